import type { BookingDraft, Traveller } from '#domain/booking/draft/draft.ts'
import { settle } from '#domain/booking/settle.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { addressOf, hasOwnAddress } from './contactRules.ts'

/** Places of the travellers whose address another one may have as well: those who give one themselves. */
export function addressHosts({ travellers }: Pick<BookingDraft, 'travellers'>, index: number): readonly number[] {
  return travellers.flatMap((traveller, place) => (place !== index && hasOwnAddress(traveller) ? [place] : []))
}

/** Place of the traveller whose address one has: one's own, or that of the host. */
export function hostOf({ travellers }: Pick<BookingDraft, 'travellers'>, index: number): number {
  const traveller = travellers[index]
  return traveller === undefined || hasOwnAddress(traveller) ? index : (traveller.sameAddressAsTravellerIndex ?? index)
}

export interface AddressChoice {
  /** Place of the traveller whose address is in question. */
  readonly index: number
  /** Place of the traveller they live with; null for an address of their own. */
  readonly host: number | null
}

/**
 * Takes over the address of another traveller, or gives one of one's own. Who lived with a traveller that moves in
 * elsewhere moves along. Nothing changes for the billed traveller, or where the host has no address to share.
 */
export function withSharedAddress(draft: BookingDraft, { index, host }: AddressChoice, offer: Offer): BookingDraft {
  const isAllowed = host === null || addressHosts(draft, index).includes(host)
  if (draft.travellers[index]?.isBillingAddress !== false || !isAllowed) return draft
  const travellers = draft.travellers.map((traveller, place): Traveller => {
    const isMoved = place === index || (host !== null && traveller.sameAddressAsTravellerIndex === index)
    return isMoved ? { ...traveller, sameAddressAsTravellerIndex: host } : traveller
  })
  return settle({ ...draft, travellers }, offer)
}

/** The travellers with the one at a place as host of the address they shared; nothing changes where they shared none. */
export function asHost(travellers: readonly Traveller[], index: number): readonly Traveller[] {
  const hostIndex = travellers[index]?.sameAddressAsTravellerIndex ?? null
  const host = travellers[hostIndex ?? -1]
  if (host === undefined) return travellers
  return travellers.map((traveller, place): Traveller => {
    if (place === index) return { ...traveller, ...addressOf(host), sameAddressAsTravellerIndex: null }
    const livesThere = place === hostIndex || traveller.sameAddressAsTravellerIndex === hostIndex
    return livesThere ? { ...traveller, sameAddressAsTravellerIndex: index } : traveller
  })
}
