import { isValues, type Values } from '#server/documents/graphRequest.ts'
import { UUID, type AtMostOnceOperation } from './atMostOnce.ts'

export const INIT_PAYMENT: AtMostOnceOperation = {
  field: 'initBookingPayment',
  keptFields: ['__typename', 'success', 'message', 'transactionId'],
  unknownMessage: 'It is not known whether the payment was started',
}

/**
 * The id of a payment decision, made by the client; null if it sent none. Browsers repeat a POST by themselves when a
 * keep-alive connection is reset, which would start a second transaction on most platforms.
 */
export function decisionIdOf({ input }: Values): string | null {
  const id = isValues(input) ? input['decisionId'] : null
  return typeof id === 'string' && UUID.test(id) ? id.toLowerCase() : null
}

/** Canonical text of a decision, to detect another one under the same id: nobody may be sent to the payment of another booking. */
export function paymentContent({ input }: Values): string {
  const field = (name: string): unknown => (isValues(input) ? (input[name] ?? null) : null)
  return JSON.stringify([field('bookingId'), field('switchToInvoice') === true])
}
