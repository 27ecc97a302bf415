import type { Client } from '@urql/core'
import type { SubmissionResult } from '#domain/booking/submission.ts'
import type { WireBooking } from '#domain/booking/payload.ts'
import { PlaceBookingDocument } from '#gql/operations/PlaceBooking.ts'
import { GraphFailure } from '#web/graph/graphFailure.ts'

/** The platform has answered. */
export interface Answered {
  readonly kind: 'answered'
  readonly result: SubmissionResult
  /** Whom the platform takes the billed person for; null where it does not say. */
  readonly bookerId: string | null
}

/** How one request to book ended. */
export type SendOutcome =
  | Answered
  /** Certainly not booked: the platform was not reached, or the request was refused on the way. */
  | { readonly kind: 'notSent' }
  /** Certainly not booked: nothing can be booked at the moment. */
  | { readonly kind: 'closed' }
  /** It may have been booked. */
  | { readonly kind: 'unknown' }

/** Codes of the proxy that say the platform has not seen the booking. */
const NOT_SENT = new Set([
  'PLATFORM_UNREACHABLE',
  'BAD_SUBMISSION_ID',
  'BODY_TOO_LARGE',
  'BODY_NOT_READABLE',
  'BODY_TOO_SLOW',
  'CONTENT_TYPE',
  'FOREIGN_ORIGIN',
  'UNKNOWN_DOCUMENT',
])

/** Sends a booking once. Never rejects: what cannot be told is `unknown`. */
export async function sendBooking(graph: Client, tenantId: string, json: WireBooking): Promise<SendOutcome> {
  if (!navigator.onLine) return { kind: 'notSent' }
  const { data, error } = await graph.mutation(PlaceBookingDocument, { tenantId: Number(tenantId), json }).toPromise()
  // A success that names no booking cannot be shown, paid or asked about: nobody knows what it stands for.
  const isReadable = data !== undefined && !(data.placeBooking.success && data.placeBooking.bookingId === null)
  if (isReadable) return { kind: 'answered', result: data.placeBooking, bookerId: data.placeBooking.bookerId }
  const code = error === undefined ? null : new GraphFailure(error).code
  if (code === 'STORE_UNAVAILABLE') return { kind: 'closed' }
  return { kind: code !== null && NOT_SENT.has(code) ? 'notSent' : 'unknown' }
}
