import { array, boolean, type InferType, mixed, number, object, string } from 'yup'
import { onOneLine } from '#platform/text/oneLine.ts'

const TEXT_LIMIT = 200
const REMARK_LIMIT = 4_000

/** Assumption: no booking has more people than two coaches hold. */
const PEOPLE_LIMIT = 100
export const CHOICES_LIMIT = 200

/** Assumption: no booking costs more, in whole units of the currency. */
const TOTAL_LIMIT = 10_000_000

const text = string().defined().max(TEXT_LIMIT).default('')
/** A text with U+0000 stays, to be refused (storableText.ts). */
const toOneLine = (value: unknown) => (typeof value === 'string' && !value.includes('\0') ? onOneLine(value) : value)
/** On one line, without spaces around it. Not yup's `trim`, which refuses them where types are checked strictly. */
const line = text.transform(toOneLine)
const remark = string().defined().max(REMARK_LIMIT).default('')
/** May be null, and has to be sent: not for a field that is younger than pages visitors have open. */
const nullableText = string().defined().nullable().max(TEXT_LIMIT).default(null)
const nullableLine = nullableText.transform(toOneLine)
const flag = boolean().defined().default(false)
const quantity = number().defined().integer().min(0).max(999).default(0)

const reference = object({ id: text })
const optionalReference = object({ id: text }).defined().nullable().default(null)
const references = array(reference).defined().max(CHOICES_LIMIT).default([])

const contact = {
  salutation: text,
  firstName: line,
  lastName: line,
  birthday: nullableText,
  email: nullableLine,
  phone: nullableLine,
  address: nullableLine,
  addressAddition: nullableLine,
  zip: nullableLine,
  city: nullableLine,
  country: nullableLine,
}

const passport = object({
  type: text,
  number: line,
  birthPlace: line,
  issuePlace: line,
  issueDate: nullableText,
  validUntil: nullableText,
})

const insurance = object({ ratioServiceNo: text })
const busStop = object({ stopNo: text })

const baby = object({
  ...contact,
  nationality: nullableText,
  passportData: passport.defined().nullable().default(null),
})

const traveller = object({
  ...contact,
  isBillingAddress: flag,
  nationality: nullableText,
  sameAddressAsTravellerIndex: number().defined().nullable().integer().min(0).max(PEOPLE_LIMIT).default(null),
  ageGroup: mixed<string | number>(
    (value): value is string | number =>
      typeof value === 'number' || (typeof value === 'string' && value.length <= TEXT_LIMIT),
  )
    .defined()
    .nullable()
    .default(null),
  accommodation: optionalReference,
  familyPackage: optionalReference,
  isFamilyPackageMember: flag,
  accommodationAddons: references,
  personalAddons: references,
  personalDiscounts: references,
  insurance: insurance.defined().nullable().default(null),
  busStopItemOutbound: busStop.defined().nullable().default(null),
  busStopItemReturn: busStop.defined().nullable().default(null),
  passportData: passport.defined().nullable().default(null),
})

const addonChoices = array(object({ addon: reference, quantity }))
  .defined()
  .max(CHOICES_LIMIT)
  .default([])

/**
 * The fields of the wire booking (docs/wire-booking.md) that this platform reads. The shape checks types only;
 * validate.ts checks completeness and rules. All other fields, such as the copied travel, are ignored.
 * For the stored fields see storedOrder.ts, for strict and lenient reading readOrder.ts.
 */
export const orderShape = object({
  version: text,
  travelId: text,
  pricingTravel: reference,
  travelDate: object({ id: text, extension: optionalReference }),
  availabilityStatus: object({ status: text }).defined().nullable().default(null),
  switchedToWaitlistFallback: flag,
  travellers: array(traveller).defined().max(PEOPLE_LIMIT).default([]),
  babies: array(baby).defined().max(PEOPLE_LIMIT).default([]),
  billingAddress: object(contact).defined().nullable().default(null),
  accommodationSelection: array(object({ accommodation: reference, quantity }))
    .defined()
    .max(CHOICES_LIMIT)
    .default([]),
  accommodationAddonSelection: array(object({ type: text, typeId: text, addon: reference, quantity }))
    .defined()
    .max(CHOICES_LIMIT)
    .default([]),
  personalAddonSelection: addonChoices,
  bookingAddonSelection: addonChoices,
  collectiveAddonSelection: addonChoices,
  personalDiscountSelection: array(object({ discount: reference, quantity }))
    .defined()
    .max(CHOICES_LIMIT)
    .default([]),
  bargainDiscountSelection: array(object({ discount: object({ ratioServiceNo: text, serviceCode: text }), quantity }))
    .defined()
    .max(1)
    .default([]),
  esimServiceSelection: array(object({ service: object({ serviceNo: text }), quantity }))
    .defined()
    .max(CHOICES_LIMIT)
    .default([]),
  familyInsuranceSelection: array(insurance).defined().max(1).default([]),
  travelDocumentationService: text,
  co2compensation: flag,
  customData: object({
    booking: mixed<object>(isRecord).defined().nullable().default(null),
    travellers: array(mixed<object>(isRecord).defined()).defined().max(PEOPLE_LIMIT).default([]),
  })
    .defined()
    .nullable()
    .default(null),
  customBookingParams: object({
    submissionId: text,
    expectedTotal: number().defined().nullable().min(-TOTAL_LIMIT).max(TOTAL_LIMIT).default(null),
  }),
  gtcAccepted: flag,
  partnerGtcAccepted: flag,
  newsletterRegistration: flag,
  acquisitionChannel: nullableText,
  travellerRemarks: remark.nullable(),
  bookingRemarks: remark.nullable(),
  busStops: object({ outboundDropOffStopNo: nullableText, returnBoardingStopNo: nullableText })
    .defined()
    .nullable()
    .default(null),
  payment: object({ type: text }),
  tenant: optionalReference,
})

/** A requested booking, typed but not validated. */
export type Order = InferType<typeof orderShape>
export type OrderTraveller = Order['travellers'][number]
export type OrderContact = NonNullable<Order['billingAddress']>

/** Whether JSON is an object, and neither a list nor null. */
export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
