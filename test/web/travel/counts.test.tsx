// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { EMPTY_FILTER } from '#domain/travels/filter.ts'
import { FIRST_VIEW, type ListView } from '#domain/travels/listView.ts'
import { renderPage, textOf } from '#test/support/web/render.tsx'
import { CalendarMonths } from '#web/travel/list/CalendarMonths.tsx'
import { SearchNote } from '#web/travel/list/SearchNote.tsx'
import { TravelCalendar } from '#web/travel/list/TravelCalendar.tsx'
import { TravelResults } from '#web/travel/list/TravelResults.tsx'
import { NO_FACTS } from '#web/travel/search/listFacts.ts'
import { listPage } from '#web/travel/search/listUrl.ts'

/** Fields of a listed travel that have nothing to tell. */
const NOTHING_MORE = {
  startDate: null,
  endDate: null,
  label: null,
  mainImage: null,
  accommodations: [],
  travelGuides: [],
  dates: [],
}
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

/** The words of the page of a result. */
function pageOf(result: object, filter = EMPTY_FILTER, view: ListView = FIRST_VIEW) {
  const list = { filter, view, facts: NO_FACTS, result: { filters: [], ...result } as never, monthResult: null }
  return renderPage(<TravelResults list={list} page={listPage('/reisen')} next={list} isLoading={false} />)
}

const uncounted = { counts: { total: null, filteredTotal: null } }
const lavender = { ...{ id: 'a', urlSlug: 'a', name: 'Lavendel', minPrice: 900, currency: 'CHF' }, ...NOTHING_MORE }

// rules 3.15.1, 10.34
describe('a platform that does not count', () => {
  test.each([EMPTY_FILTER, { ...EMPTY_FILTER, query: 'see' }])('shows its travels, and how many they are', (filter) => {
    const { container } = pageOf({ ...uncounted, travels: [lavender] }, filter)
    expect(textOf(container)).toMatch(/^1 Reise Liste .* Lavendel/)
    expect(textOf(container)).not.toMatch(/null|NaN|weitere/)
  })

  test('has no number for a filter that is taken back', async () => {
    const { container } = pageOf({ ...uncounted, travels: [] }, { ...EMPTY_FILTER, query: 'see' })
    await screen.findByRole('heading', { name: 'Dazu haben wir gerade keine Reise' })
    expect(textOf(container)).toMatch(/Alle Filter löschen$/)
    expect(textOf(container)).not.toMatch(/null|NaN/)
  })

  test('tells no number above its calendar', () => {
    const { container } = pageOf(uncounted, EMPTY_FILTER, { layout: 'calendar', pages: 1 })
    expect(textOf(container)).not.toMatch(/\d+ Reise|null|NaN/)
  })
})

// rule 10.34
test('a catalogue without any travel speaks of no filter, and gives the phone number', async () => {
  pageOf({ counts: { total: 0, filteredTotal: 0 }, travels: [] })
  const title = await screen.findByRole('heading', { name: 'Zurzeit haben wir keine Reise im Angebot' })
  const said = textOf(title.parentElement ?? title)
  expect(said).toContain('Gern sagen wir Ihnen am Telefon, wann es neue Reisen gibt: +41 31 555 04 04')
  expect(said).not.toMatch(/Filter|Stichwort/)
  expect(screen.queryByRole('link', { name: 'Alle Filter löschen' })).toBeNull()
})

test.each([
  [1, 'dafür diese Reise. Genau dazu haben wir keine Reise. Diese kommt Ihrer Suche am nächsten.'],
  [2, 'dafür diese Reisen. Genau dazu haben wir keine Reise. Diese kommen Ihrer Suche am nächsten.'],
])('the note on a search that finds %i is about as many', (count, expected) => {
  const reading = { corrected: 'Norwegen', isNearest: true, parts: [] }
  const list = { filter: { ...EMPTY_FILTER, query: 'Norwgen' }, view: FIRST_VIEW, page: listPage('/reisen') }
  expect(textOf(renderPage(<SearchNote reading={reading} count={count} {...list} />).container)).toContain(expected)
})

test.each([
  ['Thun', 1, '«ab Thun» ? Dorthin führt keine Reise. Diese fährt dort ab.'],
  ['Tuhn im Mai', 37, '«ab Thun» ? Dorthin führt keine Reise. Diese fahren dort ab.'],
  ['ab Tuhn', 37, 'Zu «ab Tuhn» haben wir nichts gefunden, dafür diese Reisen.'],
])('the note on «%s», a town no travel leads to, says what %i travels do there', (query, count, expected) => {
  const reading = { corrected: 'ab Thun', isNearest: false, parts: [] }
  const list = { filter: { ...EMPTY_FILTER, query }, view: FIRST_VIEW, page: listPage('/reisen') }
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

test('a calendar of travels whose dates a platform leaves out says that they follow, and counts nothing', () => {
  const result = { counts: { filteredTotal: 1 }, travels: [lavender] } as never
  const { container } = renderPage(<TravelCalendar result={result} found={null} {...calendar} />)
  const text = 'Die Reisedaten folgen noch. Unter «Liste» sehen Sie alle Reisen.'
  expect(textOf(container)).toBe(`Juni 2027 ${text} Juli 2027 ${text}`)
})

test('the parts of a row of the calendar are apart when it is read aloud', () => {
  const date = { startDate: '2027-06-07', endDate: '2027-06-09', includesExtension: false, status: 'WAITLIST' }
  const travel = { id: 'a', urlSlug: 'a', name: 'Lavendel', minPrice: 60, currency: 'CHF', dates: [date] }
  const result = { counts: { filteredTotal: 1 }, travels: [travel] } as never
  renderPage(<TravelCalendar result={result} found={null} {...calendar} />)
  const link = screen.getByRole('link', { name: /Lavendel/ })
  expect(link.textContent).toMatch(/09\.06\., Lavendel, Warteliste, 3 Tage, Preis auf Anfrage$/)
})
