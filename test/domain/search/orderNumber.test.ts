import { expect, test } from 'vitest'
import { orderNumberFrom } from '#domain/search/orderNumber.ts'

// rule 2.2.15
test.each([
  ['CR-2027-000123', 'CR-2027-000123'],
  ['cr 2027 000123', 'CR-2027-000123'],
  ['Auftrag CR2027000123.', 'CR-2027-000123'],
])('«%s» has the order number %s', (text, orderNo) => {
  expect(orderNumberFrom(text)).toBe(orderNo)
})

test.each(['Juni 2027', 'CR-2027-00012', 'CR-2027-0001234', 'CR-1999-000123', '2027-000123', 'Advent2027000123'])(
  '«%s» has no order number',
  (text) => {
    expect(orderNumberFrom(text)).toBeNull()
  },
)
