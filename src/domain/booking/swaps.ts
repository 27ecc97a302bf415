import type { Offer } from '#domain/catalogue/offer.ts'
import { fills } from './allocation.ts'
import type { BookingDraft } from './draft.ts'
import { sellableStays, sleepersOf } from './roomStock.ts'
import { bedsOf } from './sleeping.ts'

/** A bed a traveller can have in exchange for their own. */
export interface Swap {
  readonly accommodationId: string
  /** Who takes the bed of the traveller, as place among the travellers. */
  readonly partnerIndex: number
}

/**
 * With whom a traveller can change beds, one for each other chosen room: the first there with whom every room stays
 * full and within its limits. Empty for who has no bed in a room of their own choice.
 */
export function swapsOf(draft: BookingDraft, travellerIndex: number, offer: Offer): readonly Swap[] {
  const beds = bedsOf(draft)
  const from = beds.get(travellerIndex)
  if (from === undefined) return []
  const stays = sellableStays(draft.rooms, draft, offer)
  const sleepers = sleepersOf(draft)
  const otherRooms = draft.rooms.map(({ accommodationId }) => accommodationId).filter((roomId) => roomId !== from)
  return otherRooms.flatMap((accommodationId) => {
    const partner = [...beds].find(
      ([index, roomId]) =>
        roomId === accommodationId && fills(new Map([...beds, [travellerIndex, roomId], [index, from]]), stays, sleepers),
    )
    return partner === undefined ? [] : [{ accommodationId, partnerIndex: partner[0] }]
  })
}
