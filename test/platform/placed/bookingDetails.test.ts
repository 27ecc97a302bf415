import { expect, test } from 'vitest'
import { bookingDetails } from '#platform/placed/bookingDetails.ts'
import { openPlatform } from '#test/support/platform/openPlatform.ts'
import { placeOrThrow, wireBooking, wireEverything } from '#test/support/platform/wireBooking.ts'

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
