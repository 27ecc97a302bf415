import { Client, fetchExchange } from '@urql/core'
import { expect, test } from 'vitest'
import { carovia, type FilterInput, type TenantConfig } from '#tenant/config.ts'
import { openPlatform } from '#test/support/platform/openPlatform.ts'
import { suggestionsFor } from '#web/travel/filter/suggestions.ts'

function without(name: FilterInput): TenantConfig {
  const { inputs } = carovia.travelFilter
  return { ...carovia, travelFilter: { inputs: { ...inputs, [name]: { enabled: false } } } }
}

async function kindsFor(typed: string, tenant: TenantConfig): Promise<readonly string[]> {
  const { platform } = await openPlatform()
  const graph = new Client({
    url: 'http://platform.test/graphql',
    preferGetMethod: false,
    fetch: (input, init) => platform.fetch(new Request(input, init)),
    exchanges: [fetchExchange],
  })
  return [...new Set((await suggestionsFor(graph, tenant, typed)).map(({ kind }) => kind))]
}

// rule 2.2.1
test.each([
  ['Mai', 'months', 'months'],
  ['Portugal', 'places', 'destinations'],
] as const)('«%s» suggests %s, but not to a tenant without the filter', async (typed, kind, name) => {
  expect(await kindsFor(typed, carovia)).toContain(kind)
  expect(await kindsFor(typed, without(name))).not.toContain(kind)
})
