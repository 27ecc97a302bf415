import { t } from '#web/text/travel.ts'

/** «pro Person im Doppelzimmer», or «pro Person (Kabine)» with the name of the room; null for a double room. */
export function perPersonText(room: string | null): string {
  return room === null ? t('travel.perPersonDouble') : t('travel.perPersonIn', { room })
}
