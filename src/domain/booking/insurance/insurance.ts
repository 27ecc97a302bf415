import { dateOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { isTotalOutdated } from '#domain/booking/price/platformTotal.ts'
import type { Insurance } from '#domain/catalogue/insuranceRow.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { Reason } from '#domain/catalogue/reason.ts'
import { sumOf } from '#domain/money.ts'

/** After so many failures in a row the summary is asked for only when the visitor says so (rule 10.12). */
export const SUMMARY_ATTEMPTS = 3

/** Step that shows what the summary offers. */
export const SUMMARY_STEP = 3

export interface InsuranceOptions {
  /** For the whole booking: family or group insurance. */
  readonly booking: readonly Insurance[]
  /** For the traveller of this index. */
  readonly travellers: (index: number) => readonly Insurance[]
  /** To have none; null where the platform offers no such choice. */
  readonly none: Insurance | null
}

/** What can be chosen from; nothing while the summary is not known. */
export function insuranceOptions({ summary }: Pick<BookingDraft, 'summary'>): InsuranceOptions {
  return {
    booking: summary?.bookingInsurances ?? [],
    travellers: (index) => summary?.travellerInsurances[index] ?? [],
    none: summary?.noInsurance ?? null,
  }
}

/** What the platform offers now under the number of an insurance chosen before; null when it no longer does. */
export function offered(chosen: Insurance | null, options: readonly Insurance[]): Insurance | null {
  return options.find(({ ratioServiceNo }) => ratioServiceNo === chosen?.ratioServiceNo) ?? null
}

export function travellerOptions(draft: BookingDraft, index: number): readonly Insurance[] {
  const { travellers, none } = insuranceOptions(draft)
  return none === null ? travellers(index) : [...travellers(index), none]
}

/**
 * Why a traveller cannot choose an insurance: the platform has not said what it offers, or does not offer it to them;
 * null when they can. A family insurance does not stand against it, for it gives way (rule 4.14.2).
 */
export function travellerInsuranceReason(draft: BookingDraft, index: number, insurance: Insurance): Reason | null {
  return insuranceReason(draft, insurance, travellerOptions(draft, index))
}

/** Why an insurance cannot be chosen for the whole booking; null when it can. */
export function familyInsuranceReason(draft: BookingDraft, insurance: Insurance): Reason | null {
  return insuranceReason(draft, insurance, insuranceOptions(draft).booking)
}

function insuranceReason(
  { summary }: BookingDraft,
  insurance: Insurance,
  options: readonly Insurance[],
): Reason | null {
  if (summary === null) return { key: 'booking.reason.insuranceUnknown', opening: null }
  return offered(insurance, options) === null ? { key: 'booking.reason.insuranceNotOffered', opening: null } : null
}

/**
 * Whether the summary is to be loaded: it is absent or its total outdated, somebody will look at it, there is something to price, and it did
 * not fail three times in a row. That it is not already loading is known to the caller.
 */
export function isSummaryNeeded(draft: BookingDraft, offer: Offer): boolean {
  // Assumption: before everybody has a bed the platform has nothing to insure.
  const hasBeds =
    draft.travellers.length > 0 && draft.travellers.every(({ accommodationId }) => accommodationId !== null)
  return (
    (draft.summary === null || isTotalOutdated(draft, offer)) &&
    // Assumption: nothing of it is shown before, and ages given in step 2 still change what is charged.
    draft.currentStep >= SUMMARY_STEP &&
    draft.summaryLoadingError < SUMMARY_ATTEMPTS &&
    draft.submission.bookingId === null &&
    hasBeds &&
    dateOf(draft, offer) !== null
  )
}

/** Whether the summary, or its total, is missing because it failed so often that it is no longer asked for by itself. */
export function hasSummaryFailed(draft: BookingDraft, offer: Offer): boolean {
  return draft.summaryLoadingError >= SUMMARY_ATTEMPTS && (draft.summary === null || isTotalOutdated(draft, offer))
}

/** One choice of insurance for the whole party. */
export interface SharedInsurance {
  /** For the booking as such, the same one for each traveller, or none for anybody. */
  readonly kind: 'booking' | 'personal' | 'none'
  readonly insurance: Insurance
  /** For all travellers together. */
  readonly centimes: number
  /** For each traveller; null where it is not the same for all, or not counted by traveller. */
  readonly centimesEach: number | null
  readonly isChosen: boolean
}

/** What can be chosen for all at once: of the personal insurances those that everybody is offered. */
export function insurancesForAll(draft: BookingDraft): readonly SharedInsurance[] {
  const { booking, travellers, none } = insuranceOptions(draft)
  const personal = travellers(0).filter((insurance) =>
    draft.travellers.every((_, index) => offered(insurance, travellers(index)) !== null),
  )
  return [
    ...booking.map((insurance): SharedInsurance => {
      const isChosen = draft.familyInsurance?.ratioServiceNo === insurance.ratioServiceNo
      return { kind: 'booking', insurance, centimes: insurance.centimes, centimesEach: null, isChosen }
    }),
    ...personal.map((insurance) => sharedBy(draft, insurance, 'personal')),
    ...(none === null ? [] : [sharedBy(draft, none, 'none')]),
  ]
}

function sharedBy(draft: BookingDraft, insurance: Insurance, kind: 'personal' | 'none'): SharedInsurance {
  const prices = draft.travellers.map((_, index) => offered(insurance, travellerOptions(draft, index))?.centimes ?? 0)
  const isSame = new Set(prices).size <= 1
  const isChosen =
    draft.familyInsurance === null &&
    draft.travellers.every((traveller) => traveller.insurance?.ratioServiceNo === insurance.ratioServiceNo)
  return { kind, insurance, centimes: sumOf(prices), centimesEach: isSame ? insurance.centimes : null, isChosen }
}

/** Whether all travellers have chosen the same, nothing included; false for those who chose one by one. */
export function isInsuranceShared({ travellers }: Pick<BookingDraft, 'travellers'>): boolean {
  return new Set(travellers.map(({ insurance }) => insurance?.ratioServiceNo ?? null)).size <= 1
}
