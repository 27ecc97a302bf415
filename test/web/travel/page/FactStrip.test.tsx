// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { carovia } from '#tenant/config.ts'
import { departureRow } from '#test/support/builders/departureRow.ts'
import { renderPage, textOf } from '#test/support/web/render.tsx'
import type { DepartureRow } from '#web/travel/departures/departures.ts'
import { FactStrip } from '#web/travel/page/FactStrip.tsx'

const days = { startDate: '2027-06-12', endDate: '2027-06-18' }
const date = { ...days, includesExtension: false, status: 'BOOKABLE', placesLeft: null, minPrice: 1290 }
const travel = { id: 'provence', minPrice: 1290, currency: 'CHF', ...days, dates: [date], pricing: null }

function facts(departures: readonly DepartureRow[] | null, changes: object = {}, search = ''): string {
  // Response of an operation; fragments are masked by type alone.
  const answered = { ...travel, ...changes } as never
  const strip = <FactStrip travel={answered} departures={departures} boarding={[]} />
  return textOf(renderPage(strip, carovia, search).container)
}

// rules 9.6.5.1, 9.6.5.2
test('the price of a travel is in the currency of its cheapest departure', () => {
  expect(facts([departureRow({ currency: 'EUR' })])).toContain('ab EUR 1’290.- pro Person im Doppelzimmer')
  expect(facts(null)).toContain('ab CHF 1’290.- pro Person')
})

test('the last day of an early-booking price is named as a day of booking, not of the travel', () => {
  const bargain = { insteadOfCentimes: 139_000, lastDay: '2027-03-23' }
  expect(facts([departureRow({ bargain })])).toContain('statt CHF 1’390.-, bei Buchung bis 23.03.2027')
})

test('a travel whose dates are all closed has no price, one without any price is priced on request', () => {
  const closed = { dates: [{ ...date, status: 'CLOSED' }] }
  expect(facts([departureRow({ state: 'CLOSED' })], closed)).not.toContain('Preis')
  expect(facts(null, closed)).not.toContain('Preis')
  expect(facts([], { dates: [], minPrice: null })).toContain('Preis auf Anfrage')
})

test('dates follow where there are none, not where they failed to load', () => {
  const undated = { startDate: null, endDate: null, dates: null }
  expect(facts([], undated)).toContain('Reisedaten Daten folgen')
  expect(facts(null, undated)).not.toContain('Reisedaten')
})

// rule 10.34
test('the means of transport is left out where the platform does not name it', () => {
  const by = (...labels: string[]) => ({
    pricing: { travels: labels.map((transportTypeLabel, id) => ({ id: String(id), transportTypeLabel })) },
  })
  expect(facts(null, by('Reise'))).not.toContain('Anreise')
  expect(facts(null, by('Reise', 'Reise'))).not.toContain('Anreise')
  expect(facts(null, by('Car', 'Reise', 'Bahn', 'Car'))).toContain('Anreise Car · Bahn')
})

test('a travel of one day names it once', () => {
  const day = { startDate: '2027-06-12', endDate: '2027-06-12' }
  expect(facts(null, { ...day, dates: [{ ...date, ...day }] })).toContain('1 Tag Reisedaten 12.06.2027 Preis')
})

describe('of several dates', () => {
  const july = { startDate: '2027-07-10', endDate: '2027-07-16' }
  const dates = [date, { ...date, ...july, minPrice: 1190 }]
  const cheaper = departureRow({ ...july, key: 'v~d2', dateId: 'd2', fromCentimes: 119_000 })

  test('the price of another than the one shown has its day', () => {
    expect(facts([departureRow(), cheaper], { dates })).toMatch(
      /12\.06\.2027 – .*ab CHF 1’190\.-.* Abreise am 10\.07\.2027/,
    )
    expect(facts([departureRow()])).not.toContain('Abreise am')
  })

  test('those of the month looked for are shown with their price, beside the number of all others', () => {
    const june = facts([departureRow(), cheaper], { dates }, '?monat=2027-06')
    expect(june).toMatch(/12\.06\.2027 – 18\.06\.2027 und 1 weiteres Datum Preis ab CHF 1’290\.-/)
    expect(facts(null, { dates }, '?monat=2027-07')).toMatch(
      /10\.07\.2027 – .*und 1 weiteres Datum Preis ab CHF 1’190\.-/,
    )
    expect(facts([departureRow(), cheaper], { dates }, '?monat=2027-09')).toContain('12.06.2027 – ')
  })
})
