import { isWaitlist } from '#platform/catalogue/availability.ts'
import { chosenFamilyPackage } from './familyPackage.ts'
import type { Booking } from './booking.ts'
import { collectiveServiceNo } from './rates.ts'
import {
  babyPackageNo,
  chosenRooms,
  extensionPackageNo,
  packagesOf as packagesOfRoom,
  placesOf,
  roomById,
} from './rooms.ts'

/** Places or units that a booking takes from one contingent. */
export interface Taken {
  readonly kind: 'package' | 'service'
  readonly nr: string
  readonly quantity: number
  /** Name in messages. */
  readonly label: string
}

/**
 * Everything a booking takes, each contingent once, in a fixed order to avoid deadlocks between bookings.
 * Nothing on a waitlist (rule 5.7.1).
 */
export function takenBy(booking: Booking): readonly Taken[] {
  if (isWaitlist(booking.sale.status)) return []
  const merged = new Map<string, Taken>()
  for (const taken of [...packagesOf(booking), ...servicesOf(booking)]) {
    const key = `${taken.kind} ${taken.nr}`
    const before = merged.get(key)?.quantity ?? 0
    merged.set(key, { ...taken, quantity: before + taken.quantity })
  }
  return [...merged]
    .filter(([, { quantity }]) => quantity > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, taken]) => taken)
}

function packagesOf(booking: Booking): readonly Taken[] {
  const { sale, order, people } = booking
  const taken = (nr: string | null, quantity: number, label: string): Taken[] =>
    nr === null ? [] : [{ kind: 'package', nr, quantity, label }]
  const rooms = chosenRooms(booking).flatMap((choice) =>
    packagesOfRoom(sale, choice.room).flatMap(({ nr }) => taken(nr, placesOf(choice), choice.room.name)),
  )
  const babies = taken(babyPackageNo(sale), order.babies.length, 'Baby')
  const family = chosenFamilyPackage(booking)
  const room = family === null ? null : roomById(sale, family.accommodation)
  if (sale.extension === null || room === null) return [...rooms, ...babies]
  // On an extension date the family sleeps in rooms of the extension as well (rule 5.7.4.1).
  const members = people.filter(({ order: { isFamilyPackageMember } }) => isFamilyPackageMember).length
  return [...rooms, ...babies, ...taken(extensionPackageNo(sale, room), members, room.name)]
}

function servicesOf(booking: Booking): readonly Taken[] {
  const { order, sale, people } = booking
  const { personalAddons, bookingAddons, accommodationAddons, collectiveAddons } = sale.variant.document
  const single = [...personalAddons, ...bookingAddons, ...accommodationAddons]
  const choices = [
    ...order.personalAddonSelection,
    ...order.bookingAddonSelection,
    ...order.accommodationAddonSelection,
  ]
  const family = chosenFamilyPackage(booking)
  return [
    ...choices.flatMap(({ addon: { id }, quantity }) =>
      single
        .filter((addon) => addon.id === id)
        .map(({ ratioServiceNo, name }): Taken => ({ kind: 'service', nr: ratioServiceNo, quantity, label: name })),
    ),
    // Assumption: a collective add-on takes one unit of each service it uses, for it is booked once for the group.
    ...order.collectiveAddonSelection.flatMap(({ addon: { id }, quantity }) =>
      collectiveAddons
        .filter((addon) => addon.id === id)
        .flatMap((addon) => {
          const numbers = new Set(people.map((person) => collectiveServiceNo(addon, person)))
          return [...numbers].flatMap((nr): Taken[] =>
            nr === null ? [] : [{ kind: 'service', nr, quantity, label: addon.name }],
          )
        }),
    ),
    ...(family === null
      ? []
      : [{ kind: 'service' as const, nr: family.ratioServiceNo, quantity: 1, label: family.name }]),
  ]
}
