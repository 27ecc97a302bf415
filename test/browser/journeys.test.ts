import type { Browser, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { violations } from '#test/support/axe.ts'
import { newVisitor, openBrowser, PHONE } from '#test/support/browser.ts'
import * as journey from '#test/support/journey.ts'
import { JOURNEY_ENVIRONMENT, removeDirectory, startSite, type Site } from '#test/support/site.ts'
import { storedBookings } from '#test/support/storedBookings.ts'

let browser: Browser
let site: Site

beforeAll(async () => {
  ;[browser, site] = await Promise.all([openBrowser(), startSite({ environment: JOURNEY_ENVIRONMENT })])
})

afterAll(async () => {
  await browser.close()
  await site.stop()
  removeDirectory(site.directory)
})

function lastBooking() {
  return storedBookings(site.directory).at(-1)
}

/** The total in the bar or the column of the summary, as it is written. */
async function expectTotal(page: Page, total: string): Promise<void> {
  const summary = page.getByRole('complementary', { name: 'Ihre Buchung' })
  await summary.getByText(total, { exact: true }).last().waitFor()
}

/** Boards where it costs nothing and takes no insurance; a travel that boards nobody has no stops to choose. */
async function goOnToPayment(page: Page, stop: string | null): Promise<void> {
  await journey.arriveAt(page, /kommt noch dazu\?$/)
  if (stop !== null) {
    await journey.write(page.getByRole('searchbox', { name: 'Ort oder Postleitzahl suchen' }).first(), stop)
    await page.getByRole('radio', { name: stop }).check()
  }
  await page.getByRole('radio', { name: /^Keine Versicherung/ }).first().check()
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.payment)
}

const DARIO: journey.Person = { salutation: 'Knabe', firstName: 'Dario', lastName: 'Muster', birthday: null }
const ELIN: journey.Person = { salutation: null, firstName: 'Elin', lastName: 'Muster', birthday: '05.12.2026' }

test('on a phone a family with a baby books the family package', async () => {
  const { page, problems, leave } = await newVisitor(browser, site.origin, { width: PHONE })
  await journey.openFunnel(page, 'gardasee')
  await journey.chooseDate(page, 'Juli 2027', 'Sa 03.07. – Sa 10.07.')
  await journey.addChild(page, '10.03.2018')
  await journey.addChild(page, '10.05.2023')
  await journey.increase(page, 'Babys')
  await page.getByRole('checkbox', { name: /^Familienpaket 2 \+ 2/ }).check()
  await page.getByText('Alle haben ein Bett.').waitFor()
  expect(await violations(page)).toEqual([])
  // 3130 package, 45 baby, 35 cleaning of the family room.
  await expectTotal(page, 'CHF 3’210.-')
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.services)
  await page.getByRole('checkbox', { name: /^Zimmer mit Seesicht/ }).check()
  await journey.increase(page, 'Segelkurs für Kinder, Anzahl')
  // 7 nights × 18 sea view, 135 sailing.
  await expectTotal(page, 'CHF 3’471.-')
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.personalData)
  await journey.fillPeople(page, [journey.ANNA, journey.BEAT, journey.CLARA, DARIO, ELIN])
  await journey.goOn(page)
  await goOnToPayment(page, 'Zürich')
  await journey.acceptTerms(page)
  await journey.bookButton(page).click()
  await journey.arriveAt(page, journey.steps.confirmation)
  expect(lastBooking()).toMatchObject({ travel_id: 'gardasee', status: 'BOOKABLE', total: 347_100 })
  expect(problems).toEqual([])
  await leave()
})

test('where all is sold out a visitor waits for a place, and the site never speaks of a booking', async () => {
  const { page, problems, leave } = await newVisitor(browser, site.origin)
  await journey.openFunnel(page, 'gardasee')
  await journey.chooseDate(page, 'August 2027', 'Sa 21.08. – Sa 28.08.')
  await page.getByRole('button', { name: 'Auf die Warteliste wechseln' }).first().click()
  await page.getByText('Sie buchen auf der Warteliste').waitFor()
  expect(await violations(page)).toEqual([])
  await journey.addRoom(page, 'Doppelzimmer')
  // 2 × 1270 in August.
  await expectTotal(page, 'CHF 2’540.-')
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.services)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.personalData)
  await journey.fillPeople(page, [journey.ANNA, journey.BEAT])
  await journey.goOn(page)
  await goOnToPayment(page, 'Zürich')
  await journey.acceptTerms(page)
  await page.getByRole('button', { name: 'Auf die Warteliste setzen' }).click()
  await journey.arriveAt(page, 'Sie stehen auf der Warteliste')
  expect(await violations(page)).toEqual([])
  expect(await page.getByRole('heading', { name: journey.steps.confirmation }).count()).toBe(0)
  expect(lastBooking()).toMatchObject({ travel_id: 'gardasee', status: 'WAITLIST', total: 254_000 })
  expect(problems).toEqual([])
  await leave()
})

