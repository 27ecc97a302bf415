import { MOST_REMEMBERED, MOST_SEEN, readShelf } from '#domain/travels/shelf.ts'
import { bestsellersAtom, readStoredBestsellers } from './bestsellers.ts'
import { rememberedTravelsAtom, seenTravelsAtom } from './rememberedTravels.ts'
import { readArea, writeArea, type KeptStorage } from './storageArea.ts'
import type { Store } from './store.ts'

/** Restores what public pages keep: they need no drafts, and none of the code that reads them. */
export function restorePublicState(store: Store, storage: KeptStorage): void {
  const area = readArea(storage)
  const bestsellers = readStoredBestsellers(area['bestsellers'])
  if (bestsellers !== null) store.set(bestsellersAtom, bestsellers)
  restoreShelves(store, storage)
}

/** Takes over the travels that another window has put on the shelves. */
export function restoreShelves(store: Store, storage: KeptStorage): void {
  const area = readArea(storage)
  store.set(rememberedTravelsAtom, readShelf(area['remembered'], MOST_REMEMBERED))
  store.set(seenTravelsAtom, readShelf(area['seen'], MOST_SEEN))
}

/** Keeps each of these on its change, beside whatever else is kept. The answer ends that. */
export function keepPublicState(store: Store, storage: KeptStorage): () => void {
  const keep = (part: Readonly<Record<string, unknown>>) => writeArea(storage, { ...readArea(storage), ...part })
  const ends = [
    store.sub(bestsellersAtom, () => keep({ bestsellers: store.get(bestsellersAtom) })),
    store.sub(rememberedTravelsAtom, () => keep({ remembered: store.get(rememberedTravelsAtom) })),
    store.sub(seenTravelsAtom, () => keep({ seen: store.get(seenTravelsAtom) })),
  ]
  return () => {
    for (const end of ends) end()
  }
}
