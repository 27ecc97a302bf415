import { STATUS_BY_CODE, type RefusalCode } from '#protocol/refusalCodes.ts'

/** A request rejected with an error code. The message is sent to the browser and has no internal details. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  /** Further `extensions` of the GraphQL error, for the page to act on. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(code: RefusalCode, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.code = code
    this.details = details
  }
}

/** A request above the rate limits of its network: nothing was stored or sent. */
export class TooManyRequests extends Refusal {
  /** Seconds to wait. */
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('TOO_MANY_REQUESTS', `Too many requests from this network; try again in ${retryAfter} seconds`)
    this.retryAfter = retryAfter
  }
}

/** `Retry-After` of a page, picture or query that finds too many under way, in seconds. */
export const BUSY_SECONDS = 5

/** Too many queries are in flight: this one was not forwarded. */
export class Busy extends Refusal {
  /** Seconds to wait. */
  readonly retryAfter = BUSY_SECONDS

  constructor() {
    super('BUSY', 'Too many queries are in flight; try again in a moment')
  }
}

/** The response to a rejected request: a GraphQL error with `extensions.code`. */
export function toErrorResponse(refusal: Refusal): Response {
  const { code, message, details } = refusal
  const status = STATUS_BY_CODE[code]
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  const retryAfter = refusal instanceof TooManyRequests || refusal instanceof Busy ? refusal.retryAfter : null
  const wait = retryAfter === null ? {} : { retryAfter }
  if (retryAfter !== null) headers.set('Retry-After', String(retryAfter))
  if (code === 'METHOD_NOT_ALLOWED') headers.set('Allow', 'POST')
  // The rest of the body is not read.
  if (code === 'BODY_TOO_LARGE' || code === 'BODY_TOO_SLOW') headers.set('Connection', 'close')
  return Response.json({ errors: [{ message, extensions: { ...details, ...wait, code } }] }, { status, headers })
}
