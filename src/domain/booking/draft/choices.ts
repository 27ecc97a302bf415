export type TravelDocuments = 'print' | 'electronic'

export interface RoomChoice {
  readonly accommodationId: string
  /** Number of rooms; of beds where partial occupancy is allowed. */
  readonly quantity: number
}

export interface AddonChoice {
  readonly addonId: string
  readonly quantity: number
  /** True while the operator decides the quantity. */
  readonly mandatory: boolean
}

export interface RoomAddonChoice extends AddonChoice {
  readonly type: 'accommodation' | 'familyPackage'
  /** Id of the Accommodation or FamilyPackage. */
  readonly typeId: string
}

export interface DiscountChoice {
  readonly discountId: string
  readonly quantity: number
  /** True while the operator decides the quantity. */
  readonly mandatory: boolean
}

export interface EsimChoice {
  readonly serviceNo: string
  readonly quantity: number
}

/** The choices that depend on variant and date. */
interface ChoiceLists {
  readonly rooms: readonly RoomChoice[]
  readonly accommodationAddons: readonly RoomAddonChoice[]
  readonly personalAddons: readonly AddonChoice[]
  readonly bookingAddons: readonly AddonChoice[]
  readonly collectiveAddons: readonly AddonChoice[]
  readonly personalDiscounts: readonly DiscountChoice[]
  readonly esims: readonly EsimChoice[]
}

/** The one list of these choices that code goes through, each empty. */
export const NOTHING_CHOSEN: ChoiceLists = {
  rooms: [],
  accommodationAddons: [],
  personalAddons: [],
  bookingAddons: [],
  collectiveAddons: [],
  personalDiscounts: [],
  esims: [],
}

/** The lists of extras. */
const addonLists = ['accommodationAddons', 'personalAddons', 'bookingAddons', 'collectiveAddons'] as const

/** The lists with choices that the operator may make mandatory. */
export const mandatoryLists = [...addonLists, 'personalDiscounts'] as const

/** Rooms and extras of a booking: everything `settle` may remove, beside people and payment. */
export interface ServiceChoices extends ChoiceLists {
  readonly co2compensation: boolean
  readonly travelDocuments: TravelDocuments
}

/** A number as a count: a whole number, 0 for anything negative or not finite. */
export function wholeQuantity(count: number): number {
  return Number.isFinite(count) ? Math.max(0, Math.trunc(count)) : 0
}
