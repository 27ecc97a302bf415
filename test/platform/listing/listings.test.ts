import { expect, test } from 'vitest'
import type { CatalogueRecords, TravelRecord } from '#platform/catalogue/records.ts'
import type { TravelTenantSettings } from '#platform/generated/resolverTypes.ts'
import { type OpenPlatform, openPlatform } from '#test/support/platform/openPlatform.ts'
import { sluggedCatalogue, smallCatalogue, smallTravel } from '#test/support/platform/smallCatalogue.ts'

async function listed({ ask }: OpenPlatform, tenantId = '4'): Promise<readonly { readonly id: string }[]> {
  const fields =
    'id name startDate endDate minPrice label travelType redirectToBooking dates { startDate includesExtension status placesLeft minPrice } mainImage { publicId }'
  const query = `query($tenantId: ID!) { travelFilter(tenantId: $tenantId) { travels { ${fields} } filters { options { label } } } }`
  const data = (await ask(query, { tenantId })) as { travelFilter: { travels: readonly { readonly id: string }[] } }
  return data.travelFilter.travels
}

function with_(travel: TravelRecord): () => CatalogueRecords {
  return () => ({ ...smallCatalogue(), travels: [...smallCatalogue().travels, travel] })
}

function travelWith(settings: Partial<TravelTenantSettings>): TravelRecord {
  const travel = smallTravel('neu', 'Neu', [])
  return {
    ...travel,
    listing: {
      ...travel.listing,
      tenantSettings: travel.listing.tenantSettings.map((own) => ({ ...own, ...settings })),
    },
  }
}

test('travels are listed by start date, with their earliest upcoming departure and the availability of each date', async () => {
  const travels = await listed(await openPlatform())
  expect(travels.map(({ id }) => id)).toEqual(['lissabon', 'alpen'])
  expect(travels[1]).toEqual({
    id: 'alpen',
    name: 'Über die Alpen',
    startDate: '2027-06-12',
    endDate: '2027-06-18',
    // A place in a double room with the mandatory tip and the early-booking discount.
    minPrice: 962,
    label: 'Neu',
    travelType: 'Rundreise',
    redirectToBooking: false,
    dates: [
      { startDate: '2027-06-12', includesExtension: false, status: 'BOOKABLE', placesLeft: 28, minPrice: 962 },
      { startDate: '2027-06-12', includesExtension: true, status: 'BOOKABLE', placesLeft: null, minPrice: null },
      { startDate: '2027-07-10', includesExtension: false, status: 'CLOSED', placesLeft: null, minPrice: null },
      { startDate: '2027-08-14', includesExtension: false, status: 'WAITLIST', placesLeft: null, minPrice: 962 },
      // Sold by phone only.
      { startDate: '2027-09-11', includesExtension: false, status: null, placesLeft: null, minPrice: null },
    ],
    mainImage: { publicId: 'reise/alpen' },
  })
})

test('month options have German labels', async () => {
  const { ask } = await openPlatform()
  const data = await ask('{ travelFilter(tenantId: "4") { filters { name options { label value itemCount } } } }')
  expect(data).toHaveProperty('travelFilter.filters.2.options.0', { label: 'Mai 2027', value: '2027-05', itemCount: 1 })
})

test.each<[string, Partial<TravelTenantSettings>, boolean]>([
  ['ONLINE', {}, true],
  // rule 3.2.2
  ['of a status without a meaning', { onlineStatus: 'PREVIEW' }, true],
  // rule 5.12.2.1
  ['OFFLINE', { onlineStatus: 'OFFLINE' }, false],
  // rule 5.12.2.2
  ['HIDDEN', { onlineStatus: 'HIDDEN' }, false],
  // rule 5.12.2.4
  ['timed to end today', { useTiming: true, endDate: '2027-01-15' }, true],
  // rule 5.12.2.4
  ['timed to have ended yesterday', { useTiming: true, endDate: '2027-01-14' }, false],
  ['timed to begin tomorrow', { useTiming: true, startDate: '2027-01-16' }, false],
  ['with days that are not in use', { useTiming: false, endDate: '2020-01-01' }, true],
  // rule 5.12.1
  ['of another tenant', { tenant: { id: '5' } }, false],
])('a travel that is %s is listed: %j %s', async (_, settings, isListed) => {
  const open = await openPlatform({ catalogue: with_(travelWith(settings)) })
  expect((await listed(open)).some(({ id }) => id === 'neu')).toBe(isListed)
  const data = (await open.ask('{ travel(id: "neu", tenantId: "4") { id } }')) as { travel: unknown }
  // The travel itself is returned whatever its listing; only another tenant's is unknown.
  expect(data.travel === null).toBe(settings.tenant !== undefined)
})

test('a travel whose last departure has left is not listed', async () => {
  const open = await openPlatform({ today: () => '2027-05-01' })
  expect((await listed(open)).map(({ id }) => id)).toEqual(['alpen'])
})

test('bestsellers are sorted by rank', async () => {
  const first = smallTravel('erste', 'Erste', [])
  const open = await openPlatform({ catalogue: with_({ ...first, listing: { ...first.listing, bestsellerRank: 0 } }) })
  const data = await open.ask(
    '{ bestsellerTravels(tenantId: "4") { id highlights { text } travelGuides { fullName } } }',
  )
  expect(data).toMatchObject({
    bestsellerTravels: [{ id: 'erste' }, { id: 'alpen', highlights: [{ text: 'Fahrt über den Gotthard' }] }],
  })
})

test('a list limited to its first travels still counts all travels', async () => {
  const { ask } = await openPlatform()
  const asked = '{ travelFilter(tenantId: "4") { counts { total filteredTotal } travels(first: 1) { id } } }'
  expect(await ask(asked)).toEqual({
    travelFilter: { counts: { total: 2, filteredTotal: 2 }, travels: [{ id: 'lissabon' }] },
  })
  expect(await ask('{ travelFilter(tenantId: "4") { travels(first: -3) { id } } }')).toEqual({
    travelFilter: { travels: [] },
  })
})

test('a travel found by slug equals the one found by id, with price and dates', async () => {
  const { ask } = await openPlatform({ catalogue: sluggedCatalogue })
  const query = 'query($id: ID!) { travel(id: $id, tenantId: "4") { id minPrice startDate dates { startDate } } }'
  const byId = await ask(query, { id: 'alpen' })
  expect(byId).toMatchObject({ travel: { id: 'alpen', minPrice: 962, startDate: '2027-06-12' } })
  expect(await ask(query, { id: 'ueber-die-alpen' })).toEqual(byId)
})
