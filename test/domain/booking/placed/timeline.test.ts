import { expect, test } from 'vitest'
import { timeline } from '#domain/booking/placed/timeline.ts'

const journey = {
  bookedOn: '2027-01-15',
  startDate: '2027-07-17',
  endDate: '2027-07-22',
  payments: [],
  documentsDaysBefore: 14,
}
const instalment = { centimes: 100, dueOn: '2027-06-17', isLast: true, isWhole: true }

test('events after booking are sorted by day', () => {
  const milestones = timeline({ ...journey, payments: [instalment] })
  expect(milestones.map(({ kind, day }) => [kind, day])).toEqual([
    ['payment', '2027-06-17'],
    ['documents', '2027-07-03'],
    ['departure', '2027-07-17'],
    ['return', '2027-07-22'],
  ])
})

test.each([
  ['2027-07-02', false, '2027-07-03'],
  ['2027-07-03', true, '2027-07-03'],
  ['2027-07-10', true, '2027-07-10'],
])('documents for a booking on %s follow soon: %s', (bookedOn, isSoon, day) => {
  expect(timeline({ ...journey, bookedOn }).find(({ kind }) => kind === 'documents')).toEqual({
    kind: 'documents',
    day,
    isSoon,
  })
})

test('without a number of days the timeline has no documents', () => {
  expect(timeline({ ...journey, documentsDaysBefore: null }).map(({ kind }) => kind)).toEqual(['departure', 'return'])
})
