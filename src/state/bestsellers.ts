import { atom } from 'jotai'
import { NO_BESTSELLERS, readBestsellers, type Bestsellers } from '#domain/travels/bestsellers.ts'

/** The bestsellers as last answered; kept on the device, so that they are asked for at most once a day. */
export const bestsellersAtom = atom<Bestsellers>(NO_BESTSELLERS)

/** The area as it was kept; null when it is unreadable. */
export function readStoredBestsellers(stored: unknown): Bestsellers | null {
  return readBestsellers(stored)
}
