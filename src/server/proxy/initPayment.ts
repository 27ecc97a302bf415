import { isValues, type Values } from '#server/documents/graphRequest.ts'
import { UUID, type AtMostOnceOperation } from './atMostOnce.ts'

export const INIT_PAYMENT: AtMostOnceOperation = {
  field: 'initBookingPayment',
  keptFields: ['__typename', 'success', 'message', 'transactionId'],
  unknownMessage: 'It is not known whether the payment was started',
}

/**
 * The id of a decision to pay; null from who names none. Browsers send a POST again by themselves when a kept-alive
 * connection dies, and to most platforms that would be a second transaction.
 */
export function decisionIdOf({ input }: Values): string | null {
  const id = isValues(input) ? input['decisionId'] : null
  return typeof id === 'string' && UUID.test(id) ? id.toLowerCase() : null
}
