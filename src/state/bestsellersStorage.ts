import { bestsellersAtom, readStoredBestsellers } from './bestsellers.ts'
import { readArea, writeArea, type KeptStorage } from './storageArea.ts'
import type { Store } from './store.ts'

/** Restores the bestsellers alone: public pages need no drafts, and none of the code that reads them. */
export function restoreBestsellers(store: Store, storage: KeptStorage): void {
  const bestsellers = readStoredBestsellers(readArea(storage)['bestsellers'])
  if (bestsellers !== null) store.set(bestsellersAtom, bestsellers)
}

/** Keeps the bestsellers on each change, beside whatever else is kept. The answer ends that. */
export function keepBestsellers(store: Store, storage: KeptStorage): () => void {
  return store.sub(bestsellersAtom, () => {
    writeArea(storage, { ...readArea(storage), bestsellers: store.get(bestsellersAtom) })
  })
}
