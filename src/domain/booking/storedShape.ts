import { array, boolean, mixed, number, object, string } from 'yup'
import type { InferType, Schema } from 'yup'
import { readDay } from '#domain/calendar.ts'
import { funnelEvents } from '#domain/tracking/funnelEvents.ts'
import { paymentOutcomes } from './closing.ts'
import { BOOKING_VERSION } from './draft.ts'
import { stepNumbers } from './steps.ts'
import type { StepNumber } from './steps.ts'

/*
 * The shape of a draft in the device's storage, which anybody may have written to: nothing is converted, what does
 * not fit makes the draft unreadable.
 */

/* Parts the shape of the snapshot is made of as well. */
export const text = string().defined()
const flag = boolean().defined()
export const id = string().nullable().defined()
export const count = number().integer().min(0).defined()
export const centimes = number().integer().defined()
const day = string()
  .nullable()
  .defined()
  .test('day', 'no day', (value) => value === null || readDay(value) === value)

const contact = {
  salutation: string().oneOf(['MR', 'MRS'] as const).defined(),
  ...{ firstName: text, lastName: text, birthday: day, email: text, phone: text },
  ...{ address: text, addressAddition: text, zip: text, city: text, country: text },
}

const insurance = object({ ratioServiceNo: text, ratioTravelServiceNo: text, label: text, centimes })
  .nullable()
  .defined()

const traveller = object({
  ...contact,
  ...{ isBillingAddress: flag, nationality: text },
  sameAddressAsTravellerIndex: count.nullable(),
  ...{ ageGroupId: id, accommodationId: id, familyPackageId: id, isFamilyPackageMember: flag },
  ...{ insurance, outboundStopNo: id, returnStopNo: id, triggeredForceBillingAddress: flag },
})

const addon = { addonId: text, quantity: count, mandatory: flag }
const addons = array(object(addon)).defined()
const roomAddon = { type: string().oneOf(['accommodation', 'familyPackage'] as const).defined(), typeId: text }
export const dateChoice = object({ dateId: text, extensionId: id }).nullable().defined()

/** Rooms, extras and discounts as a draft lists them. */
export const selections = {
  rooms: array(object({ accommodationId: text, quantity: count })).defined(),
  accommodationAddons: array(object({ ...addon, ...roomAddon })).defined(),
  ...{ personalAddons: addons, bookingAddons: addons, collectiveAddons: addons },
  personalDiscounts: array(object({ discountId: text, quantity: count, mandatory: flag })).defined(),
  esims: array(object({ serviceNo: text, quantity: count })).defined(),
  co2compensation: flag,
}
export const paymentType = string().oneOf(['invoice', 'online'] as const).defined()

function isStepNumber(value: unknown): value is StepNumber {
  return stepNumbers.some((step) => step === value)
}

/** Texts by name, such as the answers to the operator's questions. */
function isTextRecord(value: unknown): value is Readonly<Record<string, string>> {
  return typeof value === 'object' && value !== null && Object.values(value).every((entry) => typeof entry === 'string')
}

const passport = object({
  type: string().oneOf(['PASSPORT'] as const).defined(),
  ...{ number: text, birthPlace: text, issuePlace: text, issueDate: day, validUntil: day },
})
  .nullable()
  .defined()

/** A draft without what `identityShape` holds and without what is loaded or under way. */
const storedShape = object({
  version: string().oneOf([BOOKING_VERSION] as const).defined(),
  ...{ entryPoint: text, travelId: text },
  currentStep: mixed({ type: 'step', check: isStepNumber }).defined(),
  sentEvents: array(string().oneOf(funnelEvents).defined()).defined(),
  lastActivityTimestamp: number().nullable().defined(),
  ...{ pricingTravelId: id, date: dateChoice, isUpgradedToExtension: flag, extensionDowngradeDate: dateChoice },
  ...{ switchedToWaitlistFallback: flag, travellers: array(traveller).defined() },
  babies: array(object({ ...contact, nationality: text })).defined(),
  ...{ travellerRemarks: text, billingAddressForcedDueToMinorAge: flag },
  billingAddress: object(contact).nullable().defined(),
  ...selections,
  familyInsurance: insurance,
  travelDocuments: string().oneOf(['print', 'electronic'] as const).defined(),
  customBookingAnswers: mixed({ type: 'texts', check: isTextRecord }).defined(),
  paymentType,
  paymentTransactionId: id,
  paymentOutcome: string().oneOf(paymentOutcomes).nullable().defined(),
  submission: object({
    ...{ submissionId: id, submitSuccessful: flag, bookingId: id, orderNo: id, totalCentimes: centimes.nullable() },
    placedStatus: string().nullable().default(null),
    agreedCentimes: number().integer().nullable().default(null),
  }).defined(),
  ...{ acquisitionChannel: id, bookingRemarks: text, newsletterRegistration: flag },
  ...{ gtcAccepted: flag, partnerGtcAccepted: flag },
})

/** The people of a placed booking, who stay in its choices no longer than the visit lasts. */
const placedPeople = object({
  travellers: array(object({ ...contact, nationality: text })).defined(),
  babies: array(object({ ...contact, nationality: text })).defined(),
  billingAddress: object(contact).nullable().defined(),
  ...{ travellerRemarks: text, bookingRemarks: text },
  bookingAnswers: mixed({ type: 'texts', check: isTextRecord }).defined(),
})

/** What identifies people: passports and the answers to the operator's questions about them, in their order. */
const identityShape = object({
  travellers: array(object({ passport, answers: mixed({ type: 'texts', check: isTextRecord }).defined() })).defined(),
  babies: array(object({ passport })).defined(),
  /** Null before a booking is placed. */
  placed: placedPeople.nullable().default(null),
})

export type PlacedPeople = InferType<typeof placedPeople>
export type StoredChoices = InferType<typeof storedShape>
export type StoredIdentity = InferType<typeof identityShape>

/** A stored draft; null for anything of another shape or version. */
export function readStoredShape(json: unknown): StoredChoices | null {
  return read(storedShape, json)
}

/** The stored identity of a draft; null for anything of another shape. */
export function readIdentityShape(json: unknown): StoredIdentity | null {
  return read(identityShape, json)
}

/** A value of exactly this shape; null for any other. */
export function read<Value>(shape: Schema<Value>, json: unknown): Value | null {
  return shape.isValidSync(json, { strict: true }) ? shape.cast(json, { stripUnknown: true }) : null
}
