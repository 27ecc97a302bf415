import { expect, test } from 'vitest'
import { withPaymentType } from '#domain/booking/commands/payment.ts'
import { draft } from '#test/support/builders/draft.ts'
import { offer, settings } from '#test/support/builders/offer.ts'

const paying = (enabled: boolean) =>
  offer({ settings: settings({ onlinePaymentConfig: { __typename: 'OnlinePaymentConfig', enabled, infoText: null } }) })

test('a payment method that is not offered cannot be chosen', () => {
  expect(withPaymentType(draft(), 'online', paying(true)).payment.type).toBe('online')
  expect(withPaymentType(draft(), 'online', paying(false)).payment.type).toBe('invoice')
})

test('the invoice can always be chosen', () => {
  const online = withPaymentType(draft(), 'online', paying(true))
  expect(withPaymentType(online, 'invoice', paying(true)).payment.type).toBe('invoice')
})
