import { hasBedForEverybody } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft, Visit, Decisions } from '#domain/booking/draft/draft.ts'
import { SUMMARY_STEP } from '#domain/booking/draft/funnelProgress.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { isTotalOutdated } from '#domain/booking/price/platformTotal.ts'
import type { Insurance } from '#domain/catalogue/insuranceRow.ts'
import { sumOf } from '#domain/money.ts'

/** Consecutive failures after which the summary is requested only by the visitor (rule 10.12). */
const SUMMARY_ATTEMPTS = 3

export interface InsuranceOptions {
  /** For the whole booking: family or group insurance. */
  readonly booking: readonly Insurance[]
  /** For the traveller of this index. */
  readonly travellers: (index: number) => readonly Insurance[]
  /** No insurance; null where the platform offers no such option. */
  readonly none: Insurance | null
}

/** The insurances on offer; empty while the summary is not loaded. */
export function insuranceOptions({ summary }: Pick<Visit, 'summary'>): InsuranceOptions {
  return {
    booking: summary?.bookingInsurances ?? [],
    travellers: (index) => summary?.travellerInsurances[index] ?? [],
    none: summary?.noInsurance ?? null,
  }
}

/** Whether the summary offers a traveller anything; «no insurance» counts. False while it is not loaded. */
export function isInsuranceOfferedTo(draft: Visit, index: number): boolean {
  return insuranceOptions(draft).booking.length > 0 || travellerOptions(draft, index).length > 0
}

/** Whether the summary offers any traveller anything. */
export function isInsuranceOffered(draft: BookingDraft): boolean {
  return draft.travellers.some((_, index) => isInsuranceOfferedTo(draft, index))
}

/** The present offer with the number of a chosen insurance; null when it is no longer offered. */
export function offered(chosen: Insurance | null, options: readonly Insurance[]): Insurance | null {
  return options.find(({ ratioServiceNo }) => ratioServiceNo === chosen?.ratioServiceNo) ?? null
}

export function travellerOptions(draft: Visit, index: number): readonly Insurance[] {
  const { travellers, none } = insuranceOptions(draft)
  return none === null ? travellers(index) : [...travellers(index), none]
}

/**
 * Whether the summary has to be loaded: it is missing or its total is outdated, it will be shown, the booking has
 * something to price, and it has not failed three times in a row. The caller knows whether it is already loading.
 */
export function isSummaryNeeded(booking: Booking): boolean {
  // Assumption: the platform insures only complete parties, so everybody needs a bed first.
  const { draft } = booking
  return (
    (draft.summary === null || isTotalOutdated(booking)) &&
    // Assumption: it is not shown before, and birthdays given in step 2 can change the price.
    draft.currentStep >= SUMMARY_STEP &&
    draft.summaryLoadingError < SUMMARY_ATTEMPTS &&
    draft.submission.bookingId === null &&
    hasBedForEverybody(draft) &&
    booking.date !== null
  )
}

/**
 * Whether the summary, or its total, is missing after so many failures that it is no longer requested automatically.
 */
export function hasSummaryFailed(booking: Booking): boolean {
  const { draft } = booking
  return draft.summaryLoadingError >= SUMMARY_ATTEMPTS && (draft.summary === null || isTotalOutdated(booking))
}

/** An insurance option for the whole party. */
export interface SharedInsurance {
  /** One for the booking, the same personal one for each traveller, or none. */
  readonly kind: 'booking' | 'personal' | 'none'
  readonly insurance: Insurance
  /** For all travellers together. */
  readonly centimes: number
  /** For each traveller; null where the prices differ, or the insurance is one for the booking. */
  readonly centimesEach: number | null
  readonly isChosen: boolean
}

/** The options for the whole party: of the personal insurances those offered to every traveller. */
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

/** Whether all travellers have chosen the same, or none. */
export function isInsuranceShared({ travellers }: Pick<Decisions, 'travellers'>): boolean {
  return new Set(travellers.map(({ insurance }) => insurance?.ratioServiceNo ?? null)).size <= 1
}

/**
 * Whether the choice begins as one for all: it is the same for all so far, and not all insurances are for single
 * travellers, who would find none of them there.
 */
export function isChoiceForAll(draft: BookingDraft): boolean {
  const { travellers } = insuranceOptions(draft)
  const isForAll = insurancesForAll(draft).some(({ kind }) => kind !== 'none')
  return isInsuranceShared(draft) && (isForAll || draft.travellers.every((_, index) => travellers(index).length === 0))
}

/** An insurance option of one traveller. */
export interface OwnInsurance {
  /** `booking` covers all travellers, this one included until they choose another. */
  readonly kind: 'booking' | 'personal' | 'none'
  readonly insurance: Insurance
  readonly isChosen: boolean
}

/**
 * The options of one traveller and the present one, which may be an insurance of the whole booking; a single traveller
 * can leave it but not choose it.
 */
export function insurancesOf(draft: BookingDraft, index: number): readonly OwnInsurance[] {
  const { travellers, none } = insuranceOptions(draft)
  const { familyInsurance } = draft
  const chosenNo = draft.travellers[index]?.insurance?.ratioServiceNo
  const own = (kind: 'personal' | 'none', insurance: Insurance): OwnInsurance => {
    const isChosen = familyInsurance === null && chosenNo === insurance.ratioServiceNo
    return { kind, insurance, isChosen }
  }
  return [
    ...(familyInsurance === null ? [] : [{ kind: 'booking' as const, insurance: familyInsurance, isChosen: true }]),
    ...travellers(index).map((insurance) => own('personal', insurance)),
    ...(none === null ? [] : [own('none', none)]),
  ]
}
