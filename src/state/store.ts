import { createStore } from 'jotai'
import type { IsoDay } from '#domain/calendar.ts'
import { todayAtom } from './clock.ts'
import { sellerAtom, type Seller } from './seller.ts'

export type Store = ReturnType<typeof createStore>

/** The one store of a browser page or server request. The default store of Jotai is never used. */
export function makeStore(today: IsoDay, seller: Seller): Store {
  const store = createStore()
  store.set(todayAtom, today)
  store.set(sellerAtom, seller)
  return store
}
