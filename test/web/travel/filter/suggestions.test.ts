import { Client, fetchExchange } from '@urql/core'
import { expect, test } from 'vitest'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import { carovia, type FilterInput, type TenantConfig } from '#tenant/config.ts'
import { openPlatform, type OpenOptions } from '#test/support/platform/openPlatform.ts'
import { suggestionsFor } from '#web/travel/filter/suggestions.ts'

function without(name: FilterInput): TenantConfig {
  const { inputs } = carovia.travelFilter
  return { ...carovia, travelFilter: { inputs: { ...inputs, [name]: { enabled: false } } } }
}

async function kindsFor(typed: string, tenant: TenantConfig): Promise<readonly string[]> {
  return [...new Set((await suggested(typed, tenant)).map(({ kind }) => kind))]
}

async function suggested(typed: string, tenant: TenantConfig, options?: OpenOptions) {
  const { platform } = await openPlatform(options)
  const graph = new Client({
    url: 'http://platform.test/graphql',
    preferGetMethod: false,
    fetch: (input, init) => platform.fetch(new Request(input, init)),
    exchanges: [fetchExchange],
  })
  return suggestionsFor(graph, tenant, typed)
}

// rule 2.2.1
test.each([
  ['Mai', 'months', 'months'],
  ['Portugal', 'places', 'destinations'],
] as const)('«%s» suggests %s, but not to a tenant without the filter', async (typed, kind, name) => {
  expect(await kindsFor(typed, carovia)).toContain(kind)
  expect(await kindsFor(typed, without(name))).not.toContain(kind)
})

// rule 2.2.6
test('a word of a page suggests the page, after the travels', async () => {
  const [last, ...others] = (await suggested('Gepäck', carovia, { catalogue: buildCatalogue })).toReversed()
  expect(last).toMatchObject({
    kind: 'pages',
    label: 'Gepäck, Hund und Hilfe unterwegs',
    path: '/reiseinfos/gepaeck-und-hilfe',
  })
  expect(others.map(({ kind }) => kind)).not.toContain('pages')
})
