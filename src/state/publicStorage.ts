import { readBestsellers } from '#domain/travels/bestsellers.ts'
import { WISHLIST_SIZE, RECENTLY_VIEWED_SIZE, readSavedTravels } from '#domain/travels/savedTravels.ts'
import { bestsellersAtom } from './bestsellers.ts'
import { wishlistAtom, recentlyViewedAtom } from './savedTravels.ts'
import { readArea, writeArea, type StateStorage } from './storedState.ts'
import type { Store } from './store.ts'

/** Restores the state of public pages, without drafts and the code that reads them. */
export function restorePublicState(store: Store, storage: StateStorage): void {
  const area = readArea(storage)
  const bestsellers = readBestsellers(area['bestsellers'])
  if (bestsellers !== null) store.set(bestsellersAtom, bestsellers)
  restoreSavedTravels(store, storage)
}

/**
 * Restores the lists of travels, also when another window has changed them: the wishlist is stored as `remembered`, the
 * recently viewed travels as `seen`.
 */
export function restoreSavedTravels(store: Store, storage: StateStorage): void {
  const area = readArea(storage)
  store.set(wishlistAtom, readSavedTravels(area['remembered'], WISHLIST_SIZE))
  store.set(recentlyViewedAtom, readSavedTravels(area['seen'], RECENTLY_VIEWED_SIZE))
}

/**
 * Stores bestsellers, wishlist and recently viewed travels whenever they change; the rest of what is stored stays. Returns
 * the unsubscribe function.
 */
export function persistPublicState(store: Store, storage: StateStorage): () => void {
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
