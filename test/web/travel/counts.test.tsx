// @vitest-environment happy-dom
import { expect, test } from 'vitest'
import { EMPTY_FILTER } from '#domain/travels/filter.ts'
import { FIRST_VIEW } from '#domain/travels/listView.ts'
import { renderPage, textOf } from '#test/support/web/render.tsx'
import { TravelResults } from '#web/travel/list/TravelResults.tsx'
import { NO_FACTS } from '#web/travel/search/listFacts.ts'
import { listPage } from '#web/travel/search/listUrl.ts'

const result = { counts: { total: 51, filteredTotal: 3 }, filters: [], travels: [] } as never

// rules 2.2.3.2, 3.15.1
test.each([
  ['all of them', EMPTY_FILTER, '51 Reisen'],
  ['those that match, and of how many', { ...EMPTY_FILTER, query: 'see' }, '3 Reisen von 51'],
])('the list tells how many travels it has: %s', (_case, filter, expected) => {
  const shared = { filter, view: FIRST_VIEW, page: listPage('/reisen'), facts: NO_FACTS }
  const { container } = renderPage(<TravelResults list={{ result, monthResult: null }} {...shared} isLoading={false} />)
  expect(textOf(container)).toContain(expected)
})
