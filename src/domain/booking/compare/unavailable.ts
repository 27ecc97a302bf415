import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { PriceKind } from '#domain/booking/draft/priceKind.ts'
import type { Offer } from '#domain/catalogue/offer.ts'

/** A selected item, named as in the present variant. */
interface Chosen {
  /** Every kind of price line but insurances and the early-booking discount. */
  readonly kind: Exclude<PriceKind, 'insurance' | 'bargain'>
  /** Id in the catalogue, or number of a service or stop. */
  readonly id: string
  /** Name from the catalogue. */
  readonly label: string
  readonly quantity: number
}

/** A selected item that can be counted in a settled draft elsewhere. */
export interface Wish extends Chosen {
  readonly countIn: (draft: BookingDraft, offer: Offer) => number
}

/** A selected item that is unavailable elsewhere, wholly or in part. */
export interface Misfit extends Chosen {
  /** Available quantity; 0 for none. */
  readonly fits: number
}

/** The selected items of which a settled draft elsewhere has less. */
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
