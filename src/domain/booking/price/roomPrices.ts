import type { Room } from '#domain/booking/availability/capacity.ts'
import { isFamilyPackagePriced } from '#domain/booking/availability/familyFit.ts'
import { offeredRooms } from '#domain/booking/availability/roomStock.ts'
import { bargainQuantity } from '#domain/booking/extras/bargain.ts'
import { presumedAdultGroup } from '#domain/booking/rules/ages.ts'
import { bargainDiscountOn } from '#domain/catalogue/bargainTerms.ts'
import type { FamilyPackage } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { familyRate } from '#domain/catalogue/rates.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { sumOf } from '#domain/money.ts'
import {
  canAdultsFill,
  mandatoryRates,
  presumedParty,
  priceForOneIn,
  pricePerPersonIn,
  type Sample,
} from './fromPrice.ts'

/** Price of a room for one adult, or of a family package. */
export interface RoomPrice {
  readonly id: string
  readonly name: string
  /** Whether it is a single place in a shared room. */
  readonly isShared: boolean
  /** Whether adults alone cannot fill it, as a family room: what it costs then depends on the ages of all. */
  readonly dependsOnAges: boolean
  /** Whether it is a family package, whose price is for all of the family. */
  readonly isFamilyPackage: boolean
  /** With everything mandatory: per person in the full room, of a family package for all of the family. */
  readonly centimes: number
}

/**
 * Prices of the rooms of a date for one adult, in the order of the variant, and of its family packages. What is not sold
 * on the date is left out.
 */
export function roomPrices(date: SaleDate, offer: Offer): readonly RoomPrice[] {
  const rooms = offeredRooms(offer).flatMap((room) => {
    const centimes = pricePerPersonIn({ room, party: presumedParty(room, offer) }, date, offer)
    const { id, name } = room
    const isShared = room.capacitySettings.partialOccupancyAllowed
    const dependsOnAges = !isShared && !canAdultsFill(room, offer)
    return centimes === null ? [] : [{ id, name, isShared, dependsOnAges, isFamilyPackage: false, centimes }]
  })
  return [...rooms, ...familyPackagePrices(date, offer)]
}

function familyPackagePrices(date: SaleDate, offer: Offer): readonly RoomPrice[] {
  return (offer.pricing?.familyPackages ?? []).flatMap((family) => {
    const centimes = familyPackagePrice(family, date, offer)
    const { id, name } = family
    return centimes === null
      ? []
      : [{ id, name, isShared: false, dependsOnAges: false, isFamilyPackage: true, centimes }]
  })
}

/**
 * What a family pays for its package on a date, in centimes: with everything mandatory, at the ages it costs least.
 * Null where the package is not sold.
 */
function familyPackagePrice(family: FamilyPackage, date: SaleDate, offer: Offer): number | null {
  if (!isFamilyPackagePriced(family, date, offer)) return null
  const traveller = { accommodationId: family.accommodation, isFamilyPackageMember: true }
  const context = { today: offer.today, date, familyPackageId: family.id, accommodationAddons: [] }
  const memberOf = (id: string): Sample => {
    const ageGroup = offer.travel.ageGroups.find((group) => group.id === id) ?? null
    return { person: { ageGroupId: id, ageGroup, ageAtStart: null, traveller }, context }
  }
  const bargain = bargainDiscountOn(date, offer)?.centimes ?? 0
  const bargainOf = ({ person }: Sample) => bargain * bargainQuantity([person])
  const rateAlone = (id: string) => {
    const member = memberOf(id)
    return bargainOf(member) + sumOf(mandatoryRates(family, [member], offer).each.flat())
  }
  const places = placesOf(family).map(({ ageGroups, count }) => {
    const [cheapest = ''] = [...ageGroups].sort((one, other) => rateAlone(one) - rateAlone(other))
    return { member: memberOf(cheapest), count }
  })
  const adult = memberOf(presumedAdultGroup(offer.travel.ageGroups)?.id ?? '')
  const { ofRoom, once, each } = mandatoryRates(family, [adult, ...places.map(({ member }) => member)], offer)
  const ofMembers = places.map(({ member, count }, index) => count * (bargainOf(member) + sumOf(each[index + 1] ?? [])))
  return sumOf([familyRate(family, date) ?? 0, ...ofRoom, ...once, ...ofMembers])
}

/** The places of a package, all of which are taken: by ranges of age groups where it has them. */
function placesOf({ capacitySettings }: FamilyPackage) {
  const { rangesAllowed, ageGroupedTotalCapacities, ageGroupCapacities } = capacitySettings
  const places = rangesAllowed
    ? ageGroupedTotalCapacities.map(({ ageGroups, capacity }) => ({ ageGroups, count: capacity }))
    : ageGroupCapacities.map(({ ageGroup, maxCapacity }) => ({ ageGroups: [ageGroup], count: maxCapacity }))
  return places.filter(({ ageGroups, count }) => ageGroups.length > 0 && count > 0)
}

/**
 * What an adult pays more in a single room than in half a double room, in centimes. What is paid once a booking stays
 * the same, so it is no part of it. Null where one of them is not sold or the single room is not dearer.
 */
export function singleSupplement(date: SaleDate, offer: Offer): number | null {
  const least = (places: number) => {
    const prices = offeredRooms(offer)
      .filter((room) => isOwnRoomFor(places, room))
      .map((room) => priceForOneIn(room, date, offer))
      .filter((price) => price !== null)
    return prices.length === 0 ? null : Math.min(...prices)
  }
  const [single, double] = [least(1), least(2)]
  return single === null || double === null || single <= double ? null : single - double
}

function isOwnRoomFor(places: number, { capacitySettings }: Room): boolean {
  return capacitySettings.totalCapacity === places && !capacitySettings.partialOccupancyAllowed
}
