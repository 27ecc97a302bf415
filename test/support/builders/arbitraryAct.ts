import fc from 'fast-check'
import type { Arbitrary } from 'fast-check'
import { stopsOf } from '#domain/booking/boarding/busStops.ts'
import { withBoarding, withReturnAsOutbound } from '#domain/booking/commands/boarding.ts'
import { withDate, withPricingTravel, withWaitlist } from '#domain/booking/commands/dates.ts'
import { withExtension, withoutExtension } from '#domain/booking/commands/dates.ts'
import { withCo2, withEsim } from '#domain/booking/commands/extras.ts'
import {
  withBookingAddon,
  withCollectiveAddon,
  withPersonalAddon,
  withRoomAddon,
} from '#domain/booking/commands/extras.ts'
import { withPersonalDiscount } from '#domain/booking/commands/extras.ts'
import { withDocuments } from '#domain/booking/commands/extras.ts'
import {
  withFamilyInsurance,
  withSummary,
  withSummaryFailure,
  withSummaryRetry,
  withTravellerInsurance,
} from '#domain/booking/commands/insurance.ts'
import { withOptions } from '#domain/booking/commands/payment.ts'
import { withPaymentType } from '#domain/booking/commands/payment.ts'
import { withBillingAddress, withBillingTraveller, withParty, withTraveller } from '#domain/booking/commands/people.ts'
import { withPersonalData } from '#domain/booking/commands/personalData.ts'
import { withFamilyPackage } from '#domain/booking/commands/rooms.ts'
import { withRooms } from '#domain/booking/commands/rooms.ts'
import { withBedsSwapped } from '#domain/booking/commands/rooms.ts'
import { withProposal } from '#domain/booking/commands/rooms.ts'
import { extensionOptions } from '#domain/booking/dates/extension.ts'
import { dateOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { emptyBaby, emptyContact, emptyDraft } from '#domain/booking/draft/emptyDraft.ts'
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
import { readHandOver, toHandOver, withHandOver } from '#domain/booking/stored/handOver.ts'
import { readStoredDrafts, toStoredDrafts } from '#domain/booking/stored/storedDraft.ts'
import { addDays, addYears } from '#domain/calendar.ts'
import type { DateChoice } from '#domain/catalogue/departure.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { toDateChoice } from '#domain/catalogue/saleDates.ts'
import { type Act, deed, idAt, lateDeed, offerIn, worldlyDeed } from '#test/support/journeys/acting.ts'
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
function extensionAt(draft: BookingDraft, at: number, offer: Offer): DateChoice {
  const option = extensionOptions(draft, offer)[at]
  return option === undefined ? choiceAt(offer, at) : toDateChoice(option)
}

const onJourney: readonly Arbitrary<Act>[] = [
  worldlyDeed('variant', place, (world, at) => {
    const id = idAt(world.shelf.variants, at % 3)
    return withPricingTravel(world.draft, id, offerIn(world, id))
  }),
  deed('date', fc.nat(5), (draft, at, offer) => withDate(draft, choiceAt(offer, at), offer)),
  deed('extension', fc.nat(2), (draft, at, offer) => withExtension(draft, extensionAt(draft, at, offer), offer)),
  deed('noExtension', nothing, (draft, _, offer) => withoutExtension(draft, offer)),
  deed('waitlist', fc.boolean(), (draft, isOn, offer) => withWaitlist(draft, isOn, offer)),
  worldlyDeed('otherDevice', nothing, ({ draft, ...world }) => {
    const carried = readHandOver(JSON.stringify(toHandOver(draft, offerIn({ ...world, draft }))))
    return carried === null ? draft : withHandOver(emptyDraft(draft.travelId), carried, offerIn({ ...world, draft }))
  }),
  lateDeed('reload', nothing, (draft, _, offer) => settle(reloaded(draft) ?? draft, offer)),
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
  deed('traveller', fc.record({ index: place, changes: fc.record({ birthday: maybe(birthday) }) }), withTraveller),
  billedTraveller,
  billedTraveller,
  deed('billingAddress', maybe(birthday), (draft, day, offer) =>
    withBillingAddress(draft, { ...emptyContact(), lastName: 'Zahner', birthday: day }, offer),
  ),
  deed(
    'personalData',
    fc.record({ days: fc.array(maybe(birthday), { maxLength: 6 }), name: fc.string() }),
    (draft, { days, name }, offer) => {
      const person = (day: string | null) => ({
        ...emptyBaby(),
        lastName: name,
        birthday: day,
      })
      const data = { travellers: days.map(person), babies: days.map(person), billingAddress: emptyContact() }
      return withPersonalData(
        draft,
        { ...data, travellerAnswers: [{ essen: name }], bookingAnswers: { anlass: name }, travellerRemarks: name },
        offer,
      )
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

const proposedRooms = deed('proposedRooms', nothing, (draft, _, offer) =>
  solveRooms(draft, offer, { most: 1 }).proposals.reduce(
    (next, proposal) => withProposal(next, proposal, offer),
    draft,
  ),
)

/** Several kinds of rooms, where the party can be laid so. */
export const mixedRooms = deed('mixedRooms', fc.nat(5), (draft, at, offer) => {
  const mixed = solveRooms(draft, offer, { most: 50 }).proposals.filter(({ rooms }) => rooms.length > 1)
  return mixed.length === 0
    ? draft
    : withProposal(draft, mixed[at % mixed.length] ?? { rooms: [], familyPackageId: null }, offer)
})

const withBeds: readonly Arbitrary<Act>[] = [
  deed('rooms', fc.array(chosen, { maxLength: 3 }), (draft, rooms, offer) => {
    const choices = rooms.map(({ place: at, quantity: count }) => ({
      accommodationId: idAt(offer.pricing?.accommodations ?? [], at),
      quantity: count,
    }))
    return withRooms(draft, choices, offer)
  }),
  deed('oneMoreRoom', fc.nat(4), (draft, at, offer) => {
    const more = { accommodationId: idAt(offer.pricing?.accommodations ?? [], at), quantity: 1 }
    return withRooms(draft, [...draft.rooms, more], offer)
  }),
  deed('oneRoomLess', fc.nat(1), (draft, at, offer) => {
    const rooms = draft.rooms.map((room, index) => (index === at ? { ...room, quantity: room.quantity - 1 } : room))
    return withRooms(draft, rooms, offer)
  }),
  proposedRooms,
  mixedRooms,
  mixedRooms,
  deed('sleeper', fc.record({ travellerIndex: place, otherIndex: place }), (draft, exchange, offer) =>
    withBedsSwapped(draft, exchange, offer),
  ),
  deed('familyComes', fc.nat(1), (draft, at, offer) => {
    const family = offer.pricing?.familyPackages[at]
    if (family === undefined) return draft
    const { ageGroupCapacities } = family.capacitySettings
    const count = (type: string) => ageGroupCapacities.filter(({ ageGroup }) => typeOf(ageGroup, offer) === type)
    const adults = Math.max(...count('ADULT').map(({ maxCapacity }) => maxCapacity))
    const end = dateOf(draft, offer)?.endDate ?? offer.today
    const childBirthdays = count('MINOR').flatMap(({ ageGroup, maxCapacity }) =>
      Array.from({ length: maxCapacity }, () => birthdayIn(ageGroup, end, offer)),
    )
    return withFamilyPackage(withParty(draft, { adults, childBirthdays, babies: 0 }, offer), family.id, offer)
  }),
  deed('familyPackage', fc.oneof({ weight: 6, arbitrary: maybe(fc.nat(1)) }, place), (draft, at, offer) =>
    withFamilyPackage(draft, at === null ? null : idAt(offer.pricing?.familyPackages ?? [], at), offer),
  ),
]

/** So many of every extra, one after the other. */
export const everyExtra = deed('everyExtra', fc.integer({ min: 1, max: 4 }), (draft, count, offer) => {
  const { personalAddons = [], bookingAddons = [], collectiveAddons = [] } = offer.pricing ?? {}
  const personal = personalAddons.reduce(
    (next, { id }) => withPersonalAddon(next, { addonId: id, quantity: count }, offer),
    draft,
  )
  const booking = bookingAddons.reduce(
    (next, { id }) => withBookingAddon(next, { addonId: id, quantity: 1 }, offer),
    personal,
  )
  return collectiveAddons.reduce(
    (next, { id }) => withCollectiveAddon(next, { addonId: id, quantity: 1 }, offer),
    booking,
  )
})

const withExtras: readonly Arbitrary<Act>[] = [
  deed('personalAddon', chosen, (draft, { place: at, quantity: count }, offer) =>
    withPersonalAddon(draft, { addonId: idAt(offer.pricing?.personalAddons ?? [], at), quantity: count }, offer),
  ),
  deed('bookingAddon', chosen, (draft, { place: at, quantity: count }, offer) =>
    withBookingAddon(draft, { addonId: idAt(offer.pricing?.bookingAddons ?? [], at), quantity: count }, offer),
  ),
  deed('collectiveAddon', chosen, (draft, { place: at, quantity: count }, offer) =>
    withCollectiveAddon(draft, { addonId: idAt(offer.pricing?.collectiveAddons ?? [], at), quantity: count }, offer),
  ),
  deed(
    'roomAddon',
    fc.record({ chosen, where: place, isInPackage: fc.boolean() }),
    (draft, { chosen: { place: at, quantity: count }, where, isInPackage }, offer) => {
      const addonId = idAt(offer.pricing?.accommodationAddons ?? [], at)
      const room = draft.rooms[where]?.accommodationId ?? idAt(offer.pricing?.accommodations ?? [], where)
      const typeId = isInPackage ? idAt(offer.pricing?.familyPackages ?? [], where % 2) : room
      return withRoomAddon(
        draft,
        { type: isInPackage ? 'familyPackage' : 'accommodation', typeId, addonId, quantity: count },
        offer,
      )
    },
  ),
  everyExtra,
  deed('discount', chosen, (draft, { place: at, quantity: count }, offer) =>
    withPersonalDiscount(
      draft,
      { discountId: idAt(offer.pricing?.personalDiscounts ?? [], at), quantity: count },
      offer,
    ),
  ),
  deed('esim', chosen, (draft, { place: at, quantity: count }, offer) =>
    withEsim(draft, { serviceNo: esimOptions(draft, offer)[at]?.serviceNo ?? '301', quantity: count }, offer),
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
    (draft, { isOut, at, travellerIndex }, offer) => {
      const direction = isOut ? 'outbound' : 'return'
      const date = dateOf(draft, offer)
      const stops = date === null ? [] : stopsOf(date, direction)
      return withBoarding(
        draft,
        { direction, stopNo: at === null ? null : (stops[at]?.stopNo ?? '9'), travellerIndex },
        offer,
      )
    },
  ),
  deed('returnAsOutbound', nothing, (draft, _, offer) => withReturnAsOutbound(draft, offer)),
  deed(
    'summary',
    fc.record({ isStale: fc.boolean(), prices: fc.array(fc.nat(9000), { maxLength: 2 }), hasNone: fc.boolean() }),
    (draft, { isStale, prices, hasNone }, offer) => {
      const offered = prices.map((centimes, index) => insurance({ ratioServiceNo: `900${index + 1}`, centimes }))
      const fields = {
        bookingInsurances: offered.map((one) => ({ ...one, ratioServiceNo: `${one.ratioServiceNo}F` })),
        noInsurance: hasNone ? NO_INSURANCE : null,
      }
      const summary = summaryOf(draft, { ...fields, travellerInsurances: draft.travellers.map(() => offered) })
      return withSummary(draft, isStale ? { ...summary, selectionKey: 'stale' } : summary, offer)
    },
  ),
  deed('summaryFails', nothing, (draft) => withSummaryFailure(draft)),
  deed('summaryRetry', nothing, (draft) => withSummaryRetry(draft)),
  deed(
    'insurance',
    fc.record({ isAsked: fc.boolean(), travellerIndex: maybe(place), at: maybe(place) }),
    (before, { isAsked, travellerIndex, at }, offer) => {
      const draft = isAsked ? withSummary(before, summaryOf(before), offer) : before
      const { travellers, none } = insuranceOptions(draft)
      return withTravellerInsurance(
        draft,
        {
          travellerIndex,
          insurance: at === null ? null : (travellers(0)[at] ?? none ?? insurance({ ratioServiceNo: 'gone' })),
        },
        offer,
      )
    },
  ),
  deed('familyInsurance', fc.record({ isAsked: fc.boolean(), at: maybe(place) }), (before, { isAsked, at }, offer) => {
    const draft = isAsked ? withSummary(before, summaryOf(before), offer) : before
    return withFamilyInsurance(
      draft,
      at === null ? null : (insuranceOptions(draft).booking[at] ?? insurance({ ratioServiceNo: 'gone' })),
      offer,
    )
  }),
  deed('documents', fc.constantFrom('print' as const, 'electronic' as const), withDocuments),
  deed('co2', fc.boolean(), withCo2),
]

const ANSWER = { bookingId: 'b1', orderNo: 'CR-1', totalPrice: 1000, message: null }

const closing: readonly Arbitrary<Act>[] = [
  deed('paymentType', fc.constantFrom('invoice' as const, 'online' as const, 'online' as const), withPaymentType),
  lateDeed('marketing', fc.record({ gtcAccepted: fc.boolean(), bookingRemarks: fc.string() }), (draft, changes) =>
    withOptions(draft, changes),
  ),
  lateDeed('step', fc.constantFrom(...steps.keys()), (draft, at) => {
    const step = steps[at]
    return step === undefined ? draft : enterStep(draft, step, 1_804_000_000).draft
  }),
  lateDeed('activity', fc.nat(1000), (draft, seconds) => withActivity(draft, 1_804_000_000 + seconds)),
  lateDeed('fatalError', nothing, (draft) => withFatalError(draft, 'booking.fatal.dateGone').draft),
  lateDeed('noFatalError', nothing, (draft) => withoutFatalError(draft)),
]

/** Sending and paying. What is sent is left alone, so these come seldom, or nothing else would be seen. */
const sending: readonly Arbitrary<Act>[] = [
  lateDeed('refused', fc.boolean(), (draft, isNamed, offer) =>
    withSubmissionResult(
      withSubmissionStarted(draft, 's1'),
      { ...ANSWER, success: false, totalPrice: isNamed ? 1000 : null },
      offer,
    ),
  ),
  lateDeed('acceptTotal', nothing, (draft, _, offer) => withTotalAccepted(draft, offer)),
  lateDeed('unknown', nothing, (draft) => withSubmissionUnknown(withSubmissionStarted(draft, 's1'))),
  lateDeed('notSent', nothing, (draft, _, offer) => withSubmissionNotSent(draft, offer)),
  lateDeed('booked', nothing, (draft, _, offer) =>
    withSubmissionResult(withSubmissionStarted(draft, 's1'), { ...ANSWER, success: true }, offer),
  ),
  lateDeed('paymentStarts', fc.constantFrom('', 't1'), (draft, id) =>
    withPaymentInitialized(withPaymentStarted(draft), id),
  ),
  lateDeed('paymentReturns', fc.constantFrom('erfolg', 'abbruch'), withPaymentReturned),
  lateDeed('paymentEnds', fc.constantFrom('PAID', 'FAILED', 'OPEN', 'EXPIRED', null), (draft, status) =>
    withPaymentReport(draft, status === null ? null : { status, transactionId: null, heldUntil: null }),
  ),
  lateDeed('payByInvoice', nothing, (draft) => withSwitchToInvoice(draft)),
]

/** Any act of a visitor. */
export const arbitraryDeed: Arbitrary<Act> = fc.oneof(
  { weight: 6, arbitrary: fc.oneof(...onJourney) },
  { weight: 2, arbitrary: newParty },
  { weight: 8, arbitrary: fc.oneof(...withPeople) },
  { weight: 10, arbitrary: fc.oneof(...withBeds) },
  { weight: 18, arbitrary: fc.oneof(...withExtras) },
  { weight: 16, arbitrary: fc.oneof(...withServices) },
  { weight: 7, arbitrary: fc.oneof(...closing) },
  { weight: 1, arbitrary: fc.oneof(...sending) },
)

/** How visits begin: a variant with its first date, people, and beds as far as there are some. */
export const arbitraryArrival: Arbitrary<readonly Act[]> = fc.tuple(
  worldlyDeed('variant', fc.nat(1), (world, at) => {
    const id = idAt(world.shelf.variants, at)
    return withPricingTravel(world.draft, id, offerIn(world, id))
  }),
  newParty,
  proposedRooms,
)
