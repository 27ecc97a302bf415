import { dequal } from 'dequal/lite'
import { hasStops, isBusNetworkKnown } from '#domain/booking/boarding/busStops.ts'
import { initialDraft } from '#domain/booking/commands/initialDraft.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve, type Booking } from '#domain/booking/draft/booking.ts'
import { isSent } from '#domain/booking/draft/sent.ts'
import type { Snapshot } from '#domain/booking/draft/snapshot.ts'
import { withChoices } from '#domain/booking/draft/withChoices.ts'
import { settle } from '#domain/booking/settle.ts'
import type { BookableTravel } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { sameDate } from '#domain/catalogue/saleDates.ts'
import { choicesOf, short, snapshotOf } from './snapshotOf.ts'

/**
 * The snapshot of a draft; null once it is sent, or while its variant or bus network is not loaded (the first steps do
 * not load the network).
 */
export function currentSnapshot(booking: Booking): Snapshot | null {
  const { draft, date } = booking
  const areStopsMissing = date !== null && hasStops(draft) && !isBusNetworkKnown(date)
  return !isSent(draft) && !areStopsMissing ? snapshotOf(booking) : null
}

/**
 * The draft after a command of the visitor, who has now seen the result: the snapshot is renewed where the command
 * changed anything visible. A command such as going to a step leaves earlier changes to be reported.
 */
export function acknowledge(before: Booking, after: Booking): BookingDraft {
  const { draft } = after
  const now = currentSnapshot(after)
  if (now === null)
    return !isSent(draft) && !dequal(decisionsIn(before.draft), decisionsIn(draft))
      ? { ...draft, snapshot: null }
      : draft
  const isKnown = draft.snapshot !== null && before.draft.pricingTravelId === draft.pricingTravelId
  return isKnown && dequal(snapshotOf(before), now) ? draft : { ...draft, snapshot: now }
}

function decisionsIn(draft: BookingDraft) {
  return [draft.pricingTravelId, draft.date, choicesOf(draft)]
}

/**
 * Whether anything visible differs from the snapshot, so that changes are worth computing; false while that is unknown.
 */
export function hasChangedSinceSnapshot(booking: Booking): boolean {
  const { draft, offer } = booking
  const { snapshot } = draft
  if (snapshot === null || isSent(draft)) return false
  if (nearestVariantId(draft, offer.travel) !== draft.pricingTravelId) return true
  const now = currentSnapshot(booking)
  return now !== null && !dequal(snapshot, now)
}

/**
 * The variant to book: the chosen one, else the one on offer with the same label, else the first; null where none is on
 * offer.
 */
export function nearestVariantId(
  { pricingTravelId, snapshot }: Pick<BookingDraft, 'pricingTravelId' | 'snapshot'>,
  { pricing }: Pick<BookableTravel, 'pricing'>,
): string | null {
  const variants = pricing?.travels ?? []
  const nearest =
    variants.find(({ id }) => id === pricingTravelId) ??
    variants.find(({ transportTypeLabel }) => short(transportTypeLabel) === snapshot?.variantLabel)
  return nearest?.id ?? variants[0]?.id ?? null
}

/**
 * The booking of a travel in the present offer: the stored draft, reconciled; a new draft where none is stored, with the
 * first variant and its first bookable date.
 */
export function currentBooking(stored: BookingDraft | null, travelId: string, offer: Offer): Booking {
  const draft = stored ?? initialDraft(travelId, offer)
  const { bookedOn } = draft.submission
  // A placed booking keeps the discounts of its day.
  return reconciled(resolve(draft, bookedOn === null ? offer : { ...offer, today: bookedOn }))
}

/**
 * Puts the snapshot's choices back over the draft's while variant, date and party are the same, then settles: the order
 * in which parts of the offer arrive does not matter, and a choice unavailable for a moment comes back.
 */
export function reconciled(booking: Booking): Booking {
  const { draft, offer } = booking
  // Without a snapshot, the stored choices are taken as seen, so that what settling removes is reported.
  const known = draft.snapshot === null ? { ...draft, snapshot: currentSnapshot(booking) } : draft
  return resolve(settle(restored(known), offer), offer)
}

/**
 * The draft with the choices of its snapshot; the draft itself where the snapshot has another variant, date or party.
 */
export function restored(draft: BookingDraft): BookingDraft {
  const { snapshot, travellers } = draft
  if (snapshot === null || isSent(draft) || snapshot.variantId !== draft.pricingTravelId) return draft
  if (snapshot.date === null || !sameDate(draft.date, snapshot.date)) return draft
  const { familyPackageId, paymentType, people, ...choices } = snapshot.choices
  if (people.length !== travellers.length) return draft
  return withChoices(draft, {
    ...choices,
    payment: { ...draft.payment, type: paymentType },
    travellers: travellers.map((traveller, index) => ({
      ...traveller,
      ...people[index],
      familyPackageId: index === 0 ? familyPackageId : null,
    })),
  })
}
