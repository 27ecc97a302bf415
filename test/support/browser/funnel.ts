import type { BrowserContext, Locator, Page } from 'playwright-core'
import { readCentimes } from '#domain/money.ts'
import { userOf } from './userSimulator.ts'
import { isOperation, type Visitor } from './visitor.ts'

/** The travel journeys book: two variants, children, rooms, every kind of extra, boarding stops. */
const TRAVEL_ID = 'provence'
export const TRAVEL_PATH = '/reisen/provence/provence-lavendelbluete'

/** A list short enough to have the travel on its first page. */
export const LIST_PATH = '/reisen?destinations=frankreich'

/** A departure without extension, with every place free, on `JOURNEY_DAY`. */
export const JOURNEY_DATE = 'Sa 19.06. – Do 24.06.'

/** Totals of the bookings made by these functions. Tests whose subject is a price write their own. */
export const totals = {
  /** One adult in a single room, early booking: `fillShortStart`, `reachPayment`. */
  alone: 'CHF\u00A01’530.-',
  aloneInFrancs: 1530,
  /** The same less the deposit of 30 per cent. */
  aloneRest: 'CHF\u00A01’071.-',
  aloneWithHalfBoard: 'CHF\u00A01’700.-',
  aloneInsured: 'CHF\u00A01’606.-',
} as const

/** Price of `fillServices`: 2 × 170 half-board, 42.50 basket, 2 × 59 and 32 for the boat. */
export const SERVICES_CENTIMES = 53_250

/** Price of `fillAdditionalServices`: 6 × 7.50 stops, 172 insurance, 18.50 papers, 3 × 8.70 climate. */
export const ADDITIONAL_SERVICES_CENTIMES = 26_160

/** The lowest price of `JOURNEY_DATE`: a double room, early booking −50.-. */
export const PRICE_FROM = '1’240.-'

/** Heading of the last step, whatever is sent there: a booking, an entry on the waitlist or an enquiry. */
export const LAST_STEP = /^Alles prüfen und /

export const steps = {
  start: 'Wann reisen Sie, und mit wem?',
  extension: 'Möchten Sie noch bleiben?',
  services: 'Was darf es noch sein?',
  personalData: 'Ihre Angaben',
  additionalServices: 'Wo steigen Sie ein, und was kommt noch dazu?',
  payment: 'Alles prüfen und buchen',
  confirmation: 'Ihre Reise ist gebucht',
} as const

/** Path of a step; default: of the travel most journeys book. */
export function stepUrl(step: string, travelId = TRAVEL_ID): string {
  return `/buchen/${travelId}/${step}`
}

export function heading(page: Page, name: string | RegExp): Locator {
  return page.getByRole('heading', { level: 1, name })
}

/** Waits until a page is on screen: one that is still coming shows its heading already, and is not in the history yet. */
export async function arriveAt(page: Page, title: string | RegExp): Promise<void> {
  await heading(page, title).and(page.locator('h1:not([aria-busy=true] *)')).waitFor()
}

export async function goOn(page: Page): Promise<void> {
  await userOf(page).press(page.getByRole('button', { name: 'Weiter', exact: true }))
}

/** Presses a button of a stepper so often. */
export async function increase(page: Page, label: string, times = 1): Promise<void> {
  for (let count = 0; count < times; count += 1) {
    await userOf(page).press(page.getByRole('button', { name: `${label}: eins mehr` }))
  }
}

/** Opens a page by its address and waits until it is hydrated. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path)
  await untilHydrated(page)
}

/**
 * Waits until React has hydrated the page with all its Suspense boundaries: from then on clicks and keys do something. A
 * served boundary begins with the comment `$`; its elements have props once it is hydrated.
 */
async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const main = document.querySelector('main')
    if (main === null) return false
    const isHydrated = (element: Element) => Object.keys(element).some((key) => key.startsWith('__reactProps'))
    const boundaries: Element[] = []
    const comments = document.createTreeWalker(main, NodeFilter.SHOW_COMMENT)
    while (comments.nextNode()) {
      const { data, nextSibling } = comments.currentNode as Comment
      if (data === '$' && nextSibling instanceof Element) boundaries.push(nextSibling)
    }
    return isHydrated(main) && boundaries.every(isHydrated)
  })
}

/** Opens the funnel at its first step, ready to be used. */
export async function openFunnel(page: Page, travelId = TRAVEL_ID): Promise<void> {
  await open(page, stepUrl('start', travelId))
  await arriveAt(page, steps.start)
}

/** Chooses a departure by its days; opens its month first where months are closed. */
export async function chooseDate(page: Page, month: string, days: string): Promise<void> {
  const dates = page.locator('details').filter({ has: page.getByRole('heading', { name: month }) })
  if ((await dates.getAttribute('open')) === null) await userOf(page).press(dates.locator('summary'))
  await choose(page, page.getByRole('radio', { name: days }))
}

