import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { emptyContact } from '#domain/booking/draft/emptyDraft.ts'
import { pickSent } from '#domain/booking/draft/field.ts'
import { optionFields } from '#domain/booking/draft/options.ts'
import { contactFields } from '#domain/booking/draft/person.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { DEFAULT_DOCUMENTS, chosenDocuments } from '#domain/booking/extras/documents.ts'
import { expectedTotal } from '#domain/booking/funnel/payableTotal.ts'
import { isSummaryNeeded } from '#domain/booking/insurance/insurance.ts'
import { billedContact } from '#domain/booking/people/contactRules.ts'
import { answersTo, customFields } from '#domain/booking/people/customForms.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { asLoaded, loadedOrNull } from './loaded.ts'
import { wireBabies, wireTravellers } from './people.ts'
import { wireSale, type LoadingTimes } from './sale.ts'
import { wireSelections } from './selections.ts'

/** The booking on the wire (docs/wire-booking.md). */
export type WireBooking = ReturnType<typeof toClientState>

/** `clientState` of a RatioSummaryQuery: the whole booking state (rule 7.2.2.1), without submission. */
export function toClientState(booking: Booking, times: LoadingTimes) {
  const { draft, offer } = booking
  return {
    ...bookkeeping(booking, times),
    ...wireSale(booking, times),
    travellers: wireTravellers(booking),
    babies: wireBabies(booking),
    travellerRemarks: draft.travellerRemarks,
    billingAddressForcedDueToMinorAge: draft.billingAddressForcedDueToMinorAge,
    billingAddress: pickSent(contactFields, billedContact(draft) ?? emptyContact()),
    ...wireSelections(booking),
    ...summary(booking),
    ...options(booking),
    ...pickSent(optionFields, draft),
    bookingRemarks: draft.bookingRemarks,
    customBookingParams: NO_SUBMISSION,
    ...closing(draft),
    ...copiedConfig(offer),
  }
}

const NO_SUBMISSION: { readonly submissionId: string | null; readonly expectedTotal: number | null } = {
  submissionId: null,
  expectedTotal: null,
}

/**
 * `json` of a PlaceBooking: the booking with its submission id, an idempotency key, and the total the visitor accepts.
 */
export function toBookingJson(booking: Booking, times: LoadingTimes): WireBooking {
  const { draft } = booking
  const { submissionId } = draft.submission
  const customBookingParams = { submissionId, expectedTotal: expectedTotal(booking) }
  return { ...toClientState(booking, times), customBookingParams }
}

function bookkeeping({ draft, offer: { travel } }: Booking, times: LoadingTimes) {
  return {
    version: draft.version,
    entryPoint: draft.entryPoint,
    currentStep: draft.currentStep,
    sentEvents: draft.sentEvents,
    lastActivityTimestamp: draft.lastActivityTimestamp,
    travelId: draft.travelId,
    travel: asLoaded(travel.loaded),
    travelTimestamp: times.travel,
    hasTransportTypes: (travel.pricing?.travels.length ?? 0) > 1,
    ageGroups: travel.ageGroups.map(asLoaded),
  }
}

/** Assumption: the summary counts as loading from the change that cleared it to its response. */
function summary(booking: Booking) {
  const { draft } = booking
  return {
    ratioSummary: draft.summary?.loaded ?? null,
    ratioSummaryIsLoading: isSummaryNeeded(booking),
    ratioSummaryLoadingError: draft.summaryLoadingError,
  }
}

function options(booking: Booking) {
  const { draft } = booking
  const { customData, travellers } = draft
  const fields = customFields(booking)
  return {
    travelDocumentationService: chosenDocuments(booking)?.name ?? DEFAULT_DOCUMENTS,
    co2compensation: draft.co2compensation,
    customData: {
      booking: answersTo(fields.booking, customData.booking),
      travellers: travellers.map((_, index) => answersTo(fields.traveller, customData.travellers[index] ?? null)),
    },
  }
}

/**
 * Assumption: the group «Payment» is an object of that name, as `type` alone would be ambiguous; «Submission» is not.
 */
function closing({ payment, submission, fatalError }: BookingDraft) {
  const { type, initializing, initialized, transactionId } = payment
  const { isSubmitting, submitSuccessful, bookingId, orderNo } = submission
  return {
    payment: { type, initializing, initialized, transactionId },
    isSubmitting,
    submitSuccessful,
    bookingId,
    orderNo,
    fatalError,
  }
}

function copiedConfig({ settings, tenantId }: Offer) {
  const { bargainConfig, esimConfig, onlinePaymentConfig, tenant } = settings
  return {
    bargainConfig: loadedOrNull(bargainConfig),
    esimConfig: loadedOrNull(esimConfig),
    onlinePaymentConfig: loadedOrNull(onlinePaymentConfig),
    // A platform may omit the id it was requested with.
    tenant: { ...asLoaded(tenant ?? {}), id: tenantId },
  }
}
