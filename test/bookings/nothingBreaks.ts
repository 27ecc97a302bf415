import { isDeepStrictEqual } from 'node:util'
import fc from 'fast-check'
import { expect } from 'vitest'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import {
  arbitraryArrival,
  arbitraryDeed,
  everyExtra,
  mixedRooms,
  reloaded,
} from '#test/support/builders/arbitraryAct.ts'
import { arbitraryEvent, placesGo, scarcity } from '#test/support/builders/arbitraryEvent.ts'
import type { TravelOnSale } from '#test/support/builders/arbitraryOffer.ts'
import { type Act, newWorld, offerIn, type World } from '#test/support/builders/acting.ts'
import { broken, brokenInNewParty } from './invariants.ts'

const MOST_ACTS = 40

/** Seven acts of the visitor for one external update. */
const happenings = fc.array(fc.oneof({ weight: 7, arbitrary: arbitraryDeed }, arbitraryEvent), {
  maxLength: MOST_ACTS,
  size: 'max',
})

/** Combinations that are rare at random: rooms or extras that share a number, and then too small a contingent. */
const openings = fc.oneof(
  { weight: 2, arbitrary: fc.constant([]) },
  fc.tuple(mixedRooms, placesGo),
  fc.tuple(everyExtra, scarcity),
)

/** Performs acts one after the other and checks all invariants after each. */
export function nothingBreaks(travels: fc.Arbitrary<TravelOnSale>, today: string) {
  return fc.property(
    arbitraryArrival,
    fc.tuple(openings, happenings),
    travels,
    (arrival, [opening, following], onSale) => {
      let world = newWorld(onSale, today)
      for (const act of [...arrival, ...opening, ...following]) {
        const next = act.happen(world)
        expect({ after: act.name, broken: brokenBy(act, world, next) }).toEqual({ after: act.name, broken: [] })
        world = next
      }
      expect({ survivesReload: survivesReload(world.draft) }).toEqual({ survivesReload: true })
    },
  )
}

/** The invariants violated after an act. */
function brokenBy(act: Act, before: World, after: World): readonly string[] {
  const offer = offerIn(after)
  const isTouched = !act.isLate && wasSent(before) && !isDeepStrictEqual(before.draft, after.draft)
  const arePeopleNew =
    act.name === 'party' && offer.pricing?.id === after.draft.pricingTravelId && peopleOf(before) !== peopleOf(after)
  const touched = isTouched ? ['what was sent stays as it was sent, whatever is chosen or happens'] : []
  return [...touched, ...broken(after.draft, offer), ...(arePeopleNew ? brokenInNewParty(after.draft, offer) : [])]
}

/** Whether the platform has the booking, may have it, or is just getting it. */
function wasSent({ draft: { submission } }: World): boolean {
  return submission.isSubmitting || submission.submissionId !== null || submission.bookingId !== null
}

function peopleOf({ draft: { travellers } }: World): string {
  return travellers.map(({ birthday, ageGroupId }) => `${birthday ?? ''} ${ageGroupId ?? ''}`).join()
}

/** Whether a draft restored from the device is the stored one, except for state of the page. */
function survivesReload(draft: BookingDraft): boolean {
  return isDeepStrictEqual(reloaded(draft), afterReload(draft))
}

function afterReload(draft: BookingDraft): BookingDraft {
  const { payment, submission } = draft
  return {
    ...draft,
    summary: null,
    summaryLoadingError: 0,
    fatalError: null,
    customData: {
      ...draft.customData,
      travellers: draft.travellers.map((_, index) => draft.customData.travellers[index] ?? {}),
    },
    payment: { ...payment, initializing: false, initialized: payment.transactionId !== null },
    submission: { ...submission, isSubmitting: false, acceptedTotalCentimes: null, refusal: null },
  }
}
