// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { carovia } from '#tenant/config.ts'
import { departureRow } from '#test/support/builders/departureRow.ts'
import { renderPage, textOf } from '#test/support/web/render.tsx'
import type { DepartureRow } from '#web/travel/departures/departures.ts'
import { BookingBar } from '#web/travel/page/BookingBar.tsx'

const travel = {
  id: 'provence',
  name: 'Provence',
  minPrice: 1290,
  currency: 'CHF',
  startDate: null,
  endDate: null,
  dates: null,
  pricing: {
    travels: [
      { id: 'v', transportTypeLabel: 'Car' },
      { id: 'w', transportTypeLabel: 'Bahn' },
    ],
  },
}

function bar(departures: readonly DepartureRow[] | null, search = '', changes: object = {}): string {
  // Response of an operation; fragments are masked by type alone.
  const answered = { ...travel, ...changes } as never
  const part = <BookingBar travelId="provence" travel={answered} departures={departures} />
  return textOf(renderPage(part, carovia, search).container)
}

const onRequest = departureRow({ state: 'WAITLIST_CONTINGENT_CHECK' })
const waitlist = departureRow({ state: 'WAITLIST' })
const soldOut = departureRow({ state: 'SOLD_OUT' })
const closed = departureRow({ state: 'CLOSED' })
const byPhone = departureRow({ state: 'BY_PHONE', fromCentimes: null })

describe('the bar of a travel offers', () => {
  test.each([
    ['to book, where a date can be booked', [soldOut, departureRow()], 'Jetzt buchen'],
    ['to book, while the dates are not known', null, 'Jetzt buchen'],
    ['to book, where other dates are on request', [onRequest, departureRow()], 'Jetzt buchen'],
    ['to ask for a place, where all that is left is on request', [soldOut, onRequest], 'Anfragen'],
  ])('%s', (_case, departures, word) => {
    bar(departures)
    expect(screen.getByRole('link', { name: word }).getAttribute('href')).toBe('/buchen/provence/start')
  })

  test.each([
    ['of the only date that is left', [soldOut, waitlist], '/buchen/provence/start?variante=v&datum=d'],
    [
      'of the only sold-out date that has one',
      [soldOut, { ...soldOut, canWait: true }],
      '/buchen/provence/start?variante=v&datum=d&warteliste=ja',
    ],
    ['of several dates, among which the visitor chooses', [waitlist, waitlist], '#daten'],
  ])('the waitlist, where nothing else is left, %s', (_case, departures, path) => {
    bar(departures)
    expect(screen.getByRole('link', { name: 'Warteliste' }).getAttribute('href')).toBe(path)
  })

  test.each([
    ['where every date is sold out', [soldOut, closed], 'Fragen zu dieser Reise?'],
    ['where there is no date', [], 'Fragen zu dieser Reise?'],
    ['where dates are sold by phone', [byPhone], 'Buchbar am Telefon'],
  ])('the phone number, %s', (_case, departures, words) => {
    expect(bar(departures)).toContain(words)
    expect(screen.getAllByRole('link')).toHaveLength(1)
    expect(screen.getByRole('link').getAttribute('href')).toMatch(/^tel:/)
  })

  test('the phone number for questions where the pricing failed to load, and to book where it is sold by phone', () => {
    expect(bar(null, '', { pricing: null })).toContain('Fragen zu dieser Reise?')
    expect(bar([], '', { pricing: null })).toContain('Buchbar am Telefon')
  })

  test('the waitlist of the chosen date beside others that can be booked', () => {
    bar([waitlist, departureRow({ key: 'v~d2', dateId: 'd2' })], '?datum=v~d')
    expect(screen.getByRole('link', { name: 'Warteliste' }).getAttribute('href')).toContain('datum=d')
  })

  test('nothing to book of a variant without dates, and no price of another variant', () => {
    const words = bar([departureRow()], '?variante=w')
    expect(words).toContain('Provence, Bahn')
    expect(words).not.toMatch(/CHF|Jetzt buchen|Preis/)
    expect(bar([departureRow()], '?variante=v')).toMatch(/ab CHF 1’290\.- Jetzt buchen/)
  })
})

test('the bar of a chosen day trip names its day once', () => {
  expect(bar([departureRow({ endDate: '2027-06-12' })], '?datum=v~d')).toContain('Provence Sa 12.06. CHF 1’290.-')
})

describe('the bar of a travel tells the price', () => {
  // rules 9.6.5.1, 9.6.5.2
  test('in the currency of its cheapest departure', () => {
    expect(bar([departureRow({ currency: 'EUR' })])).toContain('ab EUR 1’290.-')
  })

  test('of the month looked for', () => {
    const july = departureRow({ startDate: '2027-07-10', endDate: '2027-07-16', key: 'v~d2', fromCentimes: 119_000 })
    expect(bar([departureRow(), july])).toContain('ab CHF 1’190.-')
    expect(bar([departureRow(), july], '?monat=2027-06')).toContain('ab CHF 1’290.-')
    expect(bar([departureRow(), july], '?monat=2027-06&variante=v')).toContain('ab CHF 1’290.-')
  })

  // rule 10.3
  test('of the platform where no departure has one', () => {
    expect(bar(null)).toContain('ab CHF 1’290.-')
  })

  test('never of closed dates', () => {
    const { startDate, endDate } = closed
    const date = { startDate, endDate, includesExtension: false, status: 'CLOSED', placesLeft: null, minPrice: 1290 }
    expect(bar([closed], '', { dates: [date] })).not.toMatch(/CHF|auf Anfrage/)
  })
})
