import type { Page } from 'playwright-core'
import {
  addRoom,
  arriveAt,
  chooseDate,
  fillPeople,
  goOn,
  openFunnel,
  setAdults,
  steps,
  type Person,
} from '#test/support/browser/funnel.ts'
import { startDistantPlatform } from '#test/support/browser/distantPlatform.ts'
import { JOURNEY_ENVIRONMENT } from '#test/support/browser/site.ts'
import { FUNNEL_ACTIONS, type StepActions } from './funnelActions.ts'
import { HEAVY_TRAVEL_ID, heavyCatalogue } from './heavyTour.ts'
import { withSite } from './runningSites.ts'

const PARTY = 8

/** Runs the built site on a platform of its own that sells the heavy travel, which the operator's catalogue has not. */
export async function withHeavySite<Result>(use: (origin: string) => Promise<Result>): Promise<Result> {
  const { url, paymentPageUrl, stop } = await startDistantPlatform(heavyCatalogue)
  try {
    // Without an address to pay at there is nothing to choose but the invoice.
    const environment = { ...JOURNEY_ENVIRONMENT, PLATFORM_URL: url, PAYMENT_PAGE_URL: paymentPageUrl }
    return await withSite(({ origin }) => use(origin), environment)
  } finally {
    await stop()
  }
}

/** Goes through the funnel with the heavy travel, for eight with beds. `carryOut` also leaves the step. */
export async function walkFunnel(page: Page, carryOut: (step: StepActions) => Promise<void>): Promise<void> {
  await openFunnel(page, HEAVY_TRAVEL_ID)
  await chooseDate(page, 'Juni 2027', 'Sa 19.06. –')
  await setAdults(page, PARTY)
  await addRoom(page, '1 × Doppelzimmer + 2 × Dreibettzimmer')
  for (const step of FUNNEL_ACTIONS) {
    await arriveAt(page, step.title)
    await carryOut(step)
    if (step.title === steps.personalData) await fillPeopleAndGoOn(page)
  }
}

async function fillPeopleAndGoOn(page: Page): Promise<void> {
  const people = Array.from({ length: PARTY }, (_, index): Person => ({
    salutation: index % 2 === 0 ? 'Frau' : 'Herr',
    firstName: `Reisende${'r'.repeat(index)}`,
    lastName: 'Muster',
    birthday: '01.02.1980',
  }))
  await fillPeople(page, people)
  await goOn(page)
}
