/** Status and media type of a response, for the operator. */
export function statusOf({ status, headers }: Response): string {
  const type = headers.get('content-type')?.split(';')[0] ?? 'no content type'
  return `HTTP ${status}, ${type}`
}

/** System error code of a failed connection, which `fetch` has in `cause`; empty if there is none. */
export function causeCodeOf(error: unknown): string {
  const cause = error instanceof Error ? error.cause : null
  return typeof cause === 'object' && cause !== null && 'code' in cause ? String(cause.code) : ''
}
