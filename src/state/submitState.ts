import { atom } from 'jotai'
import { atomFamily } from 'jotai-family'

/** A recent booking of the same people on the same date. */
export interface RecentBooking {
  readonly minutesAgo: number
  /** False if its outcome is unknown. */
  readonly isCertain: boolean
  /** Null if the platform sent none. */
  readonly orderNo: string | null
}

/**
 * `idle`: no request pending. `sending`: first request. `checking`: the response was lost, the same submission is
 * repeated. `unreachable`, `tooMany`, `closed`: certainly not booked. `recent`: certainly not booked, because the same
 * people were booked recently. `unknown`: the outcome is unknown; must not be booked again. `conflict`: the outcome is
 * unknown and cannot be queried, because another booking was sent under the same id.
 */
export type SubmitPhase =
  'idle' | 'sending' | 'checking' | 'unreachable' | 'tooMany' | 'closed' | 'recent' | 'unknown' | 'conflict'

/** How the submit of this window stands. */
export interface SubmitState {
  readonly phase: SubmitPhase
  /** The recent booking because of which nothing was sent; null in other phases. */
  readonly recent: RecentBooking | null
}

export const IDLE: SubmitState = { phase: 'idle', recent: null }

/** The submit of a booking, by travelId: it goes on while the visitor is on another step. */
export const submitStateAtom = atomFamily((_travelId: string) => atom(IDLE))

/** Whether a request is pending. */
export function isPending({ phase }: SubmitState): boolean {
  return phase === 'sending' || phase === 'checking'
}
