import fc, { type Arbitrary } from 'fast-check'
import type { AddonChoice } from '#domain/booking/draft/choices.ts'
import { paymentOutcomes } from '#domain/booking/draft/checkout.ts'
import { BOOKING_VERSION, type BookingDraft } from '#domain/booking/draft/draft.ts'
import { funnelEvents, stepNumbers } from '#domain/booking/draft/funnelProgress.ts'
import { emptyTraveller } from '#domain/booking/draft/emptyDraft.ts'
import { optionFields } from '#domain/booking/draft/options.ts'
import {
  choiceFields,
  contactFields,
  personFields,
  type Baby,
  type Contact,
  type Traveller,
  type Passport,
} from '#domain/booking/draft/person.ts'
import type { Insurance } from '#domain/catalogue/insuranceRow.ts'
import { arbitraryFields } from './arbitraryFields.ts'

/*
 * Drafts of the right shape with choices of any kind, possible or not: what a device may hold. Parts that live only
 * while a page is open (summary, a request under way, a fatal error) are absent, as they are after a reload.
 */

/** Ids the choices are taken from; `gone` is offered nowhere. */
export const IDS = {
  rooms: ['dz', 'ez', 'fz', 'bett', 'gone'],
  familyPackages: ['familie', 'gone'],
  personalAddons: ['ausflug', 'museum', 'pflicht', 'gone'],
  bookingAddons: ['parkplatz', 'gone'],
  collectiveAddons: ['konzert', 'gone'],
  roomAddons: ['balkon', 'gone'],
  discounts: ['stamm', 'jugend', 'gone'],
  esims: ['601', '602', 'gone'],
  stops: ['1', '2', '9', '11', '12', '19', 'gone'],
  variants: ['v1', 'v2', 'gone'],
  dates: ['d1', 'd2', 'd3', 'gone'],
  extensions: ['meer', 'gone'],
} as const

const idOf = (ids: readonly string[]) => fc.constantFrom(...ids)
const maybe = <Value>(value: Arbitrary<Value>) => fc.option(value, { nil: null })
// Mostly chosen texts: to make strings up costs the most of all.
const text = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('', 'Zoë', '«Müller»', '\u2028', '"\\', '__proto__', '\ud83d') },
  { weight: 1, arbitrary: fc.string({ maxLength: 6 }) },
)

/** Days that exist, leap days among them. */
const arbitraryDay: Arbitrary<string> = fc.oneof(
  fc
    .date({ min: new Date('1920-01-01'), max: new Date('2027-02-28'), noInvalidDate: true })
    .map((date) => date.toISOString().slice(0, 10)),
  fc.constantFrom('2012-02-29', '2011-06-12', '2009-03-01', '1960-02-01', '2025-06-18'),
)

const contact: Arbitrary<Contact> = fc.record({
  ...arbitraryFields(contactFields),
  salutation: fc.constantFrom('MR' as const, 'MRS' as const),
  firstName: text,
  lastName: text,
  birthday: maybe(arbitraryDay),
  email: text,
  phone: text,
  address: text,
  addressAddition: text,
  zip: text,
  city: text,
  country: fc.constantFrom('CH', 'DE', ''),
})

const passport: Arbitrary<Passport> = fc.record({
  type: fc.constant('PASSPORT' as const),
  number: text,
  birthPlace: text,
  issuePlace: text,
  issueDate: maybe(arbitraryDay),
  validUntil: maybe(arbitraryDay),
})

const insurance: Arbitrary<Insurance> = fc.record({
  ratioServiceNo: fc.constantFrom('9000', '9001', '9100'),
  ratioTravelServiceNo: text,
  label: text,
  centimes: fc.integer({ min: 0, max: 30_000 }),
  priceFormatted: maybe(text),
})

const baby: Arbitrary<Baby> = fc
  .tuple(contact, fc.record(arbitraryFields(personFields)), fc.constantFrom('CH', 'IT'), maybe(passport))
  .map(([known, details, nationality, document]) => ({ ...known, ...details, nationality, passport: document }))

