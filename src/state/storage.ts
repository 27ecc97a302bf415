import { dequal } from 'dequal/lite'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { withoutPersonalData } from '#domain/booking/draft/privacy.ts'
import { isBooked } from '#domain/booking/draft/sent.ts'
import { readResumptions, type Resumption } from '#domain/booking/stored/resumption.ts'
import { entriesOf, readStoredDrafts, toStoredDrafts } from '#domain/booking/stored/storedDraft.ts'
import { toResumption } from '#domain/booking/stored/toResumption.ts'
import { readBestsellers } from '#domain/travels/bestsellers.ts'
import { bestsellersAtom } from './bestsellers.ts'
import { draftsAtom, travelNamesAtom } from './booking.ts'
import { moveToTrashAtom } from './trash.ts'
import { changedElsewhereAtom } from './otherWindow.ts'
import { readArea, writeArea, type StateStorage, type Storages } from './storedState.ts'
import type { Store } from './store.ts'
import { readPendingChildren, pendingChildrenAtom } from './pendingChild.ts'
import { readUnsavedDays, unsavedDaysAtom } from './unsavedDays.ts'

/**
 * Restores the stored state. The filter is never restored (rule 4.21.2); drafts of another version, expired and
 * unreadable ones are left out silently and removed from the device with everything stored for them.
 */
export function restoreState(store: Store, storages: Storages, nowSeconds: number): void {
  const state = readArea(storages.local)
  const identity = readArea(storages.session)
  const bookings = readStoredDrafts(state['bookings'], identity['bookings'], nowSeconds)
  store.set(draftsAtom, (current) => ({ ...current, ...bookings }))
  store.set(pendingChildrenAtom, readPendingChildren(identity['typedChildren'], Object.keys(bookings)))
  store.set(unsavedDaysAtom, readUnsavedDays(identity['unsavedDays'], Object.keys(bookings)))
  const bestsellers = readBestsellers(state['bestsellers'])
  if (bestsellers !== null) store.set(bestsellersAtom, bestsellers)
  // Fields that are no longer stored, or stored in another form, leave the device at once.
  const written = entriesOf(toStoredDrafts(bookings).choices)
  const isStale = ([travelId, stored]: readonly [string, unknown]) => !dequal(stored, written.get(travelId))
  if ([...entriesOf(state['bookings'])].some(isStale)) writeState(store, storages)
}

/**
 * Erases the people of placed bookings whose confirmation was left.
 * @param isConfirmationOpen whether the visitor is still on the confirmation of a booking
 */
export function erasePeopleOfLeftBookings(store: Store, isConfirmationOpen: (draft: BookingDraft) => boolean): void {
  const isLeft = (draft: BookingDraft) => isBooked(draft) && !isConfirmationOpen(draft)
  store.set(draftsAtom, (current) =>
    Object.values(current).some(isLeft)
      ? Object.fromEntries(
          Object.entries(current).map(([travelId, draft]) => [
            travelId,
            isLeft(draft) ? withoutPersonalData(draft) : draft,
          ]),
        )
      : current,
  )
}

/**
 * Takes over the state written by another tab: its drafts replace ours, but for a booking that is being submitted here
 * and whose submission it does not know: that is written back. A booking it deleted goes to the trash. A draft with equal
 * decisions keeps the fields only this tab knows (a submission under way, the summary). Bookings with other decisions are
 * noted for the visitor: nothing changes on screen without a notice.
 * It writes itself: nothing else is to write meanwhile.
 */
export function takeOverState(store: Store, storages: Storages, nowSeconds: number): void {
  const choices = readArea(storages.local)['bookings']
  const written = readStoredDrafts(choices, readArea(storages.session)['bookings'], nowSeconds)
  const current = store.get(draftsAtom)
  const ours = entriesOf(toStoredDrafts(current).choices)
  const theirs = entriesOf(choices)
  // Unknown to the other tab, which has deleted the booking or written an older state of it.
  const beingSent = Object.entries(current).filter(([travelId, { submission }]) => {
    return submission.isSubmitting && written[travelId]?.submission.submissionId !== submission.submissionId
  })
  const sentIds = beingSent.map(([travelId]) => travelId)
  store.set(
    moveToTrashAtom,
    Object.keys(current).filter((travelId) => !theirs.has(travelId) && !sentIds.includes(travelId)),
  )
  const differing = [...ours.keys()].filter((travelId) => !dequal(ours.get(travelId), theirs.get(travelId)))
  const isChanged = (travelId: string) =>
    theirs.has(travelId) &&
    !sentIds.includes(travelId) &&
    !dequal(decisionsIn(ours.get(travelId)), decisionsIn(theirs.get(travelId)))
  const changed = differing.filter(isChanged)
  if (changed.length > 0) store.set(changedElsewhereAtom, (before) => [...new Set([...before, ...changed])])
  const taken = Object.entries(written).map(([travelId, draft]) => {
    const known = current[travelId]
    if (known === undefined || changed.includes(travelId)) return [travelId, draft] as const
    return [travelId, differing.includes(travelId) ? withOwnFields(draft, known) : known] as const
  })
  const bookings = Object.fromEntries([...taken, ...beingSent])
  store.set(draftsAtom, bookings)
  const travelIds = Object.keys(bookings)
  store.set(pendingChildrenAtom, (typed) => readPendingChildren(typed, travelIds))
  store.set(unsavedDaysAtom, (days) => readUnsavedDays(days, travelIds))
  // The device has it all but what is being sent. Written back, it would undo what the other tab has written since.
  writeState(store, storages, beingSent.length > 0)
}

