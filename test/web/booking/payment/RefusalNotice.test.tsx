// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { RefusalNotice } from '#web/booking/payment/RefusalNotice.tsx'
import { draft } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { renderFunnel, textOf } from '#test/support/web/render.tsx'

test('while nothing can be booked online the visitor reads so, that all is kept, and whom to call', () => {
  const { container } = renderFunnel(() => <RefusalNotice phase="closed" />, draft(), offer())
  expect(textOf(container)).toContain('Online buchen geht gerade nicht')
  expect(textOf(container)).toContain('alle Ihre Angaben bleiben erhalten')
  expect(screen.getByRole<HTMLAnchorElement>('link', { name: /\d{2} \d{2}$/ }).href).toMatch(/^tel:/)
})