test('a cruise in euros is paid online, after agreeing to the terms of both operators', async () => {
  const { page, problems, leave } = await newVisitor(browser, site.origin)
  await journey.openFunnel(page, 'rhein')
  await journey.chooseDate(page, 'Juli 2027', 'Mo 05.07. – So 11.07.')
  await journey.addRoom(page, 'Zweibettkabine Hauptdeck')
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.services)
  await page.getByRole('checkbox', { name: /^Obstkorb und Blumen/ }).check()
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.personalData)
  await journey.fillPeople(page, [journey.ANNA, journey.BEAT])
  await journey.goOn(page)
  await goOnToPayment(page, null)
  // 2 × 1190, 32 fruit.
  await expectTotal(page, 'EUR 2’412.-')
  await page.getByRole('radio', { name: /^Onlinezahlung/ }).check()
  await journey.acceptTerms(page)
  await journey.bookButton(page).click()
  await page.getByRole('alert').waitFor()
  expect(await violations(page)).toEqual([])
  await page.getByRole('checkbox', { name: /Rheintochter Flussreisen/ }).check()
  await journey.bookButton(page).click()
  await journey.arriveAt(page, 'Zahlung')
  await page.getByRole('button', { name: 'Bezahlen', exact: true }).click()
  await page.getByText('Die Reise ist bezahlt.').waitFor()
  expect(lastBooking()).toMatchObject({ travel_id: 'rhein', currency: 'EUR', total: 241_200, payment_status: 'PAID' })
  expect(problems).toEqual([])
  await leave()
})

test('a flight into the desert asks for passports and the operator’s questions, and for no stop', async () => {
  const { page, problems, leave } = await newVisitor(browser, site.origin)
  const write = (name: string, text: string) => journey.write(page.getByRole('textbox', { name, exact: true }), text)
  await journey.openFunnel(page, 'marokko')
  await journey.chooseDate(page, 'Mai 2027', 'So 16.05. – Di 25.05.')
  await journey.setAdults(page, 1)
  await journey.addRoom(page, 'Einzelzimmer')
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.services)
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.personalData)
  await journey.fillPeople(page, [journey.ANNA])
  await journey.goOn(page)
  await page.getByRole('alert').getByRole('link', { name: 'Passnummer' }).waitFor()
  expect(await violations(page)).toEqual([])
  await write('Passnummer', 'X1234567')
  await write('Geburtsort', 'Bern')
  await write('Ausstellungsort', 'Bern')
  await write('Ausgestellt am', '3.2.2020')
  await write('Gültig bis', '25.05.2027')
  await page.getByRole('combobox', { name: 'Ernährung' }).selectOption('Vegetarisch')
  await page.getByRole('radio', { name: 'Zu Fuss' }).check()
  await write('E-Mail einer Kontaktperson zu Hause', 'petra.zahner@beispiel.ch')
  await write('Telefon der Kontaktperson', '031 555 12 34')
  await journey.goOn(page)
  await goOnToPayment(page, null)
  // 2390, 540 alone, 18.50 tourist tax.
  await expectTotal(page, 'CHF 2’948.50')
  await journey.acceptTerms(page)
  await journey.bookButton(page).click()
  await journey.arriveAt(page, journey.steps.confirmation)
  expect(lastBooking()).toMatchObject({ travel_id: 'marokko', total: 294_850 })
  const { travellers } = JSON.parse(lastBooking()!.wire) as { travellers: readonly object[] }
  expect(travellers).toMatchObject([{ passportData: { type: 'PASSPORT', number: 'X1234567', validUntil: '2027-05-25' } }])
  expect(problems).toEqual([])
  await leave()
})
