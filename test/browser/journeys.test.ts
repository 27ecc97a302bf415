import { expect, test } from 'vitest'
import { expectClean } from '#test/support/browser/axe.ts'
import { PHONE } from '#test/support/browser/visitor.ts'
import { userOf } from '#test/support/browser/userSimulator.ts'
import { withSite } from '#test/support/browser/siteFixture.ts'
import * as journey from '#test/support/browser/funnel.ts'
import { storedBookings } from '#test/support/browser/bookings.ts'

const site = withSite()

function lastBooking() {
  return storedBookings(site.directory).at(-1)
}

test('a flight into the desert asks for passports and the operator’s questions, and for no stop', async () => {
  const { page, problems } = await site.newVisitor({ width: PHONE })
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
  await page.getByRole('alert').getByRole('link', { name: 'Reisepassnummer' }).waitFor()
  await expectClean(page, 'passport and questions missing')
  await write('Reisepassnummer', 'X1234567')
  await write('Geburtsort', 'Bern')
  await write('Ausstellungsort', 'Bern')
  await write('Ausgestellt am', '3.2.2020')
  await write('Gültig bis', '25.05.2027')
  await userOf(page).pick(page.getByRole('combobox', { name: 'Ernährung' }), 'Vegetarisch')
  await journey.choose(page, page.getByRole('radio', { name: 'Zu Fuss' }))
  await write('E-Mail einer Kontaktperson zu Hause', 'petra.zahner@beispiel.ch')
  await write('Telefon der Kontaktperson', '031 555 12 34')
  await journey.goOn(page)
  await journey.arriveAt(page, /kommt noch dazu\?$/)
  await journey.choose(page, page.getByRole('radio', { name: /^Keine Versicherung/ }).first())
  await journey.goOn(page)
  await journey.arriveAt(page, journey.steps.payment)
  // 2390, 540 alone, 19 tourist tax.
  await journey.seeTotal(page, 'CHF 2’949.-')
  await journey.acceptTerms(page)
  await journey.book(page)
  await journey.arriveAt(page, journey.steps.confirmation)
  expect(lastBooking()).toMatchObject({ travel_id: 'marokko', total: 294_900 })
  const { travellers } = JSON.parse(lastBooking()!.wire) as { travellers: readonly object[] }
  expect(travellers).toMatchObject([
    { passportData: { type: 'PASSPORT', number: 'X1234567', validUntil: '2027-05-25' } },
  ])
  expect(problems).toEqual([])
})
