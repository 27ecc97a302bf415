import { atom, type Getter } from 'jotai'
import { atomFamily } from 'jotai-family'
import {
  reconciled,
  hasChangedSinceSnapshot,
  nearestVariantId,
  acknowledge,
} from '#domain/booking/changes/reconcile.ts'
import { withPricingTravel } from '#domain/booking/commands/dates.ts'
import { initialDraft } from '#domain/booking/commands/initialDraft.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { applyCommand, type Command } from '#domain/booking/commands/command.ts'
import { resolve } from '#domain/booking/draft/resolve.ts'
import { price } from '#domain/booking/price/price.ts'
import type { BookableTravel, PricingTravel, SalesSettings } from '#domain/catalogue/catalogue.ts'
import { makeOffer, type Offer } from '#domain/catalogue/offer.ts'
import { withEntry } from './byTravel.ts'
import { todayAtom } from './clock.ts'
import { trashAtom } from './otherWindow.ts'
import { sellerAtom } from './seller.ts'
import { pendingChildAtom } from './pendingChild.ts'
import { birthdayChangesAtom, undoableChangeAtom } from './undoableChanges.ts'
import { unsavedDaysOfAtom } from './unsavedDays.ts'

/** Every booking on the device, by travelId; stored as `bookings`. */
export const bookingsAtom = atom<Readonly<Record<string, BookingDraft>>>({})

/** A travel and the settings that apply to every travel. */
export interface LoadedTravel {
  readonly travel: BookableTravel
  readonly settings: SalesSettings
}

/** The travel as last loaded; null before. */
export const travelAtom = atomFamily((_travelId: string) => atom<LoadedTravel | null>(null))

/** The pricing structure of one variant, as last loaded; null before. */
export const pricingAtom = atomFamily((_pricingTravelId: string) => atom<PricingTravel | null>(null))

/** The contingents of the chosen departure, as last loaded; null before. */
export const contingentsAtom = atomFamily((_travelId: string) => atom<Offer['contingents']>(null))

/** Contingents that could not be loaded, and whether the visitor has requested them again. */
export interface ContingentFailure {
  readonly dateId: string
  readonly isRetried: boolean
}

/** The failure because of which nothing can be offered; null while contingents are known or loading. */
export const contingentFailureAtom = atomFamily((_travelId: string) => atom<ContingentFailure | null>(null))

/** Number of times the visitor has requested contingents again. */
const contingentRefetchCountAtom = atomFamily((_travelId: string) => atom(0))

/** Refetch key of the contingents query; writing it refetches. */
export const contingentRefetchAtom = atomFamily((travelId: string) =>
  atom(
    (get) => get(contingentRefetchCountAtom(travelId)),
    (get, set) => {
      const failure = get(contingentFailureAtom(travelId))
      if (failure !== null) set(contingentFailureAtom(travelId), { ...failure, isRetried: true })
      set(contingentRefetchCountAtom(travelId), get(contingentRefetchCountAtom(travelId)) + 1)
    },
  ),
)

/** Id of the booked variant: the chosen one, else one on offer; null while unknown. */
export const pricingTravelIdAtom = atomFamily((travelId: string) =>
  atom((get) => {
    const { pricingTravelId = null, snapshot = null } = get(bookingsAtom)[travelId] ?? {}
    const travel = get(travelAtom(travelId))?.travel ?? null
    return travel === null ? pricingTravelId : nearestVariantId({ pricingTravelId, snapshot }, travel)
  }),
)

/** The current offer for the booked variant; null until the travel is loaded. */
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
 * The draft of one travel. Without a stored one it is a new draft with the first variant and its first bookable date,
 * stored from the first change on. Writing acknowledges what the visitor now sees (`acknowledge`).
 */
export const draftAtom = atomFamily((travelId: string) =>
  atom(
    (get) => get(bookingsAtom)[travelId] ?? get(initialDraftAtom(travelId)),
    (get, set, draft: BookingDraft) => {
      const offer = offerOf(get, travelId, draft.pricingTravelId)
      set(storedDraftAtom(travelId), offer === null ? draft : acknowledge(get(draftAtom(travelId)), draft, offer))
    },
  ),
)

