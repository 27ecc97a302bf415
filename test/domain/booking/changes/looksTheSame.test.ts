import { expect, test } from 'vitest'
import { looksTheSame } from '#domain/booking/changes/looksTheSame.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { departure } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'

/** A booking whose travellers have a stop, of a departure without a bus network. */
function bookingAt(roomCentimes: number, outboundStopNo = '7') {
  const departures = [departure({ packagePrices: new Map([['101', roomCentimes]]) })]
  const travellers = [traveller({ outboundStopNo }), traveller({ outboundStopNo })]
  return resolve(draft({ travellers }), offer({ pricing: pricing({ departures }) }))
}

// rule 10.14
test('a booking that costs something else never looks the same, though its stops are unknown', () => {
  expect(looksTheSame(bookingAt(129_000), bookingAt(129_000), 258_000)).toBe(true)
  expect(looksTheSame(bookingAt(129_000), bookingAt(130_000), 258_000)).toBe(false)
})

// rule 10.14
test('prices that follow the agreed total of the platform are no change, other prices and another stop are one', () => {
  const [before, now] = [bookingAt(129_000), bookingAt(130_000)]
  expect(looksTheSame(before, now, 260_000)).toBe(true)
  expect(looksTheSame(before, now, 259_000)).toBe(false)
  expect(looksTheSame(before, bookingAt(130_000, '8'), 260_000)).toBe(false)
})

// rule 10.14
test('a booking whose prices are unknown looks like no other', () => {
  const unknown = resolve(draft(), offer({ pricing: null }))
  expect(looksTheSame(unknown, unknown, 0)).toBe(false)
})
