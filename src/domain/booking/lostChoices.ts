import { familyPackageIdOf } from './chosen.ts'
import type { BookingDraft } from './draft.ts'

/** What a change can take away from a visitor who did not ask for it. */
export type LostChoice = 'extension' | 'rooms' | 'familyPackage' | 'extras' | 'discounts' | 'insurance' | 'stops'

/**
 * What was chosen before a change and is not any more, wholly or in part. Prescribed extras do not count: the visitor
 * never chose them.
 */
export function lostChoices(before: BookingDraft, after: BookingDraft): readonly LostChoice[] {
  const losses: readonly (readonly [LostChoice, boolean])[] = [
    ['extension', before.isUpgradedToExtension && !after.isUpgradedToExtension],
    ['rooms', unitsIn(after.rooms) < unitsIn(before.rooms)],
    ['familyPackage', familyPackageIdOf(before) !== null && familyPackageIdOf(after) === null],
    ['extras', extrasIn(after) < extrasIn(before)],
    ['discounts', chosenIn(after.personalDiscounts) < chosenIn(before.personalDiscounts)],
    ['insurance', insurancesIn(after) < insurancesIn(before)],
    ['stops', stopsIn(after) < stopsIn(before)],
  ]
  return losses.flatMap(([choice, isLost]) => (isLost ? [choice] : []))
}

function unitsIn(choices: readonly { readonly quantity: number }[]): number {
  return choices.reduce((sum, { quantity }) => sum + quantity, 0)
}

function chosenIn(choices: readonly { readonly quantity: number; readonly mandatory: boolean }[]): number {
  return unitsIn(choices.filter(({ mandatory }) => !mandatory))
}

function extrasIn({ accommodationAddons, personalAddons, bookingAddons, collectiveAddons, esims }: BookingDraft): number {
  const addons = [...accommodationAddons, ...personalAddons, ...bookingAddons, ...collectiveAddons]
  return chosenIn(addons) + unitsIn(esims)
}

function insurancesIn({ familyInsurance, travellers }: BookingDraft): number {
  return [familyInsurance, ...travellers.map(({ insurance }) => insurance)].filter((insurance) => insurance !== null).length
}

function stopsIn({ travellers }: BookingDraft): number {
  return travellers.flatMap(({ outboundStopNo, returnStopNo }) => [outboundStopNo, returnStopNo]).filter((no) => no !== null).length
}
