import { atom } from 'jotai'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { ByTravel } from './byTravel.ts'
import type { UnsavedDays } from './unsavedDays.ts'

/** Ids of the travels whose booking was changed in another window, until the visitor has taken note of it. */
export const changedElsewhereAtom = atom<readonly string[]>([])

/** A booking as this window still has it, with what was typed for it. */
export interface HeldBooking {
  readonly draft: BookingDraft
  /** Null while no child is being added. */
  readonly typedChild: string | null
  readonly unsavedDays: UnsavedDays
}

/** Bookings that were deleted in another window, until the visitor has said what to do; nothing is kept of them meanwhile. */
export const deletedElsewhereAtom = atom<ByTravel<HeldBooking>>({})
