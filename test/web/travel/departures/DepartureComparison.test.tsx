// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { departureRow } from '#test/support/builders/departureRow.ts'
import { renderPage, textOf } from '#test/support/web/render.tsx'
import { DepartureComparison } from '#web/travel/departures/DepartureComparison.tsx'
import type { DepartureRow } from '#web/travel/departures/departures.ts'

function compare(...rows: readonly DepartureRow[]): string {
  const view = { variantId: null, isCalendar: false, isWhole: false, compared: rows.map(({ key }) => key) }
  return textOf(renderPage(<DepartureComparison travelId="provence" rows={rows} view={view} variants={[]} />).container)
}

const second = { key: 'v~d2', startDate: '2027-07-10', endDate: '2027-07-16' }

test('of two departures the dearer one says by how much', () => {
  const words = compare(departureRow(), departureRow({ ...second, fromCentimes: 149_000 }))
  expect(words).toContain('CHF 1’290.- günstigstes Datum CHF 1’490.- CHF 200.- mehr')
})

test('of departures at the same price none is called the cheapest', () => {
  expect(compare(departureRow(), departureRow(second))).not.toMatch(/mehr|günstigstes/)
  const third = departureRow({ key: 'v~d3', startDate: '2027-08-10', endDate: '2027-08-16', fromCentimes: 149_000 })
  expect(compare(departureRow(), departureRow(second), third)).toContain(
    'CHF 1’290.- günstigstes Datum CHF 1’290.- günstigstes Datum CHF 1’490.- CHF 200.- mehr',
  )
})

// rules 9.6.5.1, 9.6.5.2
test('prices in different currencies are not compared', () => {
  const words = compare(departureRow(), departureRow({ ...second, fromCentimes: 149_000, currency: 'EUR' }))
  expect(words).toContain('CHF 1’290.- EUR 1’490.-')
  expect(words).not.toMatch(/mehr|günstigstes/)
})

test.each([
  ['Buchen', departureRow()],
  ['Auf die Warteliste', departureRow({ state: 'WAITLIST' })],
])('the button of a departure says «%s»', (word, row) => {
  compare(row)
  expect(screen.getByRole('link', { name: word })).toBeDefined()
})

test('a departure is removed by a plain link, which is no ticked box', () => {
  compare(departureRow())
  const link = screen.getByRole('link', { name: 'Entfernen: Sa 12.06.' })
  expect(link.innerHTML).toBe('Entfernen')
})
