import type { IsoDay } from '#domain/calendar.ts'
import type { Insurance } from '#domain/catalogue/insuranceRow.ts'

export type Salutation = 'MR' | 'MRS'

/** Name, address and birthday of a person; empty text means not given yet. */
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
  readonly passport: Passport | null
  /** True while the birthday is a placeholder for one that was not stored and has to be asked again. */
  readonly isBirthdayPresumed: boolean
}

/** A baby: a person without bed, seat or choices. */
export interface Baby extends Contact {
  readonly nationality: string
  readonly passport: Passport | null
  /** As for a traveller. */
  readonly isBirthdayPresumed: boolean
}

/** Passport data, where the travel requires them; empty text means not given yet. */
export interface Passport {
  readonly type: 'PASSPORT'
  readonly number: string
  readonly birthPlace: string
  readonly issuePlace: string
  readonly issueDate: IsoDay | null
  readonly validUntil: IsoDay | null
}
