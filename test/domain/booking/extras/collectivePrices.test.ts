import { expect, test } from 'vitest'
import { resolve } from '#domain/booking/draft/booking.ts'
import { collectivePrices } from '#domain/booking/extras/collectivePrices.ts'
import { departure, services } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { collectiveAddon, pricing } from '#test/support/builders/pricing.ts'

const sold = (prices: Record<string, number>) =>
  offer({ pricing: pricing({ departures: [departure({ services: services(prices) })] }) })
const family = draft({ travellers: [traveller(), traveller(), traveller({ ageGroupId: 'child' })] })

test('the group price is itemised by the age groups that travel', () => {
  expect(collectivePrices(collectiveAddon(), resolve(family, sold({ '304': 5900, '305': 3200 })))).toEqual([
    { name: 'Erwachsene', count: 2, centimes: 5900 },
    { name: 'Kinder', count: 1, centimes: 3200 },
  ])
  expect(collectivePrices(collectiveAddon(), resolve(draft(), sold({ '304': 5900 })))).toEqual([
    { name: 'Erwachsene', count: 2, centimes: 5900 },
  ])
})

test('group prices are empty where one is missing or no date is chosen', () => {
  expect(collectivePrices(collectiveAddon(), resolve(family, sold({ '304': 5900 })))).toEqual([])
  expect(
    collectivePrices(collectiveAddon(), resolve({ ...family, date: null }, sold({ '304': 5900, '305': 3200 }))),
  ).toEqual([])
})
