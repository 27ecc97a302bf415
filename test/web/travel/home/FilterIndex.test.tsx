// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#test/support/web/render.tsx'
import { FilterIndex } from '#web/travel/home/FilterIndex.tsx'

/** Response of the filter; fragments are masked by type alone. */
const answered = (options: readonly object[]) => ({ filters: [{ name: 'travelTypes', options }] }) as never
const draw = (options: readonly object[]) =>
  renderPage(<FilterIndex result={answered(options)} name="travelTypes" heading="Nach Reiseart" />)

test('an index has no heading without values that have travels', () => {
  const value = { label: 'Rundreise', value: 'rundreise' }
  draw([])
  expect(screen.queryByRole('heading')).toBeNull()
  draw([{ ...value, itemCount: 0 }])
  expect(screen.queryByRole('heading')).toBeNull()
  draw([{ ...value, itemCount: 3 }])
  expect(screen.getByRole('heading', { name: 'Nach Reiseart' })).toBeTruthy()
  expect(screen.getByRole('link').getAttribute('href')).toBe('/reisen?travelTypes=rundreise')
})
