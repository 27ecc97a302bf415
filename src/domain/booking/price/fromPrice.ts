import { fitsIntoRoom, type Room } from '#domain/booking/availability/capacity.ts'
import { offeredRooms } from '#domain/booking/availability/roomStock.ts'
import { hasServices, isMandatory } from '#domain/booking/extras/addonLimits.ts'
import { presumedAdultGroup } from '#domain/booking/rules/ages.ts'
import { appliesTo, type RuleContext, type RulePerson } from '#domain/booking/rules/rules.ts'
import { bargainDiscountOn } from '#domain/catalogue/bargainTerms.ts'
import type { AccommodationAddon, CollectiveAddon, PricingTravel } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { addonRate, collectiveRate, ELECTRONIC_DOCUMENTS_NO, placeRate, serviceRate } from '#domain/catalogue/rates.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { sumOf } from '#domain/money.ts'

/**
 * The price «from» of a date, in centimes: half the price of two adults in the cheapest double room, with everything
 * mandatory and the discounts both are certain of; else the cheapest place for one adult. Null when none is sold.
 */
export function fromPrice(date: SaleDate, offer: Offer): number | null {
  return cheapestRoom(date, offer)?.centimes ?? null
}

/** The room sold on the date whose price is the price «from»; null when none is sold. */
function cheapestRoom(
  date: SaleDate,
  offer: Offer,
): (Omit<RoomForGuests, 'party'> & { readonly centimes: number }) | null {
  const { rooms, guests } = comparedRooms(offer)
  const priced = rooms.flatMap((room) => {
    const centimes = pricePerGuest({ room, guests, party: guests }, date, offer)
    return centimes === null ? [] : [{ room, guests, centimes }]
  })
  return [...priced].sort((one, other) => one.centimes - other.centimes)[0] ?? null
}

/** The rooms the price «from» is the least of, with the guests who share one. */
function comparedRooms(offer: Offer): { readonly rooms: readonly Room[]; readonly guests: 1 | 2 } {
  const doubles = doubleRooms(offer)
  return doubles.length > 0 ? { rooms: doubles, guests: 2 } : { rooms: roomsForAdults(offer), guests: 1 }
}

/** Name of the room of the price «from», as of a cabin; null for a double room that calls itself a «Zimmer». */
export function fromRoomName(date: SaleDate, offer: Offer): string | null {
  const cheapest = cheapestRoom(date, offer)
  if (cheapest === null) return null
  const { room, guests } = cheapest
  return guests === 2 && /zimmer/i.test(room.name) ? null : room.name
}

function placesForAdults({ capacitySettings }: Pick<Room, 'capacitySettings'>, adultGroupId: string | null): number {
  return capacitySettings.ageGroupCapacities.find(({ ageGroup }) => ageGroup === adultGroupId)?.maxCapacity ?? 0
}

function roomsForAdults(offer: Offer): readonly Room[] {
  const adultGroupId = presumedAdultGroup(offer.travel.ageGroups)?.id ?? null
  return offeredRooms(offer).filter((room) => placesForAdults(room, adultGroupId) > 0)
}

/** The rooms for exactly two adults. */
function doubleRooms(offer: Offer): readonly Room[] {
  const adultGroupId = presumedAdultGroup(offer.travel.ageGroups)?.id ?? null
  return roomsForAdults(offer).filter((room) => {
    const { totalCapacity, partialOccupancyAllowed } = room.capacitySettings
    return totalCapacity === 2 && !partialOccupancyAllowed && placesForAdults(room, adultGroupId) >= 2
  })
}

interface RoomForGuests {
  readonly room: Room
  readonly guests: number
  /** How many travel, in this room or others: they share what is paid once a booking. */
  readonly party: number
}

