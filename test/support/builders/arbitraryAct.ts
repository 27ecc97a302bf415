import fc, { type Arbitrary } from 'fast-check'
import { stopsOf } from '#domain/booking/boarding/busStops.ts'
import { withBirthday } from '#domain/booking/commands/birthdayQuestion.ts'
import { withBoarding, withReturnAsOutbound } from '#domain/booking/commands/boarding.ts'
import type { Command } from '#domain/booking/commands/command.ts'
import {
  withDate,
  withExtension,
  withoutExtension,
  withPricingTravel,
  withWaitlist,
} from '#domain/booking/commands/dates.ts'
import {
  withBookingAddon,
  withCo2,
  withCollectiveAddon,
  withDocuments,
  withEsim,
  withPersonalAddon,
  withPersonalDiscount,
  withRoomAddon,
} from '#domain/booking/commands/extras.ts'
import {
  withFamilyInsurance,
  withSummary,
  withSummaryFailure,
  withSummaryRetry,
  withTravellerInsurance,
} from '#domain/booking/commands/insurance.ts'
import { withOptions } from '#domain/booking/commands/options.ts'
import { withPaymentType } from '#domain/booking/commands/payment.ts'
import { withBillingAddress, withBillingTraveller, withParty } from '#domain/booking/commands/people.ts'
import { withPersonalData } from '#domain/booking/commands/personalData.ts'
import { withBedsSwapped, withFamilyPackage, withProposal, withRooms } from '#domain/booking/commands/rooms.ts'
import { extensionOptions } from '#domain/booking/dates/extension.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { emptyBaby, emptyContact, emptyDraft } from '#domain/booking/draft/emptyDraft.ts'
import { type Booking, resolve } from '#domain/booking/draft/booking.ts'
import { esimOptions } from '#domain/booking/extras/esim.ts'
import { withActivity, withFatalError, withoutFatalError } from '#domain/booking/funnel/activity.ts'
import { enterStep } from '#domain/booking/funnel/navigation.ts'
import { steps } from '#domain/booking/funnel/steps.ts'
import {
  withSubmissionNotSent,
  withSubmissionResult,
  withSubmissionStarted,
  withSubmissionUnknown,
  withTotalAccepted,
} from '#domain/booking/funnel/submission.ts'
import { insuranceOptions } from '#domain/booking/insurance/insurance.ts'
import {
  withPaymentInitialized,
  withPaymentReturned,
  withPaymentStarted,
  withPaymentReport,
  withSwitchToInvoice,
} from '#domain/booking/payment/onlinePayment.ts'
import { solveRooms } from '#domain/booking/rooms/solver/solver.ts'
import { settle } from '#domain/booking/settle.ts'
import { readHandOver, toHandOver } from '#domain/booking/stored/handOver.ts'
import { withHandOver } from '#domain/booking/stored/withHandOver.ts'
import { readStoredDrafts, toStoredDrafts } from '#domain/booking/stored/storedDraft.ts'
import { addDays, addYears } from '#domain/calendar.ts'
import type { PricingTravel } from '#domain/catalogue/catalogue.ts'
import type { DateChoice } from '#domain/catalogue/departure.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { toDateChoice } from '#domain/catalogue/saleDates.ts'
import { after } from '#test/support/commands.ts'
import { type Act, deed, idAt, lateDeed, offerIn, worldlyDeed } from './acting.ts'
import { insurance, NO_INSURANCE, summaryOf } from './draft.ts'

/*
 * Everything a visitor can do to a draft, mostly with sense, at times without: places past the end stand for ids that
 * are offered nowhere, quantities for what no control can say.
 */

const nothing = fc.constant(null)
const place = fc.oneof({ weight: 4, arbitrary: fc.nat(2) }, fc.nat(5))
const maybe = <Value>(value: Arbitrary<Value>) => fc.option(value, { nil: null, freq: 3 })
const quantity = fc.oneof(
  { weight: 9, arbitrary: fc.integer({ min: 0, max: 4 }) },
  fc.constantFrom(-1, 1.5, 999, Number.NaN, Number.POSITIVE_INFINITY),
)
const chosen = fc.record({ place, quantity })

