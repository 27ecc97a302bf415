import type { IsoDay } from '#domain/calendar.ts'
import type { Insurance } from '#domain/catalogue/insuranceRow.ts'

export type Salutation = 'MR' | 'MRS'

/** Name, address and birth date of a person; empty text means not given yet. */
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

export interface Traveller extends Contact {
  readonly isBillingAddress: boolean
  /** ISO 3166 alpha-2. */
  readonly nationality: string
  /** Index of the traveller whose address counts; null for an address of one's own. */
  readonly sameAddressAsTravellerIndex: number | null
  /** Id of the AgeGroup; null when none fits. */
  readonly ageGroupId: string | null
  readonly accommodationId: string | null
  /** Which of several rooms of that kind, from 1, where the visitor said; null else. */
  readonly roomNumber: number | null
  /** Set on traveller 0 of a family package only. */
  readonly familyPackageId: string | null
  readonly isFamilyPackageMember: boolean
  readonly insurance: Insurance | null
  readonly outboundStopNo: string | null
  readonly returnStopNo: string | null
  /** True for the traveller whose age made a separate billing address necessary. */
  readonly triggeredForceBillingAddress: boolean
  readonly passport: Passport | null
  /** True while the birthday only stands in for one that was not kept, and has to be asked again. */
  readonly isBirthdayPresumed: boolean
}

/** A baby: a person without bed, seat or choices of its own. */
export interface Baby extends Contact {
  readonly nationality: string
  readonly passport: Passport | null
  /** As with a traveller. */
  readonly isBirthdayPresumed: boolean
}

/** Passport as asked for where the travel needs one; empty text means not given yet. */
export interface Passport {
  readonly type: 'PASSPORT'
  readonly number: string
  readonly birthPlace: string
  readonly issuePlace: string
  readonly issueDate: IsoDay | null
  readonly validUntil: IsoDay | null
}
