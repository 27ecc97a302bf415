import { atom } from 'jotai'
import { atomFamily } from 'jotai-family'
import type { BirthdayChange } from '#domain/booking/commands/birthdayChange.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import type { RemovedChoice } from '#domain/booking/removedChoices.ts'

/** A change that removed choices, with the booking before it. */
export interface UndoableChange {
  readonly before: Booking
  readonly choices: readonly RemovedChoice[]
}

/**
 * The last such change on a travel; null when there was none. It outlives the step: some removed choices show on the
 * next.
 */
export const undoableChangeAtom = atomFamily((_travelId: string) => atom<UndoableChange | null>(null))

/** A confirmed birthday, and whether it was undone since. */
export interface UndoableBirthdayChange extends BirthdayChange {
  readonly isUndone: boolean
}

/** The confirmed birthdays of one booking that also changed other choices; at most one per traveller. */
export const birthdayChangesAtom = atomFamily((_travelId: string) => atom<readonly UndoableBirthdayChange[]>([]))
