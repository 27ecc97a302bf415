import type { Page } from 'playwright-core'
import { afterEach, expect, test } from 'vitest'
import { expectClean } from '#test/support/browser/axe.ts'
import { PHONE, type Visitor } from '#test/support/browser/visitor.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'
import { keyboardOf, typePeople, type Keyboard } from '#test/support/browser/keyboardUser.ts'
import { storedBookings } from '#test/support/browser/bookings.ts'

const site = withSite()

let visitor: Visitor
let keyboard: Keyboard

/** A visitor at a travel page whose hand never leaves the keyboard. */
async function enter(path: string, width?: number): Promise<Page> {
  visitor = await site.newVisitor(width === undefined ? {} : { width })
  keyboard = keyboardOf(visitor.page)
  await journey.open(visitor.page, path)
  await keyboard.press(visitor.page.getByRole('main').locator('a[href^="/buchen/"]').first(), 'Enter')
  await keyboard.arriveAt(journey.steps.start)
  return visitor.page
}

// The focus indicator was always visible, and never under a bar.
afterEach(() => {
  expect(keyboard.unseen).toEqual([])
  expect(visitor.problems).toEqual([])
})

const button = (name: string | RegExp) => visitor.page.getByRole('button', { name, exact: true })
const checkbox = (name: RegExp) => visitor.page.getByRole('checkbox', { name })
const radio = (name: string | RegExp) => visitor.page.getByRole('radio', { name })

async function chooseDate(month: string, days: string): Promise<void> {
  await keyboard.openDetails(
    visitor.page.locator('details').filter({ has: visitor.page.getByRole('heading', { name: month }) }),
  )
  await keyboard.choose(radio(days))
}

async function addChild(birthday: string): Promise<void> {
  await keyboard.press(button('Kind hinzufügen'), 'Enter')
  await keyboard.type(visitor.page.getByLabel('Geburtsdatum des Kindes'), birthday)
  await visitor.page.keyboard.press('Enter')
  await visitor.page.getByText(`Kind, geboren am ${birthday}`).waitFor()
}

async function addRoom(room: string): Promise<void> {
  await keyboard.press(button(`${room} wählen`), 'Space')
  await visitor.page.getByText(/^Ihre (?:Zimmer|Kabinen) sind vollständig\./).waitFor()
}

async function boardInZurich(): Promise<void> {
  await keyboard.type(visitor.page.getByRole('searchbox', { name: 'Ort oder Postleitzahl suchen' }).first(), 'Zürich')
  await keyboard.choose(radio('Zürich'))
}

/** From the services, with nothing more, to the step where one books. */
async function goOnToPayment(people: readonly journey.Person[], board?: () => Promise<void>): Promise<void> {
  await keyboard.goOn()
  await keyboard.arriveAt(journey.steps.personalData)
  await typePeople(visitor.page, keyboard, people)
  await keyboard.goOn()
  await keyboard.arriveAt(/kommt noch dazu\?$/)
  await board?.()
  await keyboard.choose(radio(/^Keine Versicherung/).first())
  await keyboard.goOn()
  await keyboard.arriveAt(journey.LAST_STEP)
}

const acceptTerms = () => keyboard.press(checkbox(/akzeptiere: Allgemeine/), 'Space')

function lastBooking() {
  return storedBookings(site.directory).at(-1)
}

const DARIO: journey.Person = { salutation: 'Knabe', firstName: 'Dario', lastName: 'Muster', birthday: null }
const ELIN: journey.Person = { salutation: null, firstName: 'Elin', lastName: 'Muster', birthday: '05.12.2026' }

// rule 1.1.3.3
test('in a narrow window a family with a baby books the family package by keyboard', async () => {
  const page = await enter('/reisen/gardasee/familienferien-am-gardasee', PHONE)
  await chooseDate('Juli 2027', 'Sa 03.07. – Sa 10.07.')
  await addChild('10.03.2018')
  await addChild('10.05.2023')
  await keyboard.press(button('Babys: eins mehr'), 'Space')
  await keyboard.press(button(/^Familienpaket 2 \+ 2.* wählen$/), 'Space')
  await page.getByText('Ihre Zimmer sind vollständig.').waitFor()
  await expectClean(page, 'family package')
  // 3130 package, 45 baby, 35 cleaning of the family room.
  await journey.seeTotal(visitor.page, 'CHF 3’210.-')
  await keyboard.goOn()
  await keyboard.arriveAt(journey.steps.services)
  await keyboard.press(checkbox(/^Zimmer mit Seesicht/), 'Space')
  await keyboard.press(button('Segelkurs für Kinder, Anzahl: eins mehr'), 'Space')
  // 7 nights × 18 sea view, 135 sailing.
  await journey.seeTotal(visitor.page, 'CHF 3’471.-')
  await goOnToPayment([journey.ANNA, journey.BEAT, journey.CLARA, DARIO, ELIN], boardInZurich)
  await acceptTerms()
  await keyboard.press(journey.bookButton(page), 'Enter')
  await keyboard.arriveAt(journey.steps.confirmation)
  expect(lastBooking()).toMatchObject({ travel_id: 'gardasee', status: 'BOOKABLE', total: 347_100 })
})

test('a cruise in euros is paid online by keyboard, after agreeing to the terms of both operators', async () => {
  const page = await enter('/reisen/rhein/rhein-von-basel-nach-amsterdam')
  await chooseDate('Juli 2027', 'Mo 05.07. – So 11.07.')
  await addRoom('Zweibettkabine Hauptdeck')
  await keyboard.goOn()
  await keyboard.arriveAt(journey.steps.services)
  await keyboard.press(checkbox(/^Obstkorb und Blumen/), 'Space')
  await goOnToPayment([journey.ANNA, journey.BEAT])
  // 2 × 1190, 32 fruit.
  await journey.seeTotal(visitor.page, 'EUR 2’412.-')
  await keyboard.choose(radio(/^Onlinezahlung/))
  await acceptTerms()
  await keyboard.press(journey.bookButton(page), 'Enter')
  await page.getByRole('alert').waitFor()
  await expectClean(page, 'terms of a partner missing')
  await keyboard.press(checkbox(/Rheintochter Flussreisen/), 'Space')
  await keyboard.press(journey.bookButton(page), 'Enter')
  await journey.arriveAt(page, 'Zahlung')
  await keyboard.press(page.getByRole('button', { name: 'Bezahlen', exact: true }), 'Enter')
  await page.getByText('Ihre Reise ist bezahlt.').waitFor()
  expect(lastBooking()).toMatchObject({ travel_id: 'rhein', currency: 'EUR', total: 241_200, payment_status: 'PAID' })
})

// rule 1.1.3.1
test('an extension is taken by keyboard, and its days are in the booking', async () => {
  const page = await enter(journey.TRAVEL_PATH)
  await chooseDate('Juli 2027', 'Sa 03.07. – Do 08.07.')
  await addRoom('Doppelzimmer')
  await keyboard.goOn()
  await keyboard.arriveAt(journey.steps.extension)
  await keyboard.choose(page.getByRole('radio').nth(1))
  await keyboard.goOn()
  await keyboard.arriveAt(journey.steps.services)
  // Nine days instead of six: 2 × 1780, 50 less each.
  await page.getByRole('complementary', { name: 'Ihre Buchung' }).getByText('03.07.2027 – 11.07.2027').waitFor()
  await journey.seeTotal(page, 'CHF 3’460.-')
})
