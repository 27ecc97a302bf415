import type { Booking } from '#domain/booking/draft/booking.ts'
import type { PriceKind } from '#domain/booking/draft/snapshot.ts'

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
export interface SelectedItem extends Chosen {
  readonly countIn: (booking: Booking) => number
}

/** A selected item that is unavailable elsewhere, wholly or in part. */
export interface UnavailableItem extends Chosen {
  /** Available quantity; 0 for none. */
  readonly availableQuantity: number
}

/** The selected items of which a settled draft elsewhere has less. */
export function unavailableIn(booking: Booking, selected: readonly SelectedItem[]): readonly UnavailableItem[] {
  return selected
    .map(({ kind, id, label, quantity, countIn }): UnavailableItem => ({
      kind,
      id,
      label,
      quantity,
      availableQuantity: countIn(booking),
    }))
    .filter(({ availableQuantity, quantity }) => availableQuantity < quantity)
}
