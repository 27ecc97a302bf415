import { expect, test } from 'vitest'
import { formatMessage } from '#web/text/messageFormat.ts'

const catalogues = import.meta.glob<Readonly<Record<string, Readonly<Record<string, string>>>>>(
  '/src/web/text/*Messages.ts',
  {
    eager: true,
  },
)
const messages = Object.values(catalogues).flatMap((catalogue) =>
  Object.values(catalogue).flatMap(Object.entries<string>),
)
test.each([
  'booking.peopleWithoutAccommodationInfo',
  'booking.busStops.numberOfTravellersWithoutOutboundStop',
  'booking.busStops.numberOfTravellersWithoutReturnStop',
  'booking.numberOfTravellersWithoutInsurance',
  'booking.bargainDiscount',
  'travel.andMoreDates',
])('the key %s of the specification has a text', (key) => {
  expect(Object.fromEntries(messages)[key]).toBeTruthy()
})

test('texts are written the Swiss way, without sharp s and with guillemets', () => {
  expect(messages.filter(([, text]) => /[ß„“"]/.test(text))).toEqual([])
})

test.each([0, 1, 2])('with the count %i every message is whole', (count) => {
  for (const [key, message] of messages) {
    const names = [...message.matchAll(/\{([a-z]\w*)[,}]/g)].map(([, name]) => name ?? '')
    const values = Object.fromEntries(names.map((name) => [name, count]))
    expect(formatMessage(message, values), key).not.toMatch(/[{}]/)
  }
})
