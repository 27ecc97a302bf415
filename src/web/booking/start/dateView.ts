import type { ReactNode } from 'react'
import type { Command } from '#domain/booking/commands/command.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import type { PlacesLeft } from './usePlacesLeft.ts'

export interface DateViewProps {
  readonly dates: readonly SaleDate[]
  /** Null if none of them is chosen. */
  readonly chosen: SaleDate | null
  /** Shown below the chosen one. */
  readonly below: ReactNode
  readonly placesLeft: PlacesLeft
  readonly onChoose: (date: SaleDate) => void
  /** Carries out the remedy for a closed date. */
  readonly onRemedy: (change: Command) => void
}
