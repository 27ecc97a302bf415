import { describe, expect, test } from 'vitest'
import { changesSince } from '#domain/booking/changes/repair.ts'
import { currentBooking, hasChangedSinceSnapshot } from '#domain/booking/changes/reconcile.ts'
import { price } from '#domain/booking/price/price.ts'
import { draftsAtom, changeDraftAtom, storedDraftAtom } from '#state/booking.ts'
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
  const offerNow = () => offer({ ...loaded, today: store.get(todayAtom), pricing: pricing({ departures }) })
  const bookingNow = () => currentBooking(store.get(storedDraftAtom(TRAVEL)), TRAVEL, offerNow())
  store.set(changeDraftAtom(TRAVEL), { offer: offerNow(), change: () => draft() })
  return {
    store,
    offerNow,
    total: () => price(bookingNow()).total.centimes,
    goOnTo: (day: string) => store.set(advanceDayAtom, day),
    hasChanged: () => hasChangedSinceSnapshot(bookingNow()),
    changes: () => changesSince(bookingNow()),
  }
}

describe('a page left open past midnight', () => {
  // rules 4.5.1, 10.24
  test('no longer sells departures of the new day, and reports that', () => {
    const { offerNow, goOnTo, hasChanged, changes } = openedOn('2027-06-11')
    expect(hasChanged()).toBe(false)
    goOnTo('2027-06-12')
    expect(offerNow().saleDates.map(({ id }) => id)).toEqual(['d2'])
    expect(hasChanged()).toBe(true)
    expect(changes()).toMatchObject([
      { kind: 'date', state: 'departed', startDate: '2027-06-12', repair: { kind: 'date', date: { dateId: 'd2' } } },
    ])
  })

  // rules 9.4.2, 10.24
  test('removes an early-booking discount that ended, and reports that', () => {
    const { total, goOnTo, hasChanged, changes } = openedOn('2027-04-15')
    expect(total()).toBe(248_000)
    goOnTo('2027-04-16')
    expect(total()).toBe(258_000)
    expect(hasChanged()).toBe(true)
    expect(changes().map(({ kind }) => kind)).toContain('total')
  })

  test('reports nothing where nothing is lost', () => {
    const { store, total, goOnTo, hasChanged, changes } = openedOn('2027-03-01')
    goOnTo('2027-03-02')
    expect(store.get(todayAtom)).toBe('2027-03-02')
    expect([total(), hasChanged(), changes()]).toEqual([248_000, false, []])
  })

  test('never returns to a past day', () => {
    const { store, goOnTo } = openedOn('2027-03-01')
    goOnTo('2026-12-31')
    expect(store.get(todayAtom)).toBe('2027-03-01')
  })

  test('starts no booking by itself', () => {
    const store = makeStore('2027-03-01', { tenantId: '4', isEsimActive: false, hasPaymentPage: true })
    store.set(advanceDayAtom, '2027-03-02')
    expect(store.get(draftsAtom)).toEqual({})
  })
})
