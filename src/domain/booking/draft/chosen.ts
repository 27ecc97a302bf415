import type { Accommodation } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { Decisions } from './draft.ts'

/** A room, family room or baby package by id; null when the variant has none of this id. */
export function roomOf(id: string | null, offer: Pick<Offer, 'pricing'>): Accommodation | null {
  return offer.pricing?.accommodations.find((room) => room.id === id) ?? null
}

/** Id of the family package; it is stored on traveller 0. */
export function familyPackageIdOf({ travellers }: Pick<Decisions, 'travellers'>): string | null {
  return travellers[0]?.familyPackageId ?? null
}
