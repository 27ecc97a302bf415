// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EMPTY_FILTER } from '#domain/travels/filter.ts'
import { FIRST_VIEW } from '#domain/travels/listView.ts'
import { renderPage, textOf } from '#test/support/web/render.tsx'
import { CalendarMonths } from '#web/travel/list/CalendarMonths.tsx'
import { SearchNote } from '#web/travel/list/SearchNote.tsx'
import { TravelCalendar } from '#web/travel/list/TravelCalendar.tsx'
import { TravelResults } from '#web/travel/list/TravelResults.tsx'
import { NO_FACTS } from '#web/travel/search/listFacts.ts'
import { listPage } from '#web/travel/search/listUrl.ts'

const result = { counts: { total: 51, filteredTotal: 3 }, filters: [], travels: [] } as never

// rules 2.2.3.2, 3.15.1
test.each([
  ['all of them', EMPTY_FILTER, '51 Reisen'],
  ['those that match, and of how many', { ...EMPTY_FILTER, query: 'see' }, '3 Reisen von 51'],
])('the list tells how many travels it has: %s', (_case, filter, expected) => {
  const list = { filter, view: FIRST_VIEW, facts: NO_FACTS, result, monthResult: null }
  const { container } = renderPage(
    <TravelResults list={list} page={listPage('/reisen')} next={list} isLoading={false} />,
  )
  expect(textOf(container)).toContain(expected)
})

test.each([
  [1, 'dafür diese Reise. Genau dazu haben wir keine Reise. Diese kommt Ihrer Suche am nächsten.'],
  [2, 'dafür diese Reisen. Genau dazu haben wir keine Reise. Diese kommen Ihrer Suche am nächsten.'],
])('the note on a search that finds %i is about as many', (count, expected) => {
  const reading = { corrected: 'Norwegen', isNearest: true, parts: [] }
  const list = { filter: { ...EMPTY_FILTER, query: 'Norwgen' }, view: FIRST_VIEW, page: listPage('/reisen') }
  expect(textOf(renderPage(<SearchNote reading={reading} count={count} {...list} />).container)).toContain(expected)
})

const months = ['2027-06', '2027-07']
const calendar = { months, time: { months }, filter: EMPTY_FILTER, view: FIRST_VIEW, page: listPage('/reisen') }

test('the months of the calendar say what their numbers count', () => {
  const options = [{ value: '2027-06', itemCount: 36 }]
  const { container } = renderPage(
    <CalendarMonths result={{ filters: [{ name: 'months', options }] } as never} {...calendar} />,
  )
  expect(textOf(container)).toContain('Zahl der Reisen pro Monat:')
  expect(textOf(container)).toContain('Juni 2027 36 36 Reisen')
})

test('a month of the calendar counts its travels as its link does, and its departures beside them', () => {
  const date = (startDate: string) => ({ startDate, endDate: startDate, includesExtension: false, status: 'OPEN' })
  const travel = (id: string, ...starts: string[]) => ({
    id,
    urlSlug: id,
    name: id,
    minPrice: 1,
    currency: 'CHF',
    dates: starts.map(date),
  })
  const travels = [travel('a', '2027-06-07', '2027-06-14', '2027-07-05'), travel('b', '2027-06-09')]
  const result = { counts: { filteredTotal: 2 }, travels } as never
  const { container } = renderPage(<TravelCalendar result={result} found={null} {...calendar} />)
  const headings = [...container.querySelectorAll('h2')].map((heading) => textOf(heading))
  expect(headings).toEqual(['Juni 2027 2 Reisen, 3 Abreisen', 'Juli 2027 1 Reise, 1 Abreise'])
})

test('the parts of a row of the calendar are apart when it is read aloud', () => {
  const date = { startDate: '2027-06-07', endDate: '2027-06-09', includesExtension: false, status: 'WAITLIST' }
  const travel = { id: 'a', urlSlug: 'a', name: 'Lavendel', minPrice: 60, currency: 'CHF', dates: [date] }
  const result = { counts: { filteredTotal: 1 }, travels: [travel] } as never
  renderPage(<TravelCalendar result={result} found={null} {...calendar} />)
  const link = screen.getByRole('link', { name: /Lavendel/ })
  expect(link.textContent).toMatch(/09\.06\., Lavendel, Warteliste, 3 Tage, Preis auf Anfrage$/)
})
