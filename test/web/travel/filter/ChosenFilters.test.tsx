// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EMPTY_FILTER } from '#domain/travels/filter.ts'
import { FIRST_VIEW } from '#domain/travels/listView.ts'
import { renderPage, textOf } from '#test/support/web/render.tsx'
import { ChosenFilters } from '#web/travel/filter/ChosenFilters.tsx'
import { listPage } from '#web/travel/search/listUrl.ts'

// rule 2.2.2.2
test('a value in the address that no filter has is said to be unknown, and can be removed', () => {
  const groups = [{ name: 'destinations', options: [{ label: 'Italien', value: 'italien' }] }] as never
  const filter = { ...EMPTY_FILTER, destinations: ['italien', 'Blabla'], months: ['2031-01'] }
  const page = listPage('/reisen')
  renderPage(<ChosenFilters reading={null} groups={groups} filter={filter} view={FIRST_VIEW} page={page} />)
  const texts = screen.getAllByRole('listitem').map((item) => textOf(item))
  expect(texts).toEqual(['Italien', 'Blabla (unbekannt)', 'Januar 2031', 'Alle Filter löschen'])
})
