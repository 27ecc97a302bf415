import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import type { Change } from '#state/booking.ts'
import type { PlacesKnown } from './usePlacesKnown.ts'

export interface DateViewProps {
  readonly dates: readonly SaleDate[]
  /** Null where none of them is chosen. */
  readonly chosen: SaleDate | null
  readonly placesKnown: PlacesKnown
  readonly onChoose: (date: SaleDate) => void
  /** Carries out what opens a closed date. */
  readonly act: (change: Change) => void
}
