import type { Units } from '#domain/booking/availability/contingents.ts'
import { collectiveServiceNos } from '#domain/booking/availability/serviceUnits.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { quantityIn } from '#domain/booking/rules/applicable.ts'
import type { BookingAddon, CollectiveAddon, PersonalAddon } from '#domain/catalogue/catalogue.ts'
import { addonRate } from '#domain/catalogue/rates.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { bookingLimits, collectiveLimits, groupRate, hasServices, personalLimits, type Limits } from './addonLimits.ts'

/** An extra of any kind with everything its limits depend on. */
export interface SoldExtra<Addon> {
  readonly addon: Addon
  /** Service numbers one unit of it uses. */
  readonly serviceNos: readonly string[]
  /** Whether the platform can sell it at all. */
  readonly hasServices: boolean
  readonly chosen: number
  /** Its limits after the units used by others. */
  readonly limits: (taken: Units) => Limits
  readonly isSoldOn: (date: SaleDate) => boolean
  /** Whether the traveller is considered at all, such as those in the room of a room extra. */
  readonly isCandidate: (travellerIndex: number) => boolean
}

const isEverybody = () => true

/** The extras per traveller; all of the variant by default. */
export function personalExtras(
  booking: Booking,
  addons = booking.offer.pricing?.personalAddons ?? [],
): readonly SoldExtra<PersonalAddon>[] {
  return addons.map((addon) => ({
    addon,
    hasServices: true,
    isCandidate: isEverybody,
    serviceNos: [addon.ratioServiceNo],
    chosen: quantityIn(booking.draft.personalAddons, addon.id),
    limits: (taken) => personalLimits(addon, { booking, taken }),
    isSoldOn: (date) => addonRate(addon, date) !== null,
  }))
}

/** The extras once per booking. */
export function bookingExtras(
  booking: Booking,
  addons = booking.offer.pricing?.bookingAddons ?? [],
): readonly SoldExtra<BookingAddon>[] {
  return addons.map((addon) => ({
    addon,
    hasServices: true,
    isCandidate: isEverybody,
    serviceNos: [addon.ratioServiceNo],
    chosen: quantityIn(booking.draft.bookingAddons, addon.id),
    limits: (taken) => bookingLimits(addon, { booking, taken }),
    isSoldOn: (date) => addonRate(addon, date) !== null,
  }))
}

/** The extras for the whole group. */
export function collectiveExtras(
  booking: Booking,
  addons = booking.offer.pricing?.collectiveAddons ?? [],
): readonly SoldExtra<CollectiveAddon>[] {
  return addons.map((addon) => ({
    addon,
    hasServices: hasServices(addon),
    isCandidate: isEverybody,
    serviceNos: collectiveServiceNos(addon, booking.draft).filter((serviceNo) => serviceNo !== null),
    chosen: quantityIn(booking.draft.collectiveAddons, addon.id),
    limits: (taken) => collectiveLimits(addon, { booking, taken }),
    isSoldOn: (date) => groupRate(addon, booking.draft, date) !== null,
  }))
}
