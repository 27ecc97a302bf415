import { CONFIRMATION_PATH } from '#domain/booking/funnel/steps.ts'
import { funnelPath } from './travelPaths.ts'

/** Path of one step of a booking. */
export function stepPath(travelId: string, path: string): string {
  return `${funnelPath(travelId)}/${path}`
}

/** Prefix of the URL fragment that hands a booking over to another device. */
export const HANDOVER_FRAGMENT = '#weiter='

/** Path of the confirmation of a booking. */
export function confirmationPath(travelId: string): string {
  return stepPath(travelId, CONFIRMATION_PATH)
}