const birthday = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom('1950-05-05', '1960-02-29', '1985-06-15', '1999-12-31') },
  fc.constantFrom('2009-03-01', '2009-03-02', '2009-06-15', '2011-06-14', '2011-06-20', '2012-02-29', '2015-01-01'),
  fc.constantFrom('2020-06-18', '2021-06-19', '2023-07-01', '2025-06-12', '2026-12-01', '2027-06-01'),
)
const childBirthday = fc.constantFrom(
  '2011-06-14',
  '2011-06-20',
  '2012-02-29',
  '2015-01-01',
  '2018-07-01',
  '2021-06-15',
  '2023-07-01',
  '2025-06-12',
)

const party = fc.record({
  adults: fc.oneof({ weight: 12, arbitrary: fc.integer({ min: 1, max: 4 }) }, fc.constantFrom(0, -1, 1.5, 6, 12)),
  childBirthdays: fc.oneof({ weight: 2, arbitrary: fc.constant([]) }, fc.array(childBirthday, { maxLength: 3 })),
  babies: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.constantFrom(1, 2, 3, -1, 0.5)),
})

const GONE: DateChoice = { dateId: 'gone', extensionId: null }

function choiceAt(offer: Offer, at: number): DateChoice {
  const date = offer.saleDates[at]
  return date === undefined ? GONE : toDateChoice(date)
}

/** An extension of the departure; another date where it has none. */
function extensionAt(booking: Booking, at: number): DateChoice {
  const option = extensionOptions(booking)[at]
  return option === undefined ? choiceAt(booking.offer, at) : toDateChoice(option)
}

function variant(at: Arbitrary<number>): Arbitrary<Act> {
  return worldlyDeed('variant', at, (world, index) => {
    const id = idAt(world.onSale.variants, index)
    return after(resolve(world.draft, offerIn(world, id)), (now) => withPricingTravel(now, id)).draft
  })
}

const onJourney: readonly Arbitrary<Act>[] = [
  variant(place.map((at) => at % 3)),
  deed('date', fc.nat(5), (booking, at) => withDate(booking, choiceAt(booking.offer, at))),
  deed('extension', fc.nat(2), (booking, at) => withExtension(booking, extensionAt(booking, at))),
  deed('noExtension', nothing, (booking) => withoutExtension(booking)),
  deed('waitlist', fc.boolean(), (booking, isOn) => withWaitlist(booking, isOn)),
  deed('otherDevice', nothing, (booking) => {
    const { draft, offer } = booking
    const carried = readHandOver(JSON.stringify(toHandOver(booking)))
    return carried === null ? draft : withHandOver(resolve(emptyDraft(draft.travelId), offer), carried)
  }),
  lateDeed('reload', nothing, (booking) => settle(reloaded(booking.draft) ?? booking.draft, booking.offer)),
]

/** The draft as it comes back from the device; null when it does not. */
export function reloaded(draft: BookingDraft): BookingDraft | null {
  const { choices, identity } = toStoredDrafts({ [draft.travelId]: draft })
  const again = (json: unknown): unknown => JSON.parse(JSON.stringify(json))
  return readStoredDrafts(again(choices), again(identity), draft.lastActivityTimestamp ?? 0)[draft.travelId] ?? null
}

const newParty = deed('party', party, withParty)

const billedTraveller = deed(
  'billedTraveller',
  fc.oneof({ weight: 5, arbitrary: place }, fc.constant(-1)),
  withBillingTraveller,
)

const withPeople: readonly Arbitrary<Act>[] = [
  deed('birthday', fc.record({ index: place, birthday }), withBirthday),
  billedTraveller,
  billedTraveller,
  deed('billingAddress', maybe(birthday), (booking, day) =>
    withBillingAddress(booking, { ...emptyContact(), lastName: 'Zahner', birthday: day }),
  ),
  deed(
    'personalData',
    fc.record({ days: fc.array(maybe(birthday), { maxLength: 6 }), name: fc.string() }),
    (booking, { days, name }) => {
      const person = (day: string | null) => ({
        ...emptyBaby(),
        lastName: name,
        birthday: day,
      })
      const data = { travellers: days.map(person), babies: days.map(person), billingAddress: emptyContact() }
      return withPersonalData(booking, {
        ...data,
        travellerAnswers: [{ essen: name }],
        bookingAnswers: { anlass: name },
        travellerRemarks: name,
      })
    },
  ),
]

function typeOf(ageGroupId: string, { travel }: Offer): string | null {
  return travel.ageGroups.find(({ id }) => id === ageGroupId)?.type ?? null
}

