import type { ExtensionPlan } from '#demo/parts/extensionPlan.ts'
import type { RoomPlan } from '#demo/parts/rooms.ts'
import type { Tour, VariantPlan } from '#demo/tours/tour.ts'
import type { PackageRecord } from '#platform/catalogue/records.ts'
import type { Departure } from './departures.ts'
import { extensionPackageNo } from './extensions.ts'

/** Rooms left of each kind on a departure with the override `few`. */
const FEW_ROOMS = 1

/** Price of a bed in a double room in francs, the first extension of the departure included. */
export function basePrice(tour: Tour, variant: VariantPlan, departure: Departure): number {
  const extension = tour.extensions.find(({ key }) => key === departure.extensionKeys[0])
  return tour.price + variant.surcharge + (departure.season.surcharge ?? 0) + (extension?.price ?? 0)
}

/**
 * Packages of a departure: the rooms of the tour and, on an extended departure, those of its extensions. A bed then
 * costs the sum of both, unless the extension's packages carry the whole price.
 */
export function packagesOf(tour: Tour, variant: VariantPlan, departure: Departure): PackageRecord[] {
  const base = basePrice(tour, variant, { ...departure, extensionKeys: [] })
  const chosen = tour.extensions.filter(({ key }) => departure.extensionKeys.includes(key))
  const isPricedWhole = chosen.some(({ carriesWholePrice }) => carriesWholePrice)
  const ofTravel = tour.rooms
    .filter(({ occupancy }) => !isPricedWhole || occupancy === 'baby')
    .map((room) => toPackage(room, room.no, { base, departure }))
  return [...ofTravel, ...chosen.flatMap((extension) => extensionPackages(tour.rooms, extension, { base, departure }))]
}

/** Packages of the rooms in an extension. @param base francs of a bed without the extension */
function extensionPackages(
  rooms: readonly RoomPlan[],
  extension: ExtensionPlan,
  { base, departure }: { base: number; departure: Departure },
): PackageRecord[] {
  return rooms
    .filter((room) => !extension.unmappedRooms.includes(room.key))
    .map((room) => {
      const isWhole = extension.carriesWholePrice
      const supplement = room.occupancy === 'single' ? extension.singleSupplement : 0
      // The surcharge of a baby package is its whole price.
      const surcharge = (isWhole || room.occupancy === 'baby' ? room.surcharge : 0) + supplement
      return toPackage({ ...room, surcharge }, extensionPackageNo(extension, room), {
        base: (isWhole ? base : 0) + extension.price,
        departure,
      })
    })
}

function toPackage(
  room: RoomPlan,
  nr: string,
  { base, departure }: { base: number; departure: Departure },
): PackageRecord {
  const francs = room.occupancy === 'baby' ? room.surcharge : base + room.surcharge
  return { nr, priceCents: francs * 100, places: placesOf(room, departure) }
}

/** Initial contingent in places. The units of single beds and babies are places already. */
function placesOf(room: RoomPlan, { override }: Departure): number {
  const placesEach = room.occupancy === 'shared' || room.occupancy === 'baby' ? 1 : room.places
  if (override === 'soldOut') return room.occupancy === 'baby' ? room.units : 0
  return (override === 'few' ? Math.min(FEW_ROOMS, room.units) : room.units) * placesEach
}
