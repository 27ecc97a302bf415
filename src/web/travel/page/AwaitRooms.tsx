import type { ReactNode } from 'react'
import type { DepartureRow } from '#web/travel/departures/departures.ts'
import { AwaitValue } from './AwaitValue.tsx'
import type { RoomsOfTravel } from './shownRooms.ts'
import type { VariantRooms } from './variantRooms.ts'

interface Props {
  /** Null if loading failed. */
  readonly departures: readonly DepartureRow[] | null | Promise<readonly DepartureRow[] | null>
  readonly rooms: readonly VariantRooms[] | Promise<readonly VariantRooms[]>
  readonly fallback: ReactNode
  readonly children: (known: Omit<RoomsOfTravel, 'travel'>) => ReactNode
}

/** `AwaitValue` for the rooms and the departures that they are priced for. */
export function AwaitRooms({ departures, rooms, fallback, children }: Props) {
  return (
    <AwaitValue value={departures} fallback={fallback}>
      {(rows) => (
        <AwaitValue value={rooms} fallback={fallback}>
          {(variants) => children({ variants, rows: rows ?? [] })}
        </AwaitValue>
      )}
    </AwaitValue>
  )
}
