import { atom } from 'jotai'

/**
 * Tells whether a page of the site can be opened now, and says so to the visitor where it cannot; null until its script is
 * loaded.
 */
export const wayOnAtom = atom<{ readonly isOpen: (path: string) => Promise<boolean> } | null>(null)