const storedDraftAtom = atomFamily((travelId: string) =>
  atom(null, (get, set, draft: BookingDraft) => {
    // A booking deleted in another window is started again only by the visitor, not by a step that is unmounting.
    if (travelId in get(trashAtom)) return
    set(bookingsAtom, (bookings) => ({ ...bookings, [travelId]: draft }))
  }),
)

const initialDraftAtom = atomFamily((travelId: string) =>
  atom((get) => initialDraft(travelId, get(offerAtom(travelId)))),
)

/** The draft, resolved against the offer; null until the travel is loaded. */
export const bookingAtom = atomFamily((travelId: string) =>
  atom((get) => {
    const offer = get(offerAtom(travelId))
    return offer === null ? null : resolve(get(draftAtom(travelId)), offer)
  }),
)

/** Lines and total of the draft; null until the travel is loaded. */
export const priceAtom = atomFamily((travelId: string) =>
  atom((get) => {
    const booking = get(bookingAtom(travelId))
    return booking === null ? null : price(booking)
  }),
)

/** Carries out a command of the visitor. Does nothing before the travel is loaded. */
export const changeDraftAtom = atomFamily((travelId: string) =>
  atom(null, (get, set, command: Command) => {
    const booking = get(bookingAtom(travelId))
    if (booking !== null) set(draftAtom(travelId), applyCommand(booking, command))
  }),
)

/**
 * Applies a change that the visitor did not make, such as a response of the platform: the snapshot stays, so that the
 * change can be reported.
 */
export const reconcileDraftAtom = atomFamily((travelId: string) =>
  atom(null, (get, set, change: Command) => {
    const booking = get(bookingAtom(travelId))
    if (booking !== null) set(storedDraftAtom(travelId), change(booking))
  }),
)

/** Whether there may be changes to report since the visitor's last command; false without a stored draft. */
export const hasChangedAtom = atomFamily((travelId: string) =>
  atom((get) => {
    const [draft, offer] = [get(bookingsAtom)[travelId], get(offerAtom(travelId))]
    return draft !== undefined && offer !== null && hasChangedSinceSnapshot(resolve(draft, offer))
  }),
)

/** Stores a travel and reconciles the draft with it. */
export const storeTravelAtom = atomFamily((travelId: string) =>
  atom(null, (get, set, loaded: LoadedTravel) => {
    set(travelAtom(travelId), loaded)
    if (travelId in get(bookingsAtom)) set(reconcileDraftAtom(travelId), reconciled)
  }),
)

/** Stores a pricing structure and reconciles the draft with it. */
export const storePricingAtom = atomFamily((travelId: string) =>
  atom(null, (get, set, pricing: PricingTravel) => {
    set(pricingAtom(pricing.id), pricing)
    if (travelId in get(bookingsAtom)) set(reconcileDraftAtom(travelId), reconciled)
  }),
)

/** Switches to another variant, whose pricing structure is loaded. */
export const chooseVariantAtom = atomFamily((travelId: string) =>
  atom(null, (get, set, pricingTravelId: string) => {
    const offer = offerOf(get, travelId, pricingTravelId)
    if (offer === null) return
    const booking = resolve(get(draftAtom(travelId)), offer)
    set(
      draftAtom(travelId),
      applyCommand(booking, () => withPricingTravel(booking, pricingTravelId)),
    )
  }),
)

/** Stores contingents and reconciles the draft with them. */
export const storeContingentsAtom = atomFamily((travelId: string) =>
  atom(null, (get, set, contingents: NonNullable<Offer['contingents']>) => {
    set(contingentsAtom(travelId), contingents)
    set(contingentFailureAtom(travelId), null)
    if (travelId in get(bookingsAtom)) set(reconcileDraftAtom(travelId), reconciled)
  }),
)

/** Reconciles the draft with a new day. */
export const reconcileDayAtom = atomFamily((travelId: string) =>
  atom(null, (get, set) => (travelId in get(bookingsAtom) ? set(reconcileDraftAtom(travelId), reconciled) : undefined)),
)

/** Deletes one booking with its unfinished input and its undoable changes. */
export const resetBookingAtom = atom(null, (_get, set, travelId: string) => {
  set(bookingsAtom, (bookings) => withEntry(bookings, travelId, null))
  set(pendingChildAtom(travelId), null)
  set(unsavedDaysOfAtom(travelId), {})
  set(undoableChangeAtom(travelId), null)
  set(birthdayChangesAtom(travelId), [])
})
