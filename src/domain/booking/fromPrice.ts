import { firstStepDates, openDates } from '#domain/catalogue/availability.ts'
import type { AccommodationAddon, CollectiveAddon, PricingTravel } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { addonRate, collectiveRate, placeRate } from '#domain/catalogue/rates.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { sumOf } from '#domain/money.ts'
import { hasServices, isMandatory } from './addonLimits.ts'
import { presumedAdultGroup } from './ages.ts'
import type { Room } from './capacity.ts'
import { offeredRooms } from './roomStock.ts'
import { appliesTo } from './rules.ts'
import type { RuleContext, RuleTraveller } from './rules.ts'

/**
 * What one adult pays at least on a date, in centimes: the cheapest place in a room with the extras nobody gets
 * around. Null when no room for adults is sold on it.
 * Assumption: prescribed extras of a booking count in full, those of a room by its places; discounts do not count.
 */
export function fromPrice(date: SaleDate, offer: Offer): number | null {
  const known = knownPrices.get(date)
  if (known?.travel === offer.travel && known.pricing === offer.pricing && known.today === offer.today) return known.price
  const prices = offeredRooms(offer)
    .map((room) => placePrice(room, date, offer))
    .filter((price) => price !== null)
  const price = prices.length === 0 ? null : Math.min(...prices)
  knownPrices.set(date, { travel: offer.travel, pricing: offer.pricing, today: offer.today, price })
  return price
}

/** A price says nothing of what is left: each new answer about places would have all of them found again. */
const knownPrices = new WeakMap<SaleDate, Pick<Offer, 'travel' | 'pricing' | 'today'> & { readonly price: number | null }>()

/** The least one adult pays on any open date of the first step, in centimes; null when nothing is sold. */
export function leastFromPrice(offer: Offer): number | null {
  const open = new Set(openDates(offer))
  const prices = firstStepDates(offer)
    .filter((date) => open.has(date))
    .map((date) => fromPrice(date, offer))
    .filter((price) => price !== null)
  return prices.length === 0 ? null : Math.min(...prices)
}

function placePrice(room: Room, date: SaleDate, offer: Offer): number | null {
  const adultGroupId = presumedAdultGroup(offer.travel.ageGroups)?.id ?? null
  const takesAdults = room.capacitySettings.ageGroupCapacities.some(
    ({ ageGroup, maxCapacity }) => ageGroup === adultGroupId && maxCapacity > 0,
  )
  const place = placeRate(room, date)
  if (!takesAdults || place === null || offer.pricing === null) return null
  const guest: Guest = {
    traveller: { ageGroupId: adultGroupId, birthday: null, accommodationId: room.id, isFamilyPackageMember: false },
    context: { today: offer.today, date, ageGroups: offer.travel.ageGroups, familyPackageId: null, accommodationAddons: [] },
  }
  const extras = prescribing(offer.pricing)
  const ofRoom = prescribedInRoom(room, guest, extras)
  const { partialOccupancyAllowed, totalCapacity } = room.capacitySettings
  const places = partialOccupancyAllowed ? 1 : Math.max(totalCapacity, 1)
  const shares = ofRoom.map((addon) => Math.ceil((addonRate(addon, date) ?? 0) / places))
  return place + sumOf(shares) + sumOf(unavoidable(withRoomAddons(guest, ofRoom), extras))
}

/** What one adult pays in a room, with everything compulsory; null where the room is not sold to adults on the date. */
export function pricePerPersonIn(room: Room, date: SaleDate, offer: Offer): number | null {
  return placePrice(room, date, offer)
}

interface Guest {
  readonly traveller: RuleTraveller
  readonly context: RuleContext
}

function withRoomAddons({ traveller, context }: Guest, addons: readonly AccommodationAddon[]): Guest {
  const accommodationAddons = addons.map(({ id }) => {
    return { type: 'accommodation' as const, typeId: traveller.accommodationId ?? '', addonId: id, quantity: 1, mandatory: true }
  })
  return { traveller, context: { ...context, accommodationAddons } }
}

type Prescribing = Pick<PricingTravel, 'accommodationAddons' | 'personalAddons' | 'bookingAddons' | 'collectiveAddons'>

const knownPrescribing = new WeakMap<PricingTravel, Prescribing>()

/** What a variant prescribes at all: most extras are free to choose, and need not be looked at on every date anew. */
function prescribing(pricing: PricingTravel): Prescribing {
  const known = knownPrescribing.get(pricing)
  if (known !== undefined) return known
  const isOne = ({ mandatorySettings }: Pick<CollectiveAddon, 'mandatorySettings'>) => isMandatory(mandatorySettings)
  const found = {
    accommodationAddons: pricing.accommodationAddons.filter(isOne),
    personalAddons: pricing.personalAddons.filter(isOne),
    bookingAddons: pricing.bookingAddons.filter(isOne),
    collectiveAddons: pricing.collectiveAddons.filter((addon) => isOne(addon) && hasServices(addon)),
  }
  knownPrescribing.set(pricing, found)
  return found
}

function isPrescribed({ mandatorySettings }: Pick<CollectiveAddon, 'mandatorySettings'>, { traveller, context }: Guest): boolean {
  return appliesTo(mandatorySettings, traveller, context)
}

/** What the room must have; as one extra of a room can follow from another, it is gone over until none is added. */
function prescribedInRoom(room: Room, guest: Guest, { accommodationAddons }: Prescribing): readonly AccommodationAddon[] {
  const sold = accommodationAddons.filter((addon) => room.addons.includes(addon.id) && addonRate(addon, guest.context.date) !== null)
  return sold.reduce<readonly AccommodationAddon[]>(
    (present) => sold.filter((addon) => isPrescribed(addon, withRoomAddons(guest, present))),
    [],
  )
}

/** What else one adult cannot do without: extras of a person, of the booking and of the group. */
function unavoidable(guest: Guest, { personalAddons, bookingAddons, collectiveAddons }: Prescribing): readonly number[] {
  const { ageGroupId } = guest.traveller
  const { date } = guest.context
  const isAllowed = (groups: readonly string[]) => ageGroupId !== null && groups.includes(ageGroupId)
  const personal = personalAddons.filter((addon) => isAllowed(addon.allowedAgeGroups) && isPrescribed(addon, guest))
  const booking = bookingAddons.filter((addon) => isPrescribed(addon, guest))
  const group = collectiveAddons.filter((addon) => isPrescribed(addon, guest))
  const rates = [
    ...[...personal, ...booking].map((addon) => addonRate(addon, date)),
    ...group.map((addon) => collectiveRate(addon, ageGroupId, date)),
  ]
  return rates.filter((rate) => rate !== null)
}
