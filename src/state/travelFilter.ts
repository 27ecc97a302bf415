import { atom } from 'jotai'
import { EMPTY_FILTER, type TravelFilter } from '#domain/travels/filter.ts'

/**
 * What the list was last filtered by, for the way back to it. The filter in force stands in the address of the list and
 * its answer in the cache; neither is kept on the device (specification 4, State persistence).
 */
export const travelFilterAtom = atom<TravelFilter>(EMPTY_FILTER)

/** Address of the travel a visitor went to from a list, for the way back to the same place; null before that. */
export const followedTravelAtom = atom<string | null>(null)
