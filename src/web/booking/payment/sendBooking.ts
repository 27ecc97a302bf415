import type { ASK_ONLY_HEADER, BOOK_AGAIN_HEADER } from '#protocol/proxyEndpoint.ts'
import type { RefusalCode } from '#protocol/refusalCodes.ts'
import type { SubmissionResult } from '#domain/booking/funnel/submission.ts'
import type { WireBooking } from '#domain/booking/wire/payload.ts'
import { shownText } from '#domain/shownText.ts'
import type { usePlaceBookingMutation } from '#gql/operations/PlaceBooking.ts'
import type { RecentBooking } from '#state/submitState.ts'
import { GraphFailure } from '#web/graph/graphFailure.ts'

/** The platform has responded. */
export interface Answered {
  readonly kind: 'answered'
  readonly result: SubmissionResult
  /** The platform's id of the billed person; null if it sends none. */
  readonly bookerId: string | null
}

/** Outcome of one booking request. */
export type SendOutcome =
  | Answered
  /** Certainly not booked: the platform was not reached, or the proxy refused the request. */
  | { readonly kind: 'notSent'; readonly reason: 'unreachable' | 'tooMany' | 'closed' }
  /** Nothing was ever sent under the id that was asked about. */
  | { readonly kind: 'neverSent' }
  /** Certainly not booked: the visitor has to confirm a duplicate booking. */
  | { readonly kind: 'recent'; readonly recent: RecentBooking }
  /** It may have been booked. `isFinal` if a retry cannot find out more. */
  | { readonly kind: 'unknown'; readonly isFinal: boolean }
  /** Another booking was sent under the same submission id before. */
  | { readonly kind: 'conflict' }

/** Error codes of the proxy after which the platform has certainly not executed the booking. */
const NOT_SENT: ReadonlySet<string> = new Set<RefusalCode>([
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

interface BookingRequest {
  readonly tenantId: string
  readonly json: WireBooking
  /** Which confirmation goes with it: that the same people book again, or that nothing new is to be sent. */
  readonly header?: typeof BOOK_AGAIN_HEADER | typeof ASK_ONLY_HEADER | null
}

type PlaceBooking = ReturnType<typeof usePlaceBookingMutation>[1]

/** Sends a booking once. Never rejects: any doubt is `unknown`. */
export async function sendBooking(
  placeBooking: PlaceBooking,
  { tenantId, json, header = null }: BookingRequest,
): Promise<SendOutcome> {
  if (!navigator.onLine) return { kind: 'notSent', reason: 'unreachable' }
  const context = header === null ? {} : { fetchOptions: { headers: { [header]: '1' } } }
  const { data, error } = await placeBooking({ tenantId: Number(tenantId), json }, context)
  // A success without a booking id can be neither shown, paid nor queried, so its outcome is unknown.
  const isReadable =
    data !== undefined && !(data.placeBooking.success && shownText(data.placeBooking.bookingId) === null)
  if (isReadable) return { kind: 'answered', result: data.placeBooking, bookerId: data.placeBooking.bookerId }
  return error === undefined ? { kind: 'unknown', isFinal: false } : outcomeOf(new GraphFailure(error))
}

function outcomeOf({ code, details }: GraphFailure): SendOutcome {
  switch (code) {
    case 'TOO_MANY_REQUESTS':
      return { kind: 'notSent', reason: 'tooMany' }
    case 'STORE_UNAVAILABLE':
    case 'PLATFORM_UNREACHABLE':
      return { kind: 'notSent', reason: 'closed' }
    case 'RECENTLY_BOOKED':
      return { kind: 'recent', recent: readRecent(details) }
    case 'SUBMISSION_NEVER_SENT':
      return { kind: 'neverSent' }
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
