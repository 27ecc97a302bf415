import type { IsoDay } from '#domain/calendar.ts'
import type { Insurance } from '#domain/catalogue/insuranceRow.ts'
import { flag, oneOf, or, orNull, record, text, whole } from '#domain/shape.ts'
import { count, day, id, type FieldsOf } from './field.ts'

/*
 * The table of a field decides where it is kept (docs/personal-data.md): contact and person are personal data, kept for
 * the visit, on the device only if the visitor wants it, and erased with the visit; choices stay on the device.
 */

export type Salutation = 'MR' | 'MRS'

/** Name, address and birthday of a traveller, a baby or the billed person; empty text means not given yet. */
export interface Contact {
  readonly salutation: Salutation
  readonly firstName: string
  readonly lastName: string
  readonly birthday: IsoDay | null
  readonly email: string
  readonly phone: string
  readonly address: string
  readonly addressAddition: string
  readonly zip: string
  readonly city: string
  /** ISO 3166 alpha-2, `CH`. */
  readonly country: string
}

const TYPED = { shape: text, isKeptOnUndo: true, isOnWire: true } as const
const TEXT = { ...TYPED, initial: '' } as const

export const contactFields = {
  salutation: { ...TYPED, initial: 'MR', shape: oneOf(['MR', 'MRS']) },
  firstName: TEXT,
  lastName: TEXT,
  // Restored, as it decides on the age group.
  birthday: { ...TYPED, initial: null, shape: day, isKeptOnUndo: false },
  email: TEXT,
  phone: TEXT,
  address: TEXT,
  addressAddition: TEXT,
  zip: TEXT,
  city: TEXT,
  // Assumption: most visitors live in Switzerland.
  country: { ...TYPED, initial: 'CH' },
} as const satisfies FieldsOf<Contact>

/** Data of a traveller or a baby, which a billing address has not. */
export interface PersonDetails {
  /** ISO 3166 alpha-2. */
  readonly nationality: string
  /** True while the birthday is a placeholder for one that was not stored and has to be asked again. */
  readonly isBirthdayPresumed: boolean
}

export const personFields = {
  nationality: { ...TYPED, initial: 'CH' },
  isBirthdayPresumed: { initial: false, shape: flag, isKeptOnUndo: false, isOnWire: false },
} as const satisfies FieldsOf<PersonDetails>

/** A baby: a person without bed, seat or choices. */
export interface Baby extends Contact, PersonDetails {
  /** Never kept beyond the visit. */
  readonly passport: Passport | null
}

/** Choices of one traveller. */
export interface TravellerChoices {
  readonly isBillingAddress: boolean
  /** Index of the traveller whose address is shared; null for an own address. */
  readonly sameAddressAsTravellerIndex: number | null
  /** Id of the AgeGroup; null when none matches. */
  readonly ageGroupId: string | null
  readonly accommodationId: string | null
  /** Number of the room among those of its kind, from 1, where the visitor chose it; null otherwise. */
  readonly roomNumber: number | null
  /** Set on traveller 0 only. */
  readonly familyPackageId: string | null
  readonly isFamilyPackageMember: boolean
  readonly insurance: Insurance | null
  readonly outboundStopNo: string | null
  readonly returnStopNo: string | null
  /** True for the traveller whose age required a separate billing address. */
  readonly triggeredForceBillingAddress: boolean
}

export const insurance = orNull(
  record({
    ratioServiceNo: text,
    ratioTravelServiceNo: text,
    label: text,
    centimes: whole(),
    priceFormatted: or(orNull(text), null),
  }),
)

const CHOSEN_ID = { initial: null, shape: id, isKeptOnUndo: false, isOnWire: false } as const
const BILLING = { initial: false, shape: flag, isKeptOnUndo: true, isOnWire: true } as const

export const choiceFields = {
  isBillingAddress: BILLING,
  sameAddressAsTravellerIndex: { ...BILLING, initial: 0, shape: orNull(count) },
  ageGroupId: CHOSEN_ID,
  accommodationId: CHOSEN_ID,
  // Absent in older drafts.
  roomNumber: { ...CHOSEN_ID, shape: or(orNull(count), null) },
  familyPackageId: CHOSEN_ID,
  isFamilyPackageMember: { initial: false, shape: flag, isKeptOnUndo: false, isOnWire: true },
  insurance: { ...CHOSEN_ID, shape: insurance },
  outboundStopNo: CHOSEN_ID,
  returnStopNo: CHOSEN_ID,
  triggeredForceBillingAddress: BILLING,
} as const satisfies FieldsOf<TravellerChoices>

export interface Traveller extends Baby, TravellerChoices {}

/** Passport data, where the travel requires them; empty text means not given yet. */
export interface Passport {
  readonly type: 'PASSPORT'
  readonly number: string
  readonly birthPlace: string
  readonly issuePlace: string
  readonly issueDate: IsoDay | null
  readonly validUntil: IsoDay | null
}
