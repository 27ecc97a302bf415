import { atom } from 'jotai'
import {
  isShelved,
  MOST_REMEMBERED,
  MOST_SEEN,
  withoutShelved,
  withShelved,
  type Shelf,
  type ShelvedTravel,
} from '#domain/travels/shelf.ts'

/** The travels the visitor has remembered on this device, the latest first. */
export const rememberedTravelsAtom = atom<Shelf>([])

/** The travels the visitor has looked at on this device, the latest first. */
export const seenTravelsAtom = atom<Shelf>([])

/** Remembers a travel, or forgets it when it is remembered. */
export const toggleRememberedAtom = atom(null, (get, set, travel: ShelvedTravel) => {
  const shelf = get(rememberedTravelsAtom)
  const next = isShelved(shelf, travel.id)
    ? withoutShelved(shelf, travel.id)
    : withShelved(shelf, travel, MOST_REMEMBERED)
  set(rememberedTravelsAtom, next)
})

/** Notes that a travel is looked at. */
export const lookAtTravelAtom = atom(null, (_get, set, travel: ShelvedTravel) => {
  set(seenTravelsAtom, (shelf) => withShelved(shelf, travel, MOST_SEEN))
})
