import { isWaitlist } from '#platform/catalogue/availability.ts'
import type { MandatorySettings } from '#platform/generated/resolverTypes.ts'
import { chosenFamilyPackage } from './familyPackage.ts'
import type { Booking } from './booking.ts'
import { collectiveServiceNo } from './rates.ts'
import { isMandatory } from './rules.ts'
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
  /** Whether all of it is for mandatory extras, which are booked whatever is left (rule 3.6.6.4). */
  readonly isMandatory: boolean
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
    const before = merged.get(key) ?? { quantity: 0, isMandatory: true }
    merged.set(key, {
      ...taken,
      quantity: before.quantity + taken.quantity,
      isMandatory: before.isMandatory && taken.isMandatory,
    })
  }
  return [...merged]
    .filter(([, { quantity }]) => quantity > 0)
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .map(([, taken]) => taken)
}

function packagesOf(booking: Booking): readonly Taken[] {
  const { sale, order, people } = booking
  const taken = (nr: string | null, quantity: number, label: string): Taken[] =>
    nr === null ? [] : [{ kind: 'package', nr, quantity, isMandatory: false, label }]
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
        .map((addon): Taken => ({ kind: 'service', nr: addon.ratioServiceNo, quantity, ...mandatoryAndLabel(addon) })),
    ),
    // Assumption: a collective add-on takes one unit of each service it uses, for it is booked once for the group.
    ...order.collectiveAddonSelection.flatMap(({ addon: { id }, quantity }) =>
      collectiveAddons
        .filter((addon) => addon.id === id)
        .flatMap((addon) => {
          const numbers = new Set(people.map((person) => collectiveServiceNo(addon, person)))
          return [...numbers].flatMap((nr): Taken[] =>
            nr === null ? [] : [{ kind: 'service', nr, quantity, ...mandatoryAndLabel(addon) }],
          )
        }),
    ),
    ...order.esimServiceSelection.map(({ service, quantity }): Taken => ({
      kind: 'service',
      nr: service.serviceNo,
      quantity,
      isMandatory: false,
      label: 'eSIM',
    })),
    ...(family === null
      ? []
      : [{ kind: 'service' as const, nr: family.ratioServiceNo, quantity: 1, isMandatory: false, label: family.name }]),
  ]
}

interface NamedAddon {
  readonly name: string
  readonly mandatorySettings?: MandatorySettings | null
}

function mandatoryAndLabel({ name, mandatorySettings }: NamedAddon): Pick<Taken, 'isMandatory' | 'label'> {
  return { isMandatory: isMandatory(mandatorySettings), label: name }
}
