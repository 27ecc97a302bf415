import type { Offer } from '#domain/catalogue/offer.ts'
import type { Reason } from '#domain/catalogue/reason.ts'

/** Whether the travel takes children: it has an age group for minors (rule 5.3.1). */
export function canHaveChildren(offer: Offer): boolean {
  return childrenReason(offer) === null
}

/** The reason the travel takes no children; null when it does. */
export function childrenReason({ travel }: Offer): Reason | null {
  const isTaken = travel.ageGroups.some(({ type }) => type === 'MINOR')
  return isTaken ? null : { key: 'booking.reason.noChildren', remedy: null }
}

/** Whether the travel takes babies: some age travels free, and the variant has a baby package. */
export function canHaveBabies(offer: Offer): boolean {
  return babiesReason(offer) === null
}

/** Age in whole years below which a person travels free; 0 where everybody pays. */
export function freeUntilAge({ travel }: Pick<Offer, 'travel'>): number {
  return travel.pricing?.ageGroupSettings.freeUntilAge ?? 0
}

/** The reason the travel takes no babies; null when it does. */
export function babiesReason(offer: Offer): Reason | null {
  const isTaken =
    freeUntilAge(offer) > 0 && (offer.pricing?.accommodations.some(({ isBabyPackage }) => isBabyPackage) ?? false)
  return isTaken ? null : { key: 'booking.reason.noBabies', remedy: null }
}
