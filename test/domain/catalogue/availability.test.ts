import { describe, expect, test } from 'vitest'
import { closedReason } from '#domain/booking/availability/dateAvailability.ts'
import { openDates, resolveStatus, statusTexts, waitlistFallback } from '#domain/catalogue/availability.ts'
import { statusCode } from '#domain/catalogue/dateState.ts'
import { departure, extension, saleDate } from '#test/support/builders/departure.ts'
import { offer, settings, status, travel } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'

describe('the status of a date', () => {
  const own = saleDate({ status: status('CLOSED') })
  const ofTravel = { travel: travel({ status: status('WAITLIST_CONTINGENT_CHECK') }) }

  test.each([
    // rules 3.6.3.1, 4.3.1
    ['is its own first', own, offer(ofTravel), 'CLOSED'],
    // rules 3.1.2.1, 4.3.2
    ['is the travel’s where it has none', saleDate(), offer(ofTravel), 'WAITLIST_CONTINGENT_CHECK'],
    // rule 4.3.3
    [
      'is the default where the travel has none',
      saleDate(),
      offer({ settings: settings({ statuses: [status('X', { isDefaultStatus: true })] }) }),
      'X',
    ],
    // rule 4.3.4
    ['is BOOKABLE where there is no default', saleDate(), offer({ settings: settings({ statuses: [] }) }), 'BOOKABLE'],
    ['is the travel’s without a date', null, offer(ofTravel), 'WAITLIST_CONTINGENT_CHECK'],
  ])('%s', (...[, date, against, expected]) => {
    expect(resolveStatus(date, against).status).toBe(expected)
  })
})

test('the default status has a label, and is no default of anybody', () => {
  expect(resolveStatus(null, offer({ settings: settings({ statuses: [] }) }))).toMatchObject({
    id: null,
    label: 'Buchbar',
    status: 'BOOKABLE',
    isDefaultStatus: false,
    isDefaultWaitlistFallback: false,
    tenantSettings: [],
  })
})

// rule 3.5.3
test('an unknown status is OTHER', () => {
  expect(['BOOKABLE', 'CLOSED', 'WAITLIST', 'WAITLIST_CONTINGENT_CHECK', 'PAUSED'].map(statusCode)).toEqual([
    'BOOKABLE',
    'CLOSED',
    'WAITLIST',
    'WAITLIST_CONTINGENT_CHECK',
    'OTHER',
  ])
  expect(statusCode('waitlist')).toBe('WAITLIST')
})

// rule 4.4.1
test('the waitlist fallback is the status marked as such, or null', () => {
  expect(waitlistFallback(offer())?.status).toBe('WAITLIST')
  expect(waitlistFallback(offer({ settings: settings({ statuses: [] }) }))).toBeNull()
})

// rules 3.1.2.2, 3.5.2, 4.4.3
test('the texts of a status are those of the tenant, with the operator’s label as fallback', () => {
  const texts = (tenantId: string, label: string | null) => ({
    ...({ __typename: 'AvailabilityStatusTenantSettings', id: `t${tenantId}`, label, info: 'Info' } as const),
    switchToStatusInfo: 'Wechsel',
    submitButtonLabel: 'Anfragen',
    tenant: { __typename: 'TenantReference', id: tenantId } as const,
  })
  const both = status('WAITLIST', { label: 'Warten', tenantSettings: [texts('5', 'Fremd'), texts('4', 'Warteliste')] })
  expect(statusTexts(both, '4')).toEqual({
    label: 'Warteliste',
    info: 'Info',
    switchToStatusInfo: 'Wechsel',
    submitButtonLabel: 'Anfragen',
  })
  expect(statusTexts(both, '6')).toEqual({
    label: 'Warten',
    info: null,
    switchToStatusInfo: null,
    submitButtonLabel: null,
  })
  expect(statusTexts(status('WAITLIST', { label: 'Warten', tenantSettings: [texts('4', null)] }), '4').label).toBe(
    'Warten',
  )
})

// rule 10.34
test.each([
  ['BOOKABLE', 'Buchbar'],
  ['CLOSED', 'Ausgebucht'],
  ['WAITLIST', 'Warteliste'],
  ['WAITLIST_CONTINGENT_CHECK', 'Auf Anfrage'],
  ['PAUSED', 'Buchbar'],
])('the status %s without a label is called «%s»', (code, label) => {
  expect(statusTexts(status(code, { label: '' }), '4').label).toBe(label)
})

describe('a CLOSED date', () => {
  const closed = departure({ status: status('CLOSED') })
  const later = departure({ id: 'd2', startDate: '2027-07-10', endDate: '2027-07-16' })
  const longer = departure({
    id: 'd3',
    startDate: '2027-06-13',
    includesExtension: true,
    extensions: [extension()],
    extensionBaseDate: { id: 'd2' },
  })
  const both = offer({ pricing: pricing({ departures: [closed, later, longer] }) })
  const [date] = both.saleDates

  test('has the waitlist as remedy where there is one', () => {
    expect(date && closedReason(date, both)).toEqual({
      key: 'booking.reason.dateClosed',
      remedy: { kind: 'waitlist', isOn: true },
    })
  })

  test('has the nearest date of its kind as remedy where there is none', () => {
    const plain = { ...both, settings: settings({ statuses: [] }) }
    expect(date && closedReason(date, plain)?.remedy).toEqual({
      kind: 'date',
      date: { dateId: 'd2', extensionId: null },
      startDate: '2027-07-10',
    })
  })

  test('has one of its extensions as remedy where nothing else is open', () => {
    const own = departure({
      id: 'd1-v',
      includesExtension: true,
      extensions: [extension()],
      extensionBaseDate: { id: 'd1' },
    })
    const plain = offer({ pricing: pricing({ departures: [closed, own] }), settings: settings({ statuses: [] }) })
    const [first] = plain.saleDates
    expect(first && closedReason(first, plain)?.remedy).toEqual({
      kind: 'date',
      date: { dateId: 'd1-v', extensionId: 'meer' },
      startDate: '2027-06-12',
    })
  })

  test('is not among the open dates, all others are', () => {
    expect(openDates(both).map(({ id }) => id)).toEqual(['d3', 'd2'])
    expect(openDates(both).map((other) => closedReason(other, both))).toEqual([null, null])
  })
})
