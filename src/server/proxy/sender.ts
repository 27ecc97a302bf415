import { Refusal } from './refusal.ts'

/**
 * Refuses what a page of ours would not send: another method, another content type, another site. The content type
 * alone keeps forms and simple cross-site requests out; the origin is checked for browsers that tell it.
 * @param types content types that are taken; none of them is one a form or a simple request can have
 * @throws Refusal
 */
export function checkSender(request: Request, publicUrl: string | null, types: readonly string[] = ['application/json']): void {
  if (request.method !== 'POST') throw new Refusal('METHOD_NOT_ALLOWED', 'Only POST is answered here')
  if (!isFromOurPages(request, publicUrl)) throw new Refusal('FOREIGN_ORIGIN', 'Only pages of this site are answered')
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type === undefined || !types.includes(type)) throw new Refusal('CONTENT_TYPE', `The content type must be ${types.join(' or ')}`)
}

function isFromOurPages(request: Request, publicUrl: string | null): boolean {
  const site = request.headers.get('sec-fetch-site')
  if (site !== null && site !== 'same-origin') return false
  const origin = request.headers.get('origin')
  // A server-side call tells neither.
  return origin === null || origin === new URL(request.url).origin || origin === publicUrl
}
