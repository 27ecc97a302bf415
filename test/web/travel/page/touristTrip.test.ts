import { expect, test } from 'vitest'
import { carovia } from '#tenant/config.ts'
import { departureRow } from '#test/support/builders/departureRow.ts'
import type { Site } from '#web/site/SiteContext.tsx'
import type { DepartureRow } from '#web/travel/departures/departures.ts'
import { touristTrip } from '#web/travel/page/touristTrip.ts'

const site: Site = {
  tenant: carovia,
  config: {
    publicUrl: 'https://site.example',
    paymentPageUrl: '',
    holdMinutes: null,
    today: '2027-01-15',
    isTodayFixed: true,
    pictures: 'own' as const,
    persist: false,
    hasPageViews: false,
    posthog: null,
  },
}
const page = { site, travelId: 'p', path: '/reisen/p/provence' }
const summary = {
  name: 'Provence',
  description: null,
  publicId: null,
  minPrice: 1290,
  currency: 'CHF',
  places: ['Avignon'],
  relatedQueries: [],
}

const row = (fields: Partial<DepartureRow>) => departureRow({ fromCentimes: 129_050, currency: 'EUR', ...fields })

const offersOf = (departures: readonly DepartureRow[]) => {
  const { offers } = touristTrip(summary, departures, page)
  return offers !== undefined && 'offers' in offers ? offers.offers : null
}

test('a departure is an offer in its currency, valid from today to the day before it leaves', () => {
  expect(offersOf([row({})])).toEqual([
    {
      '@type': 'Offer',
      url: 'https://site.example/buchen/p/start?variante=v&datum=d',
      price: 1290.5,
      priceCurrency: 'EUR',
      availability: 'https://schema.org/InStock',
      validFrom: '2027-01-15',
      validThrough: '2027-06-11',
      itemOffered: { '@type': 'Trip', departureTime: '2027-06-12', arrivalTime: '2027-06-18' },
    },
  ])
})

test('an early-booking price is valid through its last day, and never beyond the day before departure', () => {
  const until = (lastDay: string) => row({ bargain: { insteadOfCentimes: 134_050, lastDay } })
  expect(offersOf([until('2027-03-23')])).toMatchObject([{ validThrough: '2027-03-23' }])
  expect(offersOf([until('2027-06-14')])).toMatchObject([{ validThrough: '2027-06-11' }])
})

test.each([
  ['CLOSED', 'SoldOut'],
  ['SOLD_OUT', 'SoldOut'],
  ['WAITLIST', 'BackOrder'],
  ['WAITLIST_CONTINGENT_CHECK', 'LimitedAvailability'],
  ['OTHER', 'InStock'],
] as const)('the state %s is %s to search engines', (state, word) => {
  expect(offersOf([row({ state })])).toMatchObject([{ availability: `https://schema.org/${word}` }])
})

// rules 2.4.3
test('the departures that the page begins with are offers; number and prices are those of all that can be booked', () => {
  const later = (days: number) => new Date(Date.UTC(2027, 5, 12 + days)).toISOString().slice(0, 10)
  const weekly = Array.from({ length: 30 }, (_, week) =>
    row({ startDate: later(week * 7), fromCentimes: 129_000 + week * 1000 }),
  )
  const soldOut = row({ startDate: later(300), fromCentimes: 99_000, state: 'SOLD_OUT' })
  const byTrain = row({ variantId: 'train', fromCentimes: 189_000 })
  expect(touristTrip(summary, [...weekly, soldOut, byTrain], page).offers).toMatchObject({
    '@type': 'AggregateOffer',
    lowPrice: 1290,
    highPrice: 1890,
    offerCount: 31,
    priceCurrency: 'EUR',
  })
  const shown = offersOf([...weekly, soldOut, byTrain])
  // Three in June, five in July, four in August: the month of the twelfth is whole.
  expect(shown).toHaveLength(12)
})

test('every offer is one of those counted, between the lowest and the highest price, and the cheapest is among them', () => {
  const weekly = Array.from({ length: 20 }, (_, week) =>
    row({ key: `v~${week}`, startDate: `2027-${week < 12 ? '06' : '07'}-01`, fromCentimes: 150_000 }),
  )
  const cheapestLater = row({ key: 'train~d', variantId: 'train', fromCentimes: 129_000 })
  const alike = row({ key: 'train~e', variantId: 'train', fromCentimes: 129_000 })
  const notCounted = [
    row({ key: 'v~meer', extensionId: 'meer', extensionLabel: 'mit Meer', fromCentimes: 180_000 }),
    row({ key: 'v~full', state: 'SOLD_OUT', fromCentimes: 99_000 }),
  ]
  const { offers } = touristTrip(summary, [...notCounted, ...weekly, cheapestLater, alike], page)
  expect(offers).toMatchObject({ lowPrice: 1290, highPrice: 1500, offerCount: 22 })
  const begun = Array.from({ length: 12 }, () => expect.objectContaining({ price: 1500 }) as object)
  expect(offersOf([...notCounted, ...weekly, cheapestLater, alike])).toEqual([
    ...begun,
    expect.objectContaining({ price: 1290 }),
  ])
})

test('prices in another currency are not compared', () => {
  expect(touristTrip(summary, [row({}), row({ currency: 'CHF', fromCentimes: 99_000 })], page).offers).toMatchObject({
    lowPrice: 1290.5,
    highPrice: 1290.5,
    offerCount: 1,
  })
})

// decision 21
test('the lowest price is the one the page shows: neither of an extension nor of a waitlist beside what can be booked', () => {
  const other = [
    row({ state: 'WAITLIST', fromCentimes: 90_000 }),
    row({ extensionId: 'meer', fromCentimes: 99_000 }),
    row({ extensionId: 'meer', fromCentimes: 199_000 }),
  ]
  const range = { lowPrice: 1290.5, highPrice: 1390, offerCount: 2 }
  expect(touristTrip(summary, [...other, row({}), row({ fromCentimes: 139_000 })], page).offers).toMatchObject(range)
})

test('with nothing to book the prices are those of the waitlist and of what is sold out, never of a closed date', () => {
  const rows = [
    row({ state: 'CLOSED', fromCentimes: 90_000 }),
    row({ state: 'SOLD_OUT', fromCentimes: 119_000 }),
    row({ state: 'WAITLIST' }),
  ]
  expect(touristTrip(summary, rows, page).offers).toMatchObject({ lowPrice: 1190, highPrice: 1290.5, offerCount: 2 })
})

test('a departure without a price is no offer; without any the from-price stands alone', () => {
  expect(touristTrip(summary, [row({ fromCentimes: null })], page).offers).toEqual({
    '@type': 'AggregateOffer',
    lowPrice: 1290,
    priceCurrency: 'CHF',
  })
  expect(touristTrip({ ...summary, minPrice: null }, [], page)).not.toHaveProperty('offers')
  expect(touristTrip({ ...summary, minPrice: 0 }, [], page)).not.toHaveProperty('offers')
})
