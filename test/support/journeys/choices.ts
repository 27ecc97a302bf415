import { stopsOf } from '#domain/booking/boarding/busStops.ts'
import { withBoarding } from '#domain/booking/commands/boarding.ts'
import { withCo2, withEsim } from '#domain/booking/commands/extras.ts'
import {
  withBookingAddon,
  withCollectiveAddon,
  withPersonalAddon,
  withRoomAddon,
} from '#domain/booking/commands/extras.ts'
import { withPersonalDiscount } from '#domain/booking/commands/extras.ts'
import { withDocuments } from '#domain/booking/commands/extras.ts'
import { withFamilyInsurance, withTravellerInsurance } from '#domain/booking/commands/insurance.ts'
import { withFamilyPackage } from '#domain/booking/commands/rooms.ts'
import { withRooms } from '#domain/booking/commands/rooms.ts'
import { withProposal } from '#domain/booking/commands/rooms.ts'
import { dateOf } from '#domain/booking/draft/chosen.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import {
  bookingAddonOptions,
  collectiveAddonOptions,
  personalAddonOptions,
  roomAddonOptions,
} from '#domain/booking/extras/addons.ts'
import { personalDiscountOptions } from '#domain/booking/extras/discounts.ts'
import { esimOptions } from '#domain/booking/extras/esim.ts'
import { insuranceOptions } from '#domain/booking/insurance/insurance.ts'
import { familyPackageOptions } from '#domain/booking/rooms/familyPackage.ts'
import { maxRooms, roomOptions } from '#domain/booking/rooms/rooms.ts'
import { solveRooms } from '#domain/booking/rooms/solver/solver.ts'
import type { Direction } from '#domain/catalogue/busNetwork.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { turn, type Wishes } from './wishes.ts'

/** A bed for everybody, as far as there are enough. */
export function withBeds(draft: BookingDraft, { beds, stop }: Wishes, offer: Offer): BookingDraft {
  const picked = beds === 'picked' ? pickedRooms(draft, stop, offer) : draft
  if (beds === 'picked' && picked.travellers.every(({ accommodationId }) => accommodationId !== null)) return picked
  const family = familyPackageOptions(draft, offer).find(({ canAdd }) => canAdd)
  if (family !== undefined) return withFamilyPackage(draft, family.familyPackage.id, offer)
  const [cheapest] = solveRooms(draft, offer, { most: 1 }).proposals
  return cheapest === undefined ? draft : withProposal(draft, cheapest, offer)
}

/** As many of each room as can be had, beginning with any. */
function pickedRooms(draft: BookingDraft, first: number, offer: Offer): BookingDraft {
  const rooms = roomOptions(draft, offer).map(({ room }) => room)
  const order = rooms.map((_, place) => turn(rooms, first + place))
  return order.reduce((next, room) => {
    const chosen = { accommodationId: room.id, quantity: maxRooms(room, next, offer) }
    return withRooms(next, [...next.rooms, chosen], offer)
  }, draft)
}

/** Every extra and discount that can be chosen, in the wished quantities. */
export function withExtras(draft: BookingDraft, { quantities, changesMind }: Wishes, offer: Offer): BookingDraft {
  const first = changesMind ? chosenExtras(draft, quantities.toReversed(), offer) : draft
  return chosenExtras(first, quantities, offer)
}

function chosenExtras(draft: BookingDraft, quantities: Wishes['quantities'], offer: Offer): BookingDraft {
  let next = draft
  let place = 0
  const wished = (most: number) => Math.min(turn(quantities, place++), most)
  for (const { addon, mandatory, maxQuantity } of personalAddonOptions(next, offer))
    if (!mandatory) next = withPersonalAddon(next, { addonId: addon.id, quantity: wished(maxQuantity) }, offer)
  for (const { addon, mandatory, maxQuantity } of bookingAddonOptions(next, offer))
    if (!mandatory) next = withBookingAddon(next, { addonId: addon.id, quantity: wished(maxQuantity) }, offer)
  for (const { addon, mandatory, maxQuantity } of collectiveAddonOptions(next, offer))
    if (!mandatory) next = withCollectiveAddon(next, { addonId: addon.id, quantity: wished(maxQuantity) }, offer)
  for (const {
    addon,
    mandatory,
    maxQuantity,
    place: { type, typeId },
  } of roomAddonOptions(next, offer))
    if (!mandatory)
      next = withRoomAddon(next, { type, typeId, addonId: addon.id, quantity: wished(maxQuantity) }, offer)
  for (const { discount, mandatory, maxQuantity } of personalDiscountOptions(next, offer))
    if (!mandatory) next = withPersonalDiscount(next, { discountId: discount.id, quantity: wished(maxQuantity) }, offer)
  for (const { serviceNo, maxQuantity } of esimOptions(next, offer))
    next = withEsim(next, { serviceNo, quantity: wished(maxQuantity) }, offer)
  return next
}

/** Stops out and back, papers and climate; what is not offered is not chosen. */
export function withServices(draft: BookingDraft, wishes: Wishes, offer: Offer): BookingDraft {
  const boarded = (['outbound', 'return'] as const).reduce(
    (next, direction) => boarding(next, { direction, wishes }, offer),
    draft,
  )
  return withCo2(withDocuments(boarded, wishes.documents, offer), wishes.co2, offer)
}

function boarding(
  draft: BookingDraft,
  { direction, wishes: { boardsAlone, stop } }: { readonly direction: Direction; readonly wishes: Wishes },
  offer: Offer,
): BookingDraft {
  const date = dateOf(draft, offer)
  const stops = date === null ? [] : stopsOf(date, direction)
  if (stops.length === 0) return draft
  const at = (place: number) => turn(stops, stop + place).stopNo
  const together = withBoarding(draft, { direction, stopNo: at(0), travellerIndex: null }, offer)
  if (!boardsAlone) return together
  return together.travellers.reduce(
    (next, _traveller, travellerIndex) =>
      withBoarding(next, { direction, stopNo: at(travellerIndex), travellerIndex }, offer),
    together,
  )
}

/** The wished kind of insurance; where the platform does not offer it, none. */
export function withInsurance(draft: BookingDraft, { insurance, stop }: Wishes, offer: Offer): BookingDraft {
  const { booking, travellers, none } = insuranceOptions(draft)
  const personal = travellers(0)
  if (insurance === 'eachTheirOwn') return insuredOneByOne(draft, stop, offer)
  if (insurance === 'family' && booking.length > 0) return withFamilyInsurance(draft, turn(booking, stop), offer)
  const chosen = insurance === 'personal' && personal.length > 0 ? turn(personal, stop) : none
  return withTravellerInsurance(draft, { travellerIndex: null, insurance: chosen }, offer)
}

/** Each traveller another one, to have none among them. */
function insuredOneByOne(draft: BookingDraft, first: number, offer: Offer): BookingDraft {
  const { travellers, none } = insuranceOptions(draft)
  return draft.travellers.reduce((next, _traveller, travellerIndex) => {
    const options = [...travellers(travellerIndex), ...(none === null ? [] : [none])]
    const insurance = options.length === 0 ? null : turn(options, first + travellerIndex)
    return withTravellerInsurance(next, { travellerIndex, insurance }, offer)
  }, draft)
}
