import { stopsOf } from '#domain/booking/boarding/busStops.ts'
import type { Command } from '#domain/booking/commands/command.ts'
import { extensionOptions } from '#domain/booking/dates/extension.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { selectionKey } from '#domain/booking/draft/selections.ts'
import {
  bookingAddonOptions,
  collectiveAddonOptions,
  personalAddonOptions,
  roomAddonOptions,
} from '#domain/booking/extras/addons.ts'
import { personalDiscountOptions } from '#domain/booking/extras/discounts.ts'
import { esimOptions } from '#domain/booking/extras/esim.ts'
import { openIssues, stepByPath } from '#domain/booking/funnel/steps.ts'
import { insuranceOptions, isSummaryNeeded } from '#domain/booking/insurance/insurance.ts'
import { readSummary } from '#domain/booking/insurance/readSummary.ts'
import { termsRequired } from '#domain/booking/payment/payment.ts'
import type { Party } from '#domain/booking/people/partyPeople.ts'
import { pricedKey } from '#domain/booking/price/platformTotal.ts'
import { canAddFamilyPackage } from '#domain/booking/rooms/familyPackage.ts'
import { maxRooms, roomOptions } from '#domain/booking/rooms/rooms.ts'
import { solveRooms } from '#domain/booking/rooms/solver/solver.ts'
import { toBookingJson, toClientState } from '#domain/booking/wire/payload.ts'
import type { LoadingTimes } from '#domain/booking/wire/sale.ts'
import type { Direction } from '#domain/catalogue/busNetwork.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { type SaleDate, sameDate, toDateChoice } from '#domain/catalogue/saleDates.ts'
import { type PlaceBookingMutationVariables, RatioSummaryQueryDocument } from '#gql/graphql.ts'
import {
  after,
  enterStep,
  newBooking,
  withBoarding,
  withBookingAddon,
  withCo2,
  withCollectiveAddon,
  withDate,
  withDocuments,
  withEsim,
  withExtension,
  withFamilyInsurance,
  withFamilyPackage,
  withOptions,
  withoutExtension,
  withParty,
  withPaymentType,
  withPersonalAddon,
  withPersonalDiscount,
  withProposal,
  withRoomAddon,
  withRoomQuantity,
  withSubmissionStarted,
  withSummary,
  withTravellerInsurance,
  withWaitlist,
} from '#test/support/commands.ts'
import { withPeople } from './people.ts'
import { bookableVariants, type Shop, whatIsLeft } from './shop.ts'
import { steadyPreferences, turn, type Preferences } from './preferences.ts'

/** Unix time in seconds at which everything here happens. */
export const NOW = 1_804_000_000

/** Loading times, the same moment. */
export const TIMES: LoadingTimes = { travel: NOW, pricingTravel: NOW, contingents: NOW }

/** A party and its preferences. */
export interface Visitor {
  readonly party: Party
  readonly preferences: Preferences
}

/**
 * Goes through the funnel up to the submit button, with the contingents of the beginning. People stay without a bed
 * where everything is sold out.
 */
export async function visit(
  shop: Shop,
  variant: Offer,
  { date, visitor: { party, preferences } }: { readonly date: SaleDate; readonly visitor: Visitor },
): Promise<Booking> {
  const left = await whatIsLeft(shop, variant, date.id)
  const offer: Offer = { ...variant, isEsimActive: preferences.sellsEsims, contingents: { dateId: date.id, left } }
  const begun = after(newBooking(offer), (now) => withParty(now, party))
  const bedded = withBedsOrWaiting(entered(onDate(begun, { date, preferences }), 'start'), preferences)
  const equipped = withExtras(entered(bedded, 'leistungen'), preferences)
  const named = after(entered(equipped, 'personen'), (now) => withPeople(now, preferences))
  const housed = isHoused(named) ? named : withExtras(withBeds(named, preferences), preferences)
  const serviced = withServices(await summarized(shop, entered(housed, 'zusatzleistungen')), preferences)
  const insured = withInsurance(await summarized(shop, serviced), preferences)
  const terms = { gtcAccepted: true, partnerGtcAccepted: termsRequired(offer).partner }
  const agreed = after(
    entered(insured, 'zahlung'),
    (now) => withPaymentType(now, preferences.payment),
    ({ draft }) => withOptions(draft, { ...terms, bookingRemarks: 'Herzlichen Dank' }),
  )
  return summarized(shop, agreed)
}

/** Whether every traveller has a bed. */
export function isHoused({ draft: { travellers } }: Booking): boolean {
  return travellers.every(({ accommodationId }) => accommodationId !== null)
}

