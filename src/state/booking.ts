import { atom, type Getter } from 'jotai'
import { atomFamily } from 'jotai-family'
import { held, looksChanged, variantOffered, withSeen } from '#domain/booking/changes/lastSeen.ts'
import { withPricingTravel } from '#domain/booking/commands/dates.ts'
import { freshDraft } from '#domain/booking/commands/freshDraft.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { withAct } from '#domain/booking/draft/sent.ts'
import { price } from '#domain/booking/price/price.ts'
import type { BookableTravel, PricingTravel, SalesSettings } from '#domain/catalogue/catalogue.ts'
import { makeOffer, type Offer } from '#domain/catalogue/offer.ts'
import { birthdayChangesAtom } from './birthdayChanges.ts'
import { withEntry } from './byTravel.ts'
import { todayAtom } from './clock.ts'
import { lossAtom } from './lostChoices.ts'
import { deletedElsewhereAtom } from './otherWindow.ts'
import { sellerAtom } from './seller.ts'
import { typedChildAtom } from './typedChild.ts'
import { unsavedDaysOfAtom } from './unsavedDays.ts'

/** Every booking on the device, by travelId: the area `bookings` of the stored state. */
export const bookingsAtom = atom<Readonly<Record<string, BookingDraft>>>({})

/** A travel and what applies to every travel. */
export interface LoadedTravel {
  readonly travel: BookableTravel
  readonly settings: SalesSettings
}

/** The travel as last loaded; null before. */
export const travelAtom = atomFamily((_travelId: string) => atom<LoadedTravel | null>(null))

/** The pricing structure of one variant, as last loaded; null before. */
export const pricingAtom = atomFamily((_pricingTravelId: string) => atom<PricingTravel | null>(null))

/** What is left on the chosen departure of a travel, as last loaded; null before. */
export const contingentsAtom = atomFamily((_travelId: string) => atom<Offer['contingents']>(null))

/** Contingents that cannot be had, and whether the visitor has asked for them again meanwhile. */
export interface ContingentFailure {
  readonly dateId: string
  readonly isAskedAgain: boolean
}

/** Why nothing more is offered of a travel; null while contingents are known or on their way. */
export const contingentFailureAtom = atomFamily((_travelId: string) => atom<ContingentFailure | null>(null))

/** Rounds of asking for contingents that the visitor has begun. */
const contingentRoundAtom = atomFamily((_travelId: string) => atom(0))

/** The round of asking for contingents; writing begins another one at once. */
export const contingentAskingAtom = atomFamily((travelId: string) =>
  atom(
    (get) => get(contingentRoundAtom(travelId)),
    (get, set) => {
      const failure = get(contingentFailureAtom(travelId))
      if (failure !== null) set(contingentFailureAtom(travelId), { ...failure, isAskedAgain: true })
      set(contingentRoundAtom(travelId), get(contingentRoundAtom(travelId)) + 1)
    },
  ),
)

/** Id of the variant that is booked: the chosen one, else one that is offered; null while that is unknown. */
export const pricingTravelIdAtom = atomFamily((travelId: string) =>
  atom((get) => {
    const { pricingTravelId = null, snapshot = null } = get(bookingsAtom)[travelId] ?? {}
    const travel = get(travelAtom(travelId))?.travel ?? null
    return travel === null ? pricingTravelId : variantOffered({ pricingTravelId, snapshot }, travel)
  }),
)

/** What can be sold right now on the variant that is booked; null until the travel is loaded. */
export const offerAtom = atomFamily((travelId: string) =>
  atom((get) => offerOf(get, travelId, get(pricingTravelIdAtom(travelId)))),
)

function offerOf(get: Getter, travelId: string, pricingTravelId: string | null): Offer | null {
  const loaded = get(travelAtom(travelId))
  if (loaded === null) return null
  return makeOffer({
    ...get(sellerAtom),
    ...loaded,
    today: get(todayAtom),
    pricing: pricingTravelId === null ? null : get(pricingAtom(pricingTravelId)),
    contingents: get(contingentsAtom(travelId)),
    contingentsFailedFor: get(contingentFailureAtom(travelId))?.dateId ?? null,
  })
}

/**
 * The draft of one travel. Where the device has none, a new one with the first variant and its first bookable date;
 * it is kept from the first change on. What is written here is an act of the visitor, who sees what it came to.
 */
