import type { Room } from '#domain/booking/availability/capacity.ts'
import { offeredRooms } from '#domain/booking/availability/roomStock.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'
import { canAdultsFill, familyPackagePrice, priceForOneIn, pricePerPersonIn } from './fromPrice.ts'

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
    const centimes = pricePerPersonIn(room, date, offer)
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
