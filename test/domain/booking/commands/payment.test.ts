import { expect, test } from 'vitest'
import { withPaymentType } from '#domain/booking/commands/payment.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { draftAfter } from '#test/support/commands.ts'
import { draft } from '#test/support/builders/draft.ts'
import { offer, settings } from '#test/support/builders/offer.ts'

const paying = (enabled: boolean) =>
  offer({ settings: settings({ onlinePaymentConfig: { __typename: 'OnlinePaymentConfig', enabled, infoText: null } }) })

test('a payment method that is not offered cannot be chosen', () => {
  expect(draftAfter(draft(), paying(true), (now) => withPaymentType(now, 'online')).payment.type).toBe('online')
  expect(draftAfter(draft(), paying(false), (now) => withPaymentType(now, 'online')).payment.type).toBe('invoice')
})

test('a payment method that is not offered changes nothing', () => {
  const before = draft()
  expect(withPaymentType(resolve(before, paying(false)), 'online')).toBe(before)
})

test('the invoice can always be chosen', () => {
  const online = draftAfter(draft(), paying(true), (now) => withPaymentType(now, 'online'))
  expect(draftAfter(online, paying(true), (now) => withPaymentType(now, 'invoice')).payment.type).toBe('invoice')
})
