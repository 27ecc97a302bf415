import { describe, expect, test } from 'vitest'
import { snapshotOf } from '#domain/booking/changes/snapshotOf.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { withSubmissionResult, withSubmissionStarted } from '#domain/booking/funnel/submission.ts'
import { chargeDifference } from '#domain/booking/payment/onlinePayment.ts'
import {
  isPlaceCertain,
  isWaitlisted,
  placedDays,
  placedInfo,
  placedStatus,
} from '#domain/booking/placed/placedFacts.ts'
import { departure } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { offer, status } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'

const OFFER = offer()
const FULL = offer({ pricing: pricing({ departures: [departure({ status: status('WAITLIST') })] }) })
const BOOKED = { success: true, bookingId: 'b1', orderNo: '4711', totalPrice: 2580, message: null }
const placed = withSubmissionResult(resolve(withSubmissionStarted(draft(), 's1'), OFFER), BOOKED)

describe('the status of a placed booking', () => {
  test('stays the same though the departure is full now', () => {
    expect(placedStatus(resolve(placed, FULL))).toBe('BOOKABLE')
    expect(placedStatus(resolve(draft(), FULL))).toBe('WAITLIST')
  })

  test('is the waitlist where it was placed on it', () => {
    const waiting = withSubmissionResult(resolve(withSubmissionStarted(draft(), 's1'), FULL), BOOKED)
    expect(placedStatus(resolve(waiting, OFFER))).toBe('WAITLIST')
  })

  test.each([
    ['BOOKABLE', true],
    ['OTHER', true],
    ['WAITLIST', false],
    ['WAITLIST_CONTINGENT_CHECK', false],
  ] as const)('%s confirms a place: %s', (code, isCertain) => {
    const there = offer({ pricing: pricing({ departures: [departure({ status: status(code) })] }) })
    expect(isPlaceCertain(resolve(draft(), there))).toBe(isCertain)
    expect(isPlaceCertain(resolve(placed, there))).toBe(true)
  })
})

describe('the days of a placed booking', () => {
  test('are those it was booked on, also when the departure is off sale', () => {
    const seen = { ...placed, snapshot: snapshotOf(resolve(draft(), OFFER)) }
    expect(placedDays(resolve(seen, offer({ pricing: pricing({ departures: [] }) })))).toMatchObject({
      startDate: '2027-06-12',
      endDate: '2027-06-18',
    })
  })

  test('are null where neither the offer nor the snapshot has them', () => {
    expect(
      placedDays(resolve({ ...placed, snapshot: null }, offer({ pricing: pricing({ departures: [] }) }))),
    ).toBeNull()
  })
})

describe('a charged total that differs from the agreed one', () => {
  test('is null where the platform charged the shown total', () => {
    expect(placed.submission).toMatchObject({ agreedCentimes: 258_000, totalCentimes: 258_000 })
    expect(chargeDifference(placed)).toBeNull()
  })

  test('has both amounts', () => {
    const dearer = withSubmissionResult(resolve(withSubmissionStarted(draft(), 's1'), OFFER), {
      ...BOOKED,
      totalPrice: 2590.5,
    })
    expect(chargeDifference(dearer)).toEqual({ agreedCentimes: 258_000, chargedCentimes: 259_050 })
  })

  test('is null where the platform does not say', () => {
    expect(chargeDifference(withSubmissionResult(resolve(draft(), OFFER), { ...BOOKED, totalPrice: null }))).toBeNull()
  })

  test('is null where no total could be computed', () => {
    const unpriced = draft({ travellers: [traveller({ accommodationId: null })], date: null })
    expect(chargeDifference(withSubmissionResult(resolve(unpriced, OFFER), BOOKED))).toBeNull()
  })
})

test('a place on the waitlist is one, a place on request is none', () => {
  const on = (code: string) => offer({ pricing: pricing({ departures: [departure({ status: status(code) })] }) })
  expect(isWaitlisted(resolve(draft(), on('WAITLIST')))).toBe(true)
  expect(isWaitlisted(resolve(draft(), on('WAITLIST_CONTINGENT_CHECK')))).toBe(false)
})

test('the text of a status belongs to the one it was placed with', () => {
  const tenantSettings = [
    {
      tenant: { id: OFFER.tenantId },
      label: 'Buchbar',
      info: 'Gleich',
      switchToStatusInfo: null,
      submitButtonLabel: null,
    },
  ]
  const told = (code: string) =>
    offer({ pricing: pricing({ departures: [departure({ status: status(code, { tenantSettings }) })] }) })
  expect(placedInfo(resolve(placed, told('BOOKABLE')))).toBe('Gleich')
  expect(placedInfo(resolve(placed, told('WAITLIST')))).toBeNull()
  const onRequest = withSubmissionResult(resolve(withSubmissionStarted(draft(), 's1'), told('ON_REQUEST_A')), BOOKED)
  expect(placedInfo(resolve(onRequest, told('ON_REQUEST_A')))).toBe('Gleich')
  expect(placedInfo(resolve(onRequest, told('ON_REQUEST_B')))).toBeNull()
})
