import { unitsRemaining, type Units } from '#domain/booking/availability/contingents.ts'
import { collectiveServiceNos } from '#domain/booking/availability/serviceUnits.ts'
import type { Decisions } from '#domain/booking/draft/draft.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { applicableTravellers, isForAnybody } from '#domain/booking/rules/applicable.ts'
import type {
  AccommodationAddon,
  BookingAddon,
  CollectiveAddon,
  MandatorySettings,
  PersonalAddon,
} from '#domain/catalogue/catalogue.ts'
import { addonRate, collectiveRate } from '#domain/catalogue/rates.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'

/** Start value for the minimum of the contingents of a collective add-on (rule 9.2.6). */
const CONTINGENT_START = 9999

/** Limits of one extra by rules, contingents and prices. */
export interface Limits {
  /** Centimes for one unit; null when it is not sold on the date and so cannot be chosen. */
  readonly unitPrice: number | null
  /** Units left; 999 while contingents are ignored. */
  readonly left: number
  /** The maximum quantity a visitor can choose. */
  readonly most: number
  /** The quantity of a mandatory extra; null for an optional one. */
  readonly mandatoryQuantity: number | null
}

export const NOT_SOLD: Limits = { unitPrice: null, left: 0, most: 0, mandatoryQuantity: null }

/** The context the limits of an extra depend on. */
export interface LimitsContext {
  readonly booking: Booking
  /** Units used by the other choices: extras with the same service share its contingent. */
  readonly taken: Units
}

/** Whether something is mandatory (rule 3.6.6.4). */
export function isMandatory(settings: MandatorySettings | null): boolean {
  return settings?.isMandatory === true
}

/** Limits of an extra per traveller (rule 5.6.1). */
export function personalLimits(addon: PersonalAddon, context: LimitsContext): Limits {
  return serviceLimits(addon, context, () => applicableTravellers(addon, context.booking).length)
}

/** Limits of an extra once per booking. */
export function bookingLimits(addon: BookingAddon, context: LimitsContext): Limits {
  return serviceLimits(addon, context, () => once(addon, context.booking))
}

/** Limits of an extra with one service. @param countWanted number of travellers or rooms it applies to */
export function serviceLimits(
  addon: PersonalAddon | BookingAddon | AccommodationAddon,
  { booking: { sale, contingents }, taken }: LimitsContext,
  countWanted: () => number,
): Limits {
  const unitPrice = sale === null ? null : addonRate(addon, sale.date)
  if (unitPrice === null) return NOT_SOLD
  const left = unitsRemaining(taken, addon.ratioServiceNo, contingents.left)
  return limitsOf(addon, { unitPrice, left, wanted: countWanted() })
}

/** Limits of an extra for the whole group; its contingent is the minimum over its services. */
export function collectiveLimits(addon: CollectiveAddon, { booking, taken }: LimitsContext): Limits {
  const { sale, contingents } = booking
  const unitPrice = sale === null ? null : groupRate(addon, booking.draft, sale.date)
  if (unitPrice === null) return NOT_SOLD
  const left = Math.min(
    CONTINGENT_START,
    ...collectiveServiceNos(addon, booking.draft).map((no) =>
      no === null ? 0 : unitsRemaining(taken, no, contingents.left),
    ),
  )
  return limitsOf(addon, { unitPrice, left, wanted: once(addon, booking) })
}

/** Whether a collective add-on can be sold: the service of every age group has a number (rule 5.6.5). */
export function hasServices({ ageGroupServices }: Pick<CollectiveAddon, 'ageGroupServices'>): boolean {
  return ageGroupServices.every(({ ratioServiceNo }) => ratioServiceNo !== null)
}

/** Price of a collective add-on for the whole group; null when a traveller's price or a service number is missing. */
export function groupRate(addon: CollectiveAddon, { travellers }: Decisions, date: SaleDate): number | null {
  if (!hasServices(addon)) return null
  const rates = new Map<string | null, number | null>()
  let sum = 0
  for (const { ageGroupId } of travellers) {
    if (!rates.has(ageGroupId)) rates.set(ageGroupId, collectiveRate(addon, ageGroupId, date))
    const rate = rates.get(ageGroupId) ?? null
    if (rate === null) return null
    sum += rate
  }
  return sum
}

/** 1 for an extra of the booking or group that applies to any traveller. */
function once({ mandatorySettings }: Pick<BookingAddon, 'mandatorySettings'>, booking: Booking): number {
  return isForAnybody({ mandatorySettings }, booking) ? 1 : 0
}

interface LimitsInput {
  readonly unitPrice: number
  readonly left: number
  /** Number of travellers or rooms it applies to. */
  readonly wanted: number
}

/** A mandatory extra is booked for all it applies to, whatever is left. */
export function limitsOf(
  { mandatorySettings }: Pick<BookingAddon, 'mandatorySettings'>,
  { unitPrice, left, wanted }: LimitsInput,
): Limits {
  if (isMandatory(mandatorySettings)) return { unitPrice, left, most: 0, mandatoryQuantity: wanted }
  return { unitPrice, left, most: Math.min(left, wanted), mandatoryQuantity: null }
}
