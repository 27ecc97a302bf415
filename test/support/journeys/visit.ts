import { stopsOf } from '#domain/booking/boarding/busStops.ts'
import { withBoarding } from '#domain/booking/commands/boarding.ts'
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
import { withFamilyInsurance, withSummary, withTravellerInsurance } from '#domain/booking/commands/insurance.ts'
import { withOptions, withPaymentType } from '#domain/booking/commands/payment.ts'
import { withParty } from '#domain/booking/commands/people.ts'
import { withFamilyPackage, withProposal, withRooms } from '#domain/booking/commands/rooms.ts'
import { extensionOptions } from '#domain/booking/dates/extension.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { emptyDraft } from '#domain/booking/draft/emptyDraft.ts'
import { resolve } from '#domain/booking/draft/resolve.ts'
import { selectionKey } from '#domain/booking/draft/selections.ts'
import {
  bookingAddonOptions,
  collectiveAddonOptions,
  personalAddonOptions,
  roomAddonOptions,
} from '#domain/booking/extras/addons.ts'
import { personalDiscountOptions } from '#domain/booking/extras/discounts.ts'
import { esimOptions } from '#domain/booking/extras/esim.ts'
import { enterStep } from '#domain/booking/funnel/navigation.ts'
import { stepByPath, steps } from '#domain/booking/funnel/steps.ts'
import { withSubmissionStarted } from '#domain/booking/funnel/submission.ts'
import { insuranceOptions, isSummaryNeeded } from '#domain/booking/insurance/insurance.ts'
import { readSummary } from '#domain/booking/insurance/readSummary.ts'
import { termsRequired } from '#domain/booking/payment/payment.ts'
import type { Party } from '#domain/booking/people/partyPeople.ts'
import { pricedKey } from '#domain/booking/price/platformTotal.ts'
import { familyPackageOptions } from '#domain/booking/rooms/familyPackage.ts'
import { maxRooms, roomOptions } from '#domain/booking/rooms/rooms.ts'
import { solveRooms } from '#domain/booking/rooms/solver/solver.ts'
import { settle } from '#domain/booking/settle.ts'
import { toBookingJson, toClientState } from '#domain/booking/wire/payload.ts'
import type { LoadingTimes } from '#domain/booking/wire/sale.ts'
import type { Direction } from '#domain/catalogue/busNetwork.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { type SaleDate, sameDate, toDateChoice } from '#domain/catalogue/saleDates.ts'
import { type PlaceBookingMutationVariables, RatioSummaryQueryDocument } from '#gql/graphql.ts'
import { withPeople } from './people.ts'
import { bookableVariants, type Shop, whatIsLeft } from './shop.ts'
import { steadyWishes, turn, type Wishes } from './wishes.ts'

/** Unix time in seconds at which everything here happens. */
export const NOW = 1_804_000_000

/** Loading times, the same moment. */
export const TIMES: LoadingTimes = { travel: NOW, pricingTravel: NOW, contingents: NOW }

/** A party and its wishes. */
export interface Visitor {
  readonly party: Party
  readonly wishes: Wishes
}

/** A draft with its offer, whose contingents are those of the beginning. */
export interface Visit {
  readonly draft: BookingDraft
  readonly offer: Offer
}

