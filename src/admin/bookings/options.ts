import { parseArgs } from 'node:util'
import { readDay } from '#domain/calendar.ts'
import type { BookingFilter } from '#platform/placed/placedBookings.ts'
import { StartError } from '#server/config/startError.ts'

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
  search: { type: 'string' },
  travel: { type: 'string' },
  since: { type: 'string' },
  limit: { type: 'string' },
  'mail-lost': { type: 'boolean' },
  'paid-late': { type: 'boolean' },
} as const

/**
 * Reads `[filters] [--json]`, `number [--json]` or `cancel number … [--yes]`.
 * @throws StartError
 */
export function readOptions(words: readonly string[]): Options {
  const { values, positionals } = parsed(words)
  const [first, ...more] = positionals
  if (first === undefined) {
    assertOnly(values, 'a list', [...Object.keys(FILTERS), 'json'])
    return { kind: 'list', filter: toFilter(values), isJson: values.json === true }
  }
  if (first === 'cancel') {
    if (more.length === 0) throw new StartError('Name an order number: npm run bookings -- cancel CR-2027-000123')
    assertOnly(values, 'cancel', ['yes'])
    return { kind: 'cancel', orderNos: [...new Set(more)], isConfirmed: values.yes === true }
  }
  if (more.length > 0) throw new StartError('Name one order number: npm run bookings -- CR-2027-000123')
  assertOnly(values, 'one booking', ['json'])
  return { kind: 'show', orderNo: first, isJson: values.json === true }
}

type Values = ReturnType<typeof parsed>['values']

function parsed(words: readonly string[]) {
  const options = { ...FILTERS, json: { type: 'boolean' }, yes: { type: 'boolean' } } as const
  try {
    return parseArgs({ args: [...words], allowPositionals: true, options })
  } catch (error) {
    throw new StartError(error instanceof Error ? error.message : 'The options cannot be read')
  }
}

function assertOnly(values: Values, what: string, allowed: readonly string[]): void {
  const other = Object.keys(values).find((name) => !allowed.includes(name))
  if (other !== undefined)
    throw new StartError(
      `--${other} does not go with ${what}; allowed: ${allowed.map((name) => `--${name}`).join(', ')}`,
    )
}

function toFilter(values: Values): BookingFilter {
  const { search = null, travel = null, since = null, limit = String(LIMIT) } = values
  if (since !== null && readDay(since) === null)
    throw new StartError(`--since is «${since}»; allowed: a day, such as 2026-11-01`)
  if (!/^[1-9]\d{0,5}$/.test(limit)) throw new StartError(`--limit is «${limit}»; allowed: a whole number from 1`)
  return {
    search: search?.trim() ?? null,
    travel: travel?.trim() ?? null,
    since,
    isMailLost: values['mail-lost'] === true,
    isPaidLate: values['paid-late'] === true,
    limit: Number(limit),
  }
}
