import { expect, test } from 'vitest'
import type { CatalogueRecords } from '#platform/catalogue/records.ts'
import { openPlatform } from '#test/support/platform/openPlatform.ts'
import { place, wireSingle } from '#test/support/platform/wireBooking.ts'
import { smallCatalogue, TODAY } from '#test/support/platform/smallCatalogue.ts'

type Listing = CatalogueRecords['travels'][number]['listing']['tenantSettings'][number]

function listed(changes: Partial<Listing>): CatalogueRecords {
  const small = smallCatalogue()
  const travels = small.travels.map((travel) => {
    const tenantSettings = travel.listing.tenantSettings.map((settings) => ({ ...settings, ...changes }))
    return { ...travel, listing: { ...travel.listing, tenantSettings } }
  })
  return { ...small, travels }
}

const timed = (startDate: string | null, endDate: string | null) => ({ useTiming: true, startDate, endDate })

test.each<[name: string, listing: Partial<Listing>]>([
  ['that was taken offline', { onlineStatus: 'OFFLINE' }],
  ['whose listing ended yesterday', timed(null, '2027-01-14')],
  ['whose listing begins tomorrow', timed('2027-01-16', null)],
  ['of another operator', { tenant: { id: '5', name: 'Andere Reisen', domain: null } }],
])('a travel %s cannot be booked, and takes nothing', async (_, listing) => {
  const open = await openPlatform({ catalogue: () => listed(listing) })
  const result = await place(open, wireSingle())
  expect(result).toMatchObject({ success: false, bookingId: null })
  expect(result.message).toContain('Diese Reise ist nicht mehr buchbar')
  expect(await open.storage.db.selectFrom('booking').select('id').execute()).toEqual([])
})

test.each<[name: string, listing: Partial<Listing>]>([
  ['is hidden, by its link', { onlineStatus: 'HIDDEN' }],
  ['is listed today for the first and last time', timed(TODAY, TODAY)],
  ['has times that are not in use', { useTiming: false, startDate: '2028-01-01', endDate: '2020-01-01' }],
])('a travel that %s can be booked', async (_, listing) => {
  const open = await openPlatform({ catalogue: () => listed(listing) })
  expect(await place(open, wireSingle())).toMatchObject({ success: true, totalPrice: 1327 })
})
