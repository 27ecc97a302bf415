import { readHandOver } from '#domain/booking/handOver.ts'
import type { HandOver } from '#domain/booking/handOver.ts'
import { HAND_OVER, stepPath } from '#web/booking/funnelPaths.ts'

/** Address that carries a booking to another device. What follows the # never reaches a server. */
export function handOverLink(publicUrl: string, travelId: string, handOver: HandOver): string {
  const bytes = new TextEncoder().encode(JSON.stringify(handOver))
  const text = btoa(String.fromCharCode(...bytes))
  const urlSafe = text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
  return `${publicUrl}${stepPath(travelId, 'start')}${HAND_OVER}${urlSafe}`
}

/** The booking an address carries; null for an address that carries none. */
export function handOverIn(hash: string): HandOver | null {
  if (!hash.startsWith(HAND_OVER)) return null
  try {
    const text = atob(hash.slice(HAND_OVER.length).replaceAll('-', '+').replaceAll('_', '/'))
    return readHandOver(new TextDecoder().decode(Uint8Array.from(text, (char) => char.charCodeAt(0))))
  } catch {
    return null
  }
}
