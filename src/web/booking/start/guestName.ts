import type { Traveller } from '#domain/booking/draft/person.ts'
import { nameOf } from '#domain/booking/people/issues.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { personName } from '#web/booking/personName.ts'
import { t } from '#web/text/start.ts'

/** Name of a traveller; before names are entered «Person 1», «Person 3, Kind». The index counts from 0. */
export function guestName(traveller: Traveller | undefined, index: number, { travel }: Offer): string {
  if (traveller === undefined || nameOf(traveller) !== null) return personName(traveller, index)
  const group = travel.ageGroups.find(({ id }) => id === traveller.ageGroupId)
  const name = personName(traveller, index)
  return group?.type === 'MINOR' ? t('booking.person.child', { person: name }) : name
}
