import { atom } from 'jotai'

/**
 * Address of the list as it was last looked at, with filter and view, for the way back to it. The filter in force stands
 * in the address of the list and its answer in the cache; neither is kept on the device (rule 4.21.2).
 */
export const listAddressAtom = atom('/reisen')

/** Address of the travel a visitor went to from a list, for the way back to the same place; null before that. */
export const followedTravelAtom = atom<string | null>(null)