export const draftAtom = atomFamily((travelId: string) =>
  atom(
    (get) => get(bookingsAtom)[travelId] ?? get(freshDraftAtom(travelId)),
    (get, set, draft: BookingDraft) => {
      const offer = offerOf(get, travelId, draft.pricingTravelId)
      set(keptDraftAtom(travelId), offer === null ? draft : withSeen(get(draftAtom(travelId)), draft, offer))
    },
  ),
)

const keptDraftAtom = atomFamily((travelId: string) =>
  atom(null, (get, set, draft: BookingDraft) => {
    // What another window has deleted is begun anew by the visitor alone, not by a step on its way out.
    if (travelId in get(deletedElsewhereAtom)) return
    set(bookingsAtom, (bookings) => ({ ...bookings, [travelId]: draft }))
  }),
)

const freshDraftAtom = atomFamily((travelId: string) => atom((get) => freshDraft(travelId, get(offerAtom(travelId)))))

/** Lines and total of the draft; null until the travel is loaded. */
export const priceAtom = atomFamily((travelId: string) =>
  atom((get) => {
    const offer = get(offerAtom(travelId))
    return offer === null ? null : price(get(draftAtom(travelId)), offer)
  }),
)

/** A change of the domain: every `with…` function, given its choice, is one. */
export type Change = (draft: BookingDraft, offer: Offer) => BookingDraft

/** Carries out one change of the visitor. Nothing happens before the travel is loaded. */
export const changeDraftAtom = atomFamily((travelId: string) =>
  atom(null, (get, set, change: Change) => {
    const offer = get(offerAtom(travelId))
    if (offer !== null) set(draftAtom(travelId), withAct(get(draftAtom(travelId)), change, offer))
  }),
)

/**
 * Carries out a change that is no act of the visitor's, such as an answer of the platform: what was seen before stays
 * what it was, so that the change can be told.
 */
export const takeInAtom = atomFamily((travelId: string) =>
  atom(null, (get, set, change: Change) => {
    const offer = get(offerAtom(travelId))
    if (offer !== null) set(keptDraftAtom(travelId), change(get(draftAtom(travelId)), offer))
  }),
)

/** Whether it is worth telling what has changed since the visitor's last act; false where there is no draft yet. */
export const looksChangedAtom = atomFamily((travelId: string) =>
  atom((get) => {
    const [draft, offer] = [get(bookingsAtom)[travelId], get(offerAtom(travelId))]
    return draft !== undefined && offer !== null && looksChanged(draft, offer)
  }),
)

/** Takes in a newly loaded travel and holds the draft against it. */
export const takeTravelAtom = atomFamily((travelId: string) =>
  atom(null, (get, set, loaded: LoadedTravel) => {
    set(travelAtom(travelId), loaded)
    if (travelId in get(bookingsAtom)) set(takeInAtom(travelId), held)
  }),
)

/** Takes in a newly loaded pricing structure and holds the draft against it. */
export const takePricingAtom = atomFamily((travelId: string) =>
  atom(null, (get, set, pricing: PricingTravel) => {
    set(pricingAtom(pricing.id), pricing)
    if (travelId in get(bookingsAtom)) set(takeInAtom(travelId), held)
  }),
)

/** Changes over to another variant whose pricing structure is loaded. */
export const chooseVariantAtom = atomFamily((travelId: string) =>
  atom(null, (get, set, pricingTravelId: string) => {
    const offer = offerOf(get, travelId, pricingTravelId)
    if (offer === null) return
    const change: Change = (draft) => withPricingTravel(draft, pricingTravelId, offer)
    set(draftAtom(travelId), withAct(get(draftAtom(travelId)), change, offer))
  }),
)

/** Takes in newly loaded contingents and holds the draft against them. */
export const takeContingentsAtom = atomFamily((travelId: string) =>
  atom(null, (get, set, contingents: NonNullable<Offer['contingents']>) => {
    set(contingentsAtom(travelId), contingents)
    set(contingentFailureAtom(travelId), null)
    if (travelId in get(bookingsAtom)) set(takeInAtom(travelId), held)
  }),
)

/** Holds the draft against a day that has begun since. */
export const takeDayAtom = atomFamily((travelId: string) =>
  atom(null, (get, set) => (travelId in get(bookingsAtom) ? set(takeInAtom(travelId), held) : undefined)),
)

/** Forgets one booking, and what was typed for it or lost by its last change. */
export const resetBookingAtom = atom(null, (_get, set, travelId: string) => {
  set(bookingsAtom, (bookings) => withEntry(bookings, travelId, null))
  set(typedChildAtom(travelId), null)
  set(unsavedDaysOfAtom(travelId), {})
  set(lossAtom(travelId), null)
  set(birthdayChangesAtom(travelId), [])
})
