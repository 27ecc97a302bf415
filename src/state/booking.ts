import { atom } from 'jotai'
import type { Getter } from 'jotai'
import { atomFamily } from 'jotai-family'
import { freshDraft } from '#domain/booking/freshDraft.ts'
import { price } from '#domain/booking/price.ts'
import { settle } from '#domain/booking/settle.ts'
import { withPricingTravel } from '#domain/booking/variant.ts'
import type { BookingDraft } from '#domain/booking/draft.ts'
import { makeOffer } from '#domain/catalogue/offer.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { BookableTravel, PricingTravel, SalesSettings } from '#domain/catalogue/catalogue.ts'
import { todayAtom } from './clock.ts'
import { sellerAtom } from './seller.ts'

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

/** Id of the variant that is booked: the chosen one, else the first; null while the travel is unknown. */
export const pricingTravelIdAtom = atomFamily((travelId: string) =>
  atom((get) => {
    const chosen = get(bookingsAtom)[travelId]?.pricingTravelId ?? null
    return chosen ?? get(travelAtom(travelId))?.travel.pricing?.travels[0]?.id ?? null
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
  })
}

/**
 * The draft of one travel. Where the device has none, a new one with the first variant and its first bookable date;
 * it is kept from the first change on.
 */
export const draftAtom = atomFamily((travelId: string) =>
  atom(
    (get) => get(bookingsAtom)[travelId] ?? get(freshDraftAtom(travelId)),
    (_get, set, draft: BookingDraft) => {
      set(bookingsAtom, (bookings) => ({ ...bookings, [travelId]: draft }))
    },
  ),
)

const freshDraftAtom = atomFamily((travelId: string) =>
  atom((get) => freshDraft(travelId, get(offerAtom(travelId)))),
)

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
    if (offer !== null) set(draftAtom(travelId), change(get(draftAtom(travelId)), offer))
  }),
)

/** Takes in a newly loaded travel and holds the draft against it. */
export const takeTravelAtom = atomFamily((travelId: string) =>
  atom(null, (get, set, loaded: LoadedTravel) => {
    set(travelAtom(travelId), loaded)
    if (travelId in get(bookingsAtom)) set(changeDraftAtom(travelId), settle)
  }),
)

/** Takes in a newly loaded pricing structure and holds the draft against it. */
export const takePricingAtom = atomFamily((travelId: string) =>
  atom(null, (get, set, pricing: PricingTravel) => {
    set(pricingAtom(pricing.id), pricing)
    if (travelId in get(bookingsAtom)) set(changeDraftAtom(travelId), settle)
  }),
)

/** Changes over to another variant whose pricing structure is loaded. */
export const chooseVariantAtom = atomFamily((travelId: string) =>
  atom(null, (get, set, pricingTravelId: string) => {
    const offer = offerOf(get, travelId, pricingTravelId)
    if (offer !== null) set(draftAtom(travelId), withPricingTravel(get(draftAtom(travelId)), pricingTravelId, offer))
  }),
)

/** Takes in newly loaded contingents and holds the draft against them. */
export const takeContingentsAtom = atomFamily((travelId: string) =>
  atom(null, (get, set, contingents: NonNullable<Offer['contingents']>) => {
    set(contingentsAtom(travelId), contingents)
    if (travelId in get(bookingsAtom)) set(changeDraftAtom(travelId), settle)
  }),
)

/** Forgets one booking; its entry in every family goes with it. */
export const resetBookingAtom = atom(null, (_get, set, travelId: string) => {
  set(bookingsAtom, (bookings) =>
    Object.fromEntries(Object.entries(bookings).filter(([id]) => id !== travelId)),
  )
})

/** Clears all stored bookings (specification 4, Booking lifecycle). */
export const resetAllBookingsAtom = atom(null, (_get, set) => {
  set(bookingsAtom, {})
})
