import type { Offer } from './offer.ts'

/** Catalogue name of a room, package, extra or variant by its id; null for an unknown id. */
export function itemName(id: string, { pricing, travel }: Offer): string | null {
  const variant = travel.pricing?.travels.find((candidate) => candidate.id === id)
  if (variant !== undefined || pricing === null) return variant?.transportTypeLabel ?? null
  const beds = [...pricing.accommodations, ...pricing.familyPackages]
  const addons = [pricing.accommodationAddons, pricing.personalAddons, pricing.bookingAddons, pricing.collectiveAddons]
  return [...beds, ...addons.flat()].find((candidate) => candidate.id === id)?.name ?? null
}
