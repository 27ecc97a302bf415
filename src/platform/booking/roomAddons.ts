import { type AddonBound, choicesIssue } from './addons.ts'
import { chosenFamilyPackage } from './familyPackage.ts'
import type { Booking, Person } from './booking.ts'
import { servicePrice } from './rates.ts'
import { chosenRooms } from './rooms.ts'
import { roomWords } from './roomWords.ts'
import { isMandatory, eligiblePeople } from './rules.ts'

/** A chosen room or family package that extras can be booked for. */
interface AddonTarget {
  readonly type: 'accommodation' | 'familyPackage'
  readonly id: string
  readonly addonIds: readonly string[]
  /** Rooms chosen, 1 for a family package. */
  readonly quantity: number
  readonly sleeps: (person: Person) => boolean
}

/** Validates extras per room: for chosen rooms only, at most one per room, complete where mandatory. */
export function roomAddonsIssue(booking: Booking): string | null {
  const targets = addonTargets(booking)
  const choices = booking.order.accommodationAddonSelection
  const isElsewhere = choices.some(
    ({ type, typeId }) => !targets.some((target) => target.type === type && target.id === typeId),
  )
  if (isElsewhere)
    return `Eine Zusatzleistung gehört ${roomWords(booking.sale).ofUnbooked}. Bitte prüfen Sie Ihre Auswahl.`
  for (const target of targets) {
    const own = choices.filter(({ type, typeId }) => target.type === type && target.id === typeId)
    const issue = choicesIssue(own, boundsOf(target, booking))
    if (issue !== null) return issue
  }
  return null
}

function addonTargets(booking: Booking): readonly AddonTarget[] {
  const rooms = chosenRooms(booking).map(({ room, quantity }): AddonTarget => {
    const sleeps = ({ order }: Person) => !order.isFamilyPackageMember && order.accommodation?.id === room.id
    return { type: 'accommodation', id: room.id, addonIds: room.addons, quantity, sleeps }
  })
  const family = chosenFamilyPackage(booking)
  if (family === null) return rooms
  const sleeps = ({ order }: Person) => order.isFamilyPackageMember
  return [...rooms, { type: 'familyPackage', id: family.id, addonIds: family.addons, quantity: 1, sleeps }]
}

function boundsOf(target: AddonTarget, booking: Booking): readonly AddonBound[] {
  const { sale } = booking
  return sale.variant.document.accommodationAddons
    .filter(({ id, ratioServiceNo }) => target.addonIds.includes(id) && servicePrice(sale, ratioServiceNo) !== null)
    .map(({ id, name, mandatorySettings }) => ({
      id,
      name,
      max: eligiblePeople(booking, mandatorySettings).some(target.sleeps) ? target.quantity : 0,
      mandatory: isMandatory(mandatorySettings),
    }))
}
