// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage } from '#test/support/web/render.tsx'
import { LoadingFailed, NotBookable } from '#web/booking/step/FunnelStates.tsx'

test('a booking that cannot begin has a heading that says why', () => {
  renderPage(<NotBookable travelId="rom" urlSlug={null} />)
  expect(screen.getByRole('heading', { level: 1, name: /Diese Reise ist online nicht buchbar/ })).toBeDefined()
  renderPage(<LoadingFailed retry={() => undefined} />)
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('nicht geladen')
})