/** Replaces the content of a field, key by key and as fast as the page takes them. */
export function write(field: Locator, text: string): Promise<void> {
  return userOf(field.page()).type(field, text, { keyMs: 0 })
}

/** Selects a checkbox or radio button by its label, unless it is selected. */
export function choose(page: Page, mark: Locator): Promise<void> {
  return userOf(page).choose(mark)
}

export async function setAdults(page: Page, count: number): Promise<void> {
  const field = page.getByRole('textbox', { name: 'Erwachsene', exact: true })
  await write(field, String(count))
  await field.press('Enter')
}

/** Adds a child by its birthday as a visitor types it: `10.03.2018`. */
export async function addChild(page: Page, birthday: string): Promise<void> {
  const { press } = userOf(page)
  await press(page.getByRole('button', { name: 'Kind hinzufügen' }))
  await write(page.getByLabel('Geburtsdatum des Kindes'), birthday)
  await press(page.getByRole('button', { name: 'Hinzufügen', exact: true }))
  await page.getByText(`Kind, geboren am ${birthday}`).waitFor()
}

export async function addRoom(page: Page, room: string): Promise<void> {
  await userOf(page).press(page.getByRole('button', { name: `${room} wählen`, exact: true }))
  await page.getByText('Ihre Zimmer sind vollständig.').first().waitFor()
}

/** First step of the journey: two adults and a child of nine in a room for three. */
export async function fillStart(page: Page): Promise<void> {
  await chooseDate(page, 'Juni 2027', JOURNEY_DATE)
  await setAdults(page, 2)
  await addChild(page, '10.03.2018')
  await addRoom(page, 'Dreibettzimmer')
}

/** Quickest way through the first step: one adult in a single room. */
export async function fillShortStart(page: Page): Promise<void> {
  await chooseDate(page, 'Juni 2027', JOURNEY_DATE)
  await setAdults(page, 1)
  await addRoom(page, 'Einzelzimmer')
}

export interface Person {
  /** Null for a baby, which has no such field. */
  readonly salutation: string | null
  readonly firstName: string
  readonly lastName: string
  /** As a visitor types it; null leaves the field as it is. */
  readonly birthday: string | null
}

export const ANNA: Person = { salutation: 'Frau', firstName: 'Anna', lastName: 'Muster', birthday: '01.02.1980' }
export const BEAT: Person = { salutation: 'Herr', firstName: 'Beat', lastName: 'Muster', birthday: '14.07.1978' }
export const CLARA: Person = { salutation: 'Mädchen', firstName: 'Clara', lastName: 'Muster', birthday: null }

/** Second step of the journey: half-board for two, a basket for the room, the boat trip for all. */
export async function fillServices(page: Page): Promise<void> {
  await increase(page, 'Halbpension, Anzahl', 2)
  await choose(page, page.getByRole('checkbox', { name: 'Pétanque-Set und Picknickkorb im Zimmer' }))
  await choose(page, page.getByRole('checkbox', { name: 'Mittagsfahrt auf der Rhone' }))
}

/** The fields of one person, expanded if people are folded up. */
async function openPerson(page: Page, place: number): Promise<Locator> {
  const person = page.locator('[data-person]').nth(place)
  if ((await person.getAttribute('open')) === null && (await person.evaluate(({ tagName }) => tagName)) === 'DETAILS')
    await userOf(page).press(person.locator('summary'))
  return person
}

/** Names and birthdays, and the address of the first person, who is billed. */
export async function fillPeople(page: Page, people: readonly Person[]): Promise<void> {
  for (const [place, { salutation, firstName, lastName, birthday }] of people.entries()) {
    const person = await openPerson(page, place)
    if (salutation !== null)
      await choose(page, person.getByRole('group', { name: 'Anrede' }).getByRole('radio', { name: salutation }))
    await write(person.getByRole('textbox', { name: 'Vorname' }), firstName)
    await write(person.getByRole('textbox', { name: 'Nachname' }), lastName)
    if (birthday !== null) await write(person.getByRole('textbox', { name: 'Geburtsdatum' }), birthday)
  }
  const first = await openPerson(page, 0)
  await write(first.getByRole('textbox', { name: 'Strasse und Hausnummer' }), 'Lindenweg 7')
  await write(first.getByRole('textbox', { name: 'PLZ', exact: true }), '3012')
  await write(first.getByRole('textbox', { name: 'Ort', exact: true }), 'Bern')
  await write(page.getByRole('textbox', { name: 'E-Mail', exact: true }), 'anna.muster@beispiel.ch')
  await write(page.getByRole('textbox', { name: 'Telefon', exact: true }), '079 123 45 67')
}

