import { atom } from 'jotai'
import { NO_BESTSELLERS, readBestsellers, type Bestsellers } from '#domain/travels/bestsellers.ts'

/** The last response; kept on the device, so that bestsellers are requested at most once a day. */
export const bestsellersAtom = atom<Bestsellers>(NO_BESTSELLERS)

/** The stored bestsellers; null when they are unreadable. */
export function readStoredBestsellers(stored: unknown): Bestsellers | null {
  return readBestsellers(stored)
}
