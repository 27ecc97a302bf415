import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import {
  withBookingAddon,
  withCollectiveAddon,
  withPersonalAddon,
  withRoomAddon,
  withPersonalDiscount,
  withDocuments,
  withCo2,
  withEsim,
} from './extras.ts'
import type { Removal } from './removableLine.ts'

/** Removes the choice of a price line. */
export function withRemoval(booking: Booking, removal: Removal): BookingDraft {
  if (removal.kind === 'documents') return withDocuments(booking, 'electronic')
  if (removal.kind === 'co2') return withCo2(booking, false)
  return withQuantity(booking, { removal, quantity: 0 })
}

/** Undoes a removal, as far as the choice is still available. */
export function withRemovalUndone(booking: Booking, removal: Removal): BookingDraft {
  if (removal.kind === 'documents') return withDocuments(booking, 'print')
  if (removal.kind === 'co2') return withCo2(booking, true)
  return withQuantity(booking, { removal, quantity: removal.choice.quantity })
}

interface QuantityChange {
  readonly removal: Extract<Removal, { readonly choice: unknown }>
  readonly quantity: number
}

function withQuantity(booking: Booking, { removal, quantity }: QuantityChange): BookingDraft {
  switch (removal.kind) {
    case 'roomAddon':
      return withRoomAddon(booking, { ...removal.choice, quantity })
    case 'personalAddon':
      return withPersonalAddon(booking, { ...removal.choice, quantity })
    case 'bookingAddon':
      return withBookingAddon(booking, { ...removal.choice, quantity })
    case 'collectiveAddon':
      return withCollectiveAddon(booking, { ...removal.choice, quantity })
    case 'personalDiscount':
      return withPersonalDiscount(booking, { ...removal.choice, quantity })
    case 'esim':
      return withEsim(booking, { ...removal.choice, quantity })
  }
}
