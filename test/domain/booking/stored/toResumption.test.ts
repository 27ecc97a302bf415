import { expect, test } from 'vitest'
import { withChangesAcknowledged } from '#domain/booking/changes/repair.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { withSubmissionStarted, withSubmissionUnknown } from '#domain/booking/funnel/submission.ts'
import { toResumption } from '#domain/booking/stored/toResumption.ts'
import { baby, draft, traveller } from '#test/support/builders/draft.ts'
import { wholeOffer } from '#test/support/builders/wholeOffer.ts'

const NOW = 1_800_000_000
const touched = { lastActivityTimestamp: NOW }

test('a resumption has travel, first day and number of people, babies included', () => {
  const begun = withChangesAcknowledged(resolve(draft({ ...touched, babies: [baby()] }), wholeOffer()))
  expect(toResumption(begun, 'Provence')).toEqual({
    travelId: 'provence',
    travelName: 'Provence',
    startDate: '2027-06-12',
    people: 3,
    stage: 'begun',
    lastActivityTimestamp: NOW,
  })
})

test('a booking that was only looked at has no resumption; one with a bed or a second step has', () => {
  const looked = draft({ ...touched, rooms: [], sentEvents: ['booking_start'] })
  expect(toResumption(looked, 'Provence')).toBeNull()
  expect(toResumption({ ...looked, rooms: [{ accommodationId: 'dz', quantity: 1 }] }, 'Provence')?.people).toBe(2)
  expect(
    toResumption({ ...looked, sentEvents: ['booking_start', 'booking_step_1_services'] }, 'Provence')?.people,
  ).toBe(2)
})

// rule 10.10
test('a booking whose first step was left open has no resumption', () => {
  const left = draft({ ...touched, rooms: [], sentEvents: ['booking_start', 'booking_timeout', 'booking_error'] })
  expect(toResumption(left, 'Provence')).toBeNull()
})

test('a booking with a family package has a resumption, one without activity has none', () => {
  const family = draft({ ...touched, rooms: [], travellers: [traveller({ familyPackageId: 'familie' })] })
  expect(toResumption(family, 'Provence')).toMatchObject({ people: 1, startDate: null })
  expect(toResumption(draft({ lastActivityTimestamp: null }), 'Provence')).toBeNull()
})

test('a placed booking has no resumption', () => {
  expect(
    toResumption(draft({ ...touched, submission: { ...draft().submission, bookingId: 'b1' } }), 'Provence'),
  ).toBeNull()
})

// rule 10.15
test.each([
  { title: 'begun', payment: { initialized: true }, isOffered: true },
  { title: 'cancelled', payment: { initialized: true, outcome: 'cancelled' as const }, isOffered: true },
  { title: 'made', payment: { initialized: true, outcome: 'paid' as const }, isOffered: false },
  { title: 'too late', payment: { initialized: true, outcome: 'expired' as const }, isOffered: false },
  { title: 'not begun', payment: {}, isOffered: false },
])('a placed booking whose online payment is $title is offered to be paid: $isOffered', ({ payment, isOffered }) => {
  const usual = draft()
  const placed = draft({
    ...touched,
    submission: { ...usual.submission, bookingId: 'b1' },
    payment: { ...usual.payment, type: 'online', ...payment },
  })
  expect(toResumption(placed, 'Provence')?.stage ?? null).toBe(isOffered ? 'unpaid' : null)
})

// rule 10.13
test('a booking whose outcome is unknown is offered to be found out, not to be gone on with', () => {
  const sent = withSubmissionUnknown(withSubmissionStarted(draft(touched), 's1'))
  expect(toResumption(sent, 'Provence')?.stage).toBe('sent')
})
