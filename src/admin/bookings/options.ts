import { readDay } from '#domain/calendar.ts'
import type { BookingFilter } from '#platform/placed/placedBookings.ts'
import { readWords, UsageError, type Usage } from '#server/config/commandLine.ts'

/** What `npm run bookings` was asked for. */
export type Options =
  | { readonly kind: 'list'; readonly filter: BookingFilter; readonly isJson: boolean }
  | { readonly kind: 'show'; readonly orderNo: string; readonly isJson: boolean }
  | CancelOptions

export interface CancelOptions {
  readonly kind: 'cancel'
  readonly orderNos: readonly string[]
  /** Whether nobody is asked. */
  readonly isConfirmed: boolean
}

/** Lines that fit on a screen or two. */
const LIMIT = 50

const FILTERS = {
  search: { type: 'string', value: 'muster', does: 'those with this name, e-mail or order number' },
  travel: { type: 'string', value: 'donau', does: 'those of this travel' },
  since: { type: 'string', value: '2026-11-01', does: 'those booked on this day or later' },
  limit: { type: 'string', value: '500', does: `how many are listed, ${String(LIMIT)} without it` },
  'mail-lost': { type: 'boolean', does: 'those whose confirmation reached nobody' },
  'paid-late': { type: 'boolean', does: 'those whose money came too late' },
} as const

export const BOOKINGS = {
  name: 'bookings',
  forms: ['', 'CR-2027-000123', 'cancel CR-2027-000123'],
  does: 'Lists the latest bookings of the embedded platform, shows one whole, or cancels some for good.',
  options: {
    ...FILTERS,
    json: { type: 'boolean', does: 'a list or a booking for scripts' },
    yes: { type: 'boolean', does: 'cancels without asking' },
  },
} as const satisfies Usage

/** For those who give a name where an order number is asked. */
export const SEARCH_HINT = 'Names and e-mails are found with: npm run bookings -- --search muster'

/**
 * Reads `[filters] [--json]`, `number [--json]` or `cancel number … [--yes]`.
 * @throws UsageError
 */
export function readOptions(words: readonly string[]): Options {
  const { values, positionals } = readWords(BOOKINGS, words)
  const [first, ...more] = positionals
  if (first === undefined) {
    assertOnly(values, 'a list', [...Object.keys(FILTERS), 'json'])
    return { kind: 'list', filter: toFilter(values), isJson: values.json === true }
  }
  if (first === 'cancel') {
    if (more.length === 0) throw new UsageError('Name an order number: npm run bookings -- cancel CR-2027-000123')
    assertOnly(values, 'cancel', ['yes'])
    const orderNos = more.map((word) => word.toUpperCase())
    return { kind: 'cancel', orderNos: [...new Set(orderNos)], isConfirmed: values.yes === true }
  }
  if (more.length > 0) throw new UsageError(`Name one order number: npm run bookings -- CR-2027-000123. ${SEARCH_HINT}`)
  assertOnly(values, 'one booking', ['json'])
  return { kind: 'show', orderNo: first.toUpperCase(), isJson: values.json === true }
}

type Values = ReturnType<typeof readWords<typeof BOOKINGS.options>>['values']

function assertOnly(values: Values, what: string, allowed: readonly string[]): void {
  const other = Object.keys(values).find((name) => !allowed.includes(name))
  if (other !== undefined)
    throw new UsageError(
      `--${other} does not go with ${what}; allowed: ${allowed.map((name) => `--${name}`).join(', ')}`,
    )
}

function toFilter(values: Values): BookingFilter {
  const { search = null, travel = null, since = null, limit = String(LIMIT) } = values
  if (since !== null && readDay(since) === null)
    throw new UsageError(`--since is «${since}»; allowed: a day, such as 2026-11-01`)
  if (!/^[1-9]\d{0,5}$/.test(limit))
    throw new UsageError(`--limit is «${limit}»; allowed: a whole number from 1 to 999999`)
  return {
    search: search?.trim() ?? null,
    travel: travel?.trim() ?? null,
    since,
    isMailLost: values['mail-lost'] === true,
    isPaidLate: values['paid-late'] === true,
    limit: Number(limit),
  }
}
