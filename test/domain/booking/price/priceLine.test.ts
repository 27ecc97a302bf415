import { expect, test } from 'vitest'
import type { PriceKind } from '#domain/booking/draft/snapshot.ts'
import { includesBeds } from '#domain/booking/price/priceLine.ts'

test.each<readonly [boolean, readonly PriceKind[]]>([
  [false, []],
  [false, ['baby', 'personalAddon', 'busStop']],
  [true, ['room']],
  [true, ['familyPackage']],
  [true, ['bookingAddon', 'familyPackage']],
  [true, ['room', 'bargain']],
])('somebody has a bed: %s, with lines for %j', (expected, kinds) => {
  expect(includesBeds(kinds.map((kind) => ({ kind })))).toBe(expected)
})
