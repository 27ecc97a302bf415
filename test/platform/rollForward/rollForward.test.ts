import { expect, test } from 'vitest'
import type { CatalogueRecords, DepartureRecord } from '#platform/catalogue/records.ts'
import { openPlatform, newLocation } from '#test/support/platform/openPlatform.ts'
import { place, placesLeft, wireBooking } from '#test/support/platform/wireBooking.ts'
import { departure, smallCatalogue, smallTravel, smallVariant, TODAY } from '#test/support/platform/smallCatalogue.ts'

const DEPARTURE = 'alpen-bus-20270612'

/** A catalogue of one tour with the given departures. */
function withDepartures(departures: readonly DepartureRecord[]): CatalogueRecords {
  return { ...smallCatalogue(), travels: [smallTravel('alpen', 'Alpen', [smallVariant('alpen-bus', departures)])] }
}

const june = departure('alpen-bus', '2027-06-12', {})

test('a roll-forward updates prices and keeps contingents', async () => {
  const location = await newLocation()
  const before = await openPlatform({ location, catalogue: () => withDepartures([june]) })
  expect((await place(before, wireBooking())).totalPrice).toBe(2054)
  const dearer = june.packages.map((row) => ({ ...row, priceCents: row.priceCents + 10_000, places: 99 }))
  const after = await openPlatform({ location, catalogue: () => withDepartures([{ ...june, packages: dearer }]) })
  expect(await placesLeft(after, DEPARTURE, '101')).toBe(18)
  expect((await place(after, wireBooking())).totalPrice).toBe(2254)
  expect(await after.storage.db.selectFrom('booking').select('total').orderBy('total').execute()).toEqual([
    { total: 205_400 },
    { total: 225_400 },
  ])
})

test('a roll-forward removes services that are no longer in the catalogue', async () => {
  const location = await newLocation()
  await openPlatform({ location, catalogue: () => withDepartures([june]) })
  const services = june.services.filter(({ leistungnr }) => leistungnr !== '7474')
  const after = await openPlatform({ location, catalogue: () => withDepartures([{ ...june, services }]) })
  expect((await place(after, wireBooking({ co2compensation: true }))).message).toContain('CO2')
})

test('a price that leaves the catalogue and returns keeps what was sold of it', async () => {
  const location = await newLocation()
  const before = await openPlatform({ location, catalogue: () => withDepartures([june]) })
  expect(await place(before, wireBooking())).toMatchObject({ success: true })
  const packages = june.packages.filter(({ nr }) => nr !== '101')
  const without = await openPlatform({ location, catalogue: () => withDepartures([{ ...june, packages }]) })
  expect(await place(without, wireBooking())).toMatchObject({ success: false })
  const again = await openPlatform({ location, catalogue: () => withDepartures([june]) })
  expect(await placesLeft(again, DEPARTURE, '101')).toBe(18)
  expect(await place(again, wireBooking())).toMatchObject({ success: true })
})

test('a roll-forward of an unchanged catalogue writes nothing', async () => {
  const location = await newLocation()
  const first = await openPlatform({ location })
  await first.storage.db.updateTable('package_price').set({ price: 1 }).execute()
  const second = await openPlatform({ location })
  const prices = await second.storage.db.selectFrom('package_price').select('price').distinct().execute()
  expect(prices).toEqual([{ price: 1 }])
})

test('a new day brings new departures and removes past ones without a restart', async () => {
  let today = TODAY
  const july = departure('alpen-bus', '2027-07-17', {})
  const open = await openPlatform({
    today: () => today,
    catalogue: (day) => withDepartures(day === TODAY ? [june] : [june, july]),
  })
  const dates = async () =>
    open.ask('{ ratioTravel(id: "alpen-bus") { dates { id } } travelFilter(tenantId: "4") { travels { startDate } } }')
  expect(await dates()).toMatchObject({ ratioTravel: { dates: [{ id: DEPARTURE }] } })
  today = '2027-01-16'
  expect(await dates()).toMatchObject({ ratioTravel: { dates: [{ id: DEPARTURE }, { id: 'alpen-bus-20270717' }] } })
  today = '2027-06-13'
  expect(await dates()).toEqual({
    ratioTravel: { dates: [{ id: 'alpen-bus-20270717' }] },
    travelFilter: { travels: [{ startDate: '2027-07-17' }] },
  })
})

test('a travel removed from the catalogue is withdrawn, and its bookings stay', async () => {
  const location = await newLocation()
  const before = await openPlatform({ location })
  const booked = await place(before, wireBooking())
  const after = await openPlatform({ location, catalogue: () => ({ ...smallCatalogue(), travels: [] }) })
  expect(await after.ask('{ travel(id: "alpen", tenantId: "4") { id } ratioTravel(id: "alpen-bus") { id } }')).toEqual({
    travel: null,
    ratioTravel: null,
  })
  expect((await place(after, wireBooking())).message).toContain('nicht mehr buchbar')
  const kept = await after.storage.db.selectFrom('booking').select('id').execute()
  expect(kept).toEqual([{ id: booked.bookingId }])
  const again = await openPlatform({ location })
  expect(await placesLeft(again, DEPARTURE, '101')).toBe(18)
  expect(await again.ask('{ travel(id: "alpen", tenantId: "4") { id } }')).toEqual({ travel: { id: 'alpen' } })
})

test('the catalogue is built only for a new day or a new version', async () => {
  const location = await newLocation()
  const made: string[] = []
  const catalogue = (today: string) => {
    made.push(today)
    return smallCatalogue()
  }
  const open = (version: string, today = TODAY) => openPlatform({ location, catalogue, version, today: () => today })
  await open('one')
  await open('one')
  expect(made).toEqual([TODAY])
  await open('two')
  await open('two', '2027-01-16')
  expect(made).toEqual([TODAY, TODAY, '2027-01-16'])
})

test('a catalogue replaced by another process is built again', async () => {
  const location = await newLocation()
  await openPlatform({ location, version: 'one', catalogue: () => withDepartures([june]) })
  await openPlatform({ location, catalogue: smallCatalogue })
  const again = await openPlatform({ location, version: 'one', catalogue: () => withDepartures([june]) })
  const stored = await again.storage.db
    .selectFrom('platform_state')
    .select('value')
    .where('key', '=', 'catalogue')
    .executeTakeFirst()
  const alone = await openPlatform({ catalogue: () => withDepartures([june]) })
  expect(stored).toEqual(
    await alone.storage.db
      .selectFrom('platform_state')
      .select('value')
      .where('key', '=', 'catalogue')
      .executeTakeFirst(),
  )
})
