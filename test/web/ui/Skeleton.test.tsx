// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderPage, textOf } from '#test/support/web/render.tsx'
import { SkeletonRows } from '#web/ui/Skeleton.tsx'

test('rows that are loading say so once, as text that a live region reads aloud', () => {
  renderPage(<SkeletonRows count={3} />)
  expect(textOf(screen.getByRole('status'))).toBe('Wird geladen')
})
