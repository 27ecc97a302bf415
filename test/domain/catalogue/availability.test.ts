import { describe, expect, test } from 'vitest'
import { resolveStatus, statusCode, statusTexts, waitlistFallback } from '#domain/catalogue/availability.ts'
import { saleDate } from '#test/support/builders/departure.ts'
import { offer, settings, status, travel } from '#test/support/builders/offer.ts'

describe('the status of a date', () => {
  const own = saleDate({ status: status('CLOSED') })
  const ofTravel = { travel: travel({ status: status('WAITLIST_CONTINGENT_CHECK') }) }

  test.each([
    ['is its own first', own, offer(ofTravel), 'CLOSED'],
    ['is the travel’s where it has none', saleDate(), offer(ofTravel), 'WAITLIST_CONTINGENT_CHECK'],
    ['is the default where the travel has none', saleDate(), offer({ settings: settings({ statuses: [status('X', { isDefaultStatus: true })] }) }), 'X'],
    ['is BOOKABLE where there is no default', saleDate(), offer({ settings: settings({ statuses: [] }) }), 'BOOKABLE'],
    ['is the travel’s without a date', null, offer(ofTravel), 'WAITLIST_CONTINGENT_CHECK'],
  ])('%s', (...[, date, against, expected]) => {
    expect(resolveStatus(date, against).status).toBe(expected)
  })
})

test('a status the booking does not know is OTHER', () => {
  expect(['BOOKABLE', 'CLOSED', 'WAITLIST', 'WAITLIST_CONTINGENT_CHECK', 'PAUSED'].map(statusCode)).toEqual([
    'BOOKABLE', 'CLOSED', 'WAITLIST', 'WAITLIST_CONTINGENT_CHECK', 'OTHER',
  ])
})

test('the waitlist fallback is the status marked so, or none', () => {
  expect(waitlistFallback(offer())?.status).toBe('WAITLIST')
  expect(waitlistFallback(offer({ settings: settings({ statuses: [] }) }))).toBeNull()
})

test('the texts of a status are those of the tenant, the label falls back to the operator’s', () => {
  const texts = (tenantId: string, label: string | null) =>
    ({
      ...({ __typename: 'AvailabilityStatusTenantSettings', id: `t${tenantId}`, label, info: 'Info' } as const),
      ...{ switchToStatusInfo: 'Wechsel', submitButtonLabel: 'Anfragen' },
      tenant: { __typename: 'TenantReference', id: tenantId } as const,
    })
  const both = status('WAITLIST', { label: 'Warten', tenantSettings: [texts('5', 'Fremd'), texts('4', 'Warteliste')] })
  expect(statusTexts(both, '4')).toEqual({ label: 'Warteliste', info: 'Info', switchToStatusInfo: 'Wechsel', submitButtonLabel: 'Anfragen' })
  expect(statusTexts(both, '6')).toEqual({ label: 'Warten', info: null, switchToStatusInfo: null, submitButtonLabel: null })
  expect(statusTexts(status('WAITLIST', { label: 'Warten', tenantSettings: [texts('4', null)] }), '4').label).toBe('Warten')
})
