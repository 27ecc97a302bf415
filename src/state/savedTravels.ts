import { atom } from 'jotai'
import {
  isShelved,
  MOST_REMEMBERED,
  MOST_SEEN,
  withoutShelved,
  withShelved,
  type Shelf,
  type ShelvedTravel,
} from '#domain/travels/savedTravels.ts'

/** The wishlist on this device, the latest first. */
export const rememberedTravelsAtom = atom<Shelf>([])

/** The travels recently viewed on this device, the latest first. */
export const seenTravelsAtom = atom<Shelf>([])

/** Adds a travel to the wishlist, or removes it. */
export const toggleRememberedAtom = atom(null, (get, set, travel: ShelvedTravel) => {
  const shelf = get(rememberedTravelsAtom)
  const next = isShelved(shelf, travel.id)
    ? withoutShelved(shelf, travel.id)
    : withShelved(shelf, travel, MOST_REMEMBERED)
  set(rememberedTravelsAtom, next)
})

export const lookAtTravelAtom = atom(null, (_get, set, travel: ShelvedTravel) => {
  set(seenTravelsAtom, (shelf) => withShelved(shelf, travel, MOST_SEEN))
})
