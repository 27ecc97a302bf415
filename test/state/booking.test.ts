import { describe, expect, test } from 'vitest'
import { hasChangedSinceSnapshot, nearestVariantId } from '#domain/booking/changes/reconcile.ts'
import { withPersonalAddon } from '#domain/booking/commands/extras.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import {
  bookingAtom,
  draftsAtom,
  changeDraftAtom,
  recordInDraftAtom,
  resetBookingAtom,
  storedDraftAtom,
} from '#state/booking.ts'
import { makeStore } from '#state/store.ts'
import { submitStateAtom } from '#state/submitState.ts'
import { draft } from '#test/support/builders/draft.ts'
import { contingentsLeft } from '#test/support/builders/offer.ts'
import { wholeOffer, wholePricing } from '#test/support/builders/wholeOffer.ts'

const TRAVEL = 'provence'
const OFFER = wholeOffer()
const SOLD_OUT = wholeOffer(contingentsLeft({}))

function opened() {
  const store = makeStore('2027-03-01', { tenantId: '4', isEsimActive: true, hasPaymentPage: true })
  const stored = () => store.get(storedDraftAtom(TRAVEL))
  return { store, stored, bookingIn: (offer: Offer) => store.get(bookingAtom(TRAVEL))(offer) }
}

/** A visitor who has decided on the usual draft. */
function decided() {
  const page = opened()
  page.store.set(changeDraftAtom(TRAVEL), { offer: OFFER, change: () => draft() })
  return page
}

describe('a draft', () => {
  test('begins with two adults on the first date and is stored from the first command on', () => {
    const { store, stored, bookingIn } = opened()
    expect(bookingIn(OFFER).draft).toMatchObject({ date: { dateId: 'd1' }, travellers: [{}, {}] })
    expect(store.get(draftsAtom)).toEqual({})
    store.set(changeDraftAtom(TRAVEL), { offer: OFFER, change: () => draft() })
    expect(stored()?.snapshot?.totalCentimes).toBe(252_000)
  })

  test('is resolved once until another is stored or the offer changes', () => {
    const { store, bookingIn } = decided()
    const booking = bookingIn(OFFER)
    expect(bookingIn(OFFER)).toBe(booking)
    expect(bookingIn(SOLD_OUT).offer).toBe(SOLD_OUT)
    store.set(changeDraftAtom(TRAVEL), { offer: OFFER, change: () => ({ ...draft(), rooms: [] }) })
    expect(bookingIn(OFFER).draft.rooms).toEqual([])
  })

  test('that is only looked at knows what the visitor saw', () => {
    const { store, stored } = opened()
    store.set(recordInDraftAtom(TRAVEL), { offer: OFFER, change: (booking) => ({ ...booking.draft, currentStep: 0 }) })
    expect(stored()?.snapshot).toMatchObject({ date: { dateId: 'd1' } })
  })

  test('follows a response of the platform and keeps what the visitor chose and saw', () => {
    const { stored, bookingIn } = decided()
    const before = stored()
    expect(hasChangedSinceSnapshot(bookingIn(OFFER))).toBe(false)
    expect(bookingIn(SOLD_OUT).draft.rooms).toEqual([])
    expect(hasChangedSinceSnapshot(bookingIn(SOLD_OUT))).toBe(true)
    expect(stored()).toBe(before)
    expect(bookingIn(OFFER).draft.rooms).toEqual([{ accommodationId: 'dz', quantity: 1 }])
  })

  test('comes back with its rooms after a step was entered while they were sold out', () => {
    const { store, bookingIn } = decided()
    store.set(recordInDraftAtom(TRAVEL), {
      offer: SOLD_OUT,
      change: (booking) => ({ ...booking.draft, currentStep: 1 }),
    })
    expect(bookingIn(SOLD_OUT).draft.rooms).toEqual([])
    expect(bookingIn(OFFER).draft).toMatchObject({ currentStep: 1, rooms: [{ accommodationId: 'dz', quantity: 1 }] })
  })

  test('follows a new price list and a new travel', () => {
    const { bookingIn } = decided()
    expect(bookingIn(wholeOffer({ pricing: wholePricing({ accommodations: [] }) })).draft.rooms).toEqual([])
    const { travellers } = bookingIn(wholeOffer({ travel: { ...OFFER.travel, ageGroups: [] } })).draft
    expect(travellers.map(({ ageGroupId }) => ageGroupId)).toEqual([null, null])
  })

  test('renews its snapshot on a command, and not on a response', () => {
    const { store, stored } = decided()
    const withTrips = (quantity: number) => (booking: Parameters<typeof withPersonalAddon>[0]) =>
      withPersonalAddon(booking, { addonId: 'ausflug', quantity })
    store.set(changeDraftAtom(TRAVEL), { offer: OFFER, change: withTrips(1) })
    expect(stored()?.snapshot?.totalCentimes).toBe(257_000)
    store.set(recordInDraftAtom(TRAVEL), { offer: OFFER, change: withTrips(2) })
    expect(stored()?.snapshot?.totalCentimes).toBe(257_000)
  })

  test('is deleted by resetting its travel, without its neighbours', () => {
    const { store } = decided()
    store.set(storedDraftAtom('elsass'), draft({ travelId: 'elsass' }))
    store.set(resetBookingAtom, TRAVEL)
    expect(Object.keys(store.get(draftsAtom))).toEqual(['elsass'])
  })

  test('that is deleted leaves no state of its submit to a new one of the same travel', () => {
    const { store } = decided()
    for (const travelId of [TRAVEL, 'elsass']) store.set(submitStateAtom(travelId), { phase: 'unknown', recent: null })
    store.set(resetBookingAtom, TRAVEL)
    expect([TRAVEL, 'elsass'].map((travelId) => store.get(submitStateAtom(travelId)).phase)).toEqual([
      'idle',
      'unknown',
    ])
  })
})

test('switches from a variant no longer offered to one that is', () => {
  expect(nearestVariantId(draft({ pricingTravelId: 'gone' }), OFFER.travel)).toBe('v1')
})
