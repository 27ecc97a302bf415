/** Sent to the browser in place of a platform's error messages, which are meant for developers. */
export const ERROR_REPORTED = {
  message: 'The booking system reported an error',
  extensions: { code: 'ERROR_REPORTED' },
} as const

/** Operations whose variables tell of a visitor or a booking, which a platform's error message may quote. */
const WITH_VISITOR_DATA: ReadonlySet<string> = new Set([
  'PlaceBooking',
  'RatioSummaryQuery',
  'InitBookingPayment',
  'SendConversionEvent',
])

const LONGEST_LOGGED = 200
const MOST_LOGGED = 5

/** Everything from the first quoted value on: a quotation, an object, a list, an e-mail address or a number. */
const QUOTED = /["'`«“{[].*|\S*@.*|\d{3,}.*/s

/** A platform's error messages for the log: limited in number and length, without personal data and booking numbers. */
export function loggedErrors(operation: string, messages: readonly string[]): readonly string[] {
  const texts = WITH_VISITOR_DATA.has(operation) ? messages.map((message) => message.replace(QUOTED, '…')) : messages
  return texts.slice(0, MOST_LOGGED).map((text) => text.slice(0, LONGEST_LOGGED))
}
