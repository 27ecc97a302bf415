import { atom } from 'jotai'
import { atomFamily } from 'jotai-family'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { LostChoice } from '#domain/booking/lostChoices.ts'

/** What a change has taken with it, and the draft before. */
export interface KeptLoss {
  readonly before: BookingDraft
  readonly choices: readonly LostChoice[]
}

/** The last loss on a travel; null when there was none. It outlives the step of the change: some are seen on the next. */
export const lossAtom = atomFamily((_travelId: string) => atom<KeptLoss | null>(null))
