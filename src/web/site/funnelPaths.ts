import { CONFIRMATION_PATH } from '#domain/booking/funnel/steps.ts'

/** Address of one step of a booking. */
export function stepPath(travelId: string, path: string): string {
  return `/buchen/${encodeURIComponent(travelId)}/${path}`
}

/** What the end of an address begins with that carries a booking to another device. */
export const HAND_OVER = '#weiter='

/** Address of the confirmation of a booking. */
export function confirmationPath(travelId: string): string {
  return stepPath(travelId, CONFIRMATION_PATH)
}
