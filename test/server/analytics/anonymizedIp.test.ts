import { expect, test } from 'vitest'
import { anonymizedIp } from '#server/analytics/anonymizedIp.ts'

test.each([
  ['203.0.113.77', '203.0.0.0'],
  ['::ffff:203.0.113.77', '203.0.0.0'],
  ['2001:db8:85a3:8d3:1319:8a2e:370:7348', '2001:db8:85a3::'],
  ['2001:db8::1', '2001:db8::'],
  ['::1', '::'],
  ['', '0.0.0.0'],
  ['somebody', '0.0.0.0'],
])('of %j no more is told than %s', (address, shortened) => {
  expect(anonymizedIp(address)).toBe(shortened)
})