const choices = fc.record({
  ...arbitraryFields(choiceFields),
  sameAddressAsTravellerIndex: fc.constantFrom(0, 1, null),
  ageGroupId: fc.constantFrom('adult', 'child', 'gone', null),
  accommodationId: maybe(idOf(IDS.rooms)),
  roomNumber: maybe(fc.integer({ min: 1, max: 4 })),
  familyPackageId: fc.constantFrom(null, null, ...IDS.familyPackages),
  insurance: maybe(insurance),
  outboundStopNo: maybe(idOf(IDS.stops)),
  returnStopNo: maybe(idOf(IDS.stops)),
})

const traveller: Arbitrary<Traveller> = fc.tuple(baby, choices).map(([person, chosen]) => ({ ...person, ...chosen }))

const quantity = fc.oneof(fc.integer({ min: 0, max: 4 }), fc.nat())
const addons = (ids: readonly string[]): Arbitrary<readonly AddonChoice[]> =>
  fc.uniqueArray(fc.record({ addonId: idOf(ids), quantity, mandatory: fc.boolean() }), {
    selector: ({ addonId }) => addonId,
  })

const answers = fc.dictionary(text, text, { maxKeys: 3, noNullPrototype: true })
const dateChoice = maybe(
  fc.record({ dateId: idOf(IDS.dates), extensionId: fc.constantFrom(null, null, ...IDS.extensions) }),
)

const roomChoices = fc.record({
  rooms: fc.uniqueArray(fc.record({ accommodationId: idOf(IDS.rooms), quantity }), {
    selector: ({ accommodationId }) => accommodationId,
  }),
  accommodationAddons: fc.uniqueArray(
    fc.record({
      type: fc.constantFrom('accommodation' as const, 'familyPackage' as const),
      typeId: idOf([...IDS.rooms, ...IDS.familyPackages]),
      addonId: idOf(IDS.roomAddons),
      quantity,
      mandatory: fc.boolean(),
    }),
    { selector: ({ type, typeId, addonId }) => `${type} ${typeId} ${addonId}` },
  ),
})

const extraChoices = fc.record({
  personalAddons: addons(IDS.personalAddons),
  bookingAddons: addons(IDS.bookingAddons),
  collectiveAddons: addons(IDS.collectiveAddons),
  personalDiscounts: fc.uniqueArray(fc.record({ discountId: idOf(IDS.discounts), quantity, mandatory: fc.boolean() }), {
    selector: ({ discountId }) => discountId,
  }),
  esims: fc.uniqueArray(fc.record({ serviceNo: idOf(IDS.esims), quantity }), {
    selector: ({ serviceNo }) => serviceNo,
  }),
  familyInsurance: maybe(insurance),
  travelDocuments: fc.constantFrom('print' as const, 'electronic' as const),
  co2compensation: fc.boolean(),
})

const bookkeeping = fc.record({
  version: fc.constant(BOOKING_VERSION),
  entryPoint: text,
  travelId: fc.constant('provence'),
  currentStep: fc.constantFrom(...stepNumbers),
  sentEvents: fc.subarray([...funnelEvents]),
  lastActivityTimestamp: maybe(fc.integer({ min: 1_798_000_000, max: 1_800_000_000 })),
  pricingTravelId: maybe(idOf(IDS.variants)),
  date: dateChoice,
  isUpgradedToExtension: fc.boolean(),
  extensionDowngradeDate: dateChoice,
  switchedToWaitlistFallback: fc.boolean(),
  premiumsKey: maybe(text),
})

const checkout = fc.record({
  travellerRemarks: text,
  billingAddress: maybe(contact),
  billingAddressForcedDueToMinorAge: fc.boolean(),
  arePeopleRemembered: fc.boolean(),
  arePeopleForgotten: fc.boolean(),
  payment: fc.record({
    type: fc.constantFrom('invoice' as const, 'online' as const),
    initializing: fc.boolean(),
    transactionId: maybe(text),
    outcome: maybe(fc.constantFrom(...paymentOutcomes)),
  }),
  submission: fc.record({
    submissionId: maybe(text),
    submitSuccessful: fc.boolean(),
    bookingId: maybe(text),
    orderNo: maybe(text),
    totalCentimes: maybe(fc.integer()),
    placedStatus: maybe(text),
    agreedCentimes: maybe(fc.integer()),
    bookedOn: maybe(fc.constantFrom('2027-01-15', '2027-03-01')),
    isConfirmedByMail: fc.boolean(),
  }),
  bookingRemarks: text,
  ...arbitraryFields(optionFields),
})

