import { Refusal } from './refusal.ts'

/** JSON alone keeps forms and simple cross-site requests out. */
export type SentAs = 'application/json' | 'application/x-www-form-urlencoded'

/**
 * Refuses what a page of ours would not send: another method, another content type, another site. The origin is checked
 * for browsers that tell it.
 * @throws Refusal
 */
export function checkSender(request: Request, publicUrl: string | null, sentAs: SentAs = 'application/json'): void {
  if (request.method !== 'POST') throw new Refusal('METHOD_NOT_ALLOWED', 'Only POST is answered here')
  if (!isFromOurPages(request, publicUrl)) throw new Refusal('FOREIGN_ORIGIN', 'Only pages of this site are answered')
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== sentAs) throw new Refusal('CONTENT_TYPE', `The content type must be ${sentAs}`)
}

function isFromOurPages(request: Request, publicUrl: string | null): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const origin = request.headers.get('origin')
  // A server-side call tells neither.
  return origin === null || origin === new URL(request.url).origin || origin === publicUrl
}
