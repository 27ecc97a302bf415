import type { AddonChoice, DiscountChoice, EsimChoice, RoomAddonChoice } from '#domain/booking/draft/choices.ts'
import type { BookingDraft, Decisions } from '#domain/booking/draft/draft.ts'
import { isSent } from '#domain/booking/draft/sent.ts'
import type { PriceKind } from '#domain/booking/draft/snapshot.ts'
import { lineIdOf, type PriceLine } from '#domain/booking/price/priceLine.ts'

/*
 * Price lines with a remove button, and undo. Not for beds, stops and mandatory lines, nor for insurances: removing one
 * would have to choose another option.
 */

/** The choice behind a price line, for undo. */
export type Removal =
  | { readonly kind: 'roomAddon'; readonly choice: RoomAddonChoice }
  | { readonly kind: 'personalAddon' | 'bookingAddon' | 'collectiveAddon'; readonly choice: AddonChoice }
  | { readonly kind: 'personalDiscount'; readonly choice: DiscountChoice }
  | { readonly kind: 'esim'; readonly choice: EsimChoice }
  | { readonly kind: 'documents' }
  | { readonly kind: 'co2' }

/** The choice that removing a line takes away; null for a line that cannot be removed, and once the draft is sent. */
export function removalOf(line: Pick<PriceLine, 'id' | 'kind'>, draft: BookingDraft): Removal | null {
  return isSent(draft) || isMandatoryLine(line, draft) ? null : choiceOf(line, draft)
}

/** Whether the operator decides on the extra or discount of a line. */
export function isMandatoryLine(line: Pick<PriceLine, 'id' | 'kind'>, draft: Decisions): boolean {
  const chosen = choiceOf(line, draft)
  return chosen !== null && 'choice' in chosen && 'mandatory' in chosen.choice && chosen.choice.mandatory
}

/** The choice behind a line; null for a line that cannot be removed. */
function choiceOf({ id, kind }: Pick<PriceLine, 'id' | 'kind'>, draft: Decisions): Removal | null {
  switch (kind) {
    case 'roomAddon':
      return found(kind, draft.accommodationAddons, id)
    case 'personalAddon':
      return found(kind, draft.personalAddons, id)
    case 'bookingAddon':
      return found(kind, draft.bookingAddons, id)
    case 'collectiveAddon':
      return found(kind, draft.collectiveAddons, id)
    case 'personalDiscount':
      return found(kind, draft.personalDiscounts, id)
    case 'esim':
      return found(kind, draft.esims, id)
    case 'documents':
      // Without the printed documents come the electronic ones, which may cost something too.
      return draft.travelDocuments === 'print' ? { kind } : null
    case 'co2':
      return { kind }
    case 'room':
    case 'familyPackage':
    case 'baby':
    case 'busStop':
    case 'insurance':
    case 'bargain':
      return null
  }
}

function found<Kind extends PriceKind, Choice extends Parameters<typeof lineIdOf>[1]>(
  kind: Kind,
  choices: readonly Choice[],
  id: string,
): { readonly kind: Kind; readonly choice: Choice } | null {
  const choice = choices.find((candidate) => lineIdOf(kind, candidate) === id)
  return choice === undefined ? null : { kind, choice }
}