/** Any draft a device may hold. */
export const arbitraryDraft: Arbitrary<BookingDraft> = fc
  .record({
    bookkeeping,
    roomChoices,
    extraChoices,
    checkout,
    people: fc.array(fc.tuple(traveller, answers), { maxLength: 6 }),
    babies: fc.array(baby, { maxLength: 2 }),
    bookingAnswers: answers,
  })
  .map(({ people, babies, bookingAnswers, ...rest }) => {
    const { payment, submission, ...others } = rest.checkout
    const { transactionId } = payment
    return {
      ...rest.bookkeeping,
      ...rest.roomChoices,
      ...rest.extraChoices,
      ...others,
      travellers: people.map(([person]) => person),
      babies,
      customData: { booking: bookingAnswers, travellers: people.map(([, given]) => given) },
      snapshot: null,
      summary: null,
      summaryLoadingError: 0,
      fatalError: null,
      payment: { ...payment, initialized: transactionId !== null },
      submission: { ...submission, acceptedTotalCentimes: null, isSubmitting: false, refusal: null },
    }
  })

/** A draft nobody has booked with yet, so that it is still held against what is offered. */
export const openDraft: Arbitrary<BookingDraft> = arbitraryDraft.map((draft) => ({
  ...draft,
  submission: { ...draft.submission, submissionId: null, submitSuccessful: false, bookingId: null, orderNo: null },
}))

const SENSIBLE = {
  adult: fc.constantFrom(null, '1960-02-01', '1985-06-12', '2009-03-01'),
  child: fc.constantFrom('2012-02-29', '2018-01-01', '2020-06-18'),
}

/**
 * An open draft of two to five people who want beds, extras and stops that `wholeOffer` has, as someone would leave it;
 * whether it all goes together is left to `settle`.
 */
export const likelyDraft: Arbitrary<BookingDraft> = fc
  .record({
    draft: openDraft,
    adults: fc.array(SENSIBLE.adult, { minLength: 1, maxLength: 3 }),
    children: fc.array(SENSIBLE.child, { maxLength: 2 }),
    dateId: fc.constantFrom('d1', 'd1', 'd2', 'd3'),
    stopNos: fc.constantFrom(['1', '11'], ['2', '12'], [null, null]),
    rooms: fc.constantFrom<readonly string[]>(['dz'], ['dz', 'ez'], ['bett'], ['dz', 'bett'], ['familie']),
  })
  .map(({ draft, adults, children, dateId, stopNos, rooms }) => {
    const [outboundStopNo = null, returnStopNo = null] = stopNos
    const isFamily = rooms.includes('familie')
    const [sharp = emptyTraveller()] = draft.travellers
    const birthdays = [...adults, ...children]
    const isLong = dateId === 'd3'
    return {
      ...draft,
      pricingTravelId: 'v1',
      date: { dateId, extensionId: isLong ? 'meer' : null },
      isUpgradedToExtension: isLong,
      extensionDowngradeDate: isLong ? { dateId: 'd1', extensionId: null } : null,
      switchedToWaitlistFallback: false,
      rooms: isFamily
        ? []
        : rooms.map((accommodationId) => ({
            accommodationId,
            quantity: quantityOf(accommodationId, birthdays.length),
          })),
      customData: { booking: draft.customData.booking, travellers: birthdays.map(() => ({})) },
      travellers: birthdays.map((birthday, index): Traveller => ({
        ...sharp,
        birthday,
        insurance: null,
        outboundStopNo,
        returnStopNo,
        ageGroupId: index < adults.length ? 'adult' : 'child',
        familyPackageId: isFamily && index === 0 ? 'familie' : null,
        accommodationId: null,
        isFamilyPackageMember: false,
      })),
    }
  })

/** As many as the party fills beside the other kind: double rooms in pairs, the last one alone. */
function quantityOf(accommodationId: string, people: number): number {
  if (accommodationId === 'bett') return people % 2 === 1 ? 1 : people
  return accommodationId === 'dz' ? Math.floor(people / 2) : 1
}
