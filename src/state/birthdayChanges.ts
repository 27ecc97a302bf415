import { atom } from 'jotai'
import { atomFamily } from 'jotai-family'
import type { BirthdayChange } from '#domain/booking/commands/birthdayChange.ts'

/** A birthday that was confirmed, and whether it was taken back since. */
export interface KeptBirthdayChange extends BirthdayChange {
  readonly isTakenBack: boolean
}

/** The birthdays of one booking that were confirmed though they changed more than themselves, one a traveller at most. */
export const birthdayChangesAtom = atomFamily((_travelId: string) => atom<readonly KeptBirthdayChange[]>([]))
