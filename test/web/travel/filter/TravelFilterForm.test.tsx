import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import { EMPTY_FILTER, type TravelFilter } from '#domain/travels/filter.ts'
import { FIRST_VIEW } from '#domain/travels/listView.ts'
import type { TravelFilterQuery } from '#gql/graphql.ts'
import { carovia, type FilterInput, type TenantConfig } from '#tenant/config.ts'
import { SiteProvider } from '#web/site/SiteContext.tsx'
import { TravelFilterForm } from '#web/travel/filter/TravelFilterForm.tsx'
import { NO_FACTS } from '#web/travel/search/listFacts.ts'
import { listPage } from '#web/travel/search/listUrl.ts'

const group = (name: string, ...options: readonly { label: string; value: string; itemCount: number }[]) => ({
  name,
  options,
})

// A test writes an answer as the platform gives it, without the masks.
const result = {
  counts: { total: 5, filteredTotal: 3 },
  filters: [
    group(
      'destinations',
      { label: 'Italien', value: 'italien', itemCount: 3 },
      { label: 'Norwegen', value: 'norwegen', itemCount: 0 },
    ),
    group('travelTypes', { label: 'Rundreise', value: 'rundreise', itemCount: 3 }),
    group('months', { label: 'März 2027', value: '2027-03', itemCount: 1 }),
  ],
} as unknown as TravelFilterQuery['travelFilter']

function tenantWith(...enabled: readonly FilterInput[]): TenantConfig {
  const input = (name: FilterInput) => ({ enabled: enabled.includes(name) })
  const inputs = {
    destinations: input('destinations'),
    months: input('months'),
    travelTypes: input('travelTypes'),
    query: input('query'),
  }
  return { ...carovia, id: '9', travelFilter: { inputs } }
}

const config = {
  ...{
    publicUrl: 'https://bergblick.example',
    paymentPageUrl: '',
    holdMinutes: null,
    today: '2027-01-15',
    isTodayFixed: true,
    pictures: 'own' as const,
  },
  ...{ persist: false, hasPageViews: false, posthog: null },
}

function form(tenant: TenantConfig, filter: TravelFilter = EMPTY_FILTER): string {
  const Form = () => (
    <TravelFilterForm result={result} facts={NO_FACTS} filter={filter} view={FIRST_VIEW} page={listPage('/reisen')} />
  )
  const Stub = createRoutesStub([{ path: '/', Component: Form }])
  return renderToStaticMarkup(
    <SiteProvider value={{ tenant, config }}>
      <Stub />
    </SiteProvider>,
  )
}

const fieldsOf = (page: string) => [...new Set([...page.matchAll(/<input[^>]* name="(\w+)"/g)].map(([, name]) => name))]

// rule 1.1.2.1
test('a tenant with all inputs has the text and the three filters', () => {
  expect(fieldsOf(form(carovia))).toEqual(['query', 'destinations', 'travelTypes', 'months'])
})

// rule 2.2.1
test.each<[readonly FilterInput[], readonly string[]]>([
  [
    ['destinations', 'query'],
    ['query', 'destinations'],
  ],
  [['months'], ['months']],
  [[], []],
])('a tenant with the inputs %j has the fields %j and no other', (enabled, fields) => {
  expect(fieldsOf(form(tenantWith(...enabled)))).toEqual(fields)
})

// rules 2.2.3.3, 3.15.3
test('each value shows its travels; one without any is closed, unless it is chosen', () => {
  const page = form(carovia)
  expect(page).toMatch(/disabled="" name="destinations" value="norwegen"/)
  expect(page).not.toMatch(/disabled="" name="destinations" value="italien"/)
  const chosen = form(carovia, { ...EMPTY_FILTER, destinations: ['norwegen'] })
  expect(chosen).not.toContain('disabled=""')
})

// rule 2.2.2.3
test('what is chosen can be taken away, one by one or all at once', () => {
  const page = form(carovia, { ...EMPTY_FILTER, months: ['2027-03'], query: 'See' })
  expect(page).toContain('aria-label="Filter «März 2027» entfernen" href="/reisen?query=See"')
  expect(page).toContain('aria-label="Filter «See» entfernen" href="/reisen?months=2027-03"')
  expect(page).toMatch(/href="\/reisen"[^>]*>Alle Filter löschen/)
})
