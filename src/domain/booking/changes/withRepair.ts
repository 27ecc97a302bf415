import { stopChoice, stopNoOf } from '#domain/booking/boarding/busStops.ts'
import { bookingAfter } from '#domain/booking/commands/command.ts'
import { withPricingTravel, withWaitlist } from '#domain/booking/commands/dates.ts'
import { withProposal } from '#domain/booking/commands/rooms.ts'
import { withMigration } from '#domain/booking/compare/migration.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import type { SnapshotLine, SnapshotStop, Snapshot } from '#domain/booking/draft/snapshot.ts'
import { isBed } from '#domain/booking/price/priceLine.ts'
import { restored, reconciled, currentSnapshot } from './reconcile.ts'
import type { Repair } from './repairChange.ts'

/**
 * Carries out one repair. The snapshot takes over the repaired part alone, so that the other changes are still
 * reported; after a move to another date also the choices unavailable there.
 */
export function withRepair(booking: Booking, repair: Repair): BookingDraft {
  const present = reconciled(booking)
  const repaired = bookingAfter(present, (now) => carriedOut(now, repair))
  const now = currentSnapshot(repaired)
  const was = present.draft.snapshot
  return { ...repaired.draft, snapshot: was === null || now === null ? now : withRepairedPart(was, now, repair) }
}

function carriedOut(booking: Booking, repair: Repair): BookingDraft {
  const { draft, offer } = booking
  switch (repair.kind) {
    case 'variant':
      return withPricingTravel(booking, repair.pricingTravelId)
    case 'date':
      return withMigration(restored(draft), repair.date, { from: offer, to: offer })
    case 'waitlist':
      return withWaitlist(booking, true)
    case 'beds':
      return withProposal(booking, repair)
    case 'stop':
      return { ...draft, travellers: boardedBy(repair, draft.travellers) }
  }
}

type StopRepair = Extract<Repair, { kind: 'stop' }>

function boardedBy<Person extends object>(
  { direction, stopNo, travellers }: StopRepair,
  people: readonly Person[],
): readonly Person[] {
  const change = stopChoice(direction, stopNo)
  return people.map((person, index) => (travellers.includes(index) ? { ...person, ...change } : person))
}

function withRepairedPart(was: Snapshot, now: Snapshot, repair: Repair): Snapshot {
  switch (repair.kind) {
    case 'variant':
      return now
    case 'date':
      return { ...was, date: now.date, baseDate: now.baseDate, status: now.status }
    case 'waitlist':
      return { ...was, status: now.status }
    case 'beds':
      return { ...was, lines: linesWith(was, now, isBed), choices: bedsOf(was, now) }
    case 'stop':
      return { ...was, lines: linesWith(was, now, ({ kind }) => kind === 'busStop'), ...boardingOf(was, now, repair) }
  }
}

/** Former lines, those that match replaced by the present ones. */
function linesWith(was: Snapshot, now: Snapshot, isRepaired: (line: SnapshotLine) => boolean): readonly SnapshotLine[] {
  return [...was.lines.filter((line) => !isRepaired(line)), ...now.lines.filter(isRepaired)]
}

function bedsOf({ choices: before }: Snapshot, { choices }: Snapshot): Snapshot['choices'] {
  const people = before.people.map((person, index) => {
    return { ...person, accommodationId: choices.people[index]?.accommodationId ?? null }
  })
  return { ...before, rooms: choices.rooms, familyPackageId: choices.familyPackageId, people }
}

/** The present stops, and the former ones still needed by other travellers, who have a repair of their own. */
function boardingOf(was: Snapshot, now: Snapshot, repair: StopRepair): Pick<Snapshot, 'choices' | 'stops'> {
  const people = boardedBy(repair, was.choices.people)
  const isMissed = ({ direction, stopNo }: SnapshotStop) =>
    people.some((person) => stopNoOf(person, direction) === stopNo) &&
    !now.stops.some((stop) => stop.direction === direction && stop.stopNo === stopNo)
  return { stops: [...now.stops, ...was.stops.filter(isMissed)], choices: { ...was.choices, people } }
}