/** A draft with the fields that are not stored as this tab knows them. */
function withOwnFields(draft: BookingDraft, known: BookingDraft): BookingDraft {
  const { summary, summaryLoadingError, fatalError, submission } = known
  return { ...draft, summary, summaryLoadingError, fatalError, submission }
}

interface StoredSource {
  /** Throws where the storage is blocked. */
  readonly local: () => StateStorage
  readonly nowSeconds: number
}

/**
 * Takes over the payment state of a placed booking that another window may have advanced: read under a lock, before the
 * storage event arrives. A payment started here is newer than the stored one.
 */
export function refreshPayment(store: Store, travelId: string, { local, nowSeconds }: StoredSource): void {
  const ours = store.get(draftsAtom)
  const draft = ours[travelId]
  if (draft === undefined || (draft.payment.transactionId ?? '') !== '') return
  const written = readStoredDrafts(areaOf(local)['bookings'], null, nowSeconds)[travelId]
  if (written === undefined || written.submission.bookingId !== draft.submission.bookingId) return
  store.set(draftsAtom, { ...ours, [travelId]: { ...draft, payment: written.payment } })
}

/** Empty where the storage is blocked. */
function areaOf(local: () => StateStorage): ReturnType<typeof readArea> {
  try {
    return readArea(local())
  } catch {
    return {}
  }
}

/** Fields of the visitor's position in the funnel, which may differ between windows. */
const POSITION_FIELDS = new Set(['currentStep', 'sentEvents', 'lastActivityTimestamp', 'snapshot', 'premiumsKey'])

/**
 * A stored draft without the position in the funnel. Of a birthday counts only whether there is one: it is stored as a
 * placeholder, which a window that knows the birthday computes anew for another date.
 */
function decisionsIn(stored: unknown): object {
  const decisions = [...entriesOf(stored)].filter(([name]) => !POSITION_FIELDS.has(name))
  return Object.fromEntries(
    decisions.map(([name, value]) => [name, name === 'travellers' || name === 'babies' ? choicesOf(value) : value]),
  )
}

function choicesOf(people: unknown): readonly object[] {
  return [...entriesOf(people).values()].map((person) => {
    const { birthday, ...choices } = Object.fromEntries(entriesOf(person))
    return { ...choices, hasBirthday: birthday !== null }
  })
}

/**
 * Writes the state to the device. Fails silently when the storage is full or blocked.
 * @param isShared false to write what is kept for this tab alone
 */
export function writeState(store: Store, storages: Storages, isShared = true): void {
  const { choices, identity } = toStoredDrafts(store.get(draftsAtom))
  if (isShared) {
    // At time 0 none has expired: only the names of travels are taken from them.
    const resumptions = resumptionsOf(store, readResumptions(readArea(storages.local)['resumptions'], 0))
    // The lists of travels of public pages stay.
    const { remembered, seen } = readArea(storages.local)
    writeArea(storages.local, {
      bookings: choices,
      bestsellers: store.get(bestsellersAtom),
      resumptions,
      remembered,
      seen,
    })
  }
  // Unfinished input is deleted with its booking.
  const travelIds = Object.keys(store.get(draftsAtom))
  const typedChildren = readPendingChildren(store.get(pendingChildrenAtom), travelIds)
  const unsavedDays = readUnsavedDays(store.get(unsavedDaysAtom), travelIds)
  writeArea(storages.session, { bookings: identity, typedChildren, unsavedDays })
}

/** The entries for resuming bookings on other pages. A travel that is not loaded keeps its stored name. */
function resumptionsOf(store: Store, stored: readonly Resumption[]): readonly Resumption[] {
  const names = store.get(travelNamesAtom)
  return Object.values(store.get(draftsAtom)).flatMap((draft: BookingDraft) => {
    const name = names[draft.travelId] ?? stored.find(({ travelId }) => travelId === draft.travelId)?.travelName
    return name === undefined ? [] : (toResumption(draft, name) ?? [])
  })
}

/** Calls back on each change of the stored state. Returns the unsubscribe function. */
export function onStateChange(store: Store, changed: () => void): () => void {
  const ends = [draftsAtom, bestsellersAtom, pendingChildrenAtom, unsavedDaysAtom].map((area) =>
    store.sub(area, changed),
  )
  return () => {
    for (const end of ends) end()
  }
}
