import type { Units } from '#domain/booking/availability/contingents.ts'
import { collectiveServiceNos } from '#domain/booking/availability/serviceUnits.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { quantityIn } from '#domain/booking/rules/applicable.ts'
import type { BookingAddon, CollectiveAddon, PersonalAddon } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { addonRate } from '#domain/catalogue/rates.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { bookingLimits, collectiveLimits, groupRate, hasServices, personalLimits } from './addonLimits.ts'
import type { Limits } from './addonLimits.ts'

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
  draft: BookingDraft,
  offer: Offer,
  addons = offer.pricing?.personalAddons ?? [],
): readonly SoldExtra<PersonalAddon>[] {
  return addons.map((addon) => ({
    addon,
    hasServices: true,
    isCandidate: isEverybody,
    serviceNos: [addon.ratioServiceNo],
    chosen: quantityIn(draft.personalAddons, addon.id),
    limits: (taken) => personalLimits(addon, { draft, offer, taken }),
    isSoldOn: (date) => addonRate(addon, date) !== null,
  }))
}

/** The extras once per booking. */
export function bookingExtras(
  draft: BookingDraft,
  offer: Offer,
  addons = offer.pricing?.bookingAddons ?? [],
): readonly SoldExtra<BookingAddon>[] {
  return addons.map((addon) => ({
    addon,
    hasServices: true,
    isCandidate: isEverybody,
    serviceNos: [addon.ratioServiceNo],
    chosen: quantityIn(draft.bookingAddons, addon.id),
    limits: (taken) => bookingLimits(addon, { draft, offer, taken }),
    isSoldOn: (date) => addonRate(addon, date) !== null,
  }))
}

/** The extras for the whole group. */
export function collectiveExtras(
  draft: BookingDraft,
  offer: Offer,
  addons = offer.pricing?.collectiveAddons ?? [],
): readonly SoldExtra<CollectiveAddon>[] {
  return addons.map((addon) => ({
    addon,
    hasServices: hasServices(addon),
    isCandidate: isEverybody,
    serviceNos: collectiveServiceNos(addon, draft).filter((serviceNo) => serviceNo !== null),
    chosen: quantityIn(draft.collectiveAddons, addon.id),
    limits: (taken) => collectiveLimits(addon, { draft, offer, taken }),
    isSoldOn: (date) => groupRate(addon, draft, date) !== null,
  }))
}
