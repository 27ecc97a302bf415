import { atom } from 'jotai'
import { atomFamily } from 'jotai-family'
import type { BirthdayChange } from '#domain/booking/commands/birthdayChange.ts'

/** A confirmed birthday, and whether it was undone since. */
export interface KeptBirthdayChange extends BirthdayChange {
  readonly isTakenBack: boolean
}

/** The confirmed birthdays of one booking that also changed other choices; at most one per traveller. */
export const birthdayChangesAtom = atomFamily((_travelId: string) => atom<readonly KeptBirthdayChange[]>([]))
