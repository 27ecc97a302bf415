import { describe, expect, test } from 'vitest'
import { withCo2, withEsim } from '#domain/booking/commands/extras.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { settle } from '#domain/booking/settle.ts'
import { departure, services } from '#test/support/builders/departure.ts'
import { draft } from '#test/support/builders/draft.ts'
import { pricing } from '#test/support/builders/pricing.ts'
import { wholeOffer } from '#test/support/builders/wholeOffer.ts'

const OFFER = wholeOffer()
const bare = wholeOffer({ pricing: pricing({ departures: [departure({ services: services({ 301: 5000 }) })] }) })

describe('eSIM packages', () => {
  const one = draft({ esims: [{ serviceNo: '602', quantity: 1 }] })

  test('of one kind leave those of other kinds unchanged', () => {
    expect(settle(withEsim(resolve(one, OFFER), { serviceNo: '601', quantity: 2 }), OFFER).esims).toEqual([
      { serviceNo: '602', quantity: 1 },
      { serviceNo: '601', quantity: 2 },
    ])
  })

  test('replace those of the same kind', () => {
    expect(settle(withEsim(resolve(one, OFFER), { serviceNo: '602', quantity: 2 }), OFFER).esims).toEqual([
      { serviceNo: '602', quantity: 2 },
    ])
  })

  test.each([0, 0.4, -1])('with quantity %s are removed', (quantity) => {
    expect(settle(withEsim(resolve(one, OFFER), { serviceNo: '602', quantity }), OFFER).esims).toEqual([])
  })

  test('that are not offered change nothing', () => {
    expect(withEsim(resolve(one, OFFER), { serviceNo: '301', quantity: 1 })).toBe(one)
    expect(withEsim(resolve(one, bare), { serviceNo: '601', quantity: 1 })).toBe(one)
  })
})

describe('the CO2 compensation', () => {
  test('can be added and removed', () => {
    const chosen = settle(withCo2(resolve(draft(), OFFER), true), OFFER)
    expect(chosen.co2compensation).toBe(true)
    expect(settle(withCo2(resolve(chosen, OFFER), false), OFFER).co2compensation).toBe(false)
  })

  test('cannot be added where it is not offered, but can be removed', () => {
    const before = draft()
    expect(settle(withCo2(resolve(before, bare), true), bare)).toBe(before)
    expect(settle(withCo2(resolve(draft({ co2compensation: true }), bare), false), bare).co2compensation).toBe(false)
  })
})
