export type TravelDocuments = 'print' | 'electronic'

export interface RoomChoice {
  readonly accommodationId: string
  /** Rooms; places where partial occupancy is allowed. */
  readonly quantity: number
}

export interface AddonChoice {
  readonly addonId: string
  readonly quantity: number
  /** True while the quantity is the operator's decision. */
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
  /** True while the quantity is the operator's decision. */
  readonly mandatory: boolean
}

export interface EsimChoice {
  readonly serviceNo: string
  readonly quantity: number
}

/** The extras and rooms of a booking: what `settle` may take from it, beside people and payment. */
export interface ServiceChoices {
  readonly rooms: readonly RoomChoice[]
  readonly accommodationAddons: readonly RoomAddonChoice[]
  readonly personalAddons: readonly AddonChoice[]
  readonly bookingAddons: readonly AddonChoice[]
  readonly collectiveAddons: readonly AddonChoice[]
  readonly personalDiscounts: readonly DiscountChoice[]
  readonly esims: readonly EsimChoice[]
  readonly co2compensation: boolean
}
