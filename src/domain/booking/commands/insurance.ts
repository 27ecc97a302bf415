import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { selectionKey } from '#domain/booking/draft/selections.ts'
import type { Summary } from '#domain/booking/draft/summary.ts'
import { insuranceOptions, offered, travellerOptions } from '#domain/booking/insurance/insurance.ts'
import type { Insurance } from '#domain/catalogue/insuranceRow.ts'

export interface TravellerInsuranceChoice {
  /** Null means all travellers it is offered to. */
  readonly travellerIndex: number | null
  /** Null clears the choice; the option `none` is an insurance like the others. */
  readonly insurance: Insurance | null
}

/**
 * Chooses a personal insurance, which clears the family insurance (rule 4.14.2). Travellers it is not offered to keep
 * theirs; each pays their own price.
 */
export function withTravellerInsurance(
  { draft }: Booking,
  { travellerIndex, insurance }: TravellerInsuranceChoice,
): BookingDraft {
  const travellers = draft.travellers.map((traveller, index) => {
    if (travellerIndex !== null && travellerIndex !== index) return traveller
    const own = offered(insurance, travellerOptions(draft, index))
    return insurance !== null && own === null ? traveller : { ...traveller, insurance: own }
  })
  const isChosen = travellers.some((traveller) => traveller.insurance !== null)
  return { ...draft, travellers, familyInsurance: isChosen ? null : draft.familyInsurance }
}

/** Chooses an insurance for the whole booking, which clears all personal ones; null clears it. */
export function withFamilyInsurance({ draft }: Booking, insurance: Insurance | null): BookingDraft {
  if (insurance === null) return { ...draft, familyInsurance: null }
  const familyInsurance = offered(insurance, insuranceOptions(draft).booking)
  if (familyInsurance === null) return draft
  const travellers = draft.travellers.map((traveller) => ({ ...traveller, insurance: null }))
  return { ...draft, travellers, familyInsurance }
}

/**
 * Stores a summary. Insurances no longer offered are removed, the others get the new price. A summary of former choices
 * is ignored.
 */
export function withSummary({ draft }: Booking, summary: Summary): BookingDraft {
  if (summary.selectionKey !== selectionKey(draft)) return draft
  const next = { ...draft, summary, premiumsKey: summary.selectionKey, summaryLoadingError: 0 }
  const travellers = draft.travellers.map((traveller, index) => ({
    ...traveller,
    insurance: offered(traveller.insurance, travellerOptions(next, index)),
  }))
  const familyInsurance = offered(draft.familyInsurance, summary.bookingInsurances)
  return { ...next, travellers, familyInsurance }
}

/** Counts a failure to load the summary. */
export function withSummaryFailure(draft: BookingDraft): BookingDraft {
  return { ...draft, summaryLoadingError: draft.summaryLoadingError + 1 }
}

/** Resets the failure count, so that the summary is requested again. */
export function withSummaryRetry(draft: BookingDraft): BookingDraft {
  return { ...draft, summaryLoadingError: 0 }
}
