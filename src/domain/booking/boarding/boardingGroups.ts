import type { Decisions } from '#domain/booking/draft/draft.ts'
import type { BusStop } from '#domain/catalogue/busNetwork.ts'
import { findStop } from './busStops.ts'
import type { Boarding } from './busStops.ts'

/** Travellers who share both stops. */
export interface BoardingGroup {
  /** Null where none is chosen, as on a travel without coach. */
  readonly outbound: BusStop | null
  readonly inbound: BusStop | null
  /** Indexes of the travellers. */
  readonly travellers: readonly number[]
}

/** The travellers grouped by their stops, in their order. */
export function boardingGroups(
  { travellers }: Pick<Decisions, 'travellers'>,
  { busNetwork }: Boarding,
): readonly BoardingGroup[] {
  const groups = new Map<string, BoardingGroup>()
  travellers.forEach(({ outboundStopNo, returnStopNo }, index) => {
    const key = JSON.stringify([outboundStopNo, returnStopNo])
    const group = groups.get(key) ?? {
      outbound: findStop(outboundStopNo, busNetwork.outbound),
      inbound: findStop(returnStopNo, busNetwork.inbound),
      travellers: [],
    }
    groups.set(key, { ...group, travellers: [...group.travellers, index] })
  })
  return [...groups.values()]
}
