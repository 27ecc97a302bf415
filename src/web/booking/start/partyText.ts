import type { Decisions } from '#domain/booking/draft/draft.ts'
import { t } from '#web/text/start.ts'

/** `für 4 Personen und 1 Baby`: babies have no bed, and no place in a room. */
export function partyText({ travellers, babies }: Pick<Decisions, 'travellers' | 'babies'>): string {
  return t('start.dates.forAll', { count: travellers.length, babies: babies.length })
}