function pricePerGuest({ room, guests, party }: RoomForGuests, date: SaleDate, offer: Offer): number | null {
  const place = placeRate(room, date)
  if (place === null) return null
  const ageGroup = presumedAdultGroup(offer.travel.ageGroups)
  const traveller = { accommodationId: room.id, isFamilyPackageMember: false }
  const guest: Sample = {
    person: { ageGroupId: ageGroup?.id ?? null, ageGroup, ageAtStart: null, traveller },
    context: { today: offer.today, date, familyPackageId: null, accommodationAddons: [] },
  }
  const { ofRoom, once, each } = mandatoryRates(room, [guest], offer)
  const { partialOccupancyAllowed, totalCapacity } = room.capacitySettings
  const share = partialOccupancyAllowed ? 1 : guests / Math.max(totalCapacity, 1)
  const inRoom = sumOf(ofRoom.map((rate) => Math.ceil(rate * share)))
  const bargain = bargainDiscountOn(date, offer)?.centimes ?? 0
  // One division: two thirds that are each rounded could end above the whole centime.
  return Math.ceil(place + sumOf(each.flat()) + bargain + (inRoom * party + sumOf(once) * guests) / (guests * party))
}

/**
 * Rates of everything mandatory: of the room or family package and once a booking as soon as they are for one of the
 * guests, and of each guest.
 */
export function mandatoryRates(room: Pick<Room, 'addons'>, guests: readonly [Sample, ...Sample[]], offer: Offer) {
  const { date } = guests[0].context
  const items = mandatoryItems(offer)
  const addons = mandatoryInRoom(room, guests, items)
  const inRoom = guests.map((guest) => withRoomAddons(guest, addons))
  return {
    ofRoom: addons.map((addon) => addonRate(addon, date) ?? 0),
    once: [...onceRates(inRoom, date, items), documentsRate(date, offer)],
    each: inRoom.map((guest) => ratesOfGuest(guest, items)),
  }
}

/** Price of the default form of the documents; included where it has no price. */
function documentsRate(date: SaleDate, { travel }: Offer): number {
  return travel.pricing?.isTravelDocumentationAvailable === true ? (serviceRate(ELECTRONIC_DOCUMENTS_NO, date) ?? 0) : 0
}

/** Guests of a full room; one where single places are sold. */
function guestsOf({ capacitySettings: { partialOccupancyAllowed, totalCapacity } }: Room): number {
  return partialOccupancyAllowed ? 1 : Math.max(totalCapacity, 1)
}

/** How many share what is paid once a booking where nobody said who travels: those of the price «from», or a full room. */
export function presumedParty(room: Room, offer: Offer): number {
  return Math.max(comparedRooms(offer).guests, guestsOf(room))
}

/**
 * Price per adult in a full room, or for a single place, computed like the price «from»; the party shares what is paid
 * once a booking. Null where the room is not sold to adults on the date.
 */
export function pricePerPersonIn(
  { room, party }: Pick<RoomForGuests, 'room' | 'party'>,
  date: SaleDate,
  offer: Offer,
): number | null {
  const isForAdults = roomsForAdults(offer).some(({ id }) => id === room.id)
  return isForAdults ? pricePerGuest({ room, guests: guestsOf(room), party }, date, offer) : null
}

/** Whether a room can be taken by adults alone: a family room has places for children that no adult may take. */
export function canAdultsFill(room: Room, { travel }: Offer): boolean {
  const adultGroup = presumedAdultGroup(travel.ageGroups)
  return adultGroup !== null && fitsIntoRoom(room, new Map([[adultGroup.id, room.capacitySettings.totalCapacity]]))
}

/**
 * What a room costs one adult who pays the costs of the booking alone, in centimes: half a double room, its mandatory
 * extras included. Null where the room is not sold to adults on the date.
 */
export function priceForOneIn(room: Room, date: SaleDate, offer: Offer): number | null {
  const isForAdults = roomsForAdults(offer).some(({ id }) => id === room.id)
  return isForAdults ? pricePerGuest({ room, guests: 1, party: 1 }, date, offer) : null
}

/** A person of an age group, as yet without a name, to compute a price for. */
export interface Sample {
  readonly person: RulePerson
  readonly context: RuleContext
}

