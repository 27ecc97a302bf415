import { expect, test } from 'vitest'
import { isExpired } from '#domain/booking/stored/draftLifetime.ts'
import { draft } from '#test/support/builders/draft.ts'

const NOW = 1_800_000_000

test.each([
  { seconds: 2_591_999, isOver: false },
  { seconds: 2_592_000, isOver: true },
])('a draft is no longer kept $seconds seconds after the last activity: $isOver', ({ seconds, isOver }) => {
  expect(isExpired(draft({ lastActivityTimestamp: NOW - seconds }), NOW)).toBe(isOver)
})
