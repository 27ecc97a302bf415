import { expect, test } from 'vitest'
import { withPaymentType } from '#domain/booking/commands/payment.ts'
import { resolve } from '#domain/booking/draft/resolve.ts'
import { settle } from '#domain/booking/settle.ts'
import { draft } from '#test/support/builders/draft.ts'
import { offer, settings } from '#test/support/builders/offer.ts'

const paying = (enabled: boolean) =>
  offer({ settings: settings({ onlinePaymentConfig: { __typename: 'OnlinePaymentConfig', enabled, infoText: null } }) })

test('a payment method that is not offered cannot be chosen', () => {
  expect(settle(withPaymentType(resolve(draft(), paying(true)), 'online'), paying(true)).payment.type).toBe('online')
  expect(settle(withPaymentType(resolve(draft(), paying(false)), 'online'), paying(false)).payment.type).toBe('invoice')
})

test('the invoice can always be chosen', () => {
  const online = settle(withPaymentType(resolve(draft(), paying(true)), 'online'), paying(true))
  expect(settle(withPaymentType(resolve(online, paying(true)), 'invoice'), paying(true)).payment.type).toBe('invoice')
})
