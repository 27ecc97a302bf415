import type { AgeGroup } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { waitlistFallback } from '#domain/catalogue/availability.ts'
import { sameDate } from '#domain/catalogue/saleDates.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { derivedStops } from './busStops.ts'
import { dateOf, statusOf } from './chosen.ts'
import { billedContact } from './contactRules.ts'
import { answersTo, bookingFields, travellerFields } from './customForms.ts'
import { chosenDocuments } from './documents.ts'
import type { BookingDraft } from './draft.ts'
import { expectedTotal } from './submission.ts'
import { contactOf, statusRef } from './wireParts.ts'
import { wireBabies, wireTravellers } from './wirePeople.ts'
import { wireSelections } from './wireSelections.ts'

/** The booking as the platform reads it (docs/wire-booking.md). */
export type WireBooking = ReturnType<typeof toClientState>

/** `clientState` of a RatioSummaryQuery: the choices, not yet a submission. The time is in seconds since 1970. */
export function toClientState(draft: BookingDraft, offer: Offer, nowSeconds: number) {
  return {
    ...bookkeeping(draft, offer, nowSeconds),
    ...pricingAndDate(draft, offer),
    travellers: wireTravellers(draft, offer),
    babies: wireBabies(draft, offer),
    travellerRemarks: draft.travellerRemarks,
    ...billing(draft),
    ...wireSelections(draft, offer),
    ...options(draft, offer),
    ...consents(draft),
    payment: wirePayment(draft),
    bookingId: draft.submission.bookingId,
    orderNo: draft.submission.orderNo,
    customBookingParams: NO_SUBMISSION,
    tenant: { id: offer.tenantId },
  }
}

function wirePayment({ payment: { type, initializing, initialized, transactionId } }: BookingDraft) {
  return { type, initializing, initialized, transactionId }
}

const NO_SUBMISSION: { readonly submissionId: string | null; readonly expectedTotal: number | null } = {
  submissionId: null,
  expectedTotal: null,
}

/**
 * `json` of a PlaceBooking: the booking with the submission id that makes repeats harmless and the total the visitor
 * accepts.
 */
export function toBookingJson(draft: BookingDraft, offer: Offer, nowSeconds: number): WireBooking {
  const { submissionId } = draft.submission
  const customBookingParams = { submissionId, expectedTotal: expectedTotal(draft, offer) }
  return { ...toClientState(draft, offer, nowSeconds), customBookingParams }
}

function bookkeeping(draft: BookingDraft, { travel }: Offer, nowSeconds: number) {
  return {
    version: draft.version,
    entryPoint: draft.entryPoint,
    currentStep: draft.currentStep,
    sentEvents: draft.sentEvents,
    lastActivityTimestamp: draft.lastActivityTimestamp,
    travelId: draft.travelId,
    travel: { id: travel.id, name: travel.name },
    travelTimestamp: nowSeconds,
    pricingTravelTimestamp: nowSeconds,
    hasTransportTypes: (travel.pricing?.travels.length ?? 0) > 1,
    ageGroups: travel.ageGroups.map(wireAgeGroup),
  }
}

function wireAgeGroup({ id, name, type, minAge, maxAge }: AgeGroup) {
  return { id, name, type, minAge, maxAge }
}

function pricingAndDate(draft: BookingDraft, offer: Offer) {
  const date = dateOf(draft, offer)
  const { settings, pricing } = offer
  const before = offer.saleDates.find((other) => sameDate(draft.extensionDowngradeDate, other)) ?? null
  return {
    pricingTravel: pricing === null ? null : wirePricing(pricing),
    travelDate: date === null ? null : wireDate(date),
    availabilityStatus: statusRef(statusOf(draft, offer)),
    defaultAvailabilityStatus: statusRef(settings.statuses.find(({ isDefaultStatus }) => isDefaultStatus) ?? null),
    defaultWaitlistFallbackAvailabilityStatus: statusRef(waitlistFallback(offer)),
    switchedToWaitlistFallback: draft.switchedToWaitlistFallback,
    isUpgradedToExtension: draft.isUpgradedToExtension,
    extensionDowngradeDate: before === null ? null : wireDays(before),
    busStops: date === null ? NO_STOPS : derivedStops(date),
  }
}

const NO_STOPS = { outboundDropOffStopNo: null, returnBoardingStopNo: null }

/** The variant without anything that is sold on it, its dates above all. */
function wirePricing(pricing: NonNullable<Offer['pricing']>) {
  const { id, catalogCode, travelCode, name, transportType, transportTypeLabel } = pricing
  return { id, catalogCode, travelCode, name, transportType, transportTypeLabel }
}

function wireDays({ id, dateNo, startDate, endDate }: SaleDate) {
  return { id, dateNo, startDate, endDate }
}

function wireDate(date: SaleDate) {
  const { includesExtension, extension } = date
  const chosen = extension === null ? null : { id: extension.id, label: extension.label }
  return { ...wireDays(date), includesExtension, extension: chosen }
}

function billing(draft: BookingDraft) {
  const contact = billedContact(draft)
  return {
    billingAddressForcedDueToMinorAge: draft.billingAddressForcedDueToMinorAge,
    billingAddress: contact === null ? null : contactOf(contact),
  }
}

function options(draft: BookingDraft, offer: Offer) {
  const documents = chosenDocuments(draft, offer)
  const { booking, travellers } = draft.customData
  return {
    travelDocumentationService:
      documents === null ? null : { name: documents.name, ratioServiceNo: documents.serviceNo },
    co2compensation: draft.co2compensation,
    customData: {
      booking: answersTo(bookingFields(offer, draft), booking),
      travellers: draft.travellers.map((_, index) => answersTo(travellerFields(offer, draft), travellers[index] ?? null)),
    },
  }
}

function consents(draft: BookingDraft) {
  const { newsletterRegistration, gtcAccepted, partnerGtcAccepted, bookingRemarks, acquisitionChannel } = draft
  return { newsletterRegistration, gtcAccepted, partnerGtcAccepted, bookingRemarks, acquisitionChannel }
}
