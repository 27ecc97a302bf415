import { expect, test } from 'vitest'
import type { CatalogueRecords, TenantRecord, TravelRecord } from '#platform/catalogue/records.ts'
import { newLocation, openPlatform } from '#test/support/platform/openPlatform.ts'
import { smallCatalogue } from '#test/support/platform/smallCatalogue.ts'
import { wireBooking } from '#test/support/platform/wireBooking.ts'

/** A tenant with one page, «agb», which the other tenants have as well. */
function withPage(tenant: TenantRecord, id: string, body: string): TenantRecord {
  const page = { id: 'agb', name: 'AGB', onlineStatus: 'ONLINE', seoSettings: { urlSlug: 'agb' }, teaser: null, body }
  const category = { name: 'Rechtliches', seoSettings: null, pageIds: ['agb'], pages: [page] }
  return { ...tenant, id, cms: { config: { gtcPage: null }, categories: [category] } }
}

function soldBy(travel: TravelRecord, ids: readonly string[]): TravelRecord {
  const tenantSettings = travel.listing.tenantSettings.flatMap((settings) =>
    ids.map((id) => ({ ...settings, tenant: { id } })),
  )
  return { ...travel, listing: { ...travel.listing, tenantSettings } }
}

/** Tenant 4 sells both travels, tenant 9 the second one only. */
function twoTenants(): CatalogueRecords {
  const { travels, tenants, ...settings } = smallCatalogue()
  return {
    ...settings,
    tenants: tenants.flatMap((tenant) => [withPage(tenant, '4', 'von vier'), withPage(tenant, '9', 'von neun')]),
    travels: travels.map((travel, index) => soldBy(travel, index === 0 ? ['4'] : ['4', '9'])),
  }
}

const PAGES = 'query($id: ID!) { tenant(id: $id) { cms { categories { pages { id body } } } } }'

test('each tenant has its own pages, though their ids are the same', async () => {
  const { ask } = await openPlatform({ catalogue: twoTenants })
  for (const [id, body] of [
    ['4', 'von vier'],
    ['9', 'von neun'],
  ]) {
    const categories = [{ pages: [{ id: 'agb', body }] }]
    expect(await ask(PAGES, { id })).toEqual({ tenant: { cms: { categories } } })
  }
})

// rule 5.12.1
test('a travel is found, listed and booked only with the tenants that sell it', async () => {
  const { ask } = await openPlatform({ catalogue: twoTenants })
  const asked = `query($id: ID!) {
    travel(id: "alpen", tenantId: $id) { id }
    travelFilter(tenantId: $id) { travels { id } }
    bestsellerTravels(tenantId: $id) { id }
  }`
  const places = `mutation($id: Int!, $json: JSON!) { placeBooking(tenantId: $id, json: $json) { success message } }`
  expect(await ask(asked, { id: '4' })).toEqual({
    travel: { id: 'alpen' },
    travelFilter: { travels: [{ id: 'lissabon' }, { id: 'alpen' }] },
    bestsellerTravels: [{ id: 'alpen' }],
  })
  expect(await ask(asked, { id: '9' })).toEqual({
    travel: null,
    travelFilter: { travels: [{ id: 'lissabon' }] },
    bestsellerTravels: [],
  })
  const json = wireBooking({ customBookingParams: { submissionId: 'once', expectedTotal: 2054 } })
  expect(await ask(places, { id: 9, json })).toMatchObject({
    placeBooking: { success: false, message: expect.stringContaining('nicht mehr buchbar') as string },
  })
  expect(await ask(places, { id: 4, json })).toMatchObject({ placeBooking: { success: true } })
})

test('a question for a tenant the platform does not have is refused, and names it', async () => {
  const { ask } = await openPlatform()
  const questions = ['travel(id: "alpen", tenantId: "7") { id }', 'travelFilter(tenantId: "7") { success }']
  for (const question of [...questions, 'bestsellerTravels(tenantId: "7") { id }'])
    await expect(ask(`{ ${question} }`), question).rejects.toThrow('tenantId is «7»; this platform has no such tenant')
})

test('a tenant that has left the catalogue is known no longer, nor are its pages', async () => {
  const location = await newLocation()
  await openPlatform({ location, catalogue: twoTenants })
  const { ask, platform } = await openPlatform({ location })
  expect(await platform.tenantIds()).toEqual(['4'])
  expect(await ask(PAGES, { id: '4' })).toEqual({ tenant: { cms: { categories: [] } } })
  expect(await ask(PAGES, { id: '9' })).toEqual({ tenant: null })
})
