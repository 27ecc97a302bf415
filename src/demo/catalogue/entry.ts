import type { Tour } from '#demo/tours/tour.ts'

const CARD = 'gültige Identitätskarte oder gültiger Reisepass (Schweizer Staatsangehörige)'
const PASSPORT = 'gültiger Reisepass, eine Identitätskarte genügt nicht (Schweizer Staatsangehörige)'
const PASSPORT_AND_ETA = 'gültiger Reisepass und elektronische Einreisebewilligung ETA (Schweizer Staatsangehörige)'

/** Entry documents for Swiss citizens; null for tours within Switzerland. */
export function entryOf({ destinations, passport }: Pick<Tour, 'destinations' | 'passport'>): string | null {
  if (destinations.includes('Grossbritannien')) return PASSPORT_AND_ETA
  if (passport === 'only' || passport === 'compelling') return PASSPORT
  return destinations[0] === 'Schweiz' ? null : CARD
}
