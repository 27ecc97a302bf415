// @vitest-environment happy-dom
import { CombinedError, stringifyDocument, type Operation } from '@urql/core'
import { renderHook, waitFor } from '@testing-library/react'
import { Provider as StoreProvider } from 'jotai'
import type { ReactNode } from 'react'
import { Provider as GraphProvider } from 'urql'
import { expect, test } from 'vitest'
import { makeStore } from '#state/store.ts'
import { openPlatform } from '#test/support/platform/openPlatform.ts'
import { smallCatalogue } from '#test/support/platform/smallCatalogue.ts'
import { graphThat } from '#test/support/web/graph.ts'
import { useOffer } from '#web/booking/page/useOffer.ts'

/** The state of an offer whose travel comes without pricing, with these errors beside it. */
async function stateWithoutPricing(beside: { readonly errors?: readonly object[] } = {}) {
  const { ask } = await openPlatform({ catalogue: smallCatalogue })
  const answer = async (operation: Operation) => {
    const data = (await ask(stringifyDocument(operation.query), { ...operation.variables })) as { travel?: object }
    if (data.travel === undefined) return { data }
    const error = beside.errors === undefined ? {} : { error: new CombinedError({ graphQLErrors: [...beside.errors] }) }
    return { data: { travel: { ...data.travel, pricing: null } }, ...error }
  }
  const graph = graphThat(answer)
  const store = makeStore('2027-01-15', { tenantId: '4', isEsimActive: false, hasPaymentPage: false })
  const wrapper = ({ children }: { readonly children: ReactNode }) => (
    <StoreProvider store={store}>
      <GraphProvider value={graph}>{children}</GraphProvider>
    </StoreProvider>
  )
  const { result } = renderHook(() => useOffer('alpen', 'start', ''), { wrapper })
  await waitFor(() => expect(result.current.state).not.toBe('loading'))
  return result.current.state
}

test('a travel without pricing cannot be booked online, unless an error tells that the pricing failed to load', async () => {
  expect(await stateWithoutPricing()).toBe('notBookable')
  const error = { message: 'no age groups', path: ['travel', 'pricing', 'ageGroupSettings'] }
  expect(await stateWithoutPricing({ errors: [error] })).toBe('failed')
})

test('a travel without pricing cannot be booked online, though another part of the answer could not be used', async () => {
  const error = { message: 'unusable', path: ['ratioConfig', 'esimConfig', 'regions', 0] }
  expect(await stateWithoutPricing({ errors: [error] })).toBe('notBookable')
  expect(await stateWithoutPricing({ errors: [{ message: 'without a path' }] })).toBe('failed')
})
