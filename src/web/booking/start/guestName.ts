import type { Booking } from '#domain/booking/draft/booking.ts'
import { fullName } from '#domain/booking/people/issues.ts'
import { isMinor } from '#domain/booking/rules/ages.ts'
import { personName } from '#web/booking/personName.ts'
import { t } from '#web/text/start.ts'

/** Name of a traveller; before names are entered «Person 1», «Person 3 (Kind)». The index counts from 0. */
export function guestName({ people, draft }: Booking, index: number): string {
  const guest = people[index]
  const person = personName(draft.travellers, index)
  const isChild = guest !== undefined && isMinor(guest) && fullName(guest.traveller) === null
  return isChild ? t('booking.person.child', { person }) : person
}
