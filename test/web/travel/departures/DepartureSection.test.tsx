// @vitest-environment happy-dom
import { act, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { addDays } from '#domain/calendar.ts'
import { carovia } from '#tenant/config.ts'
import { departureRow } from '#test/support/builders/departureRow.ts'
import { renderPage, textOf } from '#test/support/web/render.tsx'
import type { DepartureRow } from '#web/travel/departures/departures.ts'
import { DepartureSection } from '#web/travel/departures/DepartureSection.tsx'

// Response of an operation; fragments are masked by type alone.
const travel = {
  id: 'provence',
  name: 'Provence',
  dates: [],
  pricing: {
    travels: [
      { id: 'v', transportTypeLabel: 'Car' },
      { id: 'w', transportTypeLabel: 'Bahn' },
    ],
  },
} as never

async function section(departures: readonly DepartureRow[] | null, search = '', changes: object = {}): Promise<string> {
  const answered = { ...(travel as object), ...changes } as never
  const part = <DepartureSection travelId="provence" travel={answered} departures={departures} />
  const { container } = renderPage(part, carovia, search)
  // Parts that few visitors need are loaded lazily.
  await act(() => vi.dynamicImportSettled())
  return textOf(container)
}

test('the dates not shown yet are counted without their extensions', async () => {
  const weeks = Array.from({ length: 30 }, (_, week) => addDays('2027-05-03', week * 7))
  const rows = weeks.flatMap((startDate) => {
    const endDate = addDays(startDate, 6)
    const longer = { key: `${startDate}~meer`, startDate, endDate: addDays(endDate, 2), extensionId: 'meer' }
    return [departureRow({ key: startDate, startDate, endDate }), departureRow(longer)]
  })
  // Twelve rows are six weeks; the month of the last one is June, with its nine weeks since May.
  expect(await section(rows)).toContain('21 weitere Daten bis November 2027 zeigen')
})

test('the caption names the transport, where it is known', async () => {
  const captionOf = async (transportTypeLabel: string) => {
    await section([departureRow()], '', { pricing: { travels: [{ id: 'v', transportTypeLabel }] } })
    return screen.getByRole('table').querySelector('caption')?.textContent
  }
  expect(await captionOf('Car')).toBe('Abreisen: Car')
  expect(await captionOf('Reise')).toBe('Abreisen')
})

test('the dates of a month are counted as on its card, those that cannot be booked apart', async () => {
  const on = (startDate: string, state: DepartureRow['state']) =>
    departureRow({ key: startDate, startDate, endDate: addDays(startDate, 6), state })
  const later = on('2027-07-05', 'BOOKABLE')
  const [first, second, third] = [
    on('2027-06-07', 'SOLD_OUT'),
    on('2027-06-14', 'BOOKABLE'),
    on('2027-06-21', 'WAITLIST'),
  ]
  const june = '?monat=2027-06'
  expect(await section([first, second, third, later], june)).toContain('Juni 2027: 1 Abreise, 2 weitere nicht buchbar.')
  expect(await section([second, later], june)).toContain('Juni 2027: 1 Abreise. Alle 2 Daten zeigen')
  expect(await section([first, third, later], june)).toContain('Juni 2027: 2 Abreisen. Alle 3 Daten zeigen')
})

const NOTHING = 'Zurzeit ist kein Datum online buchbar'

test('a variant without dates says so below the variants, and whom to call', async () => {
  expect(await section([departureRow()], '?variante=w')).toMatch(
    new RegExp(`Bahn zurzeit kein Datum ${NOTHING} .* Oder rufen Sie uns an:`),
  )
  expect(await section([departureRow()])).not.toContain(NOTHING)
})

test('dates without a price name no room that prices would be for', async () => {
  const onRequest = departureRow({ state: 'BY_PHONE', fromCentimes: null })
  expect(await section([onRequest])).not.toContain('Doppelzimmer')
  expect(await section([onRequest, departureRow({ key: 'v~d2' })])).toContain('Preise pro Person im Doppelzimmer')
})

test('a travel of which each departure is sold by phone says so, and no new dates have to be waited for', async () => {
  const text = await section([departureRow({ state: 'BY_PHONE', fromCentimes: null })])
  expect(text).toContain('Diese Reise buchen Sie am Telefon')
  expect(text).toContain('Per E-Mail anfragen')
  expect(text).not.toContain('Neue Daten kommen laufend dazu')
})

test('a travel without dates says so once', async () => {
  expect((await section([], '?variante=w')).split(NOTHING)).toHaveLength(2)
})

test('a travel sold by phone lists its dates to come, and opens an enquiry by e-mail', async () => {
  const date = { includesExtension: false, status: null, placesLeft: null, minPrice: null }
  const byPhone = {
    id: 'island',
    name: 'Island',
    pricing: null,
    dates: [
      { ...date, startDate: '2020-02-01', endDate: '2020-02-07' },
      { ...date, startDate: '2030-02-02', endDate: '2030-02-08' },
      { ...date, startDate: '2030-02-09', endDate: '2030-02-15' },
    ],
  } as never
  renderPage(<DepartureSection travelId="island" travel={byPhone} departures={[]} />)
  await act(() => vi.dynamicImportSettled())
  expect(screen.getAllByRole('listitem').map(textOf)).toEqual(['02.02.2030 – 08.02.2030', '09.02.2030 – 15.02.2030'])
  const mail = screen.getByRole('link', { name: 'Per E-Mail anfragen' }).getAttribute('href') ?? ''
  expect(decodeURIComponent(mail)).toContain('Ich interessiere mich für die Reise «Island».')
})

test('a travel whose pricing failed to load says so with another try, instead of being sold by phone', async () => {
  const date = { startDate: '2027-06-12', endDate: '2027-06-18', includesExtension: false, status: 'BOOKABLE' }
  const withoutPricing = { pricing: null, dates: [{ ...date, placesLeft: null, minPrice: null }] }
  const failed = await section(null, '', withoutPricing)
  expect(failed).toContain('Daten und Preise lassen sich gerade nicht laden')
  expect(failed).not.toContain('An diesen Daten fahren wir')
  expect(screen.getByText('Noch einmal versuchen').getAttribute('href')).toBe('')
  expect(await section([], '', withoutPricing)).toContain('Diese Reise buchen Sie am Telefon')
})

test('where no departure has a price of its own none is called «on request» beside the price «from» of the travel', async () => {
  const unpriced = { state: 'BY_PHONE', fromCentimes: null } as const
  const later = { startDate: '2027-07-10', endDate: '2027-07-16' }
  expect(await section([departureRow(unpriced)])).not.toContain('Preis auf Anfrage')
  expect(await section([departureRow(), departureRow({ key: 'later', ...later, ...unpriced })])).toContain(
    'Preis auf Anfrage',
  )
})
