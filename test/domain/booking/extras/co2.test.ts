import { expect, test } from 'vitest'
import { withCo2 } from '#domain/booking/commands/extras.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { co2Price } from '#domain/booking/extras/co2.ts'
import { co2Total } from '#domain/booking/price/optionLines.ts'
import { settle } from '#domain/booking/settle.ts'
import { departure, services } from '#test/support/builders/departure.ts'
import { draft } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'

const selling = (centimes: number | null) =>
  offer({ pricing: pricing({ departures: [departure({ services: services({ '7474': centimes }) })] }) })

// rule 9.3.1.3
test.each([
  { centimes: 1200, price: 1200 },
  { centimes: 1, price: 1 },
  { centimes: 0, price: null },
  { centimes: null, price: null },
])('at $centimes centimes per traveller the compensation costs $price', ({ centimes, price }) => {
  expect(co2Price(resolve(draft(), selling(centimes)))).toBe(price)
})

test('the compensation costs as many times its price as there are travellers, and nothing where it is not offered', () => {
  const { travellers } = draft()
  expect(co2Total(resolve(draft(), selling(1200)))).toBe(travellers.length * 1200)
  expect(co2Total(resolve(draft({ travellers: travellers.slice(0, 1) }), selling(1200)))).toBe(1200)
  expect(co2Total(resolve(draft(), selling(0)))).toBeNull()
})

test('the compensation can be added where it is offered, and removed', () => {
  const chosen = settle(withCo2(resolve(draft(), selling(1200)), true), selling(1200))
  expect(chosen.co2compensation).toBe(true)
  expect(settle(withCo2(resolve(chosen, selling(1200)), false), selling(1200)).co2compensation).toBe(false)
  expect(settle(withCo2(resolve(draft(), selling(0)), true), selling(0)).co2compensation).toBe(false)
})