/** Goes through the funnel up to the submit button. People stay without a bed where everything is sold out. */
export async function visit(
  shop: Shop,
  variant: Offer,
  { date, visitor }: { readonly date: SaleDate; readonly visitor: Visitor },
): Promise<Visit> {
  const { party, wishes } = visitor
  const left = await whatIsLeft(shop, variant, date.id)
  const offer: Offer = { ...variant, isEsimActive: wishes.sellsEsims, contingents: { dateId: date.id, left } }
  const begun = settle(
    withParty(
      resolve(
        settle(withPricingTravel(resolve(emptyDraft(offer.travel.id), offer), offer.pricing?.id ?? ''), offer),
        offer,
      ),
      party,
    ),
    offer,
  )
  const dated = entered(onDate(begun, { date, wishes }, offer), 'start')
  const bedded = withBedsOrWaiting(dated, wishes, offer)
  const equipped = withExtras(entered(bedded, 'leistungen'), wishes, offer)
  const named = withPeople(entered(equipped, 'personen'), wishes, offer)
  const housed = isHoused(named) ? named : withExtras(withBeds(named, wishes, offer), wishes, offer)
  const serviced = withServices(
    await summarized(shop, { draft: entered(housed, 'zusatzleistungen'), offer }),
    wishes,
    offer,
  )
  const insured = withInsurance(await summarized(shop, { draft: serviced, offer }), wishes, offer)
  const paying = settle(withPaymentType(resolve(entered(insured, 'zahlung'), offer), wishes.payment), offer)
  const { partner } = termsRequired(offer)
  const agreed = withOptions(paying, {
    gtcAccepted: true,
    partnerGtcAccepted: partner,
    bookingRemarks: 'Herzlichen Dank',
  })
  return { draft: await summarized(shop, { draft: settle(agreed, offer), offer }), offer }
}

/** Whether every traveller has a bed. */
export function isHoused({ travellers }: BookingDraft): boolean {
  return travellers.every(({ accommodationId }) => accommodationId !== null)
}

/** A bed for every traveller, on the waiting list if wished. */
function withBedsOrWaiting(draft: BookingDraft, wishes: Wishes, offer: Offer): BookingDraft {
  const bedded = withBeds(draft, wishes, offer)
  if (resolve(draft, offer).status.status !== 'BOOKABLE') return bedded
  switch (wishes.waits) {
    case 'never':
      return bedded
    case 'always':
      return withBeds(settle(withWaitlist(resolve(draft, offer), true), offer), wishes, offer)
    case 'ifFull':
      return isHoused(bedded)
        ? bedded
        : withBeds(settle(withWaitlist(resolve(bedded, offer), true), offer), wishes, offer)
    case 'changesMind':
      return withBeds(
        settle(
          withWaitlist(
            resolve(withBeds(settle(withWaitlist(resolve(bedded, offer), true), offer), wishes, offer), offer),
            false,
          ),
          offer,
        ),
        wishes,
        offer,
      )
  }
}

function entered(draft: BookingDraft, path: string): BookingDraft {
  const step = stepByPath(path)
  if (step === null) throw new RangeError(`No step is called ${path}`)
  return enterStep(draft, step, NOW).draft
}

/** With the platform's summary, where one is missing. */
async function summarized(shop: Shop, { draft, offer }: Visit): Promise<BookingDraft> {
  if (!isSummaryNeeded(resolve(draft, offer))) return draft
  const clientState = onTheWire(toClientState(resolve(draft, offer), TIMES))
  const { ratioSummary } = await shop.ask(RatioSummaryQueryDocument, { clientState })
  const summary = readSummary(ratioSummary?.json, {
    selectionKey: selectionKey(draft),
    travellerCount: draft.travellers.length,
  })
  if (!summary.isValid) throw new TypeError(`The summary cannot be read: ${summary.reason}`)
  return settle(
    withSummary(resolve(draft, offer), { ...summary.value, pricedKey: pricedKey(resolve(draft, offer)) }),
    offer,
  )
}

/** As JSON carries it. */
export function onTheWire(value: object): unknown {
  return JSON.parse(JSON.stringify(value))
}

/** Chooses the date in the wished way, and rooms on every date on the way. */
function onDate(
  draft: BookingDraft,
  { date, wishes }: { readonly date: SaleDate; readonly wishes: Wishes },
  offer: Offer,
): BookingDraft {
  const straight = (from: BookingDraft) => settle(withDate(resolve(from, offer), toDateChoice(date)), offer)
  switch (wishes.way) {
    case 'straight':
      return straight(draft)
    case 'byAnotherDate':
      return straight(
        withBeds(
          settle(withDate(resolve(draft, offer), toDateChoice(turn(offer.saleDates, wishes.stop))), offer),
          wishes,
          offer,
        ),
      )
    case 'byItsSister':
      return straight(bySister(withBeds(straight(draft), wishes, offer), offer))
  }
}

