import { atom } from 'jotai'
import {
  isSaved,
  WISHLIST_SIZE,
  RECENTLY_VIEWED_SIZE,
  withoutSaved,
  withRestored,
  withSaved,
  type SavedTravelList,
  type SavedTravel,
} from '#domain/travels/savedTravels.ts'

/** The wishlist on this device, the latest first. */
export const wishlistAtom = atom<SavedTravelList>([])

/** The travels recently viewed on this device, the latest first. */
export const recentlyViewedAtom = atom<SavedTravelList>([])

/** Whether this window has shown the saved travels before. */
export const wasSavedTravelsShownAtom = atom(false)

/** Adds a travel to the wishlist, or removes it. */
export const toggleWishlistAtom = atom(null, (get, set, travel: SavedTravel) => {
  const travels = get(wishlistAtom)
  const next = isSaved(travels, travel.id)
    ? withoutSaved(travels, travel.id)
    : withSaved(travels, travel, WISHLIST_SIZE)
  set(wishlistAtom, next)
})

export const viewTravelAtom = atom(null, (_get, set, travel: SavedTravel) => {
  set(recentlyViewedAtom, (travels) => withSaved(travels, travel, RECENTLY_VIEWED_SIZE))
})

const listAtoms = { wishlist: wishlistAtom, recentlyViewed: recentlyViewedAtom }
const sizes = { wishlist: WISHLIST_SIZE, recentlyViewed: RECENTLY_VIEWED_SIZE }

/** A removal that can be undone. */
export interface Removal {
  readonly list: keyof typeof listAtoms
  /** The one that was removed; null for all. */
  readonly travel: SavedTravel | null
  /** The list before. */
  readonly before: SavedTravelList
}

/** The last removal on the shown page; null for none. */
export const removalAtom = atom<Removal | null>(null)

/** Removes a travel from a list, or all of them. */
export const removeSavedAtom = atom(null, (get, set, { list, travel }: Pick<Removal, 'list' | 'travel'>) => {
  const before = get(listAtoms[list])
  set(removalAtom, { list, travel, before })
  set(listAtoms[list], travel === null ? [] : withoutSaved(before, travel.id))
})

export const undoRemovalAtom = atom(null, (get, set) => {
  const removal = get(removalAtom)
  if (removal === null) return
  const { list, before } = removal
  set(listAtoms[list], (travels) => withRestored(travels, before, sizes[list]))
  set(removalAtom, null)
})
