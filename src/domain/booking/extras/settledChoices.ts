import { addUnits } from '#domain/booking/availability/serviceUnits.ts'
import type { AddonChoice } from '#domain/booking/draft/choices.ts'
import type { BookingAddon } from '#domain/catalogue/catalogue.ts'
import { isMandatory, type Limits } from './addonLimits.ts'
import type { SoldExtra } from './soldExtras.ts'

/** An extra of any kind. */
export type AnyExtra = SoldExtra<Pick<BookingAddon, 'id' | 'mandatorySettings'>>

/**
 * The choices that stay, by extra: mandatory extras use their units first, then the others in their order.
 * Assumption: where two extras share a service of which too few are left, the earlier one keeps its units.
 * @param taken units used by others, to which those of the choices are added
 */
export function settledChoices(
  extras: readonly AnyExtra[],
  taken: Map<string, number>,
): ReadonlyMap<AnyExtra, AddonChoice> {
  const isMandatoryExtra = ({ addon }: AnyExtra) => isMandatory(addon.mandatorySettings)
  const inOrder = [...extras.filter(isMandatoryExtra), ...extras.filter((extra) => !isMandatoryExtra(extra))]
  const choices = new Map<AnyExtra, AddonChoice>()
  for (const extra of inOrder) {
    const { quantity, mandatory } = settledQuantity(extra.limits(taken), extra.chosen)
    if (quantity <= 0) continue
    addUnits(taken, extra.serviceNos, quantity)
    choices.set(extra, { addonId: extra.addon.id, quantity, mandatory })
  }
  return choices
}

/** The quantity that stays of one choice. */
export function settledQuantity({ most, mandatoryQuantity }: Limits, chosen: number) {
  return { quantity: mandatoryQuantity ?? Math.min(most, chosen), mandatory: mandatoryQuantity !== null }
}
