import type { BusStop, Direction } from '#domain/catalogue/busNetwork.ts'
import type { ChosenStops, Booking } from '#domain/booking/draft/booking.ts'

/** Travellers who share both stops, which are null where none is chosen, as on a travel without coach. */
export interface BoardingGroup extends ChosenStops {
  /** Indexes of the travellers. */
  readonly travellers: readonly number[]
}

/** The travellers grouped by their stops, in their order. */
export function boardingGroups({ stops }: Booking): readonly BoardingGroup[] {
  const groups = new Map<string, BoardingGroup>()
  stops.forEach((own, index) => {
    const key = JSON.stringify([own.outbound?.stopNo, own.return?.stopNo])
    groups.set(key, { ...own, travellers: [...(groups.get(key)?.travellers ?? []), index] })
  })
  return [...groups.values()]
}

/** A stop with the indexes of the travellers who use it. */
export interface UsedStop {
  readonly stop: BusStop
  readonly travellers: readonly number[]
}

/** The chosen stops of one direction with their travellers, in the order of these. */
export function usedStops({ stops }: Booking, direction: Direction): readonly UsedStop[] {
  const used = [...new Set(stops.flatMap((own) => own[direction] ?? []))]
  return used.map((stop) => ({
    stop,
    travellers: stops.flatMap((own, index) => (own[direction] === stop ? [index] : [])),
  }))
}
