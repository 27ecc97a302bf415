import { ASK_ONLY_HEADER, BOOK_AGAIN_HEADER } from '#protocol/proxyEndpoint.ts'
import { isValues, type Values } from '#server/documents/graphRequest.ts'
import { Refusal } from '#server/http/refusal.ts'
import { bookingContent, checkBooking, isWholeBooking, peopleOnDate } from './bookingContent.ts'
import { UUID, type AtMostOnceOperation } from './atMostOnce.ts'
import type { Submission } from './submission.ts'

export const PLACE_BOOKING: AtMostOnceOperation = {
  field: 'placeBooking',
  keptFields: [
    '__typename',
    'bookingId',
    'orderNo',
    'bookerId',
    'totalPrice',
    'confirmationMail',
    'success',
    'message',
  ],
  unknownMessage: 'It is not known whether the booking was placed',
}

/** @throws Refusal unless the variables are a booking with a submission id. */
export function bookingSubmission(variables: Values, headers: Headers): Submission {
  const { json } = variables
  const id = submissionIdOf(json)
  checkBooking(json)
  return {
    id,
    content: bookingContent(json),
    people: peopleOnDate(variables),
    isAgain: headers.get(BOOK_AGAIN_HEADER) === '1',
  }
}

/** Whether a request only asks what became of a booking. */
export function isStatusQuery(headers: Headers): boolean {
  return headers.get(ASK_ONLY_HEADER) === '1'
}

/**
 * The id that is asked about. Names are gone after the visit, so the content is compared only where it is whole.
 * @throws Refusal without a submission id.
 */
export function askedSubmission({ json }: Values): Submission {
  return {
    id: submissionIdOf(json),
    content: isWholeBooking(json) ? bookingContent(json) : null,
    people: null,
    isAgain: false,
  }
}

function submissionIdOf(json: unknown): string {
  const parameters = isValues(json) ? json['customBookingParams'] : null
  const id = isValues(parameters) ? parameters['submissionId'] : null
  if (typeof id === 'string' && UUID.test(id)) return id.toLowerCase()
  throw new Refusal('BAD_SUBMISSION_ID', 'customBookingParams.submissionId must be a UUID')
}
