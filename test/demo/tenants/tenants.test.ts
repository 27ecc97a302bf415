import { expect, test } from 'vitest'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import { tenants } from '#demo/tenants/tenants.ts'
import { tours } from '#demo/tours/all.ts'

const tourIds = tours.map(({ id }) => id)
const { travels } = buildCatalogue('2027-01-15')

test('no two tenants have the same id', () => {
  expect(new Set(tenants.map(({ id }) => id)).size).toBe(tenants.length)
})

test.each(tenants)('$name sells tours that exist, and at least two of them are bestsellers', ({ id, tours: sold }) => {
  const listed = travels.filter(({ listing }) => listing.tenantSettings.some(({ tenant }) => tenant.id === id))
  expect(listed.map(({ travel }) => travel.id)).toEqual(tourIds.filter((tourId) => sold?.includes(tourId) ?? true))
  expect(sold?.filter((tourId) => !tourIds.includes(tourId)) ?? []).toEqual([])
  expect(listed.filter(({ listing }) => listing.bestsellerRank !== null).length).toBeGreaterThanOrEqual(2)
})

test.each(tenants)(
  '$name has an imprint of its own, and the pages its configuration and categories refer to',
  ({ name, cms }) => {
    const pages = cms?.categories.flatMap((category) => category.pages) ?? []
    const ids = pages.map(({ id }) => id)
    const imprint = pages.find(({ id }) => id === 'impressum')?.body ?? ''
    expect(imprint).toContain(name)
    expect(imprint).toMatch(/GeoNames.*notices\.txt/s)
    expect(ids).toEqual(
      expect.arrayContaining([
        cms?.config.gtcPage?.id,
        cms?.config.privacyPolicyPage?.id,
        ...(cms?.categories.flatMap(({ pageIds }) => pageIds) ?? []),
      ]),
    )
  },
)
