import { paymentOutcomes, type SubmissionState } from '#domain/booking/draft/checkout.ts'
import { BOOKING_VERSION, type BookingDraft } from '#domain/booking/draft/draft.ts'
import { count, day, id, shapesOf, type ShapesOf } from '#domain/booking/draft/field.ts'
import { funnelEvents, stepNumbers } from '#domain/booking/draft/funnelProgress.ts'
import { optionFields } from '#domain/booking/draft/options.ts'
import { choiceFields, contactFields, insurance, personFields } from '#domain/booking/draft/person.ts'
import { isJsonObject } from '#domain/jsonObject.ts'
import { flag, listOf, oneOf, or, orNull, read, record, text, that, whole, type ValueOf } from '#domain/shape.ts'

/*
 * The stored form of a draft. Anybody may have written to the storage: nothing is converted, and any mismatch makes the
 * draft unreadable.
 */

/* Shared with the shape of the snapshot. */
export const centimes = whole()

const contact = shapesOf(contactFields)

// The birthday is a placeholder, as the real one is not stored here (`presumedBirthday`).
const traveller = record({ birthday: day, ...shapesOf(choiceFields) })

const addon = { addonId: text, quantity: count, mandatory: flag }
const addons = listOf(record(addon))
export const dateChoice = orNull(record({ dateId: text, extensionId: id }))

/** Rooms, extras and discounts of a draft. */
export const selections = {
  rooms: listOf(record({ accommodationId: text, quantity: count })),
  accommodationAddons: listOf(record({ ...addon, type: oneOf(['accommodation', 'familyPackage']), typeId: text })),
  personalAddons: addons,
  bookingAddons: addons,
  collectiveAddons: addons,
  personalDiscounts: listOf(record({ discountId: text, quantity: count, mandatory: flag })),
  esims: listOf(record({ serviceNo: text, quantity: count })),
  co2compensation: flag,
  travelDocuments: oneOf(['print', 'electronic']),
}
export const paymentType = oneOf(['invoice', 'online'])

/** Texts by name, such as answers to the operator's questions. */
const texts = that(isTextRecord)

function isTextRecord(json: unknown): json is Readonly<Record<string, string>> {
  return isJsonObject(json) && Object.values(json).every((entry) => typeof entry === 'string')
}

const passport = orNull(
  record({
    type: oneOf(['PASSPORT']),
    number: text,
    birthPlace: text,
    issuePlace: text,
    issueDate: day,
    validUntil: day,
  }),
)

const person = record({
  ...contact,
  ...shapesOf(personFields),
  ageGroupId: id,
  /** The placeholder birthday in the choices. */
  keptBirthday: day,
})

/** The people as typed: stored for the visit, or longer where the visitor wants it. */
const people = record({
  travellers: listOf(person),
  babies: listOf(person),
  billingAddress: orNull(record(contact)),
  travellerRemarks: text,
  bookingRemarks: text,
  bookingAnswers: texts,
  areForgotten: flag,
})

/** Personal: kept for the visit (`identityShape`), and on the device only where the visitor wants it (`people`). */
type PersonalField = 'travellers' | 'babies' | 'billingAddress' | 'travellerRemarks' | 'bookingRemarks' | 'customData'
/** Loaded anew, or gone with the page. */
type UnstoredField = 'summary' | 'summaryLoadingError' | 'fatalError'
/** Stored in another form, or read apart. */
type ConvertedField = 'payment' | 'submission' | 'snapshot' | 'arePeopleForgotten'

/** The fields of a draft that the device keeps as they are. No other is stored: the compiler asks where a new one belongs. */
export const keptFields = {
  version: oneOf([BOOKING_VERSION] as const),
  entryPoint: text,
  travelId: text,
  currentStep: oneOf(stepNumbers),
  sentEvents: listOf(oneOf(funnelEvents)),
  lastActivityTimestamp: orNull(that((json) => typeof json === 'number')),
  pricingTravelId: id,
  date: dateChoice,
  isUpgradedToExtension: flag,
  extensionDowngradeDate: dateChoice,
  switchedToWaitlistFallback: flag,
  billingAddressForcedDueToMinorAge: flag,
  arePeopleRemembered: or(flag, false),
  ...selections,
  familyInsurance: insurance,
  premiumsKey: or(id, null),
  ...shapesOf(optionFields),
} satisfies ShapesOf<Omit<BookingDraft, PersonalField | UnstoredField | ConvertedField>>

/** What the device keeps of a submission: not that it is under way, nor what is shown after a refusal. */
export const keptOfSubmission = {
  submissionId: id,
  submitSuccessful: flag,
  bookingId: id,
  orderNo: id,
  totalCentimes: orNull(centimes),
  placedStatus: or(id, null),
  agreedCentimes: or(orNull(centimes), null),
  bookedOn: or(day, null),
  isConfirmedByMail: or(flag, false),
} satisfies ShapesOf<Omit<SubmissionState, 'isSubmitting' | 'acceptedTotalCentimes' | 'refusal'>>

/** A draft as the device keeps it, without the snapshot. */
const storedShape = record({
  ...keptFields,
  travellers: listOf(traveller),
  babies: listOf(record({ birthday: day })),
  hasBillingAddress: or(flag, false),
  /** Absent in older drafts, which are assumed to have had people. */
  hadPeople: or(flag, true),
  people: or(orNull(people), null),
  paymentType,
  paymentInitializing: or(flag, false),
  paymentTransactionId: id,
  paymentOutcome: orNull(oneOf(paymentOutcomes)),
  submission: record(keptOfSubmission),
})

/** Personal data in the order of the travellers: people, passports and answers to the operator's questions. */
const identityShape = record({
  travellers: listOf(record({ passport, answers: texts })),
  babies: listOf(record({ passport })),
  people: or(orNull(people), null),
})

export type StoredPeople = ValueOf<typeof people>
export type StoredPerson = ValueOf<typeof person>
export type StoredChoices = ValueOf<typeof storedShape>
export type StoredIdentity = ValueOf<typeof identityShape>

/** A stored draft; null for another form or version. */
export function readStoredShape(json: unknown): StoredChoices | null {
  return read(storedShape, json)
}

/** The stored identity of a draft; null for another form. */
export function readIdentityShape(json: unknown): StoredIdentity | null {
  return read(identityShape, json)
}
