import { atom } from 'jotai'
import { atomFamily } from 'jotai-family'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { LostChoice } from '#domain/booking/removedChoices.ts'

/** A change that removed choices, with the draft before it. */
export interface KeptLoss {
  readonly before: BookingDraft
  readonly choices: readonly LostChoice[]
}

/**
 * The last such change on a travel; null when there was none. It outlives the step: some removed choices show on the
 * next.
 */
export const lossAtom = atomFamily((_travelId: string) => atom<KeptLoss | null>(null))
