import type { RefusalCode } from '#contract/refusalCodes.ts'
import type { SubmissionResult } from '#domain/booking/funnel/submission.ts'
import type { WireBooking } from '#domain/booking/wire/payload.ts'
import type { usePlaceBookingMutation } from '#gql/operations/PlaceBooking.ts'
import { GraphFailure } from '#web/graph/graphFailure.ts'

/** The platform has answered. */
export interface Answered {
  readonly kind: 'answered'
  readonly result: SubmissionResult
  /** Whom the platform takes the billed person for; null where it does not say. */
  readonly bookerId: string | null
}

/** The same people were booked on the same date a moment ago. */
export interface RecentBooking {
  readonly minutesAgo: number
  /** False when it may have been booked and nobody knows. */
  readonly isCertain: boolean
  /** Null where the platform told none. */
  readonly orderNo: string | null
}

/** How one request to book ended. */
export type SendOutcome =
  | Answered
  /** Certainly not booked: the platform was not reached, or the request was refused on the way. */
  | { readonly kind: 'notSent'; readonly reason: 'unreachable' | 'tooMany' | 'closed' }
  /** Certainly not booked: the visitor is asked whether it shall be booked once more. */
  | { readonly kind: 'recent'; readonly recent: RecentBooking }
  /** It may have been booked. Final when there is no use in asking again. */
  | { readonly kind: 'unknown'; readonly isFinal: boolean }
  /** Another booking was sent under this id before. */
  | { readonly kind: 'conflict' }

/** Codes of the proxy that say the platform has not executed the booking. */
const NOT_SENT: ReadonlySet<string> = new Set<RefusalCode>([
  'PLATFORM_UNREACHABLE',
  'PLATFORM_REFUSED',
  'BAD_BOOKING',
  'BAD_SUBMISSION_ID',
  'BODY_TOO_LARGE',
  'BODY_NOT_READABLE',
  'BODY_TOO_SLOW',
  'CONTENT_TYPE',
  'FOREIGN_ORIGIN',
  'METHOD_NOT_ALLOWED',
  'UNKNOWN_DOCUMENT',
  'WRONG_TENANT',
])

/** The visitor was told that the same people were booked a moment ago, and wants it again. */
const BOOK_AGAIN = { 'x-book-again': '1' } as const

interface Sending {
  readonly tenantId: string
  readonly json: WireBooking
  readonly isAgain?: boolean
}

type PlaceBooking = ReturnType<typeof usePlaceBookingMutation>[1]

/** Sends a booking once. Never rejects: what cannot be told is `unknown`. */
export async function sendBooking(
  placeBooking: PlaceBooking,
  { tenantId, json, isAgain = false }: Sending,
): Promise<SendOutcome> {
  if (!navigator.onLine) return { kind: 'notSent', reason: 'unreachable' }
  const context = isAgain ? { fetchOptions: { headers: BOOK_AGAIN } } : {}
  const { data, error } = await placeBooking({ tenantId: Number(tenantId), json }, context)
  // A success that names no booking cannot be shown, paid or asked about: nobody knows what it stands for.
  const isReadable = data !== undefined && !(data.placeBooking.success && data.placeBooking.bookingId === null)
  if (isReadable) return { kind: 'answered', result: data.placeBooking, bookerId: data.placeBooking.bookerId }
  return error === undefined ? { kind: 'unknown', isFinal: false } : outcomeOf(new GraphFailure(error))
}

function outcomeOf({ code, details }: GraphFailure): SendOutcome {
  switch (code) {
    case 'TOO_MANY_REQUESTS':
      return { kind: 'notSent', reason: 'tooMany' }
    case 'STORE_UNAVAILABLE':
      return { kind: 'notSent', reason: 'closed' }
    case 'RECENTLY_BOOKED':
      return { kind: 'recent', recent: readRecent(details) }
    case 'SUBMISSION_CONFLICT':
      return { kind: 'conflict' }
    case null:
      return { kind: 'unknown', isFinal: false }
    default:
      return NOT_SENT.has(code)
        ? { kind: 'notSent', reason: 'unreachable' }
        : { kind: 'unknown', isFinal: details['isFinal'] === true }
  }
}

function readRecent({ minutesAgo, isCertain, orderNo }: GraphFailure['details']): RecentBooking {
  return {
    minutesAgo: typeof minutesAgo === 'number' ? minutesAgo : 0,
    isCertain: isCertain === true,
    orderNo: typeof orderNo === 'string' ? orderNo : null,
  }
}
