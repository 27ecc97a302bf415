import { expect, test } from 'vitest'
import { isExpired, readResumptions } from '#domain/booking/stored/resumption.ts'
import { draft } from '#test/support/builders/draft.ts'

const NOW = 1_800_000_000

const begun = {
  travelId: 'provence',
  travelName: 'Provence',
  startDate: '2027-06-19',
  people: 2,
  lastActivityTimestamp: NOW,
}

test('the booking touched last comes first', () => {
  const earlier = { ...begun, travelId: 'wien', lastActivityTimestamp: NOW - 60 }
  expect(readResumptions([earlier, begun], NOW).map(({ travelId }) => travelId)).toEqual(['provence', 'wien'])
})

test.each([
  { seconds: 2_591_999, count: 1 },
  { seconds: 2_592_000, count: 0 },
])('after $seconds seconds $count are offered', ({ seconds, count }) => {
  expect(readResumptions([{ ...begun, lastActivityTimestamp: NOW - seconds }], NOW)).toHaveLength(count)
})

test.each([[null], ['text'], [{}], [[null, 7, { ...begun, people: '2' }, { ...begun, travelId: 4 }]]])(
  'what cannot be read is left out: %j',
  (json) => {
    expect(readResumptions(json, NOW)).toEqual([])
  },
)

test('a day that is none is no day', () => {
  expect(readResumptions([{ ...begun, startDate: '2027-02-30' }], NOW)[0]?.startDate).toBeNull()
})

test.each(['travelId', 'travelName', 'people', 'lastActivityTimestamp'])(
  'a booking without its %s cannot be offered',
  (field) => {
    expect(readResumptions([{ ...begun, [field]: null }], NOW)).toEqual([])
  },
)

test('a booking is told as it was kept, without a day while none is chosen', () => {
  expect(readResumptions([begun], NOW)).toEqual([begun])
  expect(readResumptions([{ ...begun, startDate: 7 }], NOW)[0]?.startDate).toBeNull()
})

test('what is no list tells of none', () => {
  expect(readResumptions({ 0: begun, length: 1 }, NOW)).toEqual([])
})

test.each([
  { seconds: 2_591_999, isOver: false },
  { seconds: 2_592_000, isOver: true },
])('a draft is no longer kept $seconds seconds after the last activity: $isOver', ({ seconds, isOver }) => {
  expect(isExpired(draft({ lastActivityTimestamp: NOW - seconds }), NOW)).toBe(isOver)
})
