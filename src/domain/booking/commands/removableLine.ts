import type { AddonChoice, DiscountChoice, EsimChoice, RoomAddonChoice } from '#domain/booking/draft/choices.ts'
import type { BookingDraft, Decisions } from '#domain/booking/draft/draft.ts'
import { isSent } from '#domain/booking/draft/sent.ts'
import type { PriceLine } from '#domain/booking/price/priceLine.ts'

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
export function removalOf({ id, kind }: Pick<PriceLine, 'id' | 'kind'>, draft: BookingDraft): Removal | null {
  if (isSent(draft)) return null
  switch (kind) {
    case 'roomAddon':
      return found(
        kind,
        draft.accommodationAddons,
        ({ type, typeId, addonId }) => id === `${kind}:${type}:${typeId}:${addonId}`,
      )
    case 'personalAddon':
      return found(kind, draft.personalAddons, ({ addonId }) => id === `${kind}:${addonId}`)
    case 'bookingAddon':
      return found(kind, draft.bookingAddons, ({ addonId }) => id === `${kind}:${addonId}`)
    case 'collectiveAddon':
      return found(kind, draft.collectiveAddons, ({ addonId }) => id === `${kind}:${addonId}`)
    case 'personalDiscount':
      return found(kind, draft.personalDiscounts, ({ discountId }) => id === `${kind}:${discountId}`)
    case 'esim': {
      const choice = draft.esims.find(({ serviceNo }) => id === `${kind}:${serviceNo}`)
      return choice === undefined ? null : { kind, choice }
    }
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

/** Whether the extra of a line is mandatory. */
export function isMandatoryLine({ id, kind }: Pick<PriceLine, 'id' | 'kind'>, draft: Decisions): boolean {
  const { accommodationAddons, personalAddons, bookingAddons, collectiveAddons } = draft
  const ofRooms = accommodationAddons
    .filter(({ mandatory }) => mandatory)
    .map(({ type, typeId, addonId }) => `${kind}:${type}:${typeId}:${addonId}`)
  const others = [...personalAddons, ...bookingAddons, ...collectiveAddons]
    .filter(({ mandatory }) => mandatory)
    .map(({ addonId }) => `${kind}:${addonId}`)
  return [...ofRooms, ...others].includes(id)
}

/** The choice of a line; null where it is mandatory. */
function found<Kind, Choice extends { readonly mandatory: boolean }>(
  kind: Kind,
  choices: readonly Choice[],
  isOfLine: (choice: Choice) => boolean,
): { readonly kind: Kind; readonly choice: Choice } | null {
  const choice = choices.find(isOfLine)
  return choice === undefined || choice.mandatory ? null : { kind, choice }
}
