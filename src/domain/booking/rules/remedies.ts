import { dateAvailability, firstStepDates } from '#domain/booking/availability/dateAvailability.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { openDates } from '#domain/catalogue/availability.ts'
import type { AgeGroup, Rules } from '#domain/catalogue/catalogue.ts'
import { closesBooking } from '#domain/catalogue/dateState.ts'
import type { AgeRange, Remedy } from '#domain/catalogue/reason.ts'
import { dateRemedy, nearestDate, type SaleDate } from '#domain/catalogue/saleDates.ts'

/**
 * The nearest open date on which something is possible; null when there is none.
 * Assumption: a date of the first step is proposed for one of them, and an upgrade for an upgrade, as the extension has
 * a step of its own.
 */
export function otherDateRemedy(booking: Booking, isPossible: (date: SaleDate) => boolean): Remedy | null {
  const { offer } = booking
  const present = booking.date
  const firstStep = firstStepDates(offer)
  const isUpgrade = present !== null && !firstStep.includes(present)
  const others = openDates(offer).filter(
    (date) =>
      date !== present &&
      firstStep.includes(date) !== isUpgrade &&
      !closesBooking(dateAvailability(date, offer).state) &&
      isPossible(date),
  )
  return dateRemedy(nearestDate(others, present?.startDate ?? offer.today))
}

/** Restriction by age: the allowed groups, and the age filter within them. */
export interface AgeLimits {
  readonly ageGroupIds: readonly string[]
  readonly filter: Rules['ageFilter']
}

/** The remedy «a traveller of the right age»; null when no age matches. */
export function agesRemedy({ ageGroupIds, filter }: AgeLimits, ageGroups: readonly AgeGroup[]): Remedy | null {
  const ranges = ageGroups
    .filter(({ id }) => ageGroupIds.includes(id))
    .map(({ minAge, maxAge }) => ({
      from: Math.max(minAge, filter?.minAge ?? minAge),
      to: Math.min(maxAge, filter?.maxAge ?? maxAge),
    }))
    .filter(({ from, to }) => from <= to)
    .sort((a, b) => a.from - b.from)
  if (ranges.length === 0) return null
  const youngest = Math.min(...ageGroups.map(({ minAge }) => minAge))
  const oldest = Math.max(...ageGroups.map(({ maxAge }) => maxAge))
  return {
    kind: 'ages',
    ranges: joined(ranges).map(({ from, to }) => ({
      from: from > youngest ? from : null,
      to: to < oldest ? to : null,
    })),
  }
}

type KnownRange = Readonly<Record<keyof AgeRange, number>>

/** Merges adjacent and overlapping ranges. */
function joined(ranges: readonly KnownRange[]): readonly KnownRange[] {
  return ranges.reduce<readonly KnownRange[]>((before, range) => {
    const last = before.at(-1)
    if (last === undefined || range.from > last.to + 1) return [...before, range]
    return [...before.slice(0, -1), { from: last.from, to: Math.max(last.to, range.to) }]
  }, [])
}
