import { expect, test } from 'vitest'
import { withPaymentType } from '#domain/booking/commands/payment.ts'
import { resolve } from '#domain/booking/draft/resolve.ts'
import { draft } from '#test/support/builders/draft.ts'
import { offer, settings } from '#test/support/builders/offer.ts'

const paying = (enabled: boolean) =>
  offer({ settings: settings({ onlinePaymentConfig: { __typename: 'OnlinePaymentConfig', enabled, infoText: null } }) })

test('a payment method that is not offered cannot be chosen', () => {
  expect(withPaymentType(resolve(draft(), paying(true)), 'online').payment.type).toBe('online')
  expect(withPaymentType(resolve(draft(), paying(false)), 'online').payment.type).toBe('invoice')
})

test('the invoice can always be chosen', () => {
  const online = withPaymentType(resolve(draft(), paying(true)), 'online')
  expect(withPaymentType(resolve(online, paying(true)), 'invoice').payment.type).toBe('invoice')
})
