import { describe, expect, test } from 'vitest'
import { changesSince } from '#domain/booking/changes/repair.ts'
import { resolve } from '#domain/booking/draft/resolve.ts'
import { settle } from '#domain/booking/settle.ts'
import {
  bookingsAtom,
  draftAtom,
  hasChangedAtom,
  offerAtom,
  priceAtom,
  pricingAtom,
  reconcileDayAtom,
  travelAtom,
} from '#state/booking.ts'
import { advanceDayAtom, todayAtom } from '#state/clock.ts'
import { makeStore } from '#state/store.ts'
import { departure, services } from '#test/support/builders/departure.ts'
import { draft } from '#test/support/builders/draft.ts'
import { offer, settings, travel, travelPricing } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'

const TRAVEL = 'provence'
/** The early-booking discount is earned up to 15 April: 60 days before 12 June, counted as rule 9.4.2 does. */
const loaded = {
  travel: travel({
    pricing: travelPricing({
      bargainSettings: {
        __typename: 'BargainSettings',
        active: true,
        untilDaysBeforeStart: 60,
        bargainTier: { __typename: 'BargainTier', discount: 50 },
      },
    }),
  }),
  settings: settings({
    bargainConfig: { __typename: 'BargainConfig', active: true, priceCap: null, serviceCodePrefix: 'FB' },
  }),
}
const departures = [
  departure({ services: services({ 801: { code: 'FB50', centimes: -5000 } }) }),
  departure({ id: 'd2', startDate: '2027-07-01', endDate: '2027-07-07' }),
]

/** A visitor with a booking, on a page that was made on this day. */
function openedOn(today: string) {
  const store = makeStore(today, { tenantId: '4', isEsimActive: false, hasPaymentPage: true })
  store.set(travelAtom(TRAVEL), loaded)
  store.set(pricingAtom('v1'), pricing({ departures }))
  store.set(draftAtom(TRAVEL), settle(draft(), { ...offer({ ...loaded, today, pricing: pricing({ departures }) }) }))
  return {
    store,
    total: () => store.get(priceAtom(TRAVEL))?.total.centimes,
    goOnTo: (day: string) => {
      store.set(advanceDayAtom, day)
      store.set(reconcileDayAtom(TRAVEL))
    },
    changes: () => {
      const now = store.get(offerAtom(TRAVEL))
      return now === null ? [] : changesSince(resolve(store.get(draftAtom(TRAVEL)), now))
    },
  }
}

describe('a page left open past midnight', () => {
  // rules 4.5.1, 10.24
  test('no longer sells departures of the new day, and reports that', () => {
    const { store, goOnTo, changes } = openedOn('2027-06-11')
    expect(store.get(hasChangedAtom(TRAVEL))).toBe(false)
    goOnTo('2027-06-12')
    expect(store.get(offerAtom(TRAVEL))?.saleDates.map(({ id }) => id)).toEqual(['d2'])
    expect(store.get(hasChangedAtom(TRAVEL))).toBe(true)
    expect(changes()).toMatchObject([
      { kind: 'date', state: 'departed', startDate: '2027-06-12', repair: { kind: 'date', date: { dateId: 'd2' } } },
    ])
  })

  // rule 10.24
  test('removes an early-booking discount that ended, and reports that', () => {
    const { store, total, goOnTo, changes } = openedOn('2027-04-15')
    expect(total()).toBe(248_000)
    goOnTo('2027-04-16')
    expect(total()).toBe(258_000)
    expect(store.get(hasChangedAtom(TRAVEL))).toBe(true)
    expect(changes().map(({ kind }) => kind)).toContain('total')
  })

  test('reports nothing where nothing is lost', () => {
    const { store, total, goOnTo, changes } = openedOn('2027-03-01')
    goOnTo('2027-03-02')
    expect(store.get(todayAtom)).toBe('2027-03-02')
    expect([total(), store.get(hasChangedAtom(TRAVEL)), changes()]).toEqual([248_000, false, []])
  })

  test('never returns to a past day', () => {
    const { store, goOnTo } = openedOn('2027-03-01')
    goOnTo('2026-12-31')
    expect(store.get(todayAtom)).toBe('2027-03-01')
  })

  test('starts no booking by itself', () => {
    const store = makeStore('2027-03-01', { tenantId: '4', isEsimActive: false, hasPaymentPage: true })
    store.set(reconcileDayAtom(TRAVEL))
    expect(store.get(bookingsAtom)).toEqual({})
  })
})
