import { Refusal } from '#server/documents/refusal.ts'

/** JSON and reports of browsers keep forms and simple cross-site requests out. */
export type FormType = 'application/json' | 'application/x-www-form-urlencoded' | 'application/csp-report'

/**
 * Refuses what a page of ours would not send: another method, another content type, another site. The origin is checked
 * for browsers that tell it.
 * @param sentAs content types that are taken; JSON where none is named
 * @throws Refusal
 */
export function guardAgainstCsrf(request: Request, publicUrl: string | null, ...sentAs: readonly FormType[]): void {
  if (request.method !== 'POST') throw new Refusal('METHOD_NOT_ALLOWED', 'Only POST is answered here')
  if (!isSameOrigin(request, publicUrl)) throw new Refusal('FOREIGN_ORIGIN', 'Only pages of this site are answered')
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  const allowed: readonly string[] = sentAs.length === 0 ? ['application/json'] : sentAs
  if (type === undefined || !allowed.includes(type))
    throw new Refusal('CONTENT_TYPE', `The content type must be ${allowed.join(' or ')}`)
}

function isSameOrigin(request: Request, publicUrl: string | null): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const origin = request.headers.get('origin')
  // A server-side call tells neither.
  return origin === null || origin === new URL(request.url).origin || origin === publicUrl
}
