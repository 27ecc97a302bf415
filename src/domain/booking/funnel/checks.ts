import { haveContingentsFailed, babyContingent } from '#domain/booking/availability/contingents.ts'
import { canChooseStops, stopsOf } from '#domain/booking/boarding/busStops.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { SUMMARY_STEP } from '#domain/booking/draft/funnelProgress.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { isInsuranceOfferedTo } from '#domain/booking/insurance/insurance.ts'
import { termsRequired } from '#domain/booking/payment/payment.ts'
import { fullName, peopleIssue, travellersIssue, type Issue } from '#domain/booking/people/issues.ts'
import { canHaveBabies } from '#domain/booking/people/takenAges.ts'
import { isTotalOutdated } from '#domain/booking/price/platformTotal.ts'
import { comparablePrice } from '#domain/booking/price/price.ts'
import { waitlistFallback } from '#domain/catalogue/availability.ts'
import { statusCode } from '#domain/catalogue/dateState.ts'
import type { Offer } from '#domain/catalogue/offer.ts'

/** Issues of the start step: variant, date, people, a bed for each traveller, a place for each baby. */
export function startIssues(booking: Booking): readonly Issue[] {
  const { draft, offer } = booking
  if (offer.pricing === null || draft.pricingTravelId === null) return [{ key: 'booking.variantMissing' }]
  if (booking.date === null)
    return [{ key: offer.saleDates.length === 0 ? 'booking.noDateOnSale' : 'booking.dateMissing' }]
  if (statusCode(booking.status.status) === 'CLOSED') return [{ key: closedDateIssue(offer) }]
  if (draft.travellers.length === 0) return [{ key: 'booking.travellersMissing' }]
  return [
    ...travellersIssue(
      'booking.peopleWithoutAccommodationInfo',
      draft,
      ({ accommodationId }) => accommodationId === null,
    ),
    ...babiesIssue(booking),
  ]
}

/** The issue of a closed date: with a waitlist there are two ways on. */
export function closedDateIssue(offer: Pick<Offer, 'settings'>): 'booking.dateClosed' | 'booking.dateClosedCanWait' {
  return waitlistFallback(offer) === null ? 'booking.dateClosed' : 'booking.dateClosedCanWait'
}

/** Babies the variant does not take, or without a place on a date chosen later. */
function babiesIssue(booking: Booking): readonly Issue[] {
  const { draft, offer } = booking
  const places = canHaveBabies(offer) ? babyContingent(booking) : 0
  const open = draft.babies.map((baby, index) => fullName(baby) ?? { babyNo: index + 1 }).slice(places)
  return peopleIssue('booking.babiesWithoutPlace', open)
}

/**
 * Issues of stops and insurances.
 * Assumption: both are checked in the step where they are chosen (rules 5.9.2).
 */
export function additionalServicesIssues(booking: Booking): readonly Issue[] {
  const { draft } = booking
  return [...boardingIssues(booking), ...insuranceIssues(draft)]
}

// Assumption: stops are required only in a direction that has some. Where stops were sent but are unreadable, the step
// cannot be left: the operator books by phone.
function boardingIssues(booking: Booking): readonly Issue[] {
  const { draft, date } = booking
  const hasStops = canChooseStops(booking)
  if (hasStops === null) return [{ key: 'booking.busStops.unreadable' }]
  if (date === null || !hasStops) return []
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

// Assumption: a traveller without any insurance on offer, not even the option of none, needs none. Past their step it is
// known whether there are any: a reload, which loses the summary, does not lead back to it.
function insuranceIssues(draft: BookingDraft): readonly Issue[] {
  if (draft.familyInsurance !== null) return []
  return travellersIssue(
    'booking.numberOfTravellersWithoutInsurance',
    draft,
    ({ insurance }, index) =>
      insurance === null &&
      (draft.summary === null ? draft.currentStep <= SUMMARY_STEP : isInsuranceOfferedTo(draft, index)),
  )
}

/**
 * Issues of submitting: contingents, a complete price, the platform's summary of it, accepted terms. Loading
 * contingents do not block, as the platform checks them too.
 */
export function paymentIssues(booking: Booking): readonly Issue[] {
  const { draft, offer } = booking
  const arePartnerTermsRequired = termsRequired(offer).partner
  return [
    ...(haveContingentsFailed(booking) ? ([{ key: 'booking.placesUnknown' }] as const) : []),
    ...(draft.summary === null || isTotalOutdated(booking) ? ([{ key: 'booking.summaryMissing' }] as const) : []),
    // An open premium is part of the missing summary.
    ...(comparablePrice(booking, booking).isComplete ? [] : ([{ key: 'booking.priceMissing' }] as const)),
    ...(draft.gtcAccepted ? [] : ([{ key: 'booking.gtcNotAccepted' }] as const)),
    ...(arePartnerTermsRequired && !draft.partnerGtcAccepted
      ? ([{ key: 'booking.partnerGtcNotAccepted' }] as const)
      : []),
  ]
}
