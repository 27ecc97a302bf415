// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EMPTY_FILTER } from '#domain/travels/filter.ts'
import { FIRST_VIEW } from '#domain/travels/listView.ts'
import { carovia, type TenantConfig } from '#tenant/config.ts'
import { renderPage } from '#test/support/web/render.tsx'
import { ViewSwitch } from '#web/travel/list/ViewSwitch.tsx'
import { listPage } from '#web/travel/search/listUrl.ts'

function linksOf(tenant: TenantConfig): number {
  renderPage(<ViewSwitch filter={EMPTY_FILTER} view={FIRST_VIEW} page={listPage('/reisen')} />, tenant)
  return screen.queryAllByRole('link').length
}

// rule 2.2.1
test('a tenant that does not filter by month offers no calendar, whose pages are months', () => {
  const { inputs } = carovia.travelFilter
  expect(linksOf(carovia)).toBe(2)
  expect(linksOf({ ...carovia, travelFilter: { inputs: { ...inputs, months: { enabled: false } } } })).toBe(0)
})
