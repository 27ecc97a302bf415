import { describe, expect, test } from 'vitest'
import { isListed, listingState, redirectsToBooking } from '#domain/travels/listing.ts'
import type { ListedTravel, TenantListing } from '#domain/travels/listing.ts'

const TODAY = '2027-03-01'
const QUESTION = { tenantId: '4', today: TODAY, allowHidden: false, excludeRedirects: false }

function travel(listing: Partial<TenantListing> = {}): ListedTravel {
  const settings: TenantListing = {
    tenant: { id: '4' },
    onlineStatus: 'ONLINE',
    redirectToBooking: false,
    useTiming: false,
    startDate: null,
    endDate: null,
    ...listing,
  }
  return { seoSettings: { urlSlug: 'provence' }, tenantSettings: [settings] }
}

describe('a travel is listed', () => {
  test.each<[string, ListedTravel, boolean]>([
    ['with slug and settings for the tenant', travel(), true],
    ['not without slug', { ...travel(), seoSettings: { urlSlug: null } }, false],
    ['not without settings for the tenant', travel({ tenant: { id: '5' } }), false],
    ['where the platform itself decides what is listed', { ...travel(), tenantSettings: null }, true],
    ['not when OFFLINE', travel({ onlineStatus: 'OFFLINE' }), false],
    ['not when HIDDEN', travel({ onlineStatus: 'HIDDEN' }), false],
    ['when its timing is not used, whatever the days', travel({ startDate: '2028-01-01' }), true],
    ['not before the first day', travel({ useTiming: true, startDate: '2027-03-02' }), false],
    ['from the first day on', travel({ useTiming: true, startDate: '2027-03-01' }), true],
    ['up to the last day', travel({ useTiming: true, endDate: '2027-03-01T00:00:00.000Z' }), true],
    ['not after the last day', travel({ useTiming: true, endDate: '2027-02-28' }), false],
    ['with timing but without days', travel({ useTiming: true }), true],
  ])('%s', (_case, candidate, expected) => {
    expect(isListed(candidate, QUESTION)).toBe(expected)
  })

  test('although HIDDEN when hidden travels are allowed, but never when OFFLINE', () => {
    const question = { ...QUESTION, allowHidden: true }
    expect(isListed(travel({ onlineStatus: 'HIDDEN' }), question)).toBe(true)
    expect(isListed(travel({ onlineStatus: 'OFFLINE' }), question)).toBe(false)
  })

  test('although it redirects to the booking, unless the caller excludes those', () => {
    const redirecting = travel({ redirectToBooking: true })
    expect(isListed(redirecting, QUESTION)).toBe(true)
    expect(isListed(redirecting, { ...QUESTION, excludeRedirects: true })).toBe(false)
  })
})

test.each<[string, ListedTravel | null, string]>([
  ['listed', travel(), 'listed'],
  ['hidden when HIDDEN', travel({ onlineStatus: 'HIDDEN' }), 'hidden'],
  ['gone when OFFLINE', travel({ onlineStatus: 'OFFLINE' }), 'gone'],
  ['gone after its last day', travel({ useTiming: true, endDate: '2027-02-28' }), 'gone'],
  ['unknown before its first day', travel({ useTiming: true, startDate: '2027-03-02' }), 'unknown'],
  ['unknown to another tenant', travel({ tenant: { id: '5' } }), 'unknown'],
  ['unknown when the platform has none', null, 'unknown'],
  ['listed where the platform itself decides', { ...travel(), tenantSettings: null }, 'listed'],
])('the page of a travel is %s', (_case, candidate, expected) => {
  expect(listingState(candidate, '4', TODAY)).toBe(expected)
})

test('a travel leads straight into the booking where its tenant says so', () => {
  expect(redirectsToBooking(travel({ redirectToBooking: true }), '4')).toBe(true)
  expect(redirectsToBooking(travel({ redirectToBooking: true }), '5')).toBe(false)
})

test('a travel has its page where the platform itself decides what is listed', () => {
  expect(redirectsToBooking({ ...travel(), tenantSettings: null }, '4')).toBe(false)
})