/** Third step of the journey: on and off at Solothurn, the family's insurance, papers by post, the climate. */
export async function fillAdditionalServices(page: Page): Promise<void> {
  await choose(page, page.getByRole('radio', { name: '07:00 | Solothurn, Hauptbahnhof' }))
  await choose(page, page.getByRole('radio', { name: 'Komplettschutz für die ganze Familie oder Gruppe' }))
  await choose(page, page.getByRole('radio', { name: 'Reiseunterlagen per Post' }))
  await choose(page, page.getByRole('checkbox', { name: 'CO2-Kompensation' }))
}

/** Quickest way through the third step: on at Aarau, off at Lausanne, no insurance. */
async function fillShortAdditionalServices(page: Page): Promise<void> {
  await choose(page, page.getByRole('radio', { name: '06:30 | Aarau, Bahnhof' }))
  await userOf(page).choose(page.getByRole('checkbox', { name: 'Am Einsteigeort aussteigen' }), false)
  await choose(page, page.getByRole('radio', { name: '17:25 | Lausanne, P+R Vennes' }))
  await choose(page, page.getByRole('radio', { name: 'Keine Versicherung' }))
}

/** The choice to keep names and addresses beyond the visit. */
export function rememberBox(page: Page) {
  return page.getByRole('checkbox', { name: 'Meine Angaben auf diesem Gerät merken' })
}

/** From an empty draft to the payment step: one adult in a single room, without extras. */
export async function reachPayment(page: Page, { isRemembered = false } = {}): Promise<void> {
  await openFunnel(page)
  await fillShortStart(page)
  await goOn(page)
  await arriveAt(page, steps.services)
  await goOn(page)
  await arriveAt(page, steps.personalData)
  await fillPeople(page, [ANNA])
  if (isRemembered) await choose(page, rememberBox(page))
  await goOn(page)
  await arriveAt(page, steps.additionalServices)
  await fillShortAdditionalServices(page)
  await goOn(page)
  await arriveAt(page, LAST_STEP)
}

/** Cookies and localStorage of a visit; another visitor with it continues where this one was. */
export type StorageState = Awaited<ReturnType<BrowserContext['storageState']>>

/** Fills in a booking up to the payment step and returns the storage state. */
export async function storageStateAtPayment({ context, page, leave }: Visitor): Promise<StorageState> {
  await reachPayment(page, { isRemembered: true })
  const state = await context.storageState()
  await leave()
  return state
}

/** Opens the payment step with a stored draft, and waits until its price was checked. */
export async function openPayment(page: Page): Promise<void> {
  const checked = page.waitForResponse((response) => isOperation(response.request(), 'RatioSummaryQuery'))
  await open(page, stepUrl('zahlung'))
  await arriveAt(page, LAST_STEP)
  await checked
}

/** Books a stored draft with online payment, up to the payment page of the embedded platform. */
export async function bookOnline(page: Page): Promise<void> {
  await openPayment(page)
  await choose(page, page.getByRole('radio', { name: 'Onlinezahlung' }))
  await acceptTerms(page)
  await book(page)
  await arriveAt(page, 'Zahlung')
  await page.getByText(totals.alone).waitFor()
}

/** Agrees to the operator’s terms; those of a partner are another box. */
export async function acceptTerms(page: Page): Promise<void> {
  await choose(page, page.getByRole('checkbox', { name: 'Ich habe gelesen und akzeptiere: Allgemeine' }))
}

export function bookButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Verbindlich buchen' })
}

export function book(page: Page): Promise<void> {
  return userOf(page).press(bookButton(page))
}

/** The order number on the confirmation. */
export async function orderNumber(page: Page): Promise<string> {
  const number = page
    .getByRole('term')
    .filter({ hasText: 'Auftragsnummer' })
    .locator('..')
    .getByRole('definition')
    .first()
  return (await number.textContent()) ?? ''
}

/** The total on the confirmation. */
export function bookedTotal(page: Page): Locator {
  return page.getByRole('term').filter({ hasText: 'Total' }).locator('..').getByRole('definition').first()
}

/** The amount a place of the page shows. */
export async function centimesIn(place: Locator): Promise<number> {
  const text = await place.textContent()
  const centimes = readCentimes(text)
  if (centimes === null) throw new Error(`«${text ?? ''}» is no amount`)
  return centimes
}

/** The total as the summary shows it. */
export function shownTotal(page: Page): Locator {
  return page
    .locator('[data-funnel-bar]')
    .getByText(/^CHF\s/)
    .last()
}

/** Waits until the bar or the column of the summary shows a total, as it is written. */
export async function seeTotal(page: Page, total: string): Promise<void> {
  await page.locator('[data-funnel-bar]').getByText(total, { exact: true }).last().waitFor()
}

/** Ticks a destination in the filter of the list, which takes effect at once, and closes the filter. */
export async function filterByDestination(page: Page, destination: string): Promise<void> {
  const { press, choose: tick } = userOf(page)
  await press(page.locator('summary', { hasText: 'Ziele' }))
  await tick(page.getByRole('checkbox', { name: new RegExp(`^${destination} `) }))
  await page.keyboard.press('Escape')
}
