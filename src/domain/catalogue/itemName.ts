import type { Offer } from './offer.ts'
import { withDistinctLabels } from './variantLabels.ts'

/* Catalogue names by id, null for an unknown one. A function a kind, as items of two kinds may have the same id. */

/** Name of a room or family package. */
export function bedName(id: string, { pricing }: Offer): string | null {
  return nameIn([pricing?.accommodations, pricing?.familyPackages], id)
}

/** Name of an extra. */
export function addonName(id: string, { pricing }: Offer): string | null {
  return nameIn(
    [pricing?.accommodationAddons, pricing?.personalAddons, pricing?.bookingAddons, pricing?.collectiveAddons],
    id,
  )
}

/** Means of transport of a variant. */
export function variantName(id: string, { travel }: Pick<Offer, 'travel'>): string | null {
  return (
    withDistinctLabels(travel.pricing?.travels ?? []).find((variant) => variant.id === id)?.transportTypeLabel ?? null
  )
}

/** Means of transport of the loaded variant; null without one. */
export function chosenVariantName(offer: Offer): string | null {
  const { pricing, travel } = offer
  const isOneOfSeveral = (travel.pricing?.travels.length ?? 0) > 1
  const name = pricing === null || !isOneOfSeveral ? null : variantName(pricing.id, offer)
  return name ?? pricing?.transportTypeLabel ?? null
}

type Named = { readonly id: string; readonly name: string }

function nameIn(lists: readonly (readonly Named[] | undefined)[], id: string): string | null {
  return lists.flatMap((items) => items ?? []).find((item) => item.id === id)?.name ?? null
}
