// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, onTestFinished, test, vi } from 'vitest'
import { eachFilter, EMPTY_FILTER, type TravelFilter } from '#domain/travels/filter.ts'
import { FIRST_VIEW } from '#domain/travels/listView.ts'
import type { TravelFilterQuery } from '#gql/graphql.ts'
import { carovia, type FilterInput, type TenantConfig } from '#tenant/config.ts'
import { renderPage } from '#test/support/web/render.tsx'
import { TravelFilterForm } from '#web/travel/filter/TravelFilterForm.tsx'
import { NO_FACTS, type Reading } from '#web/travel/search/listFacts.ts'
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
  return { ...carovia, id: '9', travelFilter: { inputs: { ...eachFilter(input), query: input('query') } } }
}

interface Loaded {
  readonly filter: TravelFilter
  readonly reading: Reading | null
  readonly result?: typeof result
}

function renderForm(tenant: TenantConfig, filter: TravelFilter = EMPTY_FILTER, loaded?: Loaded): void {
  const facts = { ...NO_FACTS, reading: loaded?.reading ?? null }
  const list = { filter: loaded?.filter ?? filter, facts, result: loaded?.result ?? result }
  renderPage(<TravelFilterForm list={list} filter={filter} view={FIRST_VIEW} page={listPage('/reisen')} />, tenant)
}

/** Names of the form's fields, closed parts of the sheet included. */
function fieldNames(): readonly (string | null)[] {
  const fields = ['searchbox', 'textbox', 'combobox', 'checkbox'].flatMap((role) =>
    screen.queryAllByRole(role, { hidden: true }),
  )
  return [...new Set(fields.map((field) => field.getAttribute('name')))]
}

const destination = (name: RegExp) => screen.getByRole<HTMLInputElement>('checkbox', { name, hidden: true })

// rule 1.1.2.1
test('a tenant with all inputs has the text and the three filters', () => {
  renderForm(carovia)
  expect(fieldNames()).toEqual(['query', 'destinations', 'travelTypes', 'months'])
})

test('a filter for which a platform offers no options is no button that opens onto nothing, and keeps what is chosen', () => {
  const filter = { ...EMPTY_FILTER, months: ['2027-03'] }
  const bare = { ...result, filters: [group('travelTypes'), group('months')] } as unknown as typeof result
  renderForm(carovia, filter, { filter, reading: null, result: bare })
  expect(screen.queryAllByRole('group', { hidden: true })).toEqual([])
  expect(document.querySelector<HTMLInputElement>('input[name=months]')?.value).toBe('2027-03')
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
  renderForm(tenantWith(...enabled))
  expect(fieldNames()).toEqual(fields)
})

// rules 2.2.3.3, 3.15.3
test('each value shows its travels; one without any is closed, unless it is chosen', () => {
  renderForm(carovia)
  expect(destination(/^Norwegen/).disabled).toBe(true)
  expect(destination(/^Italien/).disabled).toBe(false)
  renderForm(carovia, { ...EMPTY_FILTER, destinations: ['norwegen'] })
  expect(destination(/^Norwegen/).disabled).toBe(false)
})

// rule 2.2.2.3
test('chosen filters can be removed, one by one or all at once', () => {
  renderForm(carovia, { ...EMPTY_FILTER, months: ['2027-03'], query: 'See' })
  const hrefOf = (name: string) => screen.getByRole('link', { name, hidden: true }).getAttribute('href')
  expect(hrefOf('Filter «März 2027» entfernen')).toBe('/reisen?query=See')
  expect(hrefOf('Filter «See» entfernen')).toBe('/reisen?months=2027-03')
  expect(hrefOf('Alle Filter löschen')).toBe('/reisen')
})

test('while another text loads, it can be removed as it was typed, and nothing of the one before', () => {
  const filter = { ...EMPTY_FILTER, query: 'provence juni' }
  const part = { months: [], minDays: null, maxDays: null, days: [], minPrice: null, maxPrice: null, currency: null }
  const parts = [
    { ...part, words: 'provence', kind: 'text' },
    { ...part, words: 'juni', kind: 'months', months: ['2027-06'] },
  ]
  const loaded = { filter, reading: { parts, corrected: null, isNearest: false } }
  const names = () => screen.getAllByRole('link', { name: /^Filter/ }).map((link) => link.getAttribute('aria-label'))
  renderForm(carovia, filter, loaded)
  expect(names()).toEqual(['Filter «provence» entfernen', 'Filter «Juni 2027» entfernen'])
  renderForm(carovia, { ...EMPTY_FILTER, query: 'norwegen' }, loaded)
  expect(names()).toEqual(['Filter «norwegen» entfernen'])
})

// rule 2.2.2.2
test('a month that is over is named, and stays chosen until it is taken out', () => {
  renderForm(carovia, { ...EMPTY_FILTER, destinations: ['italien'], months: ['2026-10', '2027-03', 'alt'] })
  const pills = screen.getAllByRole('link', { name: /^Filter/ }).map(({ textContent }) => textContent)
  expect(pills).toEqual(['Italien', 'Oktober 2026', 'März 2027', 'alt (unbekannt)'])
  const form = screen.getByRole<HTMLInputElement>('searchbox').form
  expect(form === null ? [] : new FormData(form).getAll('months')).toEqual(['2026-10', 'alt', '2027-03'])
})

test('a browser without popovers, such as Safari 16, has the filters open and nothing fails for want of them', () => {
  renderForm(carovia)
  const field = screen.getByRole('checkbox', { name: /Italien/, hidden: true })
  const sheet = field.closest('[popover]')
  expect(sheet !== null && 'hidePopover' in sheet).toBe(false)
  const failed = vi.fn()
  window.addEventListener('error', failed)
  onTestFinished(() => window.removeEventListener('error', failed))
  fireEvent.focusOut(field, { relatedTarget: document.body })
  fireEvent.click(screen.getByRole('button', { name: /zeigen|anwenden/i, hidden: true }))
  expect(failed).not.toHaveBeenCalled()
})