/** The birthday of somebody in the middle of a group at the end of the travel. */
function birthdayIn(ageGroupId: string, end: string, { travel }: Offer): string {
  const group = travel.ageGroups.find(({ id }) => id === ageGroupId)
  return addDays(addYears(end, -(group?.minAge ?? 0) - 1), -1)
}

const proposedRooms = deed('proposedRooms', nothing, (booking) => {
  const [cheapest] = solveRooms(booking, { most: 1 }).proposals
  return cheapest === undefined ? booking.draft : withProposal(booking, cheapest)
})

/** Several kinds of rooms, where the party can be laid so. */
export const mixedRooms = deed('mixedRooms', fc.nat(5), (booking, at) => {
  const mixed = solveRooms(booking, { most: 50 }).proposals.filter(({ rooms }) => rooms.length > 1)
  return mixed.length === 0
    ? booking.draft
    : withProposal(booking, mixed[at % mixed.length] ?? { rooms: [], familyPackageId: null })
})

const withBeds: readonly Arbitrary<Act>[] = [
  deed('rooms', fc.array(chosen, { maxLength: 3 }), (booking, rooms) => {
    const choices = rooms.map(({ place: at, quantity: count }) => ({
      accommodationId: idAt(booking.offer.pricing?.accommodations ?? [], at),
      quantity: count,
    }))
    return withRooms(booking, choices)
  }),
  deed('oneMoreRoom', fc.nat(4), (booking, at) => {
    const more = { accommodationId: idAt(booking.offer.pricing?.accommodations ?? [], at), quantity: 1 }
    return withRooms(booking, [...booking.draft.rooms, more])
  }),
  deed('oneRoomLess', fc.nat(1), (booking, at) => {
    const rooms = booking.draft.rooms.map((room, index) =>
      index === at ? { ...room, quantity: room.quantity - 1 } : room,
    )
    return withRooms(booking, rooms)
  }),
  proposedRooms,
  mixedRooms,
  mixedRooms,
  deed('sleeper', fc.record({ travellerIndex: place, otherIndex: place }), (booking, exchange) =>
    withBedsSwapped(booking, exchange),
  ),
  deed('familyComes', fc.nat(1), (booking, at) => {
    const family = booking.offer.pricing?.familyPackages[at]
    if (family === undefined) return booking.draft
    const { ageGroupCapacities } = family.capacitySettings
    const count = (type: string) =>
      ageGroupCapacities.filter(({ ageGroup }) => typeOf(ageGroup, booking.offer) === type)
    const adults = Math.max(...count('ADULT').map(({ maxCapacity }) => maxCapacity))
    const end = booking.date?.endDate ?? booking.offer.today
    const childBirthdays = count('MINOR').flatMap(({ ageGroup, maxCapacity }) =>
      Array.from({ length: maxCapacity }, () => birthdayIn(ageGroup, end, booking.offer)),
    )
    const people = after(booking, (now) => withParty(now, { adults, childBirthdays, babies: 0 }))
    return withFamilyPackage(people, family.id)
  }),
  deed('familyPackage', fc.oneof({ weight: 6, arbitrary: maybe(fc.nat(1)) }, place), (booking, at) =>
    withFamilyPackage(booking, at === null ? null : idAt(booking.offer.pricing?.familyPackages ?? [], at)),
  ),
]

/** Every extra but those of rooms: so many of each per traveller, one of the others. */
export function everyAddon(pricing: PricingTravel | null, quantity: number): readonly Command[] {
  const { personalAddons = [], bookingAddons = [], collectiveAddons = [] } = pricing ?? {}
  return [
    ...personalAddons.map(
      ({ id }) =>
        (now: Booking) =>
          withPersonalAddon(now, { addonId: id, quantity }),
    ),
    ...bookingAddons.map(
      ({ id }) =>
        (now: Booking) =>
          withBookingAddon(now, { addonId: id, quantity: 1 }),
    ),
    ...collectiveAddons.map(
      ({ id }) =>
        (now: Booking) =>
          withCollectiveAddon(now, { addonId: id, quantity: 1 }),
    ),
  ]
}

export const everyExtra = deed(
  'everyExtra',
  fc.integer({ min: 1, max: 4 }),
  (booking, count) => after(booking, ...everyAddon(booking.offer.pricing, count)).draft,
)

