import { STATUS_BY_CODE, type RefusalCode } from '#contract/refusalCodes.ts'

/** A request that gets no answer of the platform. The message goes to the browser and holds no inner detail. */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: RefusalCode
  /** What stands beside the code, for the page to act on. */
  readonly details: Readonly<Record<string, unknown>>

  constructor(code: RefusalCode, message: string, details: Readonly<Record<string, unknown>> = {}) {
    super(message)
    this.code = code
    this.details = details
  }
}

/** A request above the limits of its network: nothing of it was noted or sent. */
export class TooManyRequests extends Refusal {
  /** Seconds to wait. */
  readonly retryAfter: number

  constructor(retryAfter: number) {
    super('TOO_MANY_REQUESTS', `Too many requests from this network; try again in ${retryAfter} seconds`)
    this.retryAfter = retryAfter
  }
}

/** The answer to a refused request: a GraphQL error with its code under `extensions`. */
export function toErrorResponse(refusal: Refusal): Response {
  const { code, message, details } = refusal
  const status = STATUS_BY_CODE[code]
  const headers = new Headers({ 'Cache-Control': 'no-store' })
  const wait = refusal instanceof TooManyRequests ? { retryAfter: refusal.retryAfter } : {}
  if (refusal instanceof TooManyRequests) headers.set('Retry-After', String(refusal.retryAfter))
  if (code === 'METHOD_NOT_ALLOWED') headers.set('Allow', 'POST')
  // What is left of such a body is not read.
  if (code === 'BODY_TOO_LARGE' || code === 'BODY_TOO_SLOW') headers.set('Connection', 'close')
  return Response.json({ errors: [{ message, extensions: { ...details, ...wait, code } }] }, { status, headers })
}
