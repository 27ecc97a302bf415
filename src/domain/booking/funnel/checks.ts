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

/** What is missing before the services: variant, date, people, a bed for each of them, a place for each baby. */
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

/** The babies the variant does not take, or has no place for on the date chosen since they were entered. */
function babiesIssue(draft: BookingDraft, offer: Offer): readonly Issue[] {
  const places = canHaveBabies(offer) ? babyContingent(draft, offer) : 0
  const open = draft.babies.map((baby, index) => nameOf(baby) ?? { babyNo: index + 1 }).slice(places)
  return peopleIssue('booking.babiesWithoutPlace', open)
}

/**
 * What is missing of stops and insurances.
 * Assumption: both are checked in the step in which they are chosen (rules 5.9.2).
 */
export function additionalServicesIssues(draft: BookingDraft, offer: Offer): readonly Issue[] {
  return [...boardingIssues(draft, offer), ...insuranceIssues(draft)]
}

// Assumption: in a direction without any stop to choose nobody needs one. Where stops were sent that cannot be read, nobody
// goes on without them: the operator books by phone.
function boardingIssues(draft: BookingDraft, offer: Offer): readonly Issue[] {
  const date = dateOf(draft, offer)
  if (date !== null && !date.isBusNetworkReadable) return [{ key: 'booking.busStops.unreadable' }]
  if (date === null || !hasBoarding(date)) return []
  const isAsked = (direction: 'outbound' | 'return') => stopsOf(date, direction).length > 0
  return [
    ...travellersIssue(
      'booking.busStops.numberOfTravellersWithoutOutboundStop',
      draft,
      ({ outboundStopNo }) => isAsked('outbound') && outboundStopNo === null,
    ),
    ...travellersIssue(
      'booking.busStops.numberOfTravellersWithoutReturnStop',
      draft,
      ({ returnStopNo }) => isAsked('return') && returnStopNo === null,
    ),
  ]
}

// Assumption: a traveller to whom the platform offers no insurance, not even the choice of none, needs none.
function insuranceIssues(draft: BookingDraft): readonly Issue[] {
  if (draft.familyInsurance !== null) return []
  const { booking, travellers, none } = insuranceOptions(draft)
  const isAsked = (index: number) =>
    draft.summary === null || none !== null || booking.length > 0 || travellers(index).length > 0
  return travellersIssue(
    'booking.numberOfTravellersWithoutInsurance',
    draft,
    ({ insurance }, index) => insurance === null && isAsked(index),
  )
}

/**
 * What is missing before the booking can be sent: contingents that were looked at, a price, the platform's summary of it,
 * accepted terms. Contingents on their way hold nobody up, for the platform looks at them as well.
 */
export function paymentIssues(draft: BookingDraft, offer: Offer): readonly Issue[] {
  const isPartnerAsked = termsRequired(offer).partner
  return [
    ...(contingentState(draft, offer) === 'failed' ? ([{ key: 'booking.placesUnknown' }] as const) : []),
    ...(draft.summary === null || isTotalOutdated(draft, offer) ? ([{ key: 'booking.summaryMissing' }] as const) : []),
    ...(price(draft, offer).isComplete ? [] : ([{ key: 'booking.priceMissing' }] as const)),
    ...(draft.gtcAccepted ? [] : ([{ key: 'booking.gtcNotAccepted' }] as const)),
    ...(isPartnerAsked && !draft.partnerGtcAccepted ? ([{ key: 'booking.partnerGtcNotAccepted' }] as const) : []),
  ]
}
