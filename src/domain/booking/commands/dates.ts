import { dateAvailability, firstStepDates } from '#domain/booking/availability/dateAvailability.ts'
import { withStopsMoved } from '#domain/booking/boarding/movedStops.ts'
import { baseDateChoice, extensionOptions } from '#domain/booking/dates/extension.ts'
import { hasRooms } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve, type Booking } from '#domain/booking/draft/booking.ts'
import { withoutSelections } from '#domain/booking/draft/selections.ts'
import { openDates, waitlistFallback } from '#domain/catalogue/availability.ts'
import type { DateChoice } from '#domain/catalogue/departure.ts'
import { closesBooking } from '#domain/catalogue/dateState.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { baseDatesOf, findDate, sameDate, toDateChoice, type SaleDate } from '#domain/catalogue/saleDates.ts'

/**
 * Switches to a variant, whose offer is `offer`. Resets selections and chooses its first date that is not CLOSED (rules
 * 4.5.6); while the variant is not loaded, no date.
 */
export function withPricingTravel({ draft, offer }: Booking, pricingTravelId: string): BookingDraft {
  const isLoaded = offer.pricing?.id === pricingTravelId
  const first = isLoaded ? preselectedDate(offer) : null
  const date = first === null ? null : toDateChoice(first)
  return onAnotherDate({ ...draft, pricingTravelId }, date)
}

/**
 * The preselected date of a variant: the first whose status is not CLOSED; null when there is none.
 * Assumption: a date without extension goes first, as the extension has a step of its own, and a sold-out date last.
 */
export function preselectedDate(offer: Offer): SaleDate | null {
  const open = openDates(offer)
  const left = open.filter((date) => dateAvailability(date, offer).state !== 'SOLD_OUT')
  return baseDatesOf(left)[0] ?? left[0] ?? baseDatesOf(open)[0] ?? open[0] ?? null
}

/**
 * Chooses a date (rules 4.6). A date that is not sold, or already chosen, changes nothing.
 * Assumption: choosing an extension date is an upgrade of its departure, and choosing that departure again its
 * downgrade; both keep rooms and extras.
 */
export function withDate(booking: Booking, choice: DateChoice): BookingDraft {
  const { draft, offer } = booking
  const date = findDate(choice, offer.saleDates)
  if (date === null || sameDate(draft.date, choice)) return draft
  if (draft.isUpgradedToExtension && sameDate(draft.extensionDowngradeDate, choice)) return withoutExtension(booking)
  const upgraded = date.extension === null ? null : withExtensionDate(booking, choice)
  return upgraded ?? onAnotherDate(draft, choice)
}

/** Clears a date that was preset by the URL and is not on sale. Keeps it once rooms or a family package are chosen. */
export function withoutDate({ draft }: Booking): BookingDraft {
  return hasRooms(draft) || draft.date === null ? draft : onAnotherDate(draft, null)
}

/** Upgrades from the departure of an extension date; null where that departure cannot be chosen. */
function withExtensionDate(booking: Booking, choice: DateChoice): BookingDraft | null {
  const { draft, offer } = booking
  if (findDate(choice, firstStepDates(offer)) !== null) return null
  const upgraded = withExtension(booking, choice)
  if (upgraded !== draft) return upgraded
  const baseId = findDate(choice, offer.saleDates)?.extensionBaseDate?.id
  const base = baseDatesOf(offer.saleDates).find(({ id }) => id === baseId)
  if (base === undefined) return null
  const onBase = onAnotherDate(draft, toDateChoice(base))
  const fromBase = withExtension(resolve(onBase, offer), choice)
  return fromBase === onBase ? null : fromBase
}

/** Resets selections, extension, stops and the count of summary failures. */
function onAnotherDate(draft: BookingDraft, date: DateChoice | null): BookingDraft {
  const reset = withoutSelections(draft)
  return {
    ...reset,
    date,
    isUpgradedToExtension: false,
    extensionDowngradeDate: null,
    switchedToWaitlistFallback: false,
    summaryLoadingError: 0,
    travellers: reset.travellers.map((traveller) => ({ ...traveller, outboundStopNo: null, returnStopNo: null })),
  }
}

/**
 * Switches the waitlist fallback on, which keeps the selections (rule 4.4.1), or off, which resets them (rule 4.4.2).
 * Changes nothing where the platform names no fallback to switch to.
 */
export function withWaitlist({ draft, offer }: Booking, isOn: boolean): BookingDraft {
  if (isOn === draft.switchedToWaitlistFallback || (isOn && waitlistFallback(offer) === null)) return draft
  const base = isOn ? draft : withoutSelections(draft)
  return { ...base, switchedToWaitlistFallback: isOn }
}

/**
 * Upgrades to an extension date and stores the date before (rules 4.7). Rooms and extras stay as far as they are sold
 * on the longer departure. Any other date changes nothing.
 */
export function withExtension(booking: Booking, choice: DateChoice): BookingDraft {
  const base = baseDateChoice(booking.draft)
  if (base === null || findDate(choice, extensionOptions(booking)) === null) return booking.draft
  return onDateOfDeparture(booking, { date: choice, isUpgradedToExtension: true, extensionDowngradeDate: base })
}

/** Returns to the date before the upgrade. */
export function withoutExtension(booking: Booking): BookingDraft {
  const { isUpgradedToExtension, extensionDowngradeDate } = booking.draft
  if (!isUpgradedToExtension || extensionDowngradeDate === null) return booking.draft
  return onDateOfDeparture(booking, {
    date: extensionDowngradeDate,
    isUpgradedToExtension: false,
    extensionDowngradeDate: null,
  })
}

/**
 * Everybody gets on and off at the same stations as before, and the summary is requested anew. Who waits for a place goes
 * on waiting only where the other date has none either (rule 4.6.4).
 */
function onDateOfDeparture(
  { draft, offer, date: present }: Booking,
  chosen: Pick<BookingDraft, 'date' | 'isUpgradedToExtension' | 'extensionDowngradeDate'>,
): BookingDraft {
  const date = findDate(chosen.date, offer.saleDates)
  const travellers = withStopsMoved(draft.travellers, { from: present, to: date, areNumbersKept: true })
  const isFull = date !== null && closesBooking(dateAvailability(date, offer).state)
  return {
    ...draft,
    ...chosen,
    switchedToWaitlistFallback: draft.switchedToWaitlistFallback && isFull,
    travellers,
    summary: null,
    summaryLoadingError: 0,
  }
}
