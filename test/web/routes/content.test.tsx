// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import type { ComponentProps } from 'react'
import { expect, test } from 'vitest'
import { renderPage } from '#test/support/web/render.tsx'
import ContentPage from '#web/routes/content.tsx'

const siblings = [
  { name: 'Danke', path: '/pages/danke' },
  { name: 'Gepäck', path: '/reiseinfos/gepaeck' },
]

function headings(categoryName: string | null): readonly (string | null)[] {
  const loaderData = { ...siblings[0], heading: 'Danke', teaser: null, body: '<p>Text</p>', siblings, categoryName }
  renderPage(<ContentPage {...({ loaderData } as unknown as ComponentProps<typeof ContentPage>)} />)
  return screen.getAllByRole('heading').map(({ textContent }) => textContent)
}

test('the other pages of a category stand below its name; without one there is no empty heading', () => {
  expect(headings('Reiseinfos')).toEqual(['Danke', 'Reiseinfos'])
  expect(headings(null)).toEqual(['Danke'])
  expect(screen.getByRole('navigation', { name: 'Danke: weitere Seiten' })).toBeDefined()
})
