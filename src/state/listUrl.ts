import { atom } from 'jotai'

/**
 * URL of the list as last viewed, with filter and view, for the link back. The filter is state of the URL and is not
 * stored on the device (rule 4.21.2).
 */
export const listUrlAtom = atom('/reisen')

/** Path of the travel last opened from a list, to restore the focus on it; null before. */
export const lastOpenedTravelAtom = atom<string | null>(null)