/** Down from an extension and up again, or up to one and down again. */
function bySister(draft: BookingDraft, offer: Offer): BookingDraft {
  const chosen = resolve(draft, offer).date
  if (chosen === null) return draft
  if (draft.isUpgradedToExtension)
    return settle(
      withExtension(resolve(settle(withoutExtension(resolve(draft, offer)), offer), offer), toDateChoice(chosen)),
      offer,
    )
  const longer = extensionOptions(resolve(draft, offer)).find((option) => !sameDate(draft.date, option))
  return longer === undefined
    ? draft
    : settle(
        withoutExtension(resolve(settle(withExtension(resolve(draft, offer), toDateChoice(longer)), offer), offer)),
        offer,
      )
}

/** A bed for every traveller, as far as there are enough. */
export function withBeds(draft: BookingDraft, { beds, stop }: Wishes, offer: Offer): BookingDraft {
  const picked = beds === 'picked' ? pickedRooms(draft, stop, offer) : draft
  if (beds === 'picked' && picked.travellers.every(({ accommodationId }) => accommodationId !== null)) return picked
  const family = familyPackageOptions(resolve(draft, offer)).find(({ canAdd }) => canAdd)
  if (family !== undefined) return settle(withFamilyPackage(resolve(draft, offer), family.familyPackage.id), offer)
  const [cheapest] = solveRooms(resolve(draft, offer), { most: 1 }).proposals
  return cheapest === undefined ? draft : settle(withProposal(resolve(draft, offer), cheapest), offer)
}

/** As many of each room as can be had, beginning with any. */
function pickedRooms(draft: BookingDraft, first: number, offer: Offer): BookingDraft {
  const rooms = roomOptions(resolve(draft, offer)).map(({ room }) => room)
  const order = rooms.map((_, place) => turn(rooms, first + place))
  return order.reduce((next, room) => {
    const chosen = { accommodationId: room.id, quantity: maxRooms(room, resolve(next, offer)) }
    return settle(withRooms(resolve(next, offer), [...next.rooms, chosen]), offer)
  }, draft)
}

/** Every extra and discount that can be chosen, in the wished quantities. */
function withExtras(draft: BookingDraft, { quantities, changesMind }: Wishes, offer: Offer): BookingDraft {
  const first = changesMind ? chosenExtras(draft, quantities.toReversed(), offer) : draft
  return chosenExtras(first, quantities, offer)
}

function chosenExtras(draft: BookingDraft, quantities: Wishes['quantities'], offer: Offer): BookingDraft {
  let next = draft
  let place = 0
  const wished = (most: number) => Math.min(turn(quantities, place++), most)
  for (const { addon, mandatory, maxQuantity } of personalAddonOptions(resolve(next, offer)))
    if (!mandatory)
      next = settle(
        withPersonalAddon(resolve(next, offer), { addonId: addon.id, quantity: wished(maxQuantity) }),
        offer,
      )
  for (const { addon, mandatory, maxQuantity } of bookingAddonOptions(resolve(next, offer)))
    if (!mandatory)
      next = settle(withBookingAddon(resolve(next, offer), { addonId: addon.id, quantity: wished(maxQuantity) }), offer)
  for (const { addon, mandatory, maxQuantity } of collectiveAddonOptions(resolve(next, offer)))
    if (!mandatory)
      next = settle(
        withCollectiveAddon(resolve(next, offer), { addonId: addon.id, quantity: wished(maxQuantity) }),
        offer,
      )
  for (const {
    addon,
    mandatory,
    maxQuantity,
    place: { type, typeId },
  } of roomAddonOptions(resolve(next, offer)))
    if (!mandatory)
      next = settle(
        withRoomAddon(resolve(next, offer), { type, typeId, addonId: addon.id, quantity: wished(maxQuantity) }),
        offer,
      )
  for (const { discount, mandatory, maxQuantity } of personalDiscountOptions(resolve(next, offer)))
    if (!mandatory)
      next = settle(
        withPersonalDiscount(resolve(next, offer), { discountId: discount.id, quantity: wished(maxQuantity) }),
        offer,
      )
  for (const { serviceNo, maxQuantity } of esimOptions(resolve(next, offer)))
    next = settle(withEsim(resolve(next, offer), { serviceNo, quantity: wished(maxQuantity) }), offer)
  return next
}

