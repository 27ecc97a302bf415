// @vitest-environment happy-dom
import { cleanup, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider as GraphProvider } from 'urql'
import { expect, onTestFinished, test } from 'vitest'
import { EMPTY_FILTER } from '#domain/travels/filter.ts'
import { FIRST_VIEW, type ListView } from '#domain/travels/listView.ts'
import { graphThat } from '#test/support/web/graph.ts'
import { siteWith } from '#test/support/web/render.tsx'
import { SiteProvider } from '#web/site/SiteContext.tsx'
import { useListData } from '#web/travel/list/useListData.ts'
import { NO_FACTS, type ListFacts } from '#web/travel/search/listFacts.ts'

/** A client that answers each request at once, with its variables as the result. */
const graph = graphThat(({ variables }) => ({ data: { travelFilter: variables } }))

function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <SiteProvider value={siteWith()}>
      <GraphProvider value={graph}>{children}</GraphProvider>
    </SiteProvider>
  )
}

const calendar: ListView = { ...FIRST_VIEW, layout: 'calendar' }
const june = { ...EMPTY_FILTER, months: ['2027-06'] }
const juneFacts: ListFacts = { ...NO_FACTS, months: ['2027-06'] }

test.each([
  ['another month', { filter: { ...june, months: ['2027-07'] }, view: calendar }],
  ['the other view', { filter: june, view: FIRST_VIEW }],
])('when %s cannot be loaded, the list is all that was loaded before', (_case, asked) => {
  onTestFinished(cleanup)
  const loaded = { filter: june, view: calendar, facts: juneFacts, hasResponse: true }
  const { result, rerender } = renderHook(useListData, { wrapper: Providers, initialProps: loaded })
  const before = result.current.list
  expect(before).toMatchObject({ filter: june, view: calendar, facts: juneFacts })
  expect(before?.monthResult).not.toBeNull()
  rerender({ ...asked, facts: NO_FACTS, hasResponse: false })
  expect(result.current.list).toEqual(before)
})
