import type { Accommodation, FamilyPackage } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'

/* Loaded parts of the platform's responses, which are sent back unchanged with the booking. */

/** A loaded part without `__typename`, which the GraphQL client adds and the contract does not have. */
export function asLoaded(part: object): object {
  if (Array.isArray(part)) return part.map(inner)
  const entries: readonly (readonly [string, unknown])[] = Object.entries(part)
  return Object.fromEntries(entries.flatMap(([name, value]) => (name === '__typename' ? [] : [[name, inner(value)]])))
}

/** The same for a nullable part. */
export function loadedOrNull(part: object | null): object | null {
  return part === null ? null : asLoaded(part)
}

/** A room of the catalogue as loaded, without the name for visitors. */
export function loadedRoom(room: Accommodation | null, { pricing }: Offer): object | null {
  return loadedOrNull(pricing?.loaded.accommodations.find(({ id }) => id === room?.id) ?? null)
}

/** The same for a family package. */
export function loadedFamilyPackage(familyPackage: FamilyPackage | null, { pricing }: Offer): object | null {
  return loadedOrNull(pricing?.loaded.familyPackages.find(({ id }) => id === familyPackage?.id) ?? null)
}

function inner(value: unknown): unknown {
  return typeof value === 'object' && value !== null ? asLoaded(value) : value
}