function withRoomAddons({ person, context }: Sample, addons: readonly AccommodationAddon[]): Sample {
  const { accommodationId, isFamilyPackageMember } = person.traveller
  const accommodationAddons = addons.map(({ id }) => {
    return {
      type: isFamilyPackageMember ? ('familyPackage' as const) : ('accommodation' as const),
      typeId: (isFamilyPackageMember ? context.familyPackageId : accommodationId) ?? '',
      addonId: id,
      quantity: 1,
      mandatory: true,
    }
  })
  return { person, context: { ...context, accommodationAddons } }
}

type MandatoryItems = Pick<
  PricingTravel,
  'accommodationAddons' | 'personalAddons' | 'bookingAddons' | 'collectiveAddons' | 'personalDiscounts'
>

/** The mandatory items of a variant: most extras are optional. */
function mandatoryItems({ pricing }: Pick<Offer, 'pricing'>): MandatoryItems {
  const isOne = ({ mandatorySettings }: Pick<CollectiveAddon, 'mandatorySettings'>) => isMandatory(mandatorySettings)
  return {
    accommodationAddons: pricing?.accommodationAddons.filter(isOne) ?? [],
    personalAddons: pricing?.personalAddons.filter(isOne) ?? [],
    bookingAddons: pricing?.bookingAddons.filter(isOne) ?? [],
    collectiveAddons: pricing?.collectiveAddons.filter((addon) => isOne(addon) && hasServices(addon)) ?? [],
    personalDiscounts: pricing?.personalDiscounts.filter(isOne) ?? [],
  }
}

function isMandatoryFor(
  { mandatorySettings }: Pick<CollectiveAddon, 'mandatorySettings'>,
  { person, context }: Sample,
): boolean {
  return appliesTo(mandatorySettings, context)(person)
}

/** The mandatory extras of a room or family package. One can require another by its rules, so this repeats. */
function mandatoryInRoom(
  room: Pick<Room, 'addons'>,
  guests: readonly [Sample, ...Sample[]],
  { accommodationAddons }: MandatoryItems,
): readonly AccommodationAddon[] {
  const { date } = guests[0].context
  const sold = accommodationAddons.filter((addon) => room.addons.includes(addon.id) && addonRate(addon, date) !== null)
  return sold.reduce<readonly AccommodationAddon[]>(
    (present) => sold.filter((addon) => guests.some((guest) => isMandatoryFor(addon, withRoomAddons(guest, present)))),
    [],
  )
}

/** Mandatory charges once a booking. */
function onceRates(guests: readonly Sample[], date: SaleDate, { bookingAddons }: MandatoryItems): readonly number[] {
  return bookingAddons
    .filter((addon) => guests.some((guest) => isMandatoryFor(addon, guest)))
    .map((addon) => addonRate(addon, date))
    .filter((rate) => rate !== null)
}

/** Mandatory charges and certain discounts of a person. */
function ratesOfGuest(
  guest: Sample,
  { personalAddons, collectiveAddons, personalDiscounts }: MandatoryItems,
): readonly number[] {
  const { ageGroupId } = guest.person
  const { date } = guest.context
  const isAllowed = (groups: readonly string[] | null) => groups?.includes(ageGroupId ?? '') ?? true
  const personal = personalAddons.filter((addon) => isAllowed(addon.allowedAgeGroups) && isMandatoryFor(addon, guest))
  const group = collectiveAddons.filter((addon) => isMandatoryFor(addon, guest))
  const discounts = personalDiscounts.filter((discount) => isMandatoryFor(discount, guest))
  const rates = [
    ...personal.map((addon) => addonRate(addon, date)),
    ...group.map((addon) => collectiveRate(addon, ageGroupId, date)),
    ...discounts.map(({ ratioServiceNo }) => serviceRate(ratioServiceNo, date)),
  ]
  return rates.filter((rate) => rate !== null)
}
