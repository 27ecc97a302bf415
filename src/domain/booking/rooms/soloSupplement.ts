import { familyPackageIdOf } from '#domain/booking/draft/chosen.ts'
import type { Decisions } from '#domain/booking/draft/draft.ts'
import type { RoomOption } from './rooms.ts'

type Option = Pick<RoomOption, 'room' | 'pricePerPerson' | 'maxQuantity'>

/** The surcharge of a single room for a solo traveller, or for each of two. */
export interface SoloSupplement {
  /** Difference per person in centimes. */
  readonly centimes: number
  /** Compared with a bed in a double room shared with a stranger, or, where none is available, half a double room. */
  readonly than: 'sharedPlace' | 'double'
}

/** Null for more than two travellers, and where a single room is not dearer or not sold. */
export function soloSupplement(draft: Decisions, options: readonly Option[]): SoloSupplement | null {
  const isPair = draft.travellers.length === 2
  if ((draft.travellers.length !== 1 && !isPair) || familyPackageIdOf(draft) !== null) return null
  const single = leastOf(options.filter((option) => !isShared(option) && beds(option) === 1))
  // A bunk among many is no measure of a room, and two who travel together share a room with each other.
  const doubles = options.filter((option) => beds(option) === 2)
  const shared = isPair ? null : leastOf(doubles.filter((option) => isShared(option) && option.maxQuantity > 0))
  const double = leastOf(doubles.filter((option) => !isShared(option)))
  const other = shared ?? double
  if (single === null || other === null || single <= other) return null
  return { centimes: single - other, than: shared === null ? 'double' : 'sharedPlace' }
}

function isShared({ room }: Option): boolean {
  return room.capacitySettings.partialOccupancyAllowed
}

function beds({ room }: Option): number {
  return room.capacitySettings.totalCapacity
}

function leastOf(options: readonly Option[]): number | null {
  const prices = options.flatMap(({ pricePerPerson }) => pricePerPerson ?? [])
  return prices.length === 0 ? null : Math.min(...prices)
}
