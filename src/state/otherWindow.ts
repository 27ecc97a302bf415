import { atom } from 'jotai'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { ByTravel } from './byTravel.ts'
import type { UnsavedDays } from './unsavedDays.ts'

/** Ids of the travels whose booking was changed in another window, until the visitor has acknowledged it. */
export const changedElsewhereAtom = atom<readonly string[]>([])

/** A booking as this window still has it, with its unfinished input. */
export interface TrashedBooking {
  readonly draft: BookingDraft
  /** Null while no child is being added. */
  readonly pendingChild: string | null
  readonly unsavedDays: UnsavedDays
}

/**
 * Bookings deleted in another window, until the visitor restores or purges them; not stored on the device. Here and not
 * in `trash.ts`, as that imports `booking.ts`, which reads it.
 */
export const trashAtom = atom<ByTravel<TrashedBooking>>({})
