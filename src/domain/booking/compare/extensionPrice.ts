import { bookingAfter } from '#domain/booking/commands/command.ts'
import { withExtension, withoutExtension } from '#domain/booking/commands/dates.ts'
import { extensionOptions } from '#domain/booking/dates/extension.ts'
import { bedsMissing } from '#domain/booking/draft/chosen.ts'
import { resolve, type Booking } from '#domain/booking/draft/booking.ts'
import { comparablePrice } from '#domain/booking/price/price.ts'
import type { Contingents } from '#domain/catalogue/contingents.ts'
import type { DateChoice } from '#domain/catalogue/departure.ts'
import { withContingents } from '#domain/catalogue/offer.ts'
import { sameDate, toDateChoice, type SaleDate } from '#domain/catalogue/saleDates.ts'
import { extensionOutlook, type ExtensionOutlook } from './extensionFeasibility.ts'

/** An extension of the chosen departure with what it would mean for the present party and choices. */
export interface PricedExtension {
  readonly date: SaleDate
  readonly outlook: ExtensionOutlook
  readonly isChosen: boolean
  /** Whether it can be chosen; a chosen one stays while its contingents fail to load. */
  readonly isPossible: boolean
  /** Centimes more than without it; null where the totals are not comparable. */
  readonly difference: number | null
  /** Centimes of the whole booking; null where the difference is. */
  readonly total: number | null
}

/** The extensions on offer. @param contingents by departure: null where they failed to load, absent while pending. */
export function pricedExtensions(
  booking: Booking,
  contingents: ReadonlyMap<string, Contingents | null>,
): readonly PricedExtension[] {
  const { draft, offer } = booking
  const without = totalWithoutExtension(booking)
  return extensionOptions(booking).map((date) => {
    const there = resolve(draft, withContingents(offer, date.id, contingents.get(date.id)))
    const outlook = extensionOutlook(there, toDateChoice(date))
    const difference = extensionDifference(there, toDateChoice(date))
    const isChosen = sameDate(draft.date, date)
    const isUnknown = outlook.reason?.key === 'booking.reason.placesUnknown'
    const isPossible = outlook.state !== 'impossible' || (isChosen && isUnknown)
    const total = difference === null ? null : (without ?? 0) + difference
    return { date, outlook, isChosen, isPossible, difference, total }
  })
}

/** Centimes of the booking without an extension; null while nothing, or not everything, has a price. */
export function totalWithoutExtension(booking: Booking): number | null {
  const { isComplete, total } = comparablePrice(bookingAfter(booking, withoutExtension), booking)
  return isComplete && total.centimes > 0 ? total.centimes : null
}

/**
 * Price difference of an extension for the party and its choices, in centimes. Null where a price is missing or somebody
 * has no bed there (totals not comparable). Contingents count where `booking.offer` has those of the extension date.
 */
export function extensionDifference(booking: Booking, choice: DateChoice): number | null {
  const without = bookingAfter(booking, withoutExtension)
  const upgraded = bookingAfter(without, (now) => withExtension(now, choice))
  const [before, after] = [comparablePrice(without, booking), comparablePrice(upgraded, booking)]
  const keepsBeds = bedsMissing(upgraded.draft) === 0
  return keepsBeds && before.isComplete && after.isComplete ? after.total.centimes - before.total.centimes : null
}
