// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { departureRow } from '#test/support/builders/departureRow.ts'
import { renderPage, textOf } from '#test/support/web/render.tsx'
import type { DepartureRow } from '#web/travel/departures/departures.ts'
import { FactStrip } from '#web/travel/page/FactStrip.tsx'

const days = { startDate: '2027-06-12', endDate: '2027-06-18' }
const date = { ...days, includesExtension: false, status: 'BOOKABLE', placesLeft: null, minPrice: 1290 }
const travel = { id: 'provence', minPrice: 1290, currency: 'CHF', ...days, dates: [date], pricing: null }

function facts(departures: readonly DepartureRow[] | null, changes: object = {}): string {
  // Response of an operation; fragments are masked by type alone.
  const answered = { ...travel, ...changes } as never
  return textOf(renderPage(<FactStrip travel={answered} departures={departures} boarding={[]} />).container)
}

// rules 9.6.5.1, 9.6.5.2
test('the price of a travel is in the currency of its cheapest departure', () => {
  expect(facts([departureRow({ currency: 'EUR' })])).toContain('ab EUR 1’290.- pro Person im Doppelzimmer')
  expect(facts(null)).toContain('ab CHF 1’290.- pro Person')
})

test('a travel whose dates are all closed has no price, one without any price is priced on request', () => {
  const closed = { dates: [{ ...date, status: 'CLOSED' }] }
  expect(facts([departureRow({ state: 'CLOSED' })], closed)).not.toContain('Preis')
  expect(facts(null, closed)).not.toContain('Preis')
  expect(facts([], { dates: [], minPrice: null })).toContain('Preis auf Anfrage')
})

test('a travel of one day names it once', () => {
  const day = { startDate: '2027-06-12', endDate: '2027-06-12' }
  expect(facts(null, { ...day, dates: [{ ...date, ...day }] })).toContain('1 Tag Reisedaten 12.06.2027 Preis')
})
