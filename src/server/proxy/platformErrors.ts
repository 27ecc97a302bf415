import type { PlatformError } from './platformAnswer.ts'

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

/** Logged in place of a message that may name a visitor. */
const WITHHELD = 'withheld: it may quote a visitor'

/** A platform's errors for the log, limited in number and length. Those that may quote a visitor have their code alone. */
export function loggedErrors(operation: string, errors: readonly PlatformError[]): readonly string[] {
  const texts = errors.map(({ message, code }) => (WITH_VISITOR_DATA.has(operation) ? (code ?? WITHHELD) : message))
  return texts.slice(0, MOST_LOGGED).map((text) => text.slice(0, LONGEST_LOGGED))
}