/** Stops, travel documents and CO2 compensation, as far as they are offered. */
function withServices(draft: BookingDraft, wishes: Wishes, offer: Offer): BookingDraft {
  const boarded = (['outbound', 'return'] as const).reduce(
    (next, direction) => boarding(next, { direction, wishes }, offer),
    draft,
  )
  return settle(
    withCo2(resolve(settle(withDocuments(resolve(boarded, offer), wishes.documents), offer), offer), wishes.co2),
    offer,
  )
}

function boarding(
  draft: BookingDraft,
  { direction, wishes: { boardsAlone, stop } }: { readonly direction: Direction; readonly wishes: Wishes },
  offer: Offer,
): BookingDraft {
  const date = resolve(draft, offer).date
  const stops = date === null ? [] : stopsOf(date, direction)
  if (stops.length === 0) return draft
  const at = (place: number) => turn(stops, stop + place).stopNo
  const together = settle(
    withBoarding(resolve(draft, offer), { direction, stopNo: at(0), travellerIndex: null }),
    offer,
  )
  if (!boardsAlone) return together
  return together.travellers.reduce(
    (next, _traveller, travellerIndex) =>
      settle(withBoarding(resolve(next, offer), { direction, stopNo: at(travellerIndex), travellerIndex }), offer),
    together,
  )
}

/** The wished kind of insurance; where the platform does not offer it, none. */
function withInsurance(draft: BookingDraft, { insurance, stop }: Wishes, offer: Offer): BookingDraft {
  const { booking, travellers, none } = insuranceOptions(draft)
  const personal = travellers(0)
  if (insurance === 'eachTheirOwn') return insuredOneByOne(draft, stop, offer)
  if (insurance === 'family' && booking.length > 0)
    return settle(withFamilyInsurance(resolve(draft, offer), turn(booking, stop)), offer)
  const chosen = insurance === 'personal' && personal.length > 0 ? turn(personal, stop) : none
  return settle(withTravellerInsurance(resolve(draft, offer), { travellerIndex: null, insurance: chosen }), offer)
}

/** Each traveller another one, to have none among them. */
function insuredOneByOne(draft: BookingDraft, first: number, offer: Offer): BookingDraft {
  const { travellers, none } = insuranceOptions(draft)
  return draft.travellers.reduce((next, _traveller, travellerIndex) => {
    const options = [...travellers(travellerIndex), ...(none === null ? [] : [none])]
    const insurance = options.length === 0 ? null : turn(options, first + travellerIndex)
    return settle(withTravellerInsurance(resolve(next, offer), { travellerIndex, insurance }), offer)
  }, draft)
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
      if (!isComplete(booked) || dates.has(date.id)) continue
      dates.add(date.id)
      bookings.push(written(booked))
    }
  }
  return bookings
}

function soloTraveller(): Visitor {
  const [wishes] = steadyWishes(1)
  if (wishes === undefined) throw new RangeError('Nobody wishes anything')
  return {
    party: { adults: 1, childBirthdays: [], babies: 0 },
    wishes: { ...wishes, waits: 'never', beds: 'proposed', sellsEsims: false },
  }
}

function isComplete({ draft, offer }: Visit): boolean {
  const booking = resolve(draft, offer)
  return steps.every((step) => !step.applies(booking) || step.issues(booking).length === 0)
}

function written({ draft, offer }: Visit): PlaceBookingMutationVariables {
  const sent = withSubmissionStarted(draft, crypto.randomUUID())
  return { tenantId: 4, json: onTheWire(toBookingJson(resolve(sent, offer), TIMES)) }
}
