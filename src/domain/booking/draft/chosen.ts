import type { Accommodation, FamilyPackage } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { Decisions } from './draft.ts'
import type { Traveller } from './person.ts'

/** A room, family room or baby package by id; null when the variant has none of this id. */
export function roomOf(id: string | null, offer: Pick<Offer, 'pricing'>): Accommodation | null {
  return offer.pricing?.accommodations.find((room) => room.id === id) ?? null
}

/** A family package by id; null when the variant has none of this id. */
export function familyPackageOf(id: string | null, offer: Pick<Offer, 'pricing'>): FamilyPackage | null {
  return offer.pricing?.familyPackages.find((familyPackage) => familyPackage.id === id) ?? null
}

/** Id of the family package; it is stored on traveller 0. */
export function familyPackageIdOf({ travellers }: Pick<Decisions, 'travellers'>): string | null {
  return travellers[0]?.familyPackageId ?? null
}

/** Number of people, babies included. */
export function peopleCount({ travellers, babies }: Pick<Decisions, 'travellers' | 'babies'>): number {
  return travellers.length + babies.length
}

/** Whether several travel, so that a choice can be one for all or one for each. */
export function isGroup({ travellers }: Pick<Decisions, 'travellers'>): boolean {
  return travellers.length > 1
}

interface Party {
  readonly travellers: readonly Pick<Traveller, 'accommodationId'>[]
}

/** Number of travellers with a bed, in a room or a family package. */
export function bedCount({ travellers }: Party): number {
  return travellers.filter(({ accommodationId }) => accommodationId !== null).length
}

/** Number of travellers without a bed. */
export function bedsMissing(draft: Party): number {
  return draft.travellers.length - bedCount(draft)
}

/** Whether every traveller has a bed, so that totals can be compared; false without travellers. */
export function hasBedForEverybody(draft: Party): boolean {
  return draft.travellers.length > 0 && bedsMissing(draft) === 0
}

/** Whether rooms are chosen for a part of the party only. */
export function areRoomsBegun(draft: Pick<Decisions, 'rooms' | 'travellers'>): boolean {
  return draft.rooms.length > 0 && bedsMissing(draft) > 0
}

/** Whether rooms or a family package are chosen, for the whole party or a part of it. */
export function hasRooms(draft: Pick<Decisions, 'rooms' | 'travellers'>): boolean {
  return draft.rooms.length > 0 || bedCount(draft) > 0
}
