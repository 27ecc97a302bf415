// @vitest-environment happy-dom
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, test } from 'vitest'
import type { SavedTravel } from '#domain/travels/savedTravels.ts'
import { recentlyViewedAtom, wishlistAtom } from '#state/savedTravels.ts'
import { createStore, Provider, useAtomValue } from 'jotai'
import { renderPage } from '#test/support/web/render.tsx'
import { SavedTravels } from '#web/travel/wishlist/SavedTravels.tsx'

const travel = (name: string): SavedTravel => ({ id: name, urlSlug: name, name, publicId: null })

function Lists() {
  return <SavedTravels remembered={useAtomValue(wishlistAtom)} seen={useAtomValue(recentlyViewedAtom)} />
}

function renderLists() {
  const store = createStore()
  store.set(wishlistAtom, [travel('Norwegen'), travel('Provence')])
  store.set(recentlyViewedAtom, [travel('Piemont')])
  renderPage(
    <Provider store={store}>
      <Lists />
    </Provider>,
  )
}

const names = (heading: string) =>
  within(screen.getByRole('region', { name: heading }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent)

test('a travel taken off the wishlist is back with one press, and the focus is never lost', async () => {
  renderLists()
  await userEvent.click(screen.getByRole('button', { name: 'Provence von der Merkliste entfernen' }))
  expect(names('Ihre Merkliste')).toEqual(['Norwegen'])
  expect(screen.getByRole('status').textContent).toBe('«Provence» ist nicht mehr auf Ihrer Merkliste.')
  const undo = screen.getByRole('button', { name: 'Rückgängig machen' })
  expect(document.activeElement).toBe(undo)
  await userEvent.click(undo)
  expect(names('Ihre Merkliste')).toEqual(['Norwegen', 'Provence'])
  expect(document.activeElement?.textContent).toBe('Ihre Merkliste')
  expect(screen.queryByRole('button', { name: 'Rückgängig machen' })).toBeNull()
})

test('a cleared list is back with one press', async () => {
  renderLists()
  await userEvent.click(screen.getByRole('button', { name: 'Merkliste leeren' }))
  expect(screen.queryByRole('region', { name: 'Ihre Merkliste' })).toBeNull()
  expect(screen.getByRole('status').textContent).toBe('Ihre Merkliste ist leer.')
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  expect(names('Ihre Merkliste')).toEqual(['Norwegen', 'Provence'])
})

test('the recently viewed travels are cleared and restored on their own', async () => {
  renderLists()
  await userEvent.click(screen.getByRole('button', { name: 'Liste leeren' }))
  expect(screen.queryByRole('region', { name: 'Zuletzt angesehen' })).toBeNull()
  expect(names('Ihre Merkliste')).toEqual(['Norwegen', 'Provence'])
  await userEvent.click(screen.getByRole('button', { name: 'Rückgängig machen' }))
  expect(names('Zuletzt angesehen')).toEqual(['Piemont'])
})
