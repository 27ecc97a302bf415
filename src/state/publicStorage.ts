import { readBestsellers } from '#domain/travels/bestsellers.ts'
import { MOST_REMEMBERED, MOST_SEEN, readSavedTravels } from '#domain/travels/savedTravels.ts'
import { bestsellersAtom } from './bestsellers.ts'
import { wishlistAtom, recentlyViewedAtom } from './savedTravels.ts'
import { readArea, writeArea, type KeptStorage } from './storedState.ts'
import type { Store } from './store.ts'

/** Restores the state of public pages, without drafts and the code that reads them. */
export function restorePublicState(store: Store, storage: KeptStorage): void {
  const area = readArea(storage)
  const bestsellers = readBestsellers(area['bestsellers'])
  if (bestsellers !== null) store.set(bestsellersAtom, bestsellers)
  restoreSavedTravels(store, storage)
}

/** Restores the lists of travels, also when another window has changed them. */
export function restoreSavedTravels(store: Store, storage: KeptStorage): void {
  const area = readArea(storage)
  store.set(wishlistAtom, readSavedTravels(area['remembered'], MOST_REMEMBERED))
  store.set(recentlyViewedAtom, readSavedTravels(area['seen'], MOST_SEEN))
}

/**
 * Stores each of these on its change and leaves the rest of the stored state alone. Returns the unsubscribe function.
 */
export function keepPublicState(store: Store, storage: KeptStorage): () => void {
  const keep = (part: Readonly<Record<string, unknown>>) => writeArea(storage, { ...readArea(storage), ...part })
  const ends = [
    store.sub(bestsellersAtom, () => keep({ bestsellers: store.get(bestsellersAtom) })),
    store.sub(wishlistAtom, () => keep({ remembered: store.get(wishlistAtom) })),
    store.sub(recentlyViewedAtom, () => keep({ seen: store.get(recentlyViewedAtom) })),
  ]
  return () => {
    for (const end of ends) end()
  }
}
