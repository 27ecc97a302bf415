// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { expect, test } from 'vitest'
import { wishlistAtom } from '#state/savedTravels.ts'
import { renderPage, textOf } from '#test/support/web/render.tsx'
import { TravelTools } from '#web/travel/page/TravelTools.tsx'

test('a travel that was just saved leads to the wishlist in one short line', () => {
  renderPage(<TravelTools travel={{ id: 'donau', urlSlug: 'donau', name: 'Donau', publicId: null }} />)
  fireEvent.click(screen.getByText('Reise merken'))
  expect(textOf(screen.getByRole('status'))).toBe('Gespeichert auf Ihrer Merkliste (1)')
})

test('a wishlist of a hundred travels tells which one a further one takes the place of', () => {
  const store = createStore()
  const saved = Array.from({ length: 100 }, (_, index) => `Reise ${index + 1}`)
  store.set(
    wishlistAtom,
    saved.map((name) => ({ id: name, urlSlug: 'reise', name, publicId: null })),
  )
  renderPage(
    <Provider store={store}>
      <TravelTools travel={{ id: 'donau', urlSlug: 'donau', name: 'Donau', publicId: null }} />
    </Provider>,
  )
  fireEvent.click(screen.getByText('Reise merken'))
  expect(textOf(screen.getByRole('status'))).toContain('Sie ist voll. Nicht mehr darauf: Reise 100')
  expect(screen.getByRole('link', { name: 'Reise 100' }).getAttribute('href')).toBe('/reisen/Reise%20100/reise')
  fireEvent.click(screen.getByText('Gemerkt'))
  expect(textOf(screen.getByRole('status'))).toBe('Die Reise ist nicht mehr auf Ihrer Merkliste.')
})