/** A bed for every traveller, on the waiting list if preferred. */
function withBedsOrWaiting(booking: Booking, preferences: Preferences): Booking {
  const bedded = withBeds(booking, preferences)
  if (booking.status.status !== 'BOOKABLE') return bedded
  const waiting = (from: Booking, isOn = true) =>
    withBeds(
      after(from, (now) => withWaitlist(now, isOn)),
      preferences,
    )
  switch (preferences.waits) {
    case 'never':
      return bedded
    case 'always':
      return waiting(booking)
    case 'ifFull':
      return isHoused(bedded) ? bedded : waiting(bedded)
    case 'changesMind':
      return waiting(waiting(bedded), false)
  }
}

function entered(booking: Booking, path: string): Booking {
  const step = stepByPath(path)
  if (step === null) throw new RangeError(`No step is called ${path}`)
  return after(booking, ({ draft }) => enterStep(draft, step, NOW).draft)
}

/** With the platform's summary, where one is missing. */
async function summarized(shop: Shop, booking: Booking): Promise<Booking> {
  if (!isSummaryNeeded(booking)) return booking
  const clientState = onTheWire(toClientState(booking, TIMES))
  const { ratioSummary } = await shop.ask(RatioSummaryQueryDocument, { clientState })
  const summary = readSummary(ratioSummary?.json, {
    selectionKey: selectionKey(booking.draft),
    travellerCount: booking.draft.travellers.length,
  })
  if (!summary.isValid) throw new TypeError(`The summary cannot be read: ${summary.reason}`)
  const { value } = summary
  return after(booking, (now) => withSummary(now, { ...value, pricedKey: pricedKey(now) }))
}

/** As JSON carries it. */
function onTheWire(value: object): unknown {
  return JSON.parse(JSON.stringify(value))
}

/** The question that places a booking. */
export function placing(booking: Booking, submissionId: string): PlaceBookingMutationVariables {
  const sent = after(booking, ({ draft }) => withSubmissionStarted(draft, submissionId))
  return { tenantId: 4, json: onTheWire(toBookingJson(sent, TIMES)) }
}

/** Chooses the date in the preferred way, and rooms on every date on the way. */
function onDate(
  booking: Booking,
  { date, preferences }: { readonly date: SaleDate; readonly preferences: Preferences },
): Booking {
  const on = (from: Booking, choice: SaleDate) => after(from, (now) => withDate(now, toDateChoice(choice)))
  switch (preferences.way) {
    case 'straight':
      return on(booking, date)
    case 'byAnotherDate':
      return on(withBeds(on(booking, turn(booking.offer.saleDates, preferences.stop)), preferences), date)
    case 'byItsSister':
      return on(bySister(withBeds(on(booking, date), preferences)), date)
  }
}

/** Down from an extension and up again, or up to one and down again. */
function bySister(booking: Booking): Booking {
  const { draft, date } = booking
  if (date === null) return booking
  const up = (longer: SaleDate) => (now: Booking) => withExtension(now, toDateChoice(longer))
  if (draft.isUpgradedToExtension) return after(booking, withoutExtension, up(date))
  const longer = extensionOptions(booking).find((option) => !sameDate(draft.date, option))
  return longer === undefined ? booking : after(booking, up(longer), withoutExtension)
}

/** A bed for every traveller, as far as there are enough. */
export function withBeds(booking: Booking, { beds, stop }: Preferences): Booking {
  const picked = beds === 'picked' ? withRoomsPicked(booking, stop) : booking
  if (beds === 'picked' && isHoused(picked)) return picked
  const family = booking.sale?.pricing.familyPackages.find((one) => canAddFamilyPackage(one, booking))
  if (family !== undefined) return after(booking, (now) => withFamilyPackage(now, family.id))
  const [cheapest] = solveRooms(booking, { most: 1 }).proposals
  return cheapest === undefined ? booking : after(booking, (now) => withProposal(now, cheapest))
}

/** As many of each room as can be had, beginning with any. */
function withRoomsPicked(booking: Booking, first: number): Booking {
  const rooms = roomOptions(booking).map(({ room }) => room)
  return after(
    booking,
    ...rooms.map((_, place) => (now: Booking) => {
      const room = turn(rooms, first + place)
      return withRoomQuantity(now, { accommodationId: room.id, quantity: maxRooms(room, now) })
    }),
  )
}

/** Every extra and discount that can be chosen, in the preferred quantities. */
function withExtras(booking: Booking, { quantities, changesMind }: Preferences): Booking {
  const first = changesMind ? chosenExtras(booking, quantities.toReversed()) : booking
  return chosenExtras(first, quantities)
}

interface ExtraOption {
  readonly maxQuantity: number
  readonly mandatory?: boolean
}

