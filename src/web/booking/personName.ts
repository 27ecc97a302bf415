import type { Contact } from '#domain/booking/draft.ts'
import { nameOf } from '#domain/booking/issues.ts'
import { t } from '#web/text/booking.ts'

/** Name of a traveller, or «Reisende/r 2» while it is not known. The index counts from 0. */
export function personName(traveller: Pick<Contact, 'firstName' | 'lastName'> | undefined, index: number): string {
  const name = traveller === undefined ? null : nameOf(traveller)
  return name ?? t('booking.travellerNo', { number: index + 1 })
}

/** Name of a baby, or «Baby 1» while it is not known. The index counts from 0. */
export function babyName(baby: Pick<Contact, 'firstName' | 'lastName'>, index: number): string {
  return nameOf(baby) ?? t('booking.babyNo', { number: index + 1 })
}
