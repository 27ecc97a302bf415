// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { Provider } from 'urql'
import { expect, test } from 'vitest'
import { carovia, type TenantConfig } from '#tenant/config.ts'
import { graphThat } from '#test/support/web/graph.ts'
import HomePage from '#web/routes/home.tsx'
import { renderPage } from '#test/support/web/render.tsx'

const option = { label: 'Rundreisen', value: 'rundreise', itemCount: 3 }
const filters = ['travelTypes', 'destinations'].map((name) => ({ name, options: [option] }))

const graph = graphThat(() => ({ data: { bestsellerTravels: [], travelFilter: { filters } } }))

function withoutTravelTypes(): TenantConfig {
  const { inputs } = carovia.travelFilter
  return { ...carovia, travelFilter: { inputs: { ...inputs, travelTypes: { enabled: false } } } }
}

function headings(tenant: TenantConfig): readonly string[] {
  renderPage(
    <Provider value={graph}>
      <HomePage />
    </Provider>,
    tenant,
  )
  return screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)
}

// rule 2.2.1
test('the home page leads to the list by the filters the tenant has, and by no other', () => {
  expect(headings(carovia)).toEqual(expect.arrayContaining(['Nach Reiseart', 'Nach Ziel']))
  expect(headings(withoutTravelTypes())).not.toContain('Nach Reiseart')
})
