import { PRIVILEGED_OPERATIONS } from '#protocol/proxyEndpoint.ts'
import { tracingHeaders } from '#server/log/requestContext.ts'

export interface TenantHeader {
  readonly name: string
  readonly tenantId: string
}

export interface ForwardedCall {
  readonly operationName: string
  /** Null for a query. */
  readonly idempotencyKey: string | null
  /** Headers of the browser's request. */
  readonly incoming: Headers
  readonly tenant: TenantHeader
}

/** Headers of a forwarded call; all other headers of the browser are dropped. */
export function forwardedHeaders({ operationName, idempotencyKey, incoming, tenant }: ForwardedCall): Headers {
  const headers = new Headers({ 'Content-Type': 'application/json', Accept: 'application/json', ...tracingHeaders() })
  const language = incoming.get('accept-language')
  if (language !== null) headers.set('Accept-Language', language)
  if (idempotencyKey !== null) headers.set('Idempotency-Key', idempotencyKey)
  if (!PRIVILEGED_OPERATIONS.has(operationName)) return headers
  headers.set(tenant.name, tenant.tenantId)
  const cookies = incoming.get('cookie')
  if (cookies !== null) headers.set('Cookie', cookies)
  return headers
}

/** Scope attributes of a cookie, which name the platform's host; replaced by `Path=/` on this one. */
const SCOPE = /;\s*(?:domain|path)\s*=[^;]*/gi

/** `Set-Cookie` lines of an answer, rescoped to this host. */
export function returnedCookies(operationName: string, answer: Headers): readonly string[] {
  if (!PRIVILEGED_OPERATIONS.has(operationName)) return []
  return answer.getSetCookie().map((cookie) => `${cookie.replaceAll(SCOPE, '')}; Path=/`)
}

/** Adds HttpOnly, SameSite=Lax and, on https, Secure if they are missing. */
export function guardedCookie(cookie: string, isHttps: boolean): string {
  const guards = [
    { has: /;\s*httponly\s*(;|$)/i, guard: 'HttpOnly' },
    ...(isHttps ? [{ has: /;\s*secure\s*(;|$)/i, guard: 'Secure' }] : []),
    { has: /;\s*samesite\s*=/i, guard: 'SameSite=Lax' },
  ]
  return [cookie, ...guards.filter(({ has }) => !has.test(cookie)).map(({ guard }) => guard)].join('; ')
}
