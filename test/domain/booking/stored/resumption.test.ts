import { expect, test } from 'vitest'
import { isExpired, readResumptions } from '#domain/booking/stored/resumption.ts'
import { draft } from '#test/support/builders/draft.ts'

const NOW = 1_800_000_000

const begun = {
  travelId: 'provence',
  travelName: 'Provence',
  startDate: '2027-06-19',
  people: 2,
  stage: 'begun',
  lastActivityTimestamp: NOW,
}

test('the booking with the latest activity comes first', () => {
  const earlier = { ...begun, travelId: 'wien', lastActivityTimestamp: NOW - 60 }
  expect(readResumptions([earlier, begun], NOW).map(({ travelId }) => travelId)).toEqual(['provence', 'wien'])
})

test.each([
  { seconds: 2_591_999, count: 1 },
  { seconds: 2_592_000, count: 0 },
])('after $seconds seconds $count bookings can be resumed', ({ seconds, count }) => {
  expect(readResumptions([{ ...begun, lastActivityTimestamp: NOW - seconds }], NOW)).toHaveLength(count)
})

// rule 10.15
test.each([
  { holdMinutes: 1440, seconds: 86_399, count: 1 },
  { holdMinutes: 1440, seconds: 86_400, count: 0 },
  { holdMinutes: 5, seconds: 299, count: 1 },
  { holdMinutes: 5, seconds: 300, count: 0 },
  { holdMinutes: null, seconds: 1_799, count: 1 },
  { holdMinutes: null, seconds: 1_800, count: 0 },
])(
  'with places held for $holdMinutes minutes, $seconds seconds after the last activity $count unpaid bookings are offered to be paid',
  ({ holdMinutes, seconds, count }) => {
    const unpaid = { ...begun, stage: 'unpaid', lastActivityTimestamp: NOW - seconds }
    expect(readResumptions([unpaid], NOW, holdMinutes)).toHaveLength(count)
  },
)

test('an entry without a stage is of an unfinished booking', () => {
  const { stage: _, ...earlier } = begun
  expect(readResumptions([earlier], NOW)).toEqual([begun])
})

test.each([[null], ['text'], [{}], [[null, 7, { ...begun, people: '2' }, { ...begun, travelId: 4 }]]])(
  'an unreadable resumption is left out: %j',
  (json) => {
    expect(readResumptions(json, NOW)).toEqual([])
  },
)

test('an invalid first day is null', () => {
  expect(readResumptions([{ ...begun, startDate: '2027-02-30' }], NOW)[0]?.startDate).toBeNull()
})

test.each(['travelId', 'travelName', 'people', 'lastActivityTimestamp'])(
  'a booking without its %s cannot be offered',
  (field) => {
    expect(readResumptions([{ ...begun, [field]: null }], NOW)).toEqual([])
  },
)

test('a resumption is read as stored, without a day while none is chosen', () => {
  expect(readResumptions([begun], NOW)).toEqual([begun])
  expect(readResumptions([{ ...begun, startDate: 7 }], NOW)[0]?.startDate).toBeNull()
})

test('stored values other than a list have no resumptions', () => {
  expect(readResumptions({ 0: begun, length: 1 }, NOW)).toEqual([])
})

test.each([
  { seconds: 2_591_999, isOver: false },
  { seconds: 2_592_000, isOver: true },
])('a draft expires $seconds seconds after the last activity: $isOver', ({ seconds, isOver }) => {
  expect(isExpired(draft({ lastActivityTimestamp: NOW - seconds }), NOW)).toBe(isOver)
})

test('a draft without activity does not expire', () => {
  expect(isExpired({ lastActivityTimestamp: null }, NOW)).toBe(false)
})
