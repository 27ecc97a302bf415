import type { Offer } from './offer.ts'

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
export function variantName(id: string, { travel }: Offer): string | null {
  return travel.pricing?.travels.find((variant) => variant.id === id)?.transportTypeLabel ?? null
}

type Named = { readonly id: string; readonly name: string }

function nameIn(lists: readonly (readonly Named[] | undefined)[], id: string): string | null {
  return lists.flatMap((items) => items ?? []).find((item) => item.id === id)?.name ?? null
}
