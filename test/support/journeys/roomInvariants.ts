import type { Traveller } from '#domain/booking/draft/person.ts'
import type { Accommodation, FamilyPackage } from '#domain/catalogue/catalogue.ts'
import { left, type OnSale, packageNos, places, sum } from './naiveSale.ts'

/** What holds for rooms, packages and beds of a draft on a date that is sold. */
export type SaleInvariant = (sale: OnSale) => boolean

/** The chosen rooms with what the variant knows of them; null for one it does not know. */
function chosenRooms({ draft, pricing }: OnSale) {
  return draft.rooms.map(({ accommodationId, quantity }) => {
    return { room: pricing.accommodations.find(({ id }) => id === accommodationId) ?? null, quantity }
  })
}

function chosenPackage({ draft, pricing }: OnSale): FamilyPackage | null {
  const id = draft.travellers[0]?.familyPackageId ?? null
  return pricing.familyPackages.find((one) => one.id === id) ?? null
}

function countOf(people: readonly Traveller[], groups: readonly string[]): number {
  return people.filter(({ ageGroupId }) => ageGroupId !== null && groups.includes(ageGroupId)).length
}

/** Rooms that are opened for a quantity of places or rooms. */
function opened({ capacitySettings }: Accommodation, quantity: number): number {
  return capacitySettings.partialOccupancyAllowed ? Math.ceil(quantity / capacitySettings.totalCapacity) : quantity
}

function isWithinCapacity(room: Accommodation, quantity: number, inside: readonly Traveller[]): boolean {
  const { ageGroupCapacities, ageGroupedTotalCapacities, rangesAllowed } = room.capacitySettings
  const rooms = opened(room, quantity)
  const isGroupKnown = inside.every(({ ageGroupId }) =>
    ageGroupCapacities.some(({ ageGroup }) => ageGroup === ageGroupId),
  )
  const isEachInLimits = ageGroupCapacities.every(({ ageGroup, minCapacity, maxCapacity }) => {
    const count = countOf(inside, [ageGroup])
    return count >= minCapacity * rooms && count <= maxCapacity * rooms
  })
  const isEachRangeFull =
    !rangesAllowed ||
    ageGroupedTotalCapacities.every(({ ageGroups, capacity }) => countOf(inside, ageGroups) === capacity * rooms)
  return isGroupKnown && isEachInLimits && isEachRangeFull
}

export const ROOM_INVARIANTS: Readonly<Record<string, SaleInvariant>> = {
  'a chosen room is one a visitor can choose, named once, in whole numbers from 1': (sale) => {
    const ids = sale.draft.rooms.map(({ accommodationId }) => accommodationId)
    return (
      new Set(ids).size === ids.length &&
      chosenRooms(sale).every(
        ({ room, quantity }) =>
          room?.isBabyPackage === false &&
          !room.isFamilyPackageAccommodation &&
          Number.isInteger(quantity) &&
          quantity > 0,
      )
    )
  },

  'a chosen room has a price on the date': (sale) =>
    chosenRooms(sale).every(({ room }) => {
      const numbers = room === null ? [] : packageNos(room, sale.date)
      return numbers.length > 0 && numbers.every((no) => (sale.date.packagePrices.get(no) ?? null) !== null)
    }),

  'rooms that share a package number take no more places than it has left': (sale) => {
    const rooms = chosenRooms(sale).flatMap(({ room, quantity }) =>
      room === null ? [] : packageNos(room, sale.date).map((no) => ({ no, taken: places(room, quantity) })),
    )
    return rooms.every(
      ({ no }) => sum(rooms.filter((other) => other.no === no).map(({ taken }) => taken)) <= left(sale, 'packages', no),
    )
  },

  'who has a bed has it in a chosen room or in the room of the package': (sale) => {
    const family = chosenPackage(sale)
    return sale.draft.travellers.every(({ accommodationId, isFamilyPackageMember }) => {
      if (accommodationId === null) return !isFamilyPackageMember
      if (isFamilyPackageMember) return accommodationId === family?.accommodation
      return sale.draft.rooms.some((room) => room.accommodationId === accommodationId)
    })
  },

  'every place of a chosen room is taken, and by no more people than it has': (sale) =>
    chosenRooms(sale).every(({ room, quantity }) => {
      const inside = sale.draft.travellers.filter(
        ({ accommodationId, isFamilyPackageMember }) => accommodationId === room?.id && !isFamilyPackageMember,
      )
      return room !== null && inside.length === places(room, quantity)
    }),

  'in every chosen room each age group and each range is within its capacity': (sale) =>
    chosenRooms(sale).every(({ room, quantity }) => {
      const inside = sale.draft.travellers.filter(({ accommodationId }) => accommodationId === room?.id)
      return room !== null && isWithinCapacity(room, quantity, inside)
    }),

  'a family package stands with the first traveller alone, and nobody has another room then': (sale) => {
    const { travellers, rooms } = sale.draft
    const [first, ...others] = travellers
    const isChosen = (first?.familyPackageId ?? null) !== null
    return (
      others.every(({ familyPackageId }) => familyPackageId === null) &&
      travellers.every(({ isFamilyPackageMember }) => isFamilyPackageMember === isChosen) &&
      (!isChosen || (rooms.length === 0 && chosenPackage(sale) !== null))
    )
  },

  'a family package has a price and is left, on an extension date with a place for everybody': (sale) => {
    const family = chosenPackage(sale)
    if (family === null) return true
    const room = sale.pricing.accommodations.find(({ id }) => id === family.accommodation)
    const no = sale.date.extension?.accommodationMapItems.find(
      ({ baseAccommodation }) => baseAccommodation === room?.id,
    )?.extensionAccommodation?.ratioPackageNo
    const hasPlaces =
      sale.date.extension === null || (no !== undefined && left(sale, 'packages', no) >= sale.draft.travellers.length)
    return (
      hasPlaces &&
      (sale.date.services.get(family.ratioServiceNo)?.centimes ?? null) !== null &&
      left(sale, 'services', family.ratioServiceNo) >= 1
    )
  },

  'the family of a package is the one it is made for': (sale) => {
    const family = chosenPackage(sale)
    if (family === null) return true
    const {
      ageGroupCapacities,
      ageGroupedTotalCapacities,
      rangesAllowed,
      partialOccupancyAllowed,
      partialOccupancyAllowedAgeGroups,
    } = family.capacitySettings
    const count = (groups: readonly string[]) => countOf(sale.draft.travellers, groups)
    if (rangesAllowed)
      return (
        ageGroupedTotalCapacities.every(({ ageGroups, capacity }) => count(ageGroups) === capacity) &&
        ageGroupCapacities.every(({ ageGroup, maxCapacity }) => count([ageGroup]) <= maxCapacity)
      )
    return ageGroupCapacities.every(({ ageGroup, minCapacity, maxCapacity }) => {
      const least =
        partialOccupancyAllowed && partialOccupancyAllowedAgeGroups.includes(ageGroup) ? minCapacity : maxCapacity
      return least <= count([ageGroup]) && count([ageGroup]) <= maxCapacity
    })
  },
}
