import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { hasOwnAddress } from './contactRules.ts'

/** Places of the travellers whose address another one may have as well: those who give one themselves. */
export function addressHosts({ travellers }: Pick<BookingDraft, 'travellers'>, index: number): readonly number[] {
  return travellers.flatMap((traveller, place) => (place !== index && hasOwnAddress(traveller) ? [place] : []))
}

/** Place of the traveller whose address one has: one's own, or that of the host. */
export function hostOf({ travellers }: Pick<BookingDraft, 'travellers'>, index: number): number {
  const traveller = travellers[index]
  return traveller === undefined || hasOwnAddress(traveller) ? index : (traveller.sameAddressAsTravellerIndex ?? index)
}
