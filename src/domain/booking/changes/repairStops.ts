import { isBusNetworkKnown, stopLabel, stopNoOf, stopsOf } from '#domain/booking/boarding/busStops.ts'
import type { Decisions } from '#domain/booking/draft/draft.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import type { SnapshotStop, Snapshot } from '#domain/booking/draft/snapshot.ts'
import type { BusStop } from '#domain/catalogue/busNetwork.ts'
import { minutesOf } from '#domain/timeOfDay.ts'
import type { Change } from './repairChange.ts'

/** The stops that are no longer served, each with the nearest by time. */
export function stopChanges(was: Snapshot, { draft, date }: Booking): readonly Change[] {
  if (date === null || !isBusNetworkKnown(date)) return []
  return was.stops.flatMap((stop): readonly Change[] => {
    const { direction, label: name } = stop
    const travellers = usersWithout(stop, was, draft)
    const [nearest] = [...stopsOf(date, direction)].sort((a, b) => minutesFrom(stop, a) - minutesFrom(stop, b))
    if (travellers.length === 0) return []
    if (nearest === undefined) return [{ kind: 'stop', direction, name, repair: null }]
    const repair = { kind: 'stop' as const, direction, stopNo: nearest.stopNo, label: stopLabel(nearest), travellers }
    return [{ kind: 'stop', direction, name, repair }]
  })
}

/** Indexes of the travellers who used a stop and have none now. */
function usersWithout(
  { direction, stopNo }: SnapshotStop,
  { choices }: Snapshot,
  { travellers }: Decisions,
): readonly number[] {
  return travellers.flatMap((traveller, index) => {
    const before = choices.people[index]
    const isUsed = before !== undefined && stopNoOf(before, direction) === stopNo
    return isUsed && stopNoOf(traveller, direction) === null ? [index] : []
  })
}

const DAY_MINUTES = 24 * 60

/** Wraps around midnight: 23:50 and 00:10 are twenty minutes apart. A stop without a time is the farthest. */
function minutesFrom(seen: SnapshotStop, { time }: Pick<BusStop, 'time'>): number {
  const [from, to] = [minutesOf(seen.time), minutesOf(time)]
  if (from === null || to === null) return DAY_MINUTES
  const apart = Math.abs(from - to)
  return Math.min(apart, DAY_MINUTES - apart)
}
