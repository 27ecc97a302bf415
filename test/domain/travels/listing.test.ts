import { describe, expect, test } from 'vitest'
import { listingState, redirectsToBooking, type ListedTravel, type TenantListing } from '#domain/travels/listing.ts'

const TODAY = '2027-03-01'

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

describe('the page of a travel is', () => {
  test.each<[string, ListedTravel | null, string]>([
    ['listed with slug and settings for the tenant', travel(), 'listed'],
    // rules 3.2.1, 5.12.1
    ['unknown without slug', { ...travel(), seoSettings: { urlSlug: null } }, 'unknown'],
    // rule 5.12.1
    ['unknown to a tenant without settings', travel({ tenant: { id: '5' } }), 'unknown'],
    ['unknown when the platform has none', null, 'unknown'],
    ['listed where the platform itself decides', { ...travel(), tenantSettings: null }, 'listed'],
    // rule 5.12.2.1
    ['gone when OFFLINE', travel({ onlineStatus: 'OFFLINE' }), 'gone'],
    // rule 5.12.2.2
    ['hidden when HIDDEN: reachable by its URL alone', travel({ onlineStatus: 'HIDDEN' }), 'hidden'],
    // rule 3.2.2
    ['listed with an unknown status', travel({ onlineStatus: 'PUBLISHED' }), 'listed'],
    ['listed when its timing is not used, whatever the days', travel({ startDate: '2028-01-01' }), 'listed'],
    // rule 5.12.2.4
    ['unknown before its first day', travel({ useTiming: true, startDate: '2027-03-02' }), 'unknown'],
    // rules 3.2.2, 5.12.2.4
    ['listed from its first day on', travel({ useTiming: true, startDate: '2027-03-01' }), 'listed'],
    // rule 5.12.2.4
    ['listed to the end of its last day', travel({ useTiming: true, endDate: '2027-03-01T00:00:00.000Z' }), 'listed'],
    // rule 5.12.2.4
    ['gone after its last day', travel({ useTiming: true, endDate: '2027-02-28' }), 'gone'],
    ['hidden within its timing', travel({ onlineStatus: 'HIDDEN', useTiming: true, endDate: '2027-03-01' }), 'hidden'],
    ['listed with timing but without days', travel({ useTiming: true }), 'listed'],
  ])('%s', (_case, candidate, expected) => {
    expect(listingState(candidate, '4', TODAY)).toBe(expected)
  })
})

// rules 3.2.2, 5.12.2.3
test('a travel redirects to the booking where its tenant says so', () => {
  expect(redirectsToBooking(travel({ redirectToBooking: true }), '4')).toBe(true)
  expect(redirectsToBooking(travel({ redirectToBooking: true }), '5')).toBe(false)
})

test('a travel has its page where the platform decides what is listed', () => {
  expect(redirectsToBooking({ ...travel(), tenantSettings: null }, '4')).toBe(false)
})
