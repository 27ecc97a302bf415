import { mandatoryLists, NOTHING_CHOSEN } from './choices.ts'
import type { BookingDraft, Decisions } from './draft.ts'
import type { Traveller } from './person.ts'

/** The draft without the selections on variant and date (rule 3.8.1.4). People, their data and the consents stay. */
export function withoutSelections(draft: BookingDraft): BookingDraft {
  return {
    ...draft,
    ...NOTHING_CHOSEN,
    familyInsurance: null,
    travellers: draft.travellers.map(withoutChoices),
    summary: null,
  }
}

/** A traveller without bed and insurance. */
export function withoutChoices(traveller: Traveller): Traveller {
  return {
    ...traveller,
    accommodationId: null,
    roomNumber: null,
    familyPackageId: null,
    isFamilyPackageMember: false,
    insurance: null,
  }
}

/**
 * Cache key of a summary: variant, date, people and selections, by value. Mandatory extras are left out, as a change of
 * theirs alone clears the summary only early in the funnel (rule 4.13.2).
 */
export function selectionKey(draft: Decisions): string {
  const isChosen = ({ mandatory }: { readonly mandatory: boolean }) => !mandatory
  return JSON.stringify([
    draft.pricingTravelId,
    draft.date,
    draft.switchedToWaitlistFallback,
    draft.travellers.map(({ ageGroupId, familyPackageId }) => [ageGroupId, familyPackageId]),
    draft.babies.length,
    draft.rooms,
    ...mandatoryLists.map((list) => draft[list].filter(isChosen)),
    draft.esims,
  ])
}