function chosenExtras(booking: Booking, quantities: Preferences['quantities']): Booking {
  let next = booking
  let turns = 0
  const choose = <Option extends ExtraOption>(
    options: readonly Option[],
    command: (now: Booking, option: Option, quantity: number) => BookingDraft,
  ) => {
    for (const option of options.filter(({ mandatory }) => mandatory !== true)) {
      const quantity = Math.min(turn(quantities, turns++), option.maxQuantity)
      next = after(next, (now) => command(now, option, quantity))
    }
  }
  choose(personalAddonOptions(next), (now, { addon }, quantity) =>
    withPersonalAddon(now, { addonId: addon.id, quantity }),
  )
  choose(bookingAddonOptions(next), (now, { addon }, quantity) =>
    withBookingAddon(now, { addonId: addon.id, quantity }),
  )
  choose(collectiveAddonOptions(next), (now, { addon }, quantity) =>
    withCollectiveAddon(now, { addonId: addon.id, quantity }),
  )
  choose(roomAddonOptions(next), (now, { addon, place: { type, typeId } }, quantity) =>
    withRoomAddon(now, { type, typeId, addonId: addon.id, quantity }),
  )
  choose(personalDiscountOptions(next), (now, { discount }, quantity) =>
    withPersonalDiscount(now, { discountId: discount.id, quantity }),
  )
  choose(esimOptions(next), (now, { serviceNo }, quantity) => withEsim(now, { serviceNo, quantity }))
  return next
}

/** Stops, travel documents and CO2 compensation, as far as they are offered. */
function withServices(booking: Booking, { boardsAlone, stop, documents, co2 }: Preferences): Booking {
  const boarded = (['outbound', 'return'] as const).flatMap((direction) => boarding(booking, direction))
  return after(
    booking,
    ...boarded,
    (now) => withDocuments(now, documents),
    (now) => withCo2(now, co2),
  )

  function boarding({ date, draft: { travellers } }: Booking, direction: Direction): readonly Command[] {
    const stops = date === null ? [] : stopsOf(date, direction)
    if (stops.length === 0) return []
    const at = (place: number, travellerIndex: number | null) => (now: Booking) =>
      withBoarding(now, { direction, stopNo: turn(stops, stop + place).stopNo, travellerIndex })
    return [at(0, null), ...(boardsAlone ? travellers.map((_, index) => at(index, index)) : [])]
  }
}

/** The preferred kind of insurance; where the platform does not offer it, none. */
function withInsurance(booking: Booking, { insurance, stop }: Preferences): Booking {
  const { booking: family, travellers, none } = insuranceOptions(booking.draft)
  const personal = travellers(0)
  if (insurance === 'eachTheirOwn') return insuredOneByOne(booking, stop)
  if (insurance === 'family' && family.length > 0)
    return after(booking, (now) => withFamilyInsurance(now, turn(family, stop)))
  const chosen = insurance === 'personal' && personal.length > 0 ? turn(personal, stop) : none
  return after(booking, (now) => withTravellerInsurance(now, { travellerIndex: null, insurance: chosen }))
}

/** Each traveller another one, to have none among them. */
function insuredOneByOne(booking: Booking, first: number): Booking {
  const { travellers, none } = insuranceOptions(booking.draft)
  const insured = booking.draft.travellers.map((_, travellerIndex) => (now: Booking) => {
    const options = [...travellers(travellerIndex), ...(none === null ? [] : [none])]
    const insurance = options.length === 0 ? null : turn(options, first + travellerIndex)
    return withTravellerInsurance(now, { travellerIndex, insurance })
  })
  return after(booking, ...insured)
}

/**
 * Bookings of one adult, one on each departure that can be booked; so many at most. Variants of a travel may have a date in
 * common, and the same person on the same date again would be asked back.
 */
export async function writtenBookings(shop: Shop, most: number): Promise<readonly PlaceBookingMutationVariables[]> {
  const bookings: PlaceBookingMutationVariables[] = []
  const dates = new Set<string>()
  for (const variant of await bookableVariants(shop)) {
    for (const date of variant.saleDates) {
      if (bookings.length >= most) return bookings
      const booked = await visit(shop, { ...variant, isEsimActive: false }, { date, visitor: soloTraveller() })
      if (openIssues(booked).length > 0 || dates.has(date.id)) continue
      dates.add(date.id)
      bookings.push(placing(booked, crypto.randomUUID()))
    }
  }
  return bookings
}

function soloTraveller(): Visitor {
  const [preferences] = steadyPreferences(1)
  if (preferences === undefined) throw new RangeError('Nobody has preferences')
  return {
    party: { adults: 1, childBirthdays: [], babies: 0 },
    preferences: { ...preferences, waits: 'never', beds: 'proposed', sellsEsims: false },
  }
}
