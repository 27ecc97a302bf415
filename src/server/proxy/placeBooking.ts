import { isValues, type Values } from './graphRequest.ts'
import { UUID, type OnceOnly } from './onceOnly.ts'
import { Refusal } from './refusal.ts'

export const PLACE_BOOKING: OnceOnly = {
  field: 'placeBooking',
  keptFields: ['__typename', 'bookingId', 'orderNo', 'bookerId', 'totalPrice', 'success', 'message'],
  unknown: 'It is not known whether the booking was placed',
}

/** @throws Refusal unless the booking carries the submission id its client made. */
export function submissionIdOf({ json }: Values): string {
  const parameters = isValues(json) ? json['customBookingParams'] : null
  const id = isValues(parameters) ? parameters['submissionId'] : null
  if (typeof id === 'string' && UUID.test(id)) return id.toLowerCase()
  throw new Refusal('BAD_SUBMISSION_ID', 'customBookingParams.submissionId must be a UUID')
}
