import { atom } from 'jotai'

/** Ids of the travels whose booking was changed in another window, until the visitor has taken note of it. */
export const changedElsewhereAtom = atom<readonly string[]>([])
