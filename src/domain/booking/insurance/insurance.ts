import { dateOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft, Insurance, Summary } from '#domain/booking/draft/draft.ts'
import { selectionKey } from '#domain/booking/draft/selections.ts'
import { isTotalOutdated } from '#domain/booking/price/platformTotal.ts'
import { settle } from '#domain/booking/settle.ts'
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
function offered(chosen: Insurance | null, options: readonly Insurance[]): Insurance | null {
  return options.find(({ ratioServiceNo }) => ratioServiceNo === chosen?.ratioServiceNo) ?? null
}

function travellerOptions(draft: BookingDraft, index: number): readonly Insurance[] {
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

export interface TravellerInsuranceChoice {
  /** Null means all travellers who are offered it. */
  readonly travellerIndex: number | null
  /** Null takes the choice back; the option `none` is an insurance like the others. */
  readonly insurance: Insurance | null
}

/**
 * Chooses a personal insurance, which clears the family insurance (rule 4.14.2). Who is not offered
 * it keeps what he had; each traveller gets it at his own price.
 */
export function withTravellerInsurance(
  draft: BookingDraft,
  { travellerIndex, insurance }: TravellerInsuranceChoice,
  offer: Offer,
): BookingDraft {
  const travellers = draft.travellers.map((traveller, index) => {
    if (travellerIndex !== null && travellerIndex !== index) return traveller
    const own = offered(insurance, travellerOptions(draft, index))
    return insurance !== null && own === null ? traveller : { ...traveller, insurance: own }
  })
  const isChosen = travellers.some((traveller) => traveller.insurance !== null)
  return settle({ ...draft, travellers, familyInsurance: isChosen ? null : draft.familyInsurance }, offer)
}

/** Chooses an insurance for the whole booking, which clears all personal ones; null takes it back. */
export function withFamilyInsurance(draft: BookingDraft, insurance: Insurance | null, offer: Offer): BookingDraft {
  if (insurance === null) return settle({ ...draft, familyInsurance: null }, offer)
  const familyInsurance = offered(insurance, insuranceOptions(draft).booking)
  if (familyInsurance === null) return draft
  const travellers = draft.travellers.map((traveller) => ({ ...traveller, insurance: null }))
  return settle({ ...draft, travellers, familyInsurance }, offer)
}

/**
 * Takes in a summary. Insurances no longer offered are removed from travellers and booking, the others get the price
 * of now. An answer to choices that have changed meanwhile is left aside.
 */
export function withSummary(draft: BookingDraft, summary: Summary, offer: Offer): BookingDraft {
  if (summary.selectionKey !== selectionKey(draft)) return draft
  const next = { ...draft, summary, summaryLoadingError: 0 }
  const travellers = draft.travellers.map((traveller, index) => ({
    ...traveller,
    insurance: offered(traveller.insurance, travellerOptions(next, index)),
  }))
  const familyInsurance = offered(draft.familyInsurance, summary.bookingInsurances)
  return settle({ ...next, travellers, familyInsurance }, offer)
}

/** Counts a failure to load the summary. */
export function withSummaryFailure(draft: BookingDraft): BookingDraft {
  return { ...draft, summaryLoadingError: draft.summaryLoadingError + 1 }
}

/** The visitor asks for the summary again after failures. */
export function withSummaryRetry(draft: BookingDraft): BookingDraft {
  return { ...draft, summaryLoadingError: 0 }
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
