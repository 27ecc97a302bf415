// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#test/support/web/render.tsx'
import { CheckboxRow } from '#web/ui/CheckboxRow.tsx'
import { RadioRows } from '#web/ui/RadioRows.tsx'

test('a choice is named by its title and described by info, price and reason, each once', () => {
  renderPage(
    <RadioRows
      legend="Versicherung"
      options={[
        { value: 'a', title: 'Annullierung', info: 'Für alle', price: 'CHF 59.-', reason: 'Nicht mehr erhältlich.' },
        { value: 'b', title: 'Keine' },
      ]}
      value="b"
      onChange={() => undefined}
    />,
  )
  expect(
    screen.getByRole('radio', { name: 'Annullierung', description: 'Für alle CHF 59.- Nicht mehr erhältlich.' }),
  ).toBeDefined()
  expect(screen.getByRole('radio', { name: 'Keine', description: '' })).toBeDefined()
})

test('an extra to tick is told with its price', () => {
  renderPage(<CheckboxRow title="Ausflug" price="CHF 45.-" isChosen={false} onChange={() => undefined} />)
  expect(screen.getByRole('checkbox', { name: 'Ausflug', description: 'CHF 45.-' })).toBeDefined()
})
