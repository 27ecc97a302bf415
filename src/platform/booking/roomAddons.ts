import { type AddonBound, choicesIssue } from './addons.ts'
import { chosenFamilyPackage } from './familyPackage.ts'
import type { Booking, Person } from './people.ts'
import { servicePrice } from './rates.ts'
import { chosenRooms } from './rooms.ts'
import { isMandatory, matching } from './rules.ts'

/** A chosen room or family package that extras can be booked for. */
interface Place {
  readonly type: 'accommodation' | 'familyPackage'
  readonly id: string
  readonly addonIds: readonly string[]
  /** Rooms chosen, 1 for a family package. */
  readonly quantity: number
  readonly sleeps: (person: Person) => boolean
}

/** Validates extras per room: for chosen rooms only, at most one per room, complete where mandatory. */
export function roomAddonsIssue(booking: Booking): string | null {
  const places = placesIn(booking)
  const choices = booking.order.accommodationAddonSelection
  const isElsewhere = choices.some(
    ({ type, typeId }) => !places.some((place) => place.type === type && place.id === typeId),
  )
  if (isElsewhere)
    return 'Eine Zimmerleistung gehört zu einem Zimmer, das nicht gebucht ist. Bitte prüfen Sie Ihre Auswahl.'
  for (const place of places) {
    const own = choices.filter(({ type, typeId }) => place.type === type && place.id === typeId)
    const issue = choicesIssue(own, boundsOf(place, booking))
    if (issue !== null) return issue
  }
  return null
}

function placesIn(booking: Booking): readonly Place[] {
  const rooms = chosenRooms(booking).map(({ room, quantity }): Place => {
    const sleeps = ({ order }: Person) => !order.isFamilyPackageMember && order.accommodation?.id === room.id
    return { type: 'accommodation', id: room.id, addonIds: room.addons, quantity, sleeps }
  })
  const family = chosenFamilyPackage(booking)
  if (family === null) return rooms
  const sleeps = ({ order }: Person) => order.isFamilyPackageMember
  return [...rooms, { type: 'familyPackage', id: family.id, addonIds: family.addons, quantity: 1, sleeps }]
}

function boundsOf(place: Place, booking: Booking): readonly AddonBound[] {
  const { sale } = booking
  return sale.variant.document.accommodationAddons
    .filter(({ id, ratioServiceNo }) => place.addonIds.includes(id) && servicePrice(sale, ratioServiceNo) !== null)
    .map(({ id, name, mandatorySettings }) => ({
      id,
      name,
      most: matching(booking, mandatorySettings).some(place.sleeps) ? place.quantity : 0,
      mandatory: isMandatory(mandatorySettings),
    }))
}
