import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eraseBooking } from '#platform/personalData/erase.ts'
import { applyRetention } from '#platform/personalData/retention.ts'
import { bookingDetails } from '#platform/placed/bookingDetails.ts'
import { type OpenPlatform, openPlatform } from '#test/support/platform/openPlatform.ts'
import { place, placeOrThrow, wireBooking, wireEverything, wireFlight } from '#test/support/platform/wireBooking.ts'

/** Prices of what is sold, as the office is shown it: cards for two adults and a child, the garden for six nights. */
const PRICES: Readonly<Record<string, number>> = {
  Familienpaket: 3000,
  Trinkgeld: 12,
  Ausflug: 45,
  Transfer: 30,
  Gartenblick: 48,
  Gästekarte: 50,
  Kinderrabatt: -200,
  'Leistung 8101': -50,
  'Leistung 9001': 19.9,
  'Leistung 5390': 15.5,
  'Leistung 7474': 9.5,
  'Schutz V9': 120,
  Baby: 50,
  '06:30 Bern, Neufeld': 15,
  '07:45 Zürich, Carparkplatz': 10,
  '18:15 Zürich, Carparkplatz': 10,
  '19:30 Bern, Neufeld': 0,
}

test('all that is paid for is shown to the office: its prices add up to the total', async () => {
  const open = await openPlatform()
  const { orderNo } = await placeOrThrow(open, wireEverything())
  const details = await bookingDetails(open.storage.db, String(orderNo))
  if (details === null) throw new Error('The booking is not shown')
  const { rooms, extras, insurances, babies, travellers, total } = details
  const stops = travellers.flatMap(({ outbound, homeward }) => [outbound ?? '', homeward ?? ''])
  const single = [...insurances, ...babies.map(() => 'Baby'), ...stops]
  const shown = [...rooms, ...extras, ...single.map((name) => ({ name, quantity: 1 }))]
  const centimes = shown.reduce((sum, { name, quantity }) => sum + (PRICES[name] ?? Number.NaN) * 100 * quantity, 0)
  expect(Math.round(centimes)).toBe(total)
})

test('the office is shown the extension of a travel', async () => {
  const open = await openPlatform()
  const travelDate = { id: 'alpen-bus-20270612-v', extension: { id: 'meer' } }
  const { orderNo } = await placeOrThrow(open, wireBooking({ travelDate }))
  expect(await bookingDetails(open.storage.db, String(orderNo))).toMatchObject({ extension: 'Zwei Tage am Meer' })
})

async function detailsOf({ storage }: OpenPlatform, orderNo: unknown) {
  const details = await bookingDetails(storage.db, String(orderNo))
  if (details === null) throw new Error('The booking is not shown')
  return details
}

/** What is left out of a booking that has everything; children keep their mandatory extras. */
const choices = fc.record({
  personalDiscountSelection: fc.boolean(),
  bookingAddonSelection: fc.boolean(),
  accommodationAddonSelection: fc.boolean(),
  bargainDiscountSelection: fc.boolean(),
  esimServiceSelection: fc.boolean(),
  babies: fc.boolean(),
})

test('the price lines stored with any booking add up to its total', async () => {
  const open = await openPlatform()
  for (const table of ['package_price', 'service_price'] as const)
    await open.storage.db.updateTable(table).set({ available: 10_000 }).where('available', 'is not', null).execute()
  const totals = new Set<number>()
  let placed = 0
  for (const kept of fc.sample(choices, { numRuns: 60, seed: 20_270_301 })) {
    const left = Object.entries(kept).filter(([, isKept]) => !isKept)
    const emptied = Object.fromEntries(left.map(([name]) => [name, []]))
    const documents = { co2compensation: kept.babies, travelDocumentationService: kept.babies ? 'print' : 'electronic' }
    const { success, orderNo } = await place(open, { ...wireEverything(), ...documents, ...emptied })
    if (!success) continue
    placed += 1
    const { prices, total } = await detailsOf(open, orderNo)
    expect(prices?.reduce((sum, { amount }) => sum + amount, 0)).toBe(total)
    totals.add(total)
  }
  expect(placed).toBeGreaterThan(30)
  expect(totals.size).toBeGreaterThan(15)
})

test('price lines are named as the visitor saw them, one each for what was charged', async () => {
  const open = await openPlatform()
  const { orderNo } = await placeOrThrow(open, wireBooking())
  expect((await detailsOf(open, orderNo)).prices).toEqual([
    { label: 'dz', amount: 200_000 },
    { label: 'Trinkgeld', amount: 2400 },
    { label: 'Zuschlag Einsteigeort Bern, Neufeld', amount: 1500 },
    { label: 'Zuschlag Einsteigeort Bern, Neufeld', amount: 1500 },
  ])
})

test('price lines outlive the passports, and are erased with the people', async () => {
  const open = await openPlatform()
  const { orderNo } = await placeOrThrow(open, wireFlight())
  await applyRetention(open.storage, '2027-05-06')
  expect((await detailsOf(open, orderNo)).prices).toHaveLength(2)
  await eraseBooking(open.storage, String(orderNo))
  expect((await detailsOf(open, orderNo)).prices).toBeNull()
})

test('a booking from before price lines were stored has none', async () => {
  const open = await openPlatform()
  const { orderNo } = await placeOrThrow(open, wireBooking())
  const { wire } = await open.storage.db.selectFrom('booking').select('wire').executeTakeFirstOrThrow()
  const { priceLines: _, ...earlier } = JSON.parse(wire) as { readonly priceLines: unknown }
  await open.storage.db
    .updateTable('booking')
    .set({ wire: JSON.stringify(earlier) })
    .execute()
  expect((await detailsOf(open, orderNo)).prices).toBeNull()
})
