import { readHandOver } from '#domain/booking/stored/handOver.ts'
import type { HandOver } from '#domain/booking/stored/handOver.ts'
import { HANDOVER_FRAGMENT, stepPath } from '#web/site/funnelPaths.ts'
import { fieldsOf, isHandOverText, toHandOverText } from './handOverText.ts'

/** Address that carries a booking to another device. What follows the # never reaches a server. */
export function handOverLink(publicUrl: string, travelId: string, handOver: HandOver): string {
  return `${publicUrl}${stepPath(travelId, 'start')}${HANDOVER_FRAGMENT}${toHandOverText(handOver)}`
}

/** The booking an address carries; null for an address that carries none. */
export function handOverIn(hash: string): HandOver | null {
  if (!hash.startsWith(HANDOVER_FRAGMENT)) return null
  const text = hash.slice(HANDOVER_FRAGMENT.length)
  try {
    return readHandOver(isHandOverText(text) ? JSON.stringify(fieldsOf(text)) : fromBase64(text))
  } catch {
    return null
  }
}

/** Links of former versions of the site carry JSON. */
function fromBase64(text: string): string {
  const bytes = atob(text.replaceAll('-', '+').replaceAll('_', '/'))
  return new TextDecoder().decode(Uint8Array.from(bytes, (char) => char.charCodeAt(0)))
}
