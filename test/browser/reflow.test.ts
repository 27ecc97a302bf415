import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { violations } from '#test/support/axe.ts'
import { PHONE } from '#test/support/browser.ts'
import { walkEveryState } from '#test/support/everyState.ts'
import { focusProblem, hiddenField } from '#test/support/focus.ts'
import { withSite } from '#test/support/house.ts'
import * as journey from '#test/support/journey.ts'
import { cutWords, reflowProblems, withText, ZOOMED } from '#test/support/reflow.ts'

const house = withSite()

test('on a small phone and at 400 % no step scrolls sideways, no word is cut and axe finds nothing, in any state', async () => {
  const { page } = await house.enter(ZOOMED)
  await walkEveryState(page, async (state) => {
    expect.soft(await cutWords(page), state).toEqual([])
    await page.setViewportSize({ width: PHONE, height: 900 })
    expect.soft(await violations(page), state).toEqual([])
    await page.setViewportSize(ZOOMED)
  })
})

test('with large letters no step of the booking scrolls sideways and nothing is cut, from the date to the confirmation', async () => {
  const { page } = await house.enter({ width: PHONE })
  const look = async (step: string) => expect.soft(await reflowProblems(page), step).toEqual([])
  await journey.openFunnel(page)
  await look('start')
  await journey.fillStart(page)
  await look('start, filled in')
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.services)
  await look('services')
  await journey.fillServices(page)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.personalData)
  await journey.goOn(page)
  await look('people, with errors')
  await journey.fillPeople(page, [journey.ANNA, journey.BEAT, journey.CLARA])
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.additionalServices)
  await look('additional services')
  await journey.fillAdditionalServices(page)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.payment)
  await journey.bookButton(page).click()
  await look('payment, with an error')
  await page.getByRole('radio', { name: 'Auf Rechnung' }).check()
  await journey.acceptTerms(page)
  await journey.bookButton(page).click()
  await journey.arriveAt(page, journey.steps.confirmation)
  await look('confirmation')
})

const PAGES = [
  '/',
  '/reisen',
  '/reisen?ansicht=kalender',
  '/recherche?q=wandern',
  '/recherche?q=gibtesnicht',
  journey.TRAVEL_PATH,
  `${journey.TRAVEL_PATH}?ansicht=kalender`,
  '/reisen/island/island-im-winterlicht',
  '/rechtliches/agb',
  '/auftrag',
  '/gibt-es-nicht',
]

test.each([{ isAsked: true }, { isAsked: false }])(
  'with large letters, on a small phone and at 400 % no page scrolls sideways and nothing is cut, asked for consent: $isAsked',
  async ({ isAsked }) => {
    const { page } = await house.enter({ isAsked, kept: await (isAsked ? keptUnanswered() : house.kept()) })
    for (const path of PAGES) {
      await journey.open(page, path)
      if (isAsked) await asked(page)
      expect.soft(await reflowProblems(page), path).toEqual([])
    }
  },
)

test('with large letters and on a small phone the menu and the filters can be used whole', async () => {
  const { page } = await house.enter({ width: PHONE })
  await journey.open(page, '/reisen')
  await page.locator('summary', { hasText: 'Menü' }).click()
  await page.getByRole('search').getByRole('searchbox').first().waitFor()
  expect.soft(await reflowProblems(page), 'menu').toEqual([])
  await page.locator('summary', { hasText: 'Schliessen' }).click()
  await page.getByRole('button', { name: 'Reisen filtern' }).click()
  await page.locator('summary', { hasText: 'Reisearten' }).click()
  expect.soft(await reflowProblems(page), 'filters').toEqual([])
})

/** What a device keeps of a booking begun by somebody who has not answered the question of consent. */
async function keptUnanswered(): Promise<journey.KeptState> {
  const { cookies, origins } = await house.kept()
  return {
    cookies,
    origins: origins.map((kept) => ({
      ...kept,
      localStorage: kept.localStorage.filter(({ name }) => name !== 'consent'),
    })),
  }
}

/** The question of consent comes with the first sign of life. */
async function asked(page: Page): Promise<void> {
  const question = page.getByRole('region', { name: 'Ihre Privatsphäre' })
  let x = 200
  const isThere = async () => {
    await page.mouse.move((x += 5), 300)
    return question.isVisible()
  }
  await expect.poll(isThere, { timeout: 20_000 }).toBe(true)
}

const STOPS = 60

/** Tabs through the page and tells what had the focus without being seen: covered by a bar, or out of the window. */
async function coveredStops(page: Page): Promise<readonly string[]> {
  const covered: string[] = []
  for (let stop = 0; stop < STOPS; stop += 1) {
    await page.keyboard.press('Tab')
    const problem = await focusProblem(page)
    if (problem !== null) covered.push(problem)
  }
  return covered
}

test('at 400 % no bar covers what has the focus', async () => {
  const { page } = await house.enter(ZOOMED)
  await journey.openFunnel(page)
  expect.soft(await coveredStops(page), 'start').toEqual([])
  await journey.fillShortStart(page)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.services)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.personalData)
  expect.soft(await coveredStops(page), 'people').toEqual([])
})

test('on a phone no bar and no question of consent covers any part of the field that has the focus, also with large letters', async () => {
  const { page } = await house.enter({ width: PHONE, height: 844, isAsked: true, kept: await keptUnanswered() })
  await journey.open(page, journey.stepUrl('personen'))
  await journey.arriveAt(page, journey.steps.personalData)
  await asked(page)
  for (const percent of [100, 200]) {
    await withText(page, percent)
    await page.evaluate(() => scrollTo(0, 0))
    const hidden: string[] = []
    for (let stop = 0; stop < STOPS; stop += 1) {
      await page.keyboard.press('Tab')
      const problem = await hiddenField(page)
      if (problem !== null) hidden.push(problem)
    }
    expect.soft(hidden, `${String(percent)} %`).toEqual([])
    await page.evaluate(() => (document.activeElement instanceof HTMLElement ? document.activeElement.blur() : null))
  }
})

test('on a laptop the question of consent leaves the total and what can be pressed beside it in sight', async () => {
  const { page } = await house.enter({ isAsked: true, kept: await keptUnanswered() })
  await journey.open(page, journey.stepUrl('leistungen'))
  await asked(page)
  const question = page.getByRole('region', { name: 'Ihre Privatsphäre' })
  const total = journey.shownTotal(page)
  const gap = async () =>
    ((await question.boundingBox())?.y ?? 0) - (await total.evaluate((amount) => amount.getBoundingClientRect().bottom))
  await expect.poll(gap).toBeGreaterThan(0)
})
