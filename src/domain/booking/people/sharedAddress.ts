import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { hasOwnAddress } from './contactRules.ts'

/** Indexes of the travellers whose address another one can share: those with an own one. */
export function addressHosts({ travellers }: Pick<BookingDraft, 'travellers'>, index: number): readonly number[] {
  return travellers.flatMap((traveller, place) => (place !== index && hasOwnAddress(traveller) ? [place] : []))
}

/** Index of the traveller whose address applies: the traveller's own, or the host's. */
export function hostOf({ travellers }: Pick<BookingDraft, 'travellers'>, index: number): number {
  const traveller = travellers[index]
  return traveller === undefined || hasOwnAddress(traveller) ? index : (traveller.sameAddressAsTravellerIndex ?? index)
}
