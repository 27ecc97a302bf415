import type { IsoDay } from '#domain/calendar.ts'
import type { DepartureRecord, VariantRecord } from '#platform/catalogue/records.ts'
import type {
  Accommodation,
  AccommodationAddon,
  AgeGroup,
  MandatorySettings,
  RatioConfig,
  TravelPricing,
} from '#platform/generated/resolverTypes.ts'
import { ELECTRONIC_DOCUMENTS } from '#platform/catalogue/serviceNos.ts'
import { bedPrice, lacksRules } from '#platform/catalogue/soldAs.ts'
import { bargainPrice, priceOf } from './departurePrices.ts'
import { appliesTo } from './mandatoryRules.ts'

type Variant = VariantRecord['ratioTravel']

/** Inputs of a price «from». */
export interface FromPriceInput {
  readonly departure: DepartureRecord
  readonly adult: AgeGroup
  readonly today: IsoDay
  readonly pricing: TravelPricing
  readonly ratioConfig: RatioConfig | null
}

/** Rooms that visitors can choose. */
export function offeredRooms({ accommodations }: Pick<Variant, 'accommodations'>): readonly Accommodation[] {
  return accommodations.filter(
    ({ isBabyPackage, isFamilyPackageAccommodation }) => !isBabyPackage && !isFamilyPackageAccommodation,
  )
}

/**
 * Price per person for two adults in the cheapest double room, in centimes, including mandatory extras and discounts.
 * A variant without double rooms: the cheapest place for one adult. Null if none is sold.
 */
export function pairPrice(variant: Variant, input: FromPriceInput): number | null {
  const rooms = offeredRooms(variant).filter((room) => adultPlaces(room, input.adult) > 0)
  const doubles = rooms.filter((room) => isDouble(room, input.adult))
  const count = doubles.length > 0 ? 2 : 1
  const prices = (doubles.length > 0 ? doubles : rooms).flatMap((room) => {
    const place = input.departure.packages.find(({ nr }) => nr === room.ratioPackageNo)
    return place === undefined || bedPrice(place.priceCents) === null
      ? []
      : [Math.ceil((place.priceCents * count + mandatoryExtras(variant, { ...input, room, count })) / count)]
  })
  return prices.length === 0 ? null : Math.min(...prices)
}

function adultPlaces({ capacitySettings }: Accommodation, { id }: AgeGroup): number {
  return capacitySettings.ageGroupCapacities.find(({ ageGroup }) => ageGroup === id)?.maxCapacity ?? 0
}

function isDouble(room: Accommodation, adult: AgeGroup): boolean {
  const { totalCapacity, partialOccupancyAllowed } = room.capacitySettings
  return totalCapacity === 2 && !partialOccupancyAllowed && adultPlaces(room, adult) >= 2
}

interface OccupiedRoom extends FromPriceInput {
  readonly room: Accommodation
  /** Number of adults in the room. */
  readonly count: number
}

/** Mandatory extras and discounts of all occupants together, in centimes. */
function mandatoryExtras(variant: Variant, occupied: OccupiedRoom): number {
  const { room, count, adult, departure, pricing } = occupied
  const ofRoom = roomExtras(variant, occupied)
  const isMandatory = ({ mandatorySettings }: { mandatorySettings?: MandatorySettings | null }) =>
    mandatorySettings?.isMandatory === true &&
    appliesTo(mandatorySettings, { ...occupied, roomAddons: ofRoom.map(({ id }) => id) })
  const { totalCapacity, partialOccupancyAllowed } = room.capacitySettings
  const share = partialOccupancyAllowed ? 1 : count / Math.max(totalCapacity, 1)
  const perRoomBooking = [
    ...ofRoom.map((addon) => Math.ceil((priceOf(addon.ratioServiceNo, addon, departure) ?? 0) * share)),
    ...variant.bookingAddons.filter(isMandatory).map((addon) => priceOf(addon.ratioServiceNo, addon, departure) ?? 0),
    pricing.isTravelDocumentationAvailable ? (priceOf(ELECTRONIC_DOCUMENTS, {}, departure) ?? 0) : 0,
  ]
  const perAdult = [
    ...variant.personalAddons
      .filter((addon) => isMandatory(addon) && (addon.allowedAgeGroups?.includes(adult.id) ?? true))
      .map((addon) => priceOf(addon.ratioServiceNo, addon, departure) ?? 0),
    ...variant.collectiveAddons
      .filter((addon) => isMandatory(addon) && isSold(addon))
      .map((addon) => collectivePrice(addon, occupied)),
    ...variant.personalDiscounts
      .filter((discount) => isMandatory(discount) && !lacksRules(discount.mandatorySettings))
      .map(({ ratioServiceNo }) => priceOf(ratioServiceNo, {}, departure) ?? 0),
    bargainPrice(occupied),
  ]
  return sum(perRoomBooking) + sum(perAdult) * count
}

type CollectiveAddon = Variant['collectiveAddons'][number]

/** A collective add-on is sold only if it has a service number for every age group. */
function isSold({ ageGroupServices }: CollectiveAddon): boolean {
  return ageGroupServices.every(({ ratioServiceNo }) => (ratioServiceNo ?? null) !== null)
}

function collectivePrice(addon: CollectiveAddon, { adult, departure }: OccupiedRoom): number {
  const serviceNo = addon.ageGroupServices.find(({ ageGroupId }) => ageGroupId === adult.id)?.ratioServiceNo ?? null
  return serviceNo === null ? 0 : (priceOf(serviceNo, addon, departure) ?? 0)
}

/** Mandatory extras of the room. One can make another mandatory, so the rules are applied repeatedly. */
function roomExtras(variant: Variant, occupied: OccupiedRoom): readonly AccommodationAddon[] {
  const possible = variant.accommodationAddons.filter(
    ({ id, ratioServiceNo, mandatorySettings }) =>
      occupied.room.addons.includes(id) &&
      mandatorySettings?.isMandatory === true &&
      priceOf(ratioServiceNo, {}, occupied.departure) !== null,
  )
  let present: readonly AccommodationAddon[] = []
  for (let round = 0; round <= possible.length; round += 1) {
    const roomAddons = present.map(({ id }) => id)
    present = possible.filter(({ mandatorySettings }) => appliesTo(mandatorySettings, { ...occupied, roomAddons }))
  }
  return present
}

function sum(prices: readonly number[]): number {
  return prices.reduce((total, price) => total + price, 0)
}
