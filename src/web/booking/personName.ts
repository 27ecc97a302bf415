import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Contact, Traveller } from '#domain/booking/draft/person.ts'
import { resolve } from '#domain/booking/draft/resolve.ts'
import { nameOf } from '#domain/booking/people/issues.ts'
import { ageAtEnd } from '#domain/booking/rules/ages.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { t } from '#web/text/booking.ts'

/** Name of a traveller, or «Person 2» while it is unknown. The index counts from 0. */
export function personName(traveller: Pick<Contact, 'firstName' | 'lastName'> | undefined, index: number): string {
  const name = traveller === undefined ? null : nameOf(traveller)
  return name ?? t('booking.travellerNo', { number: index + 1 })
}

/**
 * Name of a traveller, or «Person 2» while it is unknown; a child's label adds the age: «Person 3, Kind, 9 Jahre».
 */
export function personLabel(
  { traveller, index, draft }: { readonly traveller: Traveller; readonly index: number; readonly draft: BookingDraft },
  offer: Offer,
): string {
  const name = personName(traveller, index)
  const group = offer.travel.ageGroups.find(({ id }) => id === traveller.ageGroupId)
  if (group?.type !== 'MINOR') return name
  const date = resolve(draft, offer).date
  const age = date === null ? null : ageAtEnd(traveller, date)
  return age === null
    ? t('booking.person.child', { person: name })
    : t('booking.person.childOfAge', { person: name, age })
}

/** Name of a baby, or «Baby 1» while it is unknown. The index counts from 0. */
export function babyName(baby: Pick<Contact, 'firstName' | 'lastName'>, index: number): string {
  return nameOf(baby) ?? t('booking.babyNo', { number: index + 1 })
}
