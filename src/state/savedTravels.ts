import { atom } from 'jotai'
import {
  isSaved,
  WISHLIST_SIZE,
  RECENTLY_VIEWED_SIZE,
  withoutSaved,
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
