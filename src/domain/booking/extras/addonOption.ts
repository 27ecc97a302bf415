import { haveContingentsFailed, type Units } from '#domain/booking/availability/contingents.ts'
import { addUnits } from '#domain/booking/availability/serviceUnits.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import type { PersonalAddon } from '#domain/catalogue/catalogue.ts'
import { nightsCharged } from '#domain/catalogue/rates.ts'
import type { Reason } from '#domain/catalogue/reason.ts'
import { isMandatory } from './addonLimits.ts'
import { extraReason } from './addonReasons.ts'
import type { SoldExtra } from './soldExtras.ts'

/** One extra with its options for the visitor. */
export interface AddonOption<Addon> {
  readonly addon: Addon
  /** Centimes for one unit, for all nights where charged by night; null when not sold on the chosen date. */
  readonly unitPrice: number | null
  /** Number of nights in that price; null where charged once, or without a date. */
  readonly nights: number | null
  readonly maxQuantity: number
  readonly quantity: number
  readonly mandatory: boolean
  /** Optional and available, or mandatory and booked (rules 5.8.1). */
  readonly isVisible: boolean
  /** The reason it cannot be chosen; null when it can or is mandatory. */
  readonly reason: Reason | null
}

type AnyAddon = Pick<PersonalAddon, 'id' | 'mandatorySettings' | 'calculationSettings'> &
  Partial<Pick<PersonalAddon, 'allowedAgeGroups'>>

/** The context an option depends on. */
export interface OptionContext {
  readonly booking: Booking
  /** Extras that may share a contingent, itself included. */
  readonly competing: readonly SoldExtra<AnyAddon>[]
  /** Units used apart from `competing`. */
  readonly taken: Units
}

/** While the contingent is unknown, nothing more can be chosen. */
const PLACES_UNKNOWN: Reason = { key: 'booking.reason.placesUnknown', remedy: null }

/** An extra as an option: how many of it the others leave, and the reason it cannot be chosen. */
export function toOption<Addon extends AnyAddon>(
  extra: SoldExtra<Addon>,
  { booking, competing, taken }: OptionContext,
): AddonOption<Addon> {
  const { addon, chosen } = extra
  const { date } = booking
  const others = competing.filter((other) => other !== extra)
  const takenWithOthers = new Map(taken)
  for (const { serviceNos, chosen: quantity } of others) addUnits(takenWithOthers, serviceNos, quantity)
  const limits = extra.limits(takenWithOthers)
  const mandatory = isMandatory(addon.mandatorySettings)
  const competingId = others.find((other) => canGiveWay(other, extra))?.addon.id ?? null
  const { mandatorySettings, allowedAgeGroups } = addon
  const ruled = allowedAgeGroups === undefined ? { mandatorySettings } : { mandatorySettings, allowedAgeGroups }
  const isUnknown = haveContingentsFailed(booking)
  const refused = extraReason({ ...extra, ...ruled, limits, competingId }, booking)
  const reason = mandatory ? null : isUnknown && chosen === 0 ? (refused ?? PLACES_UNKNOWN) : refused
  return {
    addon,
    unitPrice: limits.unitPrice,
    nights: date === null ? null : nightsCharged(addon.calculationSettings, date),
    quantity: chosen,
    mandatory,
    reason,
    maxQuantity: limits.mandatoryQuantity ?? (isUnknown ? Math.min(limits.most, chosen) : limits.most),
    isVisible: mandatory ? chosen > 0 : reason === null,
  }
}

/** Whether a chosen extra uses the same contingent and is optional. */
function canGiveWay(other: SoldExtra<AnyAddon>, { serviceNos }: SoldExtra<AnyAddon>): boolean {
  const isShared = other.serviceNos.some((serviceNo) => serviceNos.includes(serviceNo))
  return isShared && other.chosen > 0 && !isMandatory(other.addon.mandatorySettings)
}
