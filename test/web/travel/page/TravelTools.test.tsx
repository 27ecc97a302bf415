// @vitest-environment happy-dom
import { fireEvent, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage, textOf } from '#test/support/web/render.tsx'
import { TravelTools } from '#web/travel/page/TravelTools.tsx'

test('a travel that was just saved leads to the wishlist in one short line', () => {
  renderPage(<TravelTools travel={{ id: 'donau', urlSlug: 'donau', name: 'Donau', publicId: null }} />)
  fireEvent.click(screen.getByText('Reise merken'))
  expect(textOf(screen.getByRole('status'))).toBe('Gespeichert auf Ihrer Merkliste (1)')
})
