import type { MandatorySettings } from '#platform/generated/resolverTypes.ts'
import type { Booking } from './booking.ts'
import { isCollectiveSold, servicePrice } from './rates.ts'
import { isMandatory, eligiblePeople } from './rules.ts'

/** Allowed quantity of one extra: at most `max`, exactly `max` where it is mandatory. */
export interface AddonBound {
  readonly id: string
  readonly name: string
  readonly max: number
  readonly mandatory: boolean
}

interface Choice {
  readonly addon: { readonly id: string }
  readonly quantity: number
}

/** Validates extras per traveller, per booking and for the group: known, allowed, and complete where mandatory. */
export function addonsIssue(booking: Booking): string | null {
  const { order } = booking
  return (
    choicesIssue(order.personalAddonSelection, personalBounds(booking)) ??
    choicesIssue(order.bookingAddonSelection, bookingBounds(booking)) ??
    choicesIssue(order.collectiveAddonSelection, collectiveBounds(booking)) ??
    assignmentIssue(booking)
  )
}

/**
 * Validates choices against their bounds; a choice without bound is not sold on this departure.
 * @param kind what visitors call one of them
 */
export function choicesIssue(
  choices: readonly Choice[],
  bounds: readonly AddonBound[],
  kind: 'Zusatzleistung' | 'Ermässigung' = 'Zusatzleistung',
): string | null {
  const known = new Set(bounds.map(({ id }) => id))
  if (choices.some(({ addon, quantity }) => quantity > 0 && !known.has(addon.id)))
    return `Eine gewählte ${kind} ist an diesem Datum nicht mehr erhältlich. Bitte prüfen Sie Ihre Auswahl.`
  for (const { id, name, max, mandatory } of bounds) {
    const quantity = choices.filter(({ addon }) => addon.id === id).reduce((sum, choice) => sum + choice.quantity, 0)
    if (max === 0 && quantity > 0) return `«${name}» gilt nicht für Ihre Gruppe. Bitte prüfen Sie Ihre Auswahl.`
    if (mandatory && quantity !== max)
      return `«${name}» gehört zu dieser Reise, für Ihre Gruppe ${String(max)}-mal. Bitte prüfen Sie Ihre Auswahl.`
    if (quantity > max)
      return `«${name}» gibt es für Ihre Gruppe höchstens ${String(max)}-mal. Bitte prüfen Sie Ihre Auswahl.`
  }
  return null
}

function personalBounds(booking: Booking): readonly AddonBound[] {
  return booking.sale.variant.document.personalAddons
    .filter(({ ratioServiceNo }) => servicePrice(booking.sale, ratioServiceNo) !== null)
    .map(({ id, name, allowedAgeGroups, mandatorySettings }) => {
      const allowed = eligiblePeople(booking, mandatorySettings).filter(
        ({ ageGroup }) => allowedAgeGroups?.includes(ageGroup?.id ?? '') ?? true,
      )
      return { id, name, max: allowed.length, mandatory: isMandatory(mandatorySettings) }
    })
}

function bookingBounds(booking: Booking): readonly AddonBound[] {
  return booking.sale.variant.document.bookingAddons
    .filter(({ ratioServiceNo }) => servicePrice(booking.sale, ratioServiceNo) !== null)
    .map((addon) => oncePerBooking(addon, booking))
}

function collectiveBounds(booking: Booking): readonly AddonBound[] {
  const { sale, people } = booking
  return sale.variant.document.collectiveAddons
    .filter((addon) => isCollectiveSold(sale, addon, people))
    .map((addon) => oncePerBooking(addon, booking))
}

interface RestrictedAddon {
  readonly id: string
  readonly name: string
  readonly mandatorySettings?: MandatorySettings | null
}

function oncePerBooking({ id, name, mandatorySettings }: RestrictedAddon, booking: Booking): AddonBound {
  const max = eligiblePeople(booking, mandatorySettings).length > 0 ? 1 : 0
  return { id, name, max, mandatory: isMandatory(mandatorySettings) }
}

/** An extra assigned to a traveller must also be booked, and so paid, at least as often as it is assigned. */
function assignmentIssue({ order, people }: Booking): string | null {
  for (const { addon, quantity } of order.personalAddonSelection) {
    const named = people.filter((person) => person.order.personalAddons.some(({ id }) => id === addon.id)).length
    if (named > quantity)
      return 'Eine Zusatzleistung ist mehr Reisenden zugeteilt, als Sie davon gewählt haben. Bitte prüfen Sie Ihre Auswahl.'
  }
  const booked = new Set(order.personalAddonSelection.map(({ addon }) => addon.id))
  const isUnbooked = people.some((person) => person.order.personalAddons.some(({ id }) => !booked.has(id)))
  return isUnbooked ? 'Eine Zusatzleistung ist zugeteilt, aber nicht gewählt. Bitte prüfen Sie Ihre Auswahl.' : null
}
