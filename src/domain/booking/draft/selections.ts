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
    draft.date === null ? null : [draft.date.dateId, draft.date.extensionId],
    draft.switchedToWaitlistFallback,
    draft.travellers.map(({ ageGroupId, familyPackageId }) => [ageGroupId, familyPackageId]),
    draft.babies.length,
    byField(draft.rooms),
    ...mandatoryLists.map((list) => byField(draft[list].filter(isChosen))),
    byField(draft.esims),
  ])
}

/** Choices with their fields in one order, whatever it was when they were made or stored. */
function byField(choices: readonly object[]) {
  return choices.map((choice) => Object.entries(choice).sort())
}
