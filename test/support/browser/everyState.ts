import type { Page } from 'playwright-core'
import * as journey from './funnel.ts'
import { userOf } from './userSimulator.ts'

/**
 * States beside those of the walk below, each with the file of `test/browser` where a visitor gets into it and axe looks
 * at it.
 */
export const statesElsewhere = {
  'remembered travels': 'travelList',
  'filter sheet': 'travelList',
  'booking under way, on home': 'frame',
  'booking under way, on the list': 'frame',
  'booking under way, on the travel': 'frame',
  'booking under way, deleted': 'frame',
  'left alone for half an hour': 'frame',
  'names asked for again': 'personalData',
  'something has changed': 'frame',
  'changed in another window': 'frame',
  'deleted in another window': 'frame',
  'step that broke': 'frame',
  'price that cannot be checked': 'networkFaults',
  'platform out of reach, in the funnel': 'networkFaults',
  'platform out of reach, on a page': 'platformFaults',
  'booking under way to the platform': 'submitOnce',
  'booking that never left': 'submitOnce',
  'booking perhaps made': 'networkFaults',
  'payment that cannot begin': 'networkFaults',
  'payment without an answer': 'networkFaults',
  'payment open': 'paymentReturn',
  'payment open, on home': 'paymentReturn',
  'payment open, on the travel': 'paymentReturn',
  'payment being checked': 'paymentReturn',
  'payment out of time': 'paymentReturn',
  'payment nobody tells of': 'foreignPayment',
  'payment failed': 'onlinePayment',
  'payment cancelled': 'onlinePayment',
  'confirmation, paid': 'paymentReturn',
  'confirmation, not paid': 'paymentReturn',
  'confirmation, seen again': 'confirmation',
  'confirmation, waitlist': 'tasks/booking',
  'confirmation, on request': 'accessibility',
  'booked already': 'confirmation',
  'booking reference': 'confirmation',
  'dates without a place': 'accessibility',
  'travel on request': 'accessibility',
  'travel that is closed': 'accessibility',
  'waitlist chosen': 'tasks/booking',
  'family package': 'keyboardJourneys',
  'price that rose before the submit': 'lastSteps',
  'new booking after one perhaps made': 'networkFaults',
  'terms of a partner missing': 'keyboardJourneys',
  'passport and questions missing': 'journeys',
  'personal data, with errors': 'personalData',
  'a birthday asked about': 'birthdays',
  'a confirmed birthday': 'birthdays',
  'rooms asked for again': 'birthdays',
  'confirmation with mail': 'lastSteps',
  'corrected search': 'search',
  suggestions: 'search',
} as const

export type State = keyof typeof statesElsewhere

/** Called in each state, with its name. */
export type Look = (state: string) => Promise<void>

/** Leads a visitor through every step of the funnel and shows each in its states, up to a booking paid by invoice. */
export async function walkEveryState(page: Page, look: Look): Promise<void> {
  await journey.openFunnel(page)
  await look('start, empty')
  await start(page, look)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.extension)
  await look('extension')
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.services)
  await look('services')
  await summary(page, look)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.personalData)
  await people(page, look)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.additionalServices)
  await additionalServices(page, look)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.LAST_STEP)
  await payment(page, look)
}

function button(page: Page, name: string | RegExp) {
  return page.getByRole('button', { name, exact: true })
}

async function start(page: Page, look: Look): Promise<void> {
  await userOf(page).press(button(page, 'Kalender'))
  await page.getByRole('table').first().waitFor()
  await look('start, calendar')
  await userOf(page).press(button(page, 'Liste'))
  await journey.chooseDate(page, 'Juli 2027', 'Sa 03.07. – Do 08.07.')
  await userOf(page).press(button(page, 'Kind hinzufügen'))
  await userOf(page).press(button(page, 'Hinzufügen'))
  await look('start, child without a birthday')
  await userOf(page).press(button(page, 'Abbrechen'))
  await journey.goOn(page)
  await page.getByRole('alert').waitFor()
  await look('start, with an error')
  await journey.addChild(page, '10.03.2018')
  await journey.addRoom(page, 'Dreibettzimmer')
  await look('start, complete')
}

/** The bar of a phone is opened first; on a laptop all is in sight. */
async function summary(page: Page, look: Look): Promise<void> {
  const bar = button(page, 'Details anzeigen')
  const isPhone = await bar.isVisible()
  if (isPhone) {
    await userOf(page).press(button(page, /^Schritt \d/))
    await look('list of steps')
    await userOf(page).press(button(page, /^Schritt \d/))
    await userOf(page).press(bar)
  }
  await look('summary')
  if (!isPhone) {
    await userOf(page).press(button(page, 'Auf dem Handy weiterfahren'))
    await page.getByText('Richten Sie die Kamera auf den Code.').waitFor()
    await look('summary with code')
    await page.keyboard.press('Escape')
    await page.getByRole('dialog').waitFor({ state: 'hidden' })
  }
  await userOf(page).press(button(page, 'Alle Angaben löschen'))
  await page.getByRole('dialog').waitFor()
  await look('dialog: delete')
  await userOf(page).press(button(page, 'Behalten'))
  if (isPhone) await userOf(page).press(button(page, 'Details schliessen'))
}

async function people(page: Page, look: Look): Promise<void> {
  await look('people, empty')
  await journey.goOn(page)
  await page.getByRole('alert').waitFor()
  await look('people, with errors')
  await journey.fillPeople(page, [journey.ANNA, journey.BEAT, journey.CLARA])
  await journey.choose(page, page.getByRole('radio', { name: /^Jemand anderes/ }))
  await look('people, billed to somebody else')
  await journey.choose(page, page.getByRole('radio', { name: 'Anna Muster' }))
}

async function additionalServices(page: Page, look: Look): Promise<void> {
  await look('additional services, empty')
  await journey.goOn(page)
  await page.getByRole('alert').waitFor()
  await look('additional services, with errors')
  await userOf(page).choose(page.getByRole('checkbox', { name: 'Alle am gleichen Ort' }).first(), false)
  await userOf(page).choose(page.getByRole('checkbox', { name: 'Für alle gleich wählen' }), false)
  await look('additional services, each for themselves')
  await journey.choose(page, page.getByRole('checkbox', { name: 'Für alle gleich wählen' }))
  await journey.choose(page, page.getByRole('checkbox', { name: 'Alle am gleichen Ort' }).first())
  await userOf(page).press(button(page, 'Orte auf der Karte zeigen').first())
  await page.getByRole('group', { name: 'Karte der Orte, an denen wir halten' }).first().waitFor()
  await look('additional services, with a map')
  await journey.fillAdditionalServices(page)
  await look('additional services, complete')
}

async function payment(page: Page, look: Look): Promise<void> {
  await look('payment')
  await journey.book(page)
  await page.getByRole('alert').waitFor()
  await look('payment, with errors')
  await userOf(page).press(button(page, 'AGB lesen'))
  await page.getByRole('dialog').getByRole('heading').nth(1).waitFor()
  await look('dialog: terms')
  await userOf(page).press(button(page, 'Schliessen'))
  await journey.choose(page, page.getByRole('radio', { name: 'Onlinezahlung' }))
  await journey.acceptTerms(page)
  await journey.book(page)
  await journey.arriveAt(page, 'Zahlung')
  await look('payment page')
  await userOf(page).press(button(page, 'Abbrechen'))
  await page.getByText('Sie haben die Zahlung abgebrochen').waitFor()
  await look('cancelled payment')
  await userOf(page).press(button(page, 'Auf Rechnung wechseln'))
  await journey.arriveAt(page, journey.steps.confirmation)
  await look('confirmation')
}
