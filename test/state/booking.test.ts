import { describe, expect, test } from 'vitest'
import { withPersonalAddon } from '#domain/booking/commands/extras.ts'
import { emptyDraft } from '#domain/booking/draft/emptyDraft.ts'
import { settle } from '#domain/booking/settle.ts'
import {
  bookingsAtom,
  changeDraftAtom,
  contingentsAtom,
  draftAtom,
  hasChangedAtom,
  pricingAtom,
  pricingTravelIdAtom,
  resetBookingAtom,
  storeContingentsAtom,
  reconcileDraftAtom,
  storePricingAtom,
  storeTravelAtom,
  travelAtom,
} from '#state/booking.ts'
import { makeStore } from '#state/store.ts'
import { draft as builtDraft } from '#test/support/builders/draft.ts'
import { wholeOffer, wholePricing } from '#test/support/builders/wholeOffer.ts'
const TRAVEL = 'provence'
const { travel, settings } = wholeOffer()
const NOTHING_LEFT = {
  dateId: 'd1',
  left: { packages: new Map<string, number>(), services: new Map<string, number>() },
}

const draft = (...given: Parameters<typeof builtDraft>) => settle(builtDraft(...given), wholeOffer())

/** A store in which the travel is loaded. */
function loaded() {
  const store = makeStore('2027-03-01', { tenantId: '4', isEsimActive: true, hasPaymentPage: true })
  store.set(travelAtom(TRAVEL), { travel, settings })
  store.set(pricingAtom('v1'), wholePricing())
  return store
}

describe('a draft', () => {
  test('begins with two adults on the first date and is stored from the first command on', () => {
    const store = loaded()
    expect(store.get(draftAtom(TRAVEL))).toMatchObject({ date: { dateId: 'd1' }, travellers: [{}, {}] })
    expect(store.get(bookingsAtom)).toEqual({})
    store.set(draftAtom(TRAVEL), draft())
    expect(store.get(bookingsAtom)[TRAVEL]?.snapshot?.totalCentimes).toBe(252_000)
  })

  test('keeps its snapshot on a response of the platform', () => {
    const store = loaded()
    store.set(draftAtom(TRAVEL), draft())
    expect(store.get(hasChangedAtom(TRAVEL))).toBe(false)
    store.set(storeContingentsAtom(TRAVEL), NOTHING_LEFT)
    expect(store.get(draftAtom(TRAVEL)).rooms).toEqual([])
    expect(store.get(hasChangedAtom(TRAVEL))).toBe(true)
    store.set(storeContingentsAtom(TRAVEL), { ...NOTHING_LEFT, dateId: 'd2' })
    expect(store.get(draftAtom(TRAVEL)).rooms).toEqual([{ accommodationId: 'dz', quantity: 1 }])
  })

  test('is reconciled with a new price list and a new travel', () => {
    const store = loaded()
    store.set(draftAtom(TRAVEL), draft())
    store.set(storePricingAtom(TRAVEL), wholePricing({ accommodations: [] }))
    expect(store.get(draftAtom(TRAVEL)).rooms).toEqual([])
    store.set(storeTravelAtom(TRAVEL), { travel: { ...travel, ageGroups: [] }, settings })
    expect(store.get(draftAtom(TRAVEL)).travellers.map(({ ageGroupId }) => ageGroupId)).toEqual([null, null])
  })

  test('renews its snapshot on a command', () => {
    const store = loaded()
    store.set(draftAtom(TRAVEL), draft())
    store.set(changeDraftAtom(TRAVEL), (booking) => withPersonalAddon(booking, { addonId: 'ausflug', quantity: 1 }))
    expect(store.get(draftAtom(TRAVEL)).snapshot?.totalCentimes).toBe(257_000)
    store.set(reconcileDraftAtom(TRAVEL), (booking) => withPersonalAddon(booking, { addonId: 'ausflug', quantity: 2 }))
    expect(store.get(draftAtom(TRAVEL)).snapshot?.totalCentimes).toBe(257_000)
  })

  test('stays as it is before the travel is loaded', () => {
    const store = makeStore('2027-03-01', { tenantId: '4', isEsimActive: true, hasPaymentPage: true })
    store.set(changeDraftAtom(TRAVEL), () => draft())
    store.set(reconcileDraftAtom(TRAVEL), () => draft())
    expect(store.get(bookingsAtom)).toEqual({})
    store.set(draftAtom(TRAVEL), emptyDraft(TRAVEL))
    expect(store.get(bookingsAtom)[TRAVEL]?.snapshot).toBeNull()
  })

  test('is deleted by resetting its travel, without its neighbours', () => {
    const store = loaded()
    store.set(draftAtom(TRAVEL), draft())
    store.set(draftAtom('elsass'), draft({ travelId: 'elsass' }))
    store.set(resetBookingAtom, TRAVEL)
    expect(Object.keys(store.get(bookingsAtom))).toEqual(['elsass'])
  })
})

test('switches from a variant no longer offered to one that is', () => {
  const store = loaded()
  store.set(contingentsAtom(TRAVEL), null)
  store.set(bookingsAtom, { [TRAVEL]: draft({ pricingTravelId: 'gone' }) })
  expect(store.get(pricingTravelIdAtom(TRAVEL))).toBe('v1')
})
