import { Refusal } from './refusal.ts'

/** Accepted content types. All but the form's type keep simple cross-site requests out. */
export type FormType = 'application/json' | 'application/x-www-form-urlencoded' | 'application/csp-report'

/**
 * CSRF protection: requires POST, the same origin (if the browser sends it) and an accepted content type.
 * @param sentAs accepted content types; JSON if omitted
 * @throws Refusal
 */
export function guardAgainstCsrf(request: Request, publicUrl: string | null, ...sentAs: readonly FormType[]): void {
  if (request.method !== 'POST') throw new Refusal('METHOD_NOT_ALLOWED', 'Only POST is answered here')
  if (!isSameOrigin(request, publicUrl)) throw new Refusal('FOREIGN_ORIGIN', 'Only pages of this site are answered')
  const type = mediaTypeOf(request)
  const allowed: readonly string[] = sentAs.length === 0 ? ['application/json'] : sentAs
  if (!allowed.includes(type)) throw new Refusal('CONTENT_TYPE', `The content type must be ${allowed.join(' or ')}`)
}

/** In lower case, without parameters; empty if there is none. */
export function mediaTypeOf({ headers }: Request): string {
  return (headers.get('content-type')?.split(';')[0] ?? '').trim().toLowerCase()
}

function isSameOrigin(request: Request, publicUrl: string | null): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const origin = request.headers.get('origin')
  // A server-side call has neither header.
  return origin === null || origin === new URL(request.url).origin || origin === publicUrl
}
