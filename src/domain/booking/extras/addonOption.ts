import { contingentState } from '#domain/booking/availability/contingents.ts'
import type { Units } from '#domain/booking/availability/contingents.ts'
import { take } from '#domain/booking/availability/serviceUnits.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { PersonalAddon } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { Reason } from '#domain/catalogue/reason.ts'
import { isMandatory } from './addonLimits.ts'
import { extraReason } from './addonReasons.ts'
import type { SoldExtra } from './soldExtras.ts'

/** One extra as a visitor can choose it. */
export interface AddonOption<Addon> {
  readonly addon: Addon
  /** Centimes for one unit, for all nights where it is charged by night; null when not sold on the chosen date. */
  readonly unitPrice: number | null
  readonly maxQuantity: number
  readonly quantity: number
  readonly mandatory: boolean
  /** Optional and possible, or prescribed and booked (rules 5.8.1). */
  readonly isVisible: boolean
  /** Why it cannot be chosen; null when it can or is prescribed. */
  readonly reason: Reason | null
}

type AnyAddon = Pick<PersonalAddon, 'id' | 'mandatorySettings'> & Partial<Pick<PersonalAddon, 'allowedAgeGroups'>>

/** What an extra is held against. */
export interface Surroundings {
  readonly draft: BookingDraft
  readonly offer: Offer
  /** The extras that may share a contingent with it, itself among them. */
  readonly rivals: readonly SoldExtra<AnyAddon>[]
  /** What is taken beside the rivals. */
  readonly taken: Units
}

/** Nothing more is taken of what nobody can say how much is left. */
const PLACES_UNKNOWN: Reason = { key: 'booking.reason.placesUnknown', opening: null }

/** The option of an extra: what the others leave of it, and why it cannot be chosen. */
export function toOption<Addon extends AnyAddon>(
  extra: SoldExtra<Addon>,
  { draft, offer, rivals, taken }: Surroundings,
): AddonOption<Addon> {
  const { addon, chosen } = extra
  const others = rivals.filter((rival) => rival !== extra)
  const beside = new Map(taken)
  for (const { serviceNos, chosen: quantity } of others) take(beside, serviceNos, quantity)
  const limits = extra.limits(beside)
  const mandatory = isMandatory(addon.mandatorySettings)
  const rivalId = others.find((other) => canGiveWay(other, extra))?.addon.id ?? null
  const { mandatorySettings, allowedAgeGroups } = addon
  const ruled = allowedAgeGroups === undefined ? { mandatorySettings } : { mandatorySettings, allowedAgeGroups }
  const isUnknown = contingentState(draft, offer) === 'failed'
  const refused = extraReason({ ...extra, ...ruled, limits, rivalId }, { draft, offer })
  const reason = mandatory ? null : isUnknown && chosen === 0 ? (refused ?? PLACES_UNKNOWN) : refused
  return {
    addon,
    unitPrice: limits.unitPrice,
    quantity: chosen,
    mandatory,
    reason,
    maxQuantity: limits.prescribed ?? (isUnknown ? Math.min(limits.most, chosen) : limits.most),
    isVisible: mandatory ? chosen > 0 : reason === null,
  }
}

/** Whether a chosen extra takes from the same contingent and is not prescribed. */
function canGiveWay(other: SoldExtra<AnyAddon>, { serviceNos }: SoldExtra<AnyAddon>): boolean {
  const isShared = other.serviceNos.some((serviceNo) => serviceNos.includes(serviceNo))
  return isShared && other.chosen > 0 && !isMandatory(other.addon.mandatorySettings)
}
