// @vitest-environment happy-dom
import type { Exchange } from '@urql/core'
import { renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Provider } from 'urql'
import { expect, test } from 'vitest'
import { useContingentsQuery } from '#gql/operations/Contingents.ts'
import { graphThat } from '#test/support/web/graph.ts'
import { cache } from '#web/graph/cache.ts'
import { knownAnswersExchange } from '#web/graph/knownAnswers.ts'

const known = knownAnswersExchange(() => true)

test.each<[string, readonly Exchange[]]>([
  ['before the cache is loaded', [known]],
  ['with the cache', [cache, known]],
])('a departure that is not known yet does not have the places of the one before, %s', async (_, exchanges) => {
  const places = [{ __typename: 'PackageContingent', ratioPackageNo: '101', available: 6 }]
  const graph = graphThat(() => ({ data: { __typename: 'Query', packages: places, services: [] } }), ...exchanges)
  const wrapper = ({ children }: { readonly children: ReactNode }) => <Provider value={graph}>{children}</Provider>
  const inCache = ({ dateId }: { readonly dateId: string }) => {
    const variables = { ratioTravelId: 'alpen-bus', dateId }
    const [, ask] = useContingentsQuery({ variables, pause: true })
    const [{ data }] = useContingentsQuery({ variables, requestPolicy: 'cache-only' })
    return { ask, data }
  }
  const { result, rerender } = renderHook(inCache, { wrapper, initialProps: { dateId: 'first' } })
  result.current.ask()
  await waitFor(() => expect(result.current.data).toMatchObject({ services: [] }))

  rerender({ dateId: 'second' })
  expect(result.current.data).toBeNull()
})
