import { expect, test } from 'vitest'
import { formatMessage } from '#web/text/messageFormat.ts'
import { messages } from '#test/support/web/messages.ts'

// rule 10.27
test.each([
  // rule 8.1.1.1
  'booking.peopleWithoutAccommodationInfo',
  // rule 8.1.1.2
  'booking.busStops.numberOfTravellersWithoutOutboundStop',
  // rule 8.1.1.3
  'booking.busStops.numberOfTravellersWithoutReturnStop',
  // rule 8.1.1.4
  'booking.numberOfTravellersWithoutInsurance',
  // rule 9.4.5
  'booking.bargainDiscount',
  // rule 9.7.3
  'travel.andMoreDates',
])('the key %s of the rules has a text', (key) => {
  expect(messages.get(key)).toBeTruthy()
})

test('of a date that may have been closed with places left nobody reads that it is sold out', () => {
  const texts = [...messages].filter(([key]) => /dateClosed/.test(key)).map(([, text]) => text)
  expect(texts.length).toBeGreaterThan(0)
  expect(texts.filter((text) => text.includes('ausgebucht'))).toEqual([])
})

// rules 1.1.1, 10.27
test('texts are written the Swiss way, without sharp s and with guillemets', () => {
  expect([...messages].filter(([, text]) => /[ß„“"]/.test(text))).toEqual([])
})

// rule 10.27
test.each([0, 1, 2])('with the count %i every message is whole', (count) => {
  for (const [key, message] of messages) {
    const names = [...message.matchAll(/\{([a-z]\w*)[,}]/g)].map(([, name]) => name ?? '')
    const values = Object.fromEntries(names.map((name) => [name, count]))
    expect(formatMessage(message, values), key).not.toMatch(/[{}]/)
  }
})

// rule 10.27
test.each([
  [1, 'unter 1 Jahr, ohne eigenes Bett'],
  [2, 'unter 2 Jahren, ohne eigenes Bett'],
])('up to the age of %i a baby travels «%s»', (age, text) => {
  expect(formatMessage(messages.get('start.party.babiesInfo') ?? '', { age })).toBe(text)
})
