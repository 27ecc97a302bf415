import type { PackageRow } from '#platform/backOffice/prices.ts'
import type { Accommodation } from '#platform/generated/resolverTypes.ts'
import { type Booking, type Person, nameOf } from './booking.ts'
import { type RoomWords, roomWords } from './roomWords.ts'
import type { Sale } from './sale.ts'

/** A chosen kind of room. The quantity counts rooms, or places where single places are sold. */
export interface RoomChoice {
  readonly room: Accommodation
  readonly quantity: number
}

/** Chosen rooms of the variant, without those of babies and family packages, which cannot be chosen by themselves. */
export function chosenRooms({ order, sale }: Booking): readonly RoomChoice[] {
  return order.accommodationSelection.flatMap(({ accommodation, quantity }) => {
    const room = roomById(sale, accommodation.id)
    return room === null || room.isBabyPackage || room.isFamilyPackageAccommodation ? [] : [{ room, quantity }]
  })
}

export function roomById({ variant }: Sale, id: string | null): Accommodation | null {
  return variant.document.accommodations.find((room) => room.id === id) ?? null
}

/** Number of places of a choice, for contingent and price. */
export function placesOf({ room, quantity }: RoomChoice): number {
  const { partialOccupancyAllowed, totalCapacity } = room.capacitySettings
  return partialOccupancyAllowed ? quantity : quantity * totalCapacity
}

/** Number of the package for babies; null if there is none. */
export function babyPackageNo({ variant }: Sale): string | null {
  return variant.document.accommodations.find(({ isBabyPackage }) => isBabyPackage)?.ratioPackageNo ?? null
}

/**
 * Packages with price and contingent of a room: its own and, on an extension date, the extension's. Packages the
 * departure lacks are left out. Empty if the extension has no room for this one.
 */
export function packagesOf(sale: Sale, room: Accommodation): readonly PackageRow[] {
  const { extension, packages } = sale
  const extensionNo = extensionPackageNo(sale, room)
  if (extension !== null && extensionNo === null) return []
  const rowOf = (nr: string | null) => (nr === null ? undefined : packages.get(nr))
  const [own, more] = [rowOf(room.ratioPackageNo), rowOf(extensionNo)]
  return [...(own === undefined ? [] : [own]), ...(more === undefined || more === own ? [] : [more])]
}

/** Package number of the extension's room for this one; null without extension, or if it has no such room. */
export function extensionPackageNo({ extension }: Sale, room: Accommodation): string | null {
  const mapped = extension?.accommodationMapItems.find(({ baseAccommodation }) => baseAccommodation === room.id)
  return mapped?.extensionAccommodation?.ratioPackageNo ?? null
}

/** Validates rooms: every traveller has one, each kind is chosen once, capacities hold, and no room is without guest. */
export function roomsIssue(booking: Booking): string | null {
  const words = roomWords(booking.sale)
  const unassigned = booking.people.filter(({ order }) => order.accommodation === null)
  if (unassigned.length > 0) return `${words.without}: ${unassigned.map(nameOf).join(', ')}.`
  const rooms = chosenRooms(booking)
  if (rooms.length < booking.order.accommodationSelection.length || rooms.some(({ quantity }) => quantity < 1))
    return `${words.oneChosen} gibt es auf dieser Reise nicht mehr. Bitte wählen Sie neu.`
  const known = new Set(rooms.map(({ room }) => room.id))
  // The places of both entries would be taken and priced, for the same guests.
  const repeated = rooms.find(({ room }, index) => rooms.findIndex((other) => other.room.id === room.id) < index)
  if (repeated !== undefined) return `«${repeated.room.name}» steht zweimal in Ihrer Auswahl. ${words.chooseAnew}`
  const misplaced = guests(booking).filter(({ order }) => !known.has(order.accommodation?.id ?? ''))
  if (misplaced.length > 0)
    return `${words.theRoom} ist nicht gewählt: ${misplaced.map(nameOf).join(', ')}. Bitte wählen Sie neu.`
  for (const choice of rooms) {
    const issue = occupancyIssue(
      choice,
      guests(booking).filter(({ order }) => order.accommodation?.id === choice.room.id),
      words,
    )
    if (issue !== null) return issue
  }
  return null
}

/** Travellers in freely chosen rooms, without members of a family package. */
function guests({ people }: Booking): readonly Person[] {
  return people.filter(({ order }) => !order.isFamilyPackageMember)
}

function occupancyIssue(choice: RoomChoice, occupants: readonly Person[], { chooseAnew }: RoomWords): string | null {
  const { room, quantity } = choice
  const { ageGroupCapacities, ageGroupedTotalCapacities, rangesAllowed, partialOccupancyAllowed } =
    room.capacitySettings
  if (occupants.length === 0) return `In «${room.name}» ist niemand untergebracht. ${chooseAnew}`
  if (occupants.length > placesOf(choice)) return `In «${room.name}» sind mehr Reisende als Plätze. ${chooseAnew}`
  // Else one booking could take all places of a departure. The website fills every place; here a guest a room is enough.
  if (occupants.length < quantity) return `Von «${room.name}» ist mehr gewählt, als Reisende dort sind. ${chooseAnew}`
  // Also where single places are sold: a child's bed takes children only.
  const hasPlaceFor = new Set(
    ageGroupCapacities.filter(({ maxCapacity }) => maxCapacity > 0).map(({ ageGroup }) => ageGroup),
  )
  const wrong = `Die Belegung passt nicht zu «${room.name}». ${chooseAnew}`
  if (occupants.some(({ ageGroup }) => !hasPlaceFor.has(ageGroup?.id ?? ''))) return wrong
  if (partialOccupancyAllowed) return null
  const count = (groupIds: readonly string[]) =>
    occupants.filter(({ ageGroup }) => groupIds.includes(ageGroup?.id ?? '')).length
  const isGroupWrong = ageGroupCapacities.some(({ ageGroup, minCapacity, maxCapacity }) => {
    const present = count([ageGroup])
    return present < minCapacity * quantity || present > maxCapacity * quantity
  })
  const isRangeWrong =
    rangesAllowed && ageGroupedTotalCapacities.some(({ ageGroups, capacity }) => count(ageGroups) > capacity * quantity)
  return isGroupWrong || isRangeWrong ? wrong : null
}
