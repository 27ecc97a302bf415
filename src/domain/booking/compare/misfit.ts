import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { PriceKind } from '#domain/booking/draft/priceKind.ts'
import type { Offer } from '#domain/catalogue/offer.ts'

/** Something chosen, named as the variant chosen so far names it. */
interface Chosen {
  /** Everything with a price but insurances and the early-booking discount. */
  readonly kind: Exclude<PriceKind, 'insurance' | 'bargain'>
  /** Id in the catalogue; number of a service or stop. */
  readonly id: string
  /** Name from the catalogue. */
  readonly label: string
  readonly quantity: number
}

/** Something chosen, with a way to find it again in a settled draft elsewhere. */
export interface Wish extends Chosen {
  readonly countIn: (draft: BookingDraft, offer: Offer) => number
}

/** Something chosen that cannot be had elsewhere, wholly or in part. */
export interface Misfit extends Chosen {
  /** How many of it fit; 0 for none. */
  readonly fits: number
}

/** What a settled draft elsewhere has less of than was wished. */
export function misfitsIn(draft: BookingDraft, wishes: readonly Wish[], offer: Offer): readonly Misfit[] {
  return wishes
    .map(({ kind, id, label, quantity, countIn }): Misfit => ({
      kind,
      id,
      label,
      quantity,
      fits: countIn(draft, offer),
    }))
    .filter(({ fits, quantity }) => fits < quantity)
}
