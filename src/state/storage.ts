import { readStoredDrafts, toStoredDrafts } from '#domain/booking/storedDraft.ts'
import type { BookingDraft } from '#domain/booking/draft.ts'
import { bestsellersAtom, readStoredBestsellers } from './bestsellers.ts'
import { bookingsAtom } from './booking.ts'
import { readArea, writeArea, type KeptStorage } from './storageArea.ts'
import type { Store } from './store.ts'

/** What is kept of the browser's storages: the long-lived one and the one that ends with the window. */
export interface Storages {
  readonly local: KeptStorage
  readonly session: KeptStorage
}

type Bookings = Readonly<Record<string, BookingDraft>>

/**
 * Restores the state kept on the device into the store. The filter is never restored (specification 4, State
 * persistence); drafts of another version and everything unreadable are left out without a word.
 */
export function restoreState(store: Store, storages: Storages, nowSeconds: number): void {
  const state = readArea(storages.local)
  const identity = readArea(storages.session)
  const bookings = readStoredDrafts(state['bookings'], identity['bookings'], nowSeconds)
  store.set(bookingsAtom, (current: Bookings) => ({ ...current, ...bookings }))
  const bestsellers = readStoredBestsellers(state['bestsellers'])
  if (bestsellers !== null) store.set(bestsellersAtom, bestsellers)
}

/**
 * Takes over what another tab has written: its drafts replace ours, and what it deleted goes. A draft that says the same
 * stays as it is, with what only this tab knows of it (a submit under way, the summary).
 */
export function takeOverState(store: Store, storages: Storages, nowSeconds: number): void {
  const choices = readArea(storages.local)['bookings']
  const written = readStoredDrafts(choices, readArea(storages.session)['bookings'], nowSeconds)
  store.set(bookingsAtom, (current: Bookings) => {
    const ours = entriesOf(toStoredDrafts(current).choices)
    const theirs = entriesOf(choices)
    const isAlike = (travelId: string) => JSON.stringify(ours.get(travelId)) === JSON.stringify(theirs.get(travelId))
    return Object.fromEntries(
      Object.entries(written).map(([travelId, draft]) => [travelId, (isAlike(travelId) && current[travelId]) || draft]),
    )
  })
}

function entriesOf(value: unknown): ReadonlyMap<string, unknown> {
  return new Map(typeof value === 'object' && value !== null ? Object.entries(value) : [])
}

/** Keeps the state on the device. A full or forbidden storage loses nothing but the copy. */
export function keepState(store: Store, storages: Storages): void {
  const { choices, identity } = toStoredDrafts(store.get(bookingsAtom))
  writeArea(storages.local, { bookings: choices, bestsellers: store.get(bestsellersAtom) })
  writeArea(storages.session, { bookings: identity })
}

/** Calls back on each change of what is kept. The answer ends that. */
export function onStateChange(store: Store, changed: () => void): () => void {
  const ends = [store.sub(bookingsAtom, changed), store.sub(bestsellersAtom, changed)]
  return () => {
    for (const end of ends) end()
  }
}
