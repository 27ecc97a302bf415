/** What a browser is told instead of a platform's own words, which are made for its developers. */
export const ERROR_REPORTED = {
  message: 'The booking system reported an error',
  extensions: { code: 'ERROR_REPORTED' },
} as const

/** Operations whose variables hold people; a platform may quote them. */
const WITH_PERSONAL_DATA: ReadonlySet<string> = new Set(['PlaceBooking', 'RatioSummaryQuery'])

const LONGEST_LOGGED = 200
const MOST_LOGGED = 5

/** From the first value on that a message quotes: text in quotes, an object, a list, an address, a number. */
const QUOTED = /["'`«“{[].*|\S*@.*|\d{3,}.*/s

/** A platform's errors as they may stand in the log: few, short, and without what it quotes of a booking. */
export function loggedErrors(operation: string, messages: readonly string[]): readonly string[] {
  const texts = WITH_PERSONAL_DATA.has(operation) ? messages.map((message) => message.replace(QUOTED, '…')) : messages
  return texts.slice(0, MOST_LOGGED).map((text) => text.slice(0, LONGEST_LOGGED))
}