const withExtras: readonly Arbitrary<Act>[] = [
  deed('personalAddon', chosen, (booking, { place: at, quantity: count }) =>
    withPersonalAddon(booking, {
      addonId: idAt(booking.offer.pricing?.personalAddons ?? [], at),
      quantity: count,
    }),
  ),
  deed('bookingAddon', chosen, (booking, { place: at, quantity: count }) =>
    withBookingAddon(booking, { addonId: idAt(booking.offer.pricing?.bookingAddons ?? [], at), quantity: count }),
  ),
  deed('collectiveAddon', chosen, (booking, { place: at, quantity: count }) =>
    withCollectiveAddon(booking, {
      addonId: idAt(booking.offer.pricing?.collectiveAddons ?? [], at),
      quantity: count,
    }),
  ),
  deed(
    'roomAddon',
    fc.record({ chosen, where: place, isInPackage: fc.boolean() }),
    (booking, { chosen: { place: at, quantity: count }, where, isInPackage }) => {
      const addonId = idAt(booking.offer.pricing?.accommodationAddons ?? [], at)
      const room =
        booking.draft.rooms[where]?.accommodationId ?? idAt(booking.offer.pricing?.accommodations ?? [], where)
      const typeId = isInPackage ? idAt(booking.offer.pricing?.familyPackages ?? [], where % 2) : room
      return withRoomAddon(booking, {
        type: isInPackage ? 'familyPackage' : 'accommodation',
        typeId,
        addonId,
        quantity: count,
      })
    },
  ),
  everyExtra,
  deed('discount', chosen, (booking, { place: at, quantity: count }) =>
    withPersonalDiscount(booking, {
      discountId: idAt(booking.offer.pricing?.personalDiscounts ?? [], at),
      quantity: count,
    }),
  ),
  deed('esim', chosen, (booking, { place: at, quantity: count }) =>
    withEsim(booking, {
      serviceNo: esimOptions(booking)[at]?.serviceNo ?? '301',
      quantity: count,
    }),
  ),
]

const withServices: readonly Arbitrary<Act>[] = [
  deed(
    'boarding',
    fc.record({
      isOut: fc.boolean(),
      at: fc.option(fc.nat(2), { nil: null, freq: 8 }),
      travellerIndex: fc.option(place, { nil: null, freq: 1 }),
    }),
    (booking, { isOut, at, travellerIndex }) => {
      const direction = isOut ? 'outbound' : 'return'
      const date = booking.date
      const stops = date === null ? [] : stopsOf(date, direction)
      return withBoarding(booking, {
        direction,
        stopNo: at === null ? null : (stops[at]?.stopNo ?? '9'),
        travellerIndex,
      })
    },
  ),
  deed('returnAsOutbound', nothing, (booking) => withReturnAsOutbound(booking)),
  deed(
    'summary',
    fc.record({ isStale: fc.boolean(), prices: fc.array(fc.nat(9000), { maxLength: 2 }), hasNone: fc.boolean() }),
    (booking, { isStale, prices, hasNone }) => {
      const offered = prices.map((centimes, index) => insurance({ ratioServiceNo: `900${index + 1}`, centimes }))
      const fields = {
        bookingInsurances: offered.map((one) => ({ ...one, ratioServiceNo: `${one.ratioServiceNo}F` })),
        noInsurance: hasNone ? NO_INSURANCE : null,
      }
      const summary = summaryOf(booking.draft, {
        ...fields,
        travellerInsurances: booking.draft.travellers.map(() => offered),
      })
      return withSummary(booking, isStale ? { ...summary, selectionKey: 'stale' } : summary)
    },
  ),
  deed('summaryFails', nothing, (booking) => withSummaryFailure(booking.draft)),
  deed('summaryRetry', nothing, (booking) => withSummaryRetry(booking.draft)),
  deed(
    'insurance',
    fc.record({ isAsked: fc.boolean(), travellerIndex: maybe(place), at: maybe(place) }),
    (booking, { isAsked, travellerIndex, at }) => {
      const asked = isAsked ? after(booking, (now) => withSummary(now, summaryOf(now.draft))) : booking
      const { travellers, none } = insuranceOptions(asked.draft)
      return withTravellerInsurance(asked, {
        travellerIndex,
        insurance: at === null ? null : (travellers(0)[at] ?? none ?? insurance({ ratioServiceNo: 'gone' })),
      })
    },
  ),
  deed('familyInsurance', fc.record({ isAsked: fc.boolean(), at: maybe(place) }), (booking, { isAsked, at }) => {
    const asked = isAsked ? after(booking, (now) => withSummary(now, summaryOf(now.draft))) : booking
    const { booking: offered } = insuranceOptions(asked.draft)
    return withFamilyInsurance(asked, at === null ? null : (offered[at] ?? insurance({ ratioServiceNo: 'gone' })))
  }),
  deed('documents', fc.constantFrom('print' as const, 'electronic' as const), withDocuments),
  deed('co2', fc.boolean(), withCo2),
]

