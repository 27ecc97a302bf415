import { atom } from 'jotai'
import { atomFamily } from 'jotai-family'
import { acknowledge, currentBooking } from '#domain/booking/changes/reconcile.ts'
import { applyCommand, type Command } from '#domain/booking/commands/command.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { withEntry, type ByTravel } from './byTravel.ts'
import { trashAtom } from './otherWindow.ts'
import { pendingChildAtom } from './pendingChild.ts'
import { IDLE, submitStateAtom } from './submitState.ts'
import { birthdayChangesAtom, undoableChangeAtom } from './undoableChanges.ts'
import { unsavedDaysOfAtom } from './unsavedDays.ts'

/** The draft of every booking on the device, by travelId; stored as `bookings`. */
export const draftsAtom = atom<ByTravel<BookingDraft>>({})

/** Names of the booked travels that were loaded, for resuming a booking from other pages. */
export const travelNamesAtom = atom<ByTravel<string>>({})

/**
 * The draft of one travel as it was last written; null before the first change. `bookingAtom` settles it with the
 * present offer.
 */
export const storedDraftAtom = atomFamily((travelId: string) =>
  atom(
    (get) => get(draftsAtom)[travelId] ?? null,
    (get, set, draft: BookingDraft) => {
      // A booking deleted in another window is started again only by the visitor, not by a step that is unmounting.
      if (travelId in get(trashAtom) || draft === get(draftsAtom)[travelId]) return
      set(draftsAtom, (drafts) => ({ ...drafts, [travelId]: draft }))
    },
  ),
)

/** Returns the booking of one travel in an offer; resolved and settled once for each stored draft and offer. */
export const bookingAtom = atomFamily((travelId: string) =>
  atom((get) => {
    const stored = get(storedDraftAtom(travelId))
    let last: { readonly offer: Offer; readonly booking: Booking } | null = null
    return (offer: Offer): Booking => {
      if (last?.offer !== offer) last = { offer, booking: currentBooking(stored, travelId, offer) }
      return last.booking
    }
  }),
)

/** A change of the draft, and the offer that it was made in. */
interface OfferedChange {
  readonly offer: Offer
  readonly change: Command
}

/** Carries out a command of the visitor, who sees the offer: the result becomes the new snapshot (`acknowledge`). */
export const changeDraftAtom = atomFamily((travelId: string) =>
  atom(null, (get, set, { offer, change }: OfferedChange) => {
    const booking = get(bookingAtom(travelId))(offer)
    set(storedDraftAtom(travelId), acknowledge(booking, applyCommand(booking, change)))
  }),
)

/**
 * Writes a change without acknowledging the offer on screen: a summary, an outcome, the step entered, a repair. It is
 * settled when it is read. One that changes choices renews the snapshot itself, or the next read puts the former back.
 */
export const recordInDraftAtom = atomFamily((travelId: string) =>
  atom(null, (get, set, { offer, change }: OfferedChange) => {
    set(storedDraftAtom(travelId), change(get(bookingAtom(travelId))(offer)))
  }),
)

/**
 * Forgets what only this window knows of a booking that is deleted: its undoable changes, which hold its people, and how
 * its submit stands. A new booking of the same travel has neither.
 */
export const forgetUnstoredAtom = atom(null, (_get, set, travelId: string) => {
  set(undoableChangeAtom(travelId), null)
  set(birthdayChangesAtom(travelId), [])
  set(submitStateAtom(travelId), IDLE)
})

/** Deletes one booking with its unfinished input and all that this window knows of it. */
export const resetBookingAtom = atom(null, (_get, set, travelId: string) => {
  set(draftsAtom, (drafts) => withEntry(drafts, travelId, null))
  set(pendingChildAtom(travelId), null)
  set(unsavedDaysOfAtom(travelId), {})
  set(forgetUnstoredAtom, travelId)
})
