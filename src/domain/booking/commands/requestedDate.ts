import { hasRooms } from '#domain/booking/draft/chosen.ts'
import { isDateUnbookable } from '#domain/booking/availability/unbookableDate.ts'
import { resolve, type Booking } from '#domain/booking/draft/booking.ts'
import { isBooked } from '#domain/booking/draft/sent.ts'
import { monthOf } from '#domain/calendar.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { toDateChoice, type SaleDate } from '#domain/catalogue/saleDates.ts'
import type { Command } from './command.ts'
import { preselectedDate, withDate, withoutDate, withWaitlist } from './dates.ts'

/** The departure a link asks for. */
export interface DateRequest {
  readonly dateId: string | null
  /** Null for any. */
  readonly extensionId: string | null
  /** `2027-06` for the first bookable departure of a month; of no effect beside a departure. */
  readonly month: string | null
  /** Whether it leads to the waitlist of the departure. */
  readonly isWaiting: boolean
}

/** The departure that is asked for by its id; null where none is, or it is not on sale. */
export function requestedDate({ dateId, extensionId }: DateRequest, { saleDates }: Offer): SaleDate | null {
  const isWanted = ({ id, extension }: SaleDate) =>
    id === dateId && (extensionId === null || extension?.id === extensionId)
  return saleDates.find(isWanted) ?? null
}

/** First day of a departure of the variant, on sale or not, as `2027-06-12`; null where it has none of this id. */
export function firstDayOf(dateId: string | null, { pricing }: Offer): string | null {
  return pricing?.departures.find(({ id }) => id === dateId)?.startDate ?? null
}

/**
 * The command that chooses the departure a link asks for; one that is not on sale clears a date chosen before. Null
 * where the link asks for none, or for the chosen one, and for a placed booking. A link to the waitlist joins it too, unless
 * the departure can be booked by now (rule 4.4.1).
 */
export function requestedChange(request: DateRequest, booking: Booking): Command | null {
  const { draft, offer } = booking
  if (isBooked(draft)) return null
  const { dateId, extensionId, month } = request
  const named = requestedDate(request, offer)
  if (dateId !== null && named === null) return withoutDate
  const isChosen =
    dateId !== null && draft.date?.dateId === dateId && (extensionId === null || draft.date.extensionId === extensionId)
  const wanted = isChosen ? null : (named ?? firstOfMonth(month, booking))
  const choose: Command | null = wanted === null ? null : (now) => withDate(now, toDateChoice(wanted))
  const onDate = choose === null ? booking : resolve(choose(booking), offer)
  if (!request.isWaiting || named === null || !isDateUnbookable(onDate)) return choose
  return (now) => withWaitlist(choose === null ? now : resolve(choose(now), now.offer), true)
}

/** The first bookable departure of a month; null if rooms or a family package are chosen, as they depend on the date. */
function firstOfMonth(month: string | null, { draft, offer }: Booking): SaleDate | null {
  if (month === null || hasRooms(draft)) return null
  return preselectedDate({
    ...offer,
    saleDates: offer.saleDates.filter(({ startDate }) => monthOf(startDate) === month),
  })
}
