import { readHandOver, type HandOver } from '#domain/booking/stored/handOver.ts'
import { HANDOVER_FRAGMENT, stepPath } from '#web/site/funnelPaths.ts'
import { fieldsOf, isHandOverText, toHandOverText } from './handOverText.ts'

/** URL that carries a booking to another device, in the fragment, which is never sent to a server. */
export function handOverLink(publicUrl: string, travelId: string, handOver: HandOver): string {
  return `${publicUrl}${stepPath(travelId, 'start')}${HANDOVER_FRAGMENT}${toHandOverText(handOver)}`
}

/** The booking in a URL fragment; null if there is none, or it cannot be parsed. */
export function handOverIn(hash: string): HandOver | null {
  if (!hash.startsWith(HANDOVER_FRAGMENT)) return null
  const text = hash.slice(HANDOVER_FRAGMENT.length)
  try {
    return readHandOver(isHandOverText(text) ? JSON.stringify(fieldsOf(text)) : fromBase64(text))
  } catch {
    return null
  }
}

/** Links of former versions of the site carry JSON in Base64. */
function fromBase64(text: string): string {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(bytes, (char) => char.charCodeAt(0)))
}
