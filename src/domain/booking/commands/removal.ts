import type { AddonChoice, DiscountChoice, EsimChoice, RoomAddonChoice } from '#domain/booking/draft/choices.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { isSent } from '#domain/booking/draft/sent.ts'
import type { PriceLine } from '#domain/booking/price/priceLine.ts'

/*
 * Lines of the price that can be given up where the price is read, and taken back there. Beds, stops and what the
 * operator decides on are no such lines; an insurance is not either, for its place does not stay empty.
 */

/** A choice behind a line of the price, as it stands. */
export type Removal =
  | { readonly kind: 'roomAddon'; readonly choice: RoomAddonChoice }
  | { readonly kind: 'personalAddon' | 'bookingAddon' | 'collectiveAddon'; readonly choice: AddonChoice }
  | { readonly kind: 'personalDiscount'; readonly choice: DiscountChoice }
  | { readonly kind: 'esim'; readonly choice: EsimChoice }
  | { readonly kind: 'documents' }
  | { readonly kind: 'co2' }

/** The choice that giving up a line takes away; null for a line that stays, and while the draft is being sent or was. */
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
      // One line for each age group; the choice is that of all.
      return found(kind, draft.collectiveAddons, ({ addonId }) => id.startsWith(`${kind}:${addonId}:`))
    case 'personalDiscount':
      return found(kind, draft.personalDiscounts, ({ discountId }) => id === `${kind}:${discountId}`)
    case 'esim': {
      const choice = draft.esims.find(({ serviceNo }) => id === `${kind}:${serviceNo}`)
      return choice === undefined ? null : { kind, choice }
    }
    case 'documents':
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

/** Whether the operator prescribes the extra a line is for. */
export function isPrescribed({ id, kind }: Pick<PriceLine, 'id' | 'kind'>, draft: BookingDraft): boolean {
  const { accommodationAddons, personalAddons, bookingAddons, collectiveAddons } = draft
  const ofRooms = accommodationAddons
    .filter(({ mandatory }) => mandatory)
    .map(({ type, typeId, addonId }) => `${kind}:${type}:${typeId}:${addonId}`)
  const others = [...personalAddons, ...bookingAddons, ...collectiveAddons]
    .filter(({ mandatory }) => mandatory)
    .map(({ addonId }) => `${kind}:${addonId}`)
  return [...ofRooms, ...others].some((start) => id === start || id.startsWith(`${start}:`))
}

/** The choice of a line, unless the operator prescribes it. */
function found<Kind, Choice extends { readonly mandatory: boolean }>(
  kind: Kind,
  choices: readonly Choice[],
  isOfLine: (choice: Choice) => boolean,
): { readonly kind: Kind; readonly choice: Choice } | null {
  const choice = choices.find(isOfLine)
  return choice === undefined || choice.mandatory ? null : { kind, choice }
}
