import { expect, test } from 'vitest'
import {
  isIdle,
  withActivity,
  withFatalError,
  withoutFatalError,
  withIdleEnded,
} from '#domain/booking/funnel/activity.ts'
import { draft } from '#test/support/builders/draft.ts'

const NOW = 1_800_000_000

// rules 9.9.2, 10.10
test.each([
  { seconds: 1799, isLeft: false },
  { seconds: 1800, isLeft: true },
])('a booking in progress is idle $seconds seconds after the last activity: $isLeft', ({ seconds, isLeft }) => {
  expect(isIdle(draft({ currentStep: 2, lastActivityTimestamp: NOW - seconds }), NOW)).toBe(isLeft)
})

// rules 9.9.2, 10.10
test('a booking that was not started or is placed is never idle', () => {
  const long = { lastActivityTimestamp: NOW - 9999 }
  expect(isIdle(draft({ ...long, currentStep: -1 }), NOW)).toBe(false)
  const submission = { ...draft().submission, bookingId: 'b1' }
  expect(isIdle(draft({ ...long, currentStep: 4, submission }), NOW)).toBe(false)
  expect(isIdle(withActivity(draft({ ...long, currentStep: 2 }), NOW), NOW)).toBe(false)
})

test('a booking is not idle while it is submitted', () => {
  const submission = { ...draft().submission, isSubmitting: true }
  expect(isIdle(draft({ currentStep: 4, lastActivityTimestamp: NOW - 1800, submission }), NOW)).toBe(false)
})

// rule 10.10
test('a booking is not idle while it is unknown whether it was placed', () => {
  const submission = { ...draft().submission, submissionId: 'id' }
  expect(isIdle(draft({ currentStep: 4, lastActivityTimestamp: NOW - 9999, submission }), NOW)).toBe(false)
})

test('continuing after an idle period clears the summary', () => {
  const back = withIdleEnded(draft({ summaryLoadingError: 3, lastActivityTimestamp: NOW - 1800 }), NOW)
  expect(back).toMatchObject({ summary: null, summaryLoadingError: 0, lastActivityTimestamp: NOW })
})

// rules 4.18.1, 8.1.1.8, 10.11
test('a fatal error is stored and tracked once', () => {
  const failed = withFatalError(draft(), 'booking.fatal.dateGone')
  expect(failed.draft.fatalError).toBe('booking.fatal.dateGone')
  expect(failed.eventToSend).toBe('booking_error')
  const again = withFatalError(withoutFatalError(failed.draft), 'booking.fatal.travelNotLoaded')
  expect([again.draft.fatalError, again.eventToSend]).toEqual(['booking.fatal.travelNotLoaded', null])
})
