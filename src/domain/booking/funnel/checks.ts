import { babyContingent, contingentState } from '#domain/booking/availability/contingents.ts'
import { hasBoarding, stopsOf } from '#domain/booking/boarding/busStops.ts'
import { dateOf, statusOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { insuranceOptions } from '#domain/booking/insurance/insurance.ts'
import { termsRequired } from '#domain/booking/payment/payment.ts'
import { nameOf, peopleIssue, travellersIssue } from '#domain/booking/people/issues.ts'
import type { Issue } from '#domain/booking/people/issues.ts'
import { canHaveBabies } from '#domain/booking/people/people.ts'
import { isTotalOutdated } from '#domain/booking/price/platformTotal.ts'
import { price } from '#domain/booking/price/price.ts'
import { statusCode } from '#domain/catalogue/dateState.ts'
import type { Offer } from '#domain/catalogue/offer.ts'

/** Issues of the start step: variant, date, people, a bed for each traveller, a place for each baby. */
export function startIssues(draft: BookingDraft, offer: Offer): readonly Issue[] {
  if (offer.pricing === null || draft.pricingTravelId === null) return [{ key: 'booking.variantMissing' }]
  if (dateOf(draft, offer) === null) return [{ key: 'booking.dateMissing' }]
  if (statusCode(statusOf(draft, offer).status) === 'CLOSED') return [{ key: 'booking.dateClosed' }]
  if (draft.travellers.length === 0) return [{ key: 'booking.travellersMissing' }]
  return [
    ...travellersIssue(
      'booking.peopleWithoutAccommodationInfo',
      draft,
      ({ accommodationId }) => accommodationId === null,
    ),
    ...babiesIssue(draft, offer),
  ]
}

/** Babies the variant does not take, or without a place on a date chosen later. */
function babiesIssue(draft: BookingDraft, offer: Offer): readonly Issue[] {
  const places = canHaveBabies(offer) ? babyContingent(draft, offer) : 0
  const open = draft.babies.map((baby, index) => nameOf(baby) ?? { babyNo: index + 1 }).slice(places)
  return peopleIssue('booking.babiesWithoutPlace', open)
}

/**
 * Issues of stops and insurances.
 * Assumption: both are checked in the step where they are chosen (rules 5.9.2).
 */
export function additionalServicesIssues(draft: BookingDraft, offer: Offer): readonly Issue[] {
  return [...boardingIssues(draft, offer), ...insuranceIssues(draft)]
}

// Assumption: stops are required only in a direction that has some. Where stops were sent but are unreadable, the step
// cannot be left: the operator books by phone.
function boardingIssues(draft: BookingDraft, offer: Offer): readonly Issue[] {
  const date = dateOf(draft, offer)
  if (date !== null && !date.isBusNetworkReadable) return [{ key: 'booking.busStops.unreadable' }]
  if (date === null || !hasBoarding(date)) return []
  const isRequired = (direction: 'outbound' | 'return') => stopsOf(date, direction).length > 0
  return [
    ...travellersIssue(
      'booking.busStops.numberOfTravellersWithoutOutboundStop',
      draft,
      ({ outboundStopNo }) => isRequired('outbound') && outboundStopNo === null,
    ),
    ...travellersIssue(
      'booking.busStops.numberOfTravellersWithoutReturnStop',
      draft,
      ({ returnStopNo }) => isRequired('return') && returnStopNo === null,
    ),
  ]
}

// Assumption: a traveller without any insurance on offer, not even the option of none, needs none.
function insuranceIssues(draft: BookingDraft): readonly Issue[] {
  if (draft.familyInsurance !== null) return []
  const { booking, travellers, none } = insuranceOptions(draft)
  const isRequired = (index: number) =>
    draft.summary === null || none !== null || booking.length > 0 || travellers(index).length > 0
  return travellersIssue(
    'booking.numberOfTravellersWithoutInsurance',
    draft,
    ({ insurance }, index) => insurance === null && isRequired(index),
  )
}

/**
 * Issues of submitting: contingents, a complete price, the platform's summary of it, accepted terms. Loading
 * contingents do not block, as the platform checks them too.
 */
export function paymentIssues(draft: BookingDraft, offer: Offer): readonly Issue[] {
  const arePartnerTermsRequired = termsRequired(offer).partner
  return [
    ...(contingentState(draft, offer) === 'failed' ? ([{ key: 'booking.placesUnknown' }] as const) : []),
    ...(draft.summary === null || isTotalOutdated(draft, offer) ? ([{ key: 'booking.summaryMissing' }] as const) : []),
    ...(price(draft, offer).isComplete ? [] : ([{ key: 'booking.priceMissing' }] as const)),
    ...(draft.gtcAccepted ? [] : ([{ key: 'booking.gtcNotAccepted' }] as const)),
    ...(arePartnerTermsRequired && !draft.partnerGtcAccepted
      ? ([{ key: 'booking.partnerGtcNotAccepted' }] as const)
      : []),
  ]
}
