import { t } from '#web/text/travel.ts'
import type { DepartureRow } from './departures.ts'

/** Text of the state of a departure. */
export function stateText({
  statusLabel,
  canWait,
  fewPlaces,
}: Pick<DepartureRow, 'statusLabel' | 'canWait' | 'fewPlaces'>): string {
  if (fewPlaces !== null) return t('travel.few', { count: fewPlaces })
  return canWait ? t('travel.waitlistPossible', { status: statusLabel }) : statusLabel
}
