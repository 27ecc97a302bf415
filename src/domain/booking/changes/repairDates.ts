import { dateAvailability } from '#domain/booking/availability/dateAvailability.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import type { SnapshotDate, Snapshot } from '#domain/booking/draft/snapshot.ts'
import { compareDays, daysBetween } from '#domain/calendar.ts'
import { openDates, waitlistFallback } from '#domain/catalogue/availability.ts'
import { closesBooking, statusCode } from '#domain/catalogue/dateState.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { findDate, sameDate, toDateChoice, type SaleDate } from '#domain/catalogue/saleDates.ts'
import { nearestVariantId } from './reconcile.ts'
import type { Change, DateLoss, Repair } from './repairChange.ts'

/**
 * A variant that is no longer offered, with its replacement. Empty where no variant is left: such a travel is not sold
 * online.
 */
export function variantChange(was: Snapshot | null, { draft, offer: { travel } }: Booking): readonly Change[] {
  const id = nearestVariantId(draft, travel)
  if (draft.pricingTravelId === null || id === null || id === draft.pricingTravelId) return []
  const label = travel.pricing?.travels.find((variant) => variant.id === id)?.transportTypeLabel ?? id
  return [{ kind: 'variant', name: was?.variantLabel ?? '', repair: { kind: 'variant', pricingTravelId: id, label } }]
}

/** The change of the chosen date, if any. */
export function dateChanges(was: Snapshot, now: Snapshot, offer: Offer): readonly Change[] {
  const { date } = was
  if (date === null) return []
  const { startDate, endDate } = date
  if (now.date !== null) {
    const isClosed = statusCode(now.status) === 'CLOSED' && statusCode(was.status) !== 'CLOSED'
    const repair = isClosed ? (nearestDate(date, offer) ?? waitlist(offer)) : null
    return isClosed ? [{ kind: 'date', state: 'closed', startDate, endDate, repair }] : []
  }
  // The departure of the extension, if it is still open.
  const base = findDate(was.baseDate, openDates(offer))
  if (date.extension !== null && base !== null)
    return [{ kind: 'extension', name: date.extension, repair: toRepair(base) }]
  return [{ kind: 'date', state: stateOf(date, offer), startDate, endDate, repair: nearestDate(date, offer) }]
}

function stateOf({ dateId, startDate }: SnapshotDate, { pricing, today }: Offer): DateLoss {
  if (startDate <= today) return 'departed'
  return pricing?.departures.some(
    ({ id, isSoldOnline, arePricesReadable }) => id === dateId && !(isSoldOnline && arePricesReadable),
  ) === true
    ? 'notOnline'
    : 'gone'
}

/** The nearest bookable date: with the same extension if possible, then by start, of two the later. */
function nearestDate(date: SnapshotDate, offer: Offer): Repair | null {
  const others = openDates(offer).filter(
    (candidate) => !sameDate(date, candidate) && !closesBooking(dateAvailability(candidate, offer).state),
  )
  const isAlike = ({ extension }: SaleDate) => (extension?.id ?? null) === date.extensionId
  const distance = ({ startDate }: SaleDate) => Math.abs(daysBetween(date.startDate, startDate))
  const [nearest] = [...others].sort(
    (a, b) =>
      Number(isAlike(b)) - Number(isAlike(a)) || distance(a) - distance(b) || compareDays(b.startDate, a.startDate),
  )
  return nearest === undefined ? null : toRepair(nearest)
}

function toRepair(date: SaleDate): Repair {
  const { startDate, endDate } = date
  return { kind: 'date', date: toDateChoice(date), startDate, endDate }
}

function waitlist(offer: Offer): Repair | null {
  return waitlistFallback(offer) === null ? null : { kind: 'waitlist' }
}
