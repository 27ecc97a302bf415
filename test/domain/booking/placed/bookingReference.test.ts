import { expect, test } from 'vitest'
import { orderNumberIn, referencePath } from '#domain/booking/placed/bookingReference.ts'

test('the order number is in the fragment, which no server sees, and can be read back', () => {
  expect(referencePath('CR-2027-000001')).toBe('/auftrag#CR-2027-000001')
  expect(orderNumberIn('#CR-2027-000001')).toBe('CR-2027-000001')
  expect(referencePath('2027/4711')).toBe('/auftrag#2027%2F4711')
  expect(orderNumberIn('#2027%2F4711')).toBe('2027/4711')
})

test.each(['', '#', '#AB', '#CR 2027', '#<b>CR</b>', '#Bitte%20anrufen', '#%', '#-CR-1', `#${'1'.repeat(31)}`])(
  '%o is no order number',
  (hash) => {
    expect(orderNumberIn(hash)).toBeNull()
  },
)

test.each(['#123', `#${'1'.repeat(30)}`])('%o is an order number', (hash) => {
  expect(orderNumberIn(hash)).toBe(hash.slice(1))
})

test('a booking without an order number has no reference page', () => {
  expect(referencePath(null)).toBeNull()
  expect(referencePath('Nr. 7 von Anna Muster')).toBeNull()
})
