import { expect, test } from 'vitest'
import { RefusalNotice } from '#web/booking/payment/RefusalNotice.tsx'
import { draft } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { drawn, wordsOf } from '#test/support/funnel.tsx'

test('while nothing can be booked online the visitor reads so, that all is kept, and whom to call', () => {
  const markup = drawn(() => <RefusalNotice phase="closed" />, draft(), offer())
  expect(wordsOf(markup)).toContain('Online buchen geht gerade nicht')
  expect(wordsOf(markup)).toContain('alle Ihre Angaben bleiben erhalten')
  expect(markup).toContain('href="tel:')
})