const ANSWER = { bookingId: 'b1', orderNo: 'CR-1', totalPrice: 1000, message: null }

const checkoutActs: readonly Arbitrary<Act>[] = [
  deed('paymentType', fc.constantFrom('invoice' as const, 'online' as const, 'online' as const), withPaymentType),
  lateDeed('marketing', fc.record({ gtcAccepted: fc.boolean(), bookingRemarks: fc.string() }), (booking, changes) =>
    withOptions(booking.draft, changes),
  ),
  lateDeed('step', fc.constantFrom(...steps.keys()), (booking, at) => {
    const step = steps[at]
    return step === undefined ? booking.draft : enterStep(booking.draft, step, 1_804_000_000).draft
  }),
  lateDeed('activity', fc.nat(1000), (booking, seconds) => withActivity(booking.draft, 1_804_000_000 + seconds)),
  lateDeed('fatalError', nothing, (booking) => withFatalError(booking.draft, 'booking.fatal.dateGone').draft),
  lateDeed('noFatalError', nothing, (booking) => withoutFatalError(booking.draft)),
]

/** Sending and paying. A sent booking changes no more, so these come seldom, or nothing else would be seen. */
const sending: readonly Arbitrary<Act>[] = [
  lateDeed('refused', fc.boolean(), (booking, isNamed) =>
    withSubmissionResult(resolve(withSubmissionStarted(booking.draft, 's1'), booking.offer), {
      ...ANSWER,
      success: false,
      totalPrice: isNamed ? 1000 : null,
    }),
  ),
  lateDeed('acceptTotal', nothing, (booking) => withTotalAccepted(booking)),
  lateDeed('unknown', nothing, (booking) => withSubmissionUnknown(withSubmissionStarted(booking.draft, 's1'))),
  lateDeed('notSent', nothing, (booking) => withSubmissionNotSent(booking)),
  lateDeed('booked', nothing, (booking) =>
    withSubmissionResult(resolve(withSubmissionStarted(booking.draft, 's1'), booking.offer), {
      ...ANSWER,
      success: true,
    }),
  ),
  lateDeed('paymentStarts', fc.constantFrom('', 't1'), (booking, id) =>
    withPaymentInitialized(withPaymentStarted(booking.draft), id),
  ),
  lateDeed('paymentReturns', fc.constantFrom('erfolg', 'abbruch'), (booking, outcome) =>
    withPaymentReturned(booking.draft, outcome),
  ),
  lateDeed('paymentEnds', fc.constantFrom('PAID', 'FAILED', 'OPEN', 'EXPIRED', null), (booking, status) =>
    withPaymentReport(booking.draft, status === null ? null : { status, transactionId: null, heldUntil: null }),
  ),
  lateDeed('payByInvoice', nothing, (booking) => withSwitchToInvoice(booking.draft)),
]

/** Any act of a visitor. */
export const arbitraryDeed: Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: fc.oneof(...onJourney) },
  { weight: 2, arbitrary: newParty },
  { weight: 8, arbitrary: fc.oneof(...withPeople) },
  { weight: 10, arbitrary: fc.oneof(...withBeds) },
  { weight: 18, arbitrary: fc.oneof(...withExtras) },
  { weight: 16, arbitrary: fc.oneof(...withServices) },
  { weight: 7, arbitrary: fc.oneof(...checkoutActs) },
  { weight: 1, arbitrary: fc.oneof(...sending) },
)

/** How visits begin: a variant with its first date, people, and beds as far as there are some. */
export const arbitraryArrival: Arbitrary<readonly Act[]> = fc.tuple(variant(fc.nat(1)), newParty, proposedRooms)
