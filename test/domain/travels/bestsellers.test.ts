import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isFromToday, NO_BESTSELLERS, readBestsellers, startOfDaySeconds, withBestsellers } from '#domain/travels/bestsellers.ts'

test('the timestamp of an answer is the start of its day in seconds', () => {
  expect(startOfDaySeconds('2026-05-14')).toBe(1778716800)
  expect(withBestsellers([], '2026-05-14').timestamp).toBe(1778716800)
})

test('an answer of today is good until midnight', () => {
  const kept = withBestsellers([], '2026-05-14')
  expect(isFromToday(kept, '2026-05-14')).toBe(true)
  expect(isFromToday(kept, '2026-05-15')).toBe(false)
  expect(isFromToday(NO_BESTSELLERS, '2026-05-14')).toBe(false)
})

test('reading what was kept never throws', () => {
  fc.assert(fc.property(fc.jsonValue(), (stored) => {
    expect(() => readBestsellers(stored)).not.toThrow()
  }))
})

test('travels without what their card draws are refused', () => {
  expect(readBestsellers({ timestamp: 1, travels: [{ name: 'Wien' }] })).toBeNull()
})

test('a list that was loading when the page was left is not loading any more', () => {
  expect(readBestsellers({ isLoading: true, timestamp: 1, travels: [] })).toEqual({ isLoading: false, timestamp: 1, travels: [] })
})
