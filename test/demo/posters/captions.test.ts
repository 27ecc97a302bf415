import { expect, test, vi } from 'vitest'

import { createCaptions } from '#demo/posters/captions.ts'

const travel = {
  name: 'Provence',
  startDate: '2027-05-14',
  endDate: '2027-05-20',
  minPrice: 1290,
  currency: 'CHF',
  mainImage: { publicId: 'reise/provence' },
}

function platform(travels: readonly unknown[]): (request: Request) => Promise<Response> {
  return vi.fn(() => Promise.resolve(Response.json({ data: { travelFilter: { travels } } })))
}

const tenant = { tenantId: '4', operator: 'Carovia Reisen' }

test('a caption contains name, days and price «ab»', async () => {
  const captionOf = createCaptions({ ...tenant, fetch: platform([travel]) })
  expect(await captionOf('reise/provence')).toEqual({
    name: 'Provence',
    dates: '14.05.2027 – 20.05.2027',
    price: 'ab CHF 1’290.-',
    operator: 'Carovia Reisen',
  })
})

test('a caption leaves out a missing price or date', async () => {
  const captionOf = createCaptions({ ...tenant, fetch: platform([{ ...travel, minPrice: null, startDate: null }]) })
  expect(await captionOf('reise/provence')).toMatchObject({ price: null, dates: null })
})

test('the caption of a day trip has one date, and a price in euros its own currency', async () => {
  const captionOf = createCaptions({
    ...tenant,
    fetch: platform([{ ...travel, endDate: '2027-05-14', currency: 'EUR', minPrice: 89.5 }]),
  })
  expect(await captionOf('reise/provence')).toMatchObject({ dates: '14.05.2027', price: 'ab EUR 89.50' })
})

test('a travel that is not listed has no caption', async () => {
  const captionOf = createCaptions({ ...tenant, fetch: platform([{ ...travel, mainImage: null }, null, 7]) })
  expect(await captionOf('reise/provence')).toBeNull()
})

test('the listing for captions is cached for five minutes', async () => {
  const fetch = platform([travel])
  let time = 0
  const captionOf = createCaptions({ ...tenant, fetch }, () => time)
  await captionOf('reise/provence')
  time = 300_000
  await captionOf('reise/provence')
  expect(fetch).toHaveBeenCalledTimes(1)
  time = 300_001
  await captionOf('reise/provence')
  expect(fetch).toHaveBeenCalledTimes(2)
})

test('an unreadable listing gives no caption and is not cached', async () => {
  const fetch = vi.fn(platform([travel])).mockImplementationOnce(() => Promise.resolve(new Response('<html>')))
  const captionOf = createCaptions({ ...tenant, fetch })
  expect(await captionOf('reise/provence')).toBeNull()
  expect(await captionOf('reise/provence')).toMatchObject({ name: 'Provence' })
})

test('a caption is the same object for five minutes, so that whoever keeps what was drawn of it can tell', async () => {
  let ms = 0
  const captionOf = createCaptions({ ...tenant, fetch: platform([travel]) }, () => ms)
  const first = await captionOf('reise/provence')
  ms = 5 * 60 * 1000
  expect(await captionOf('reise/provence')).toBe(first)
  ms += 1
  const second = await captionOf('reise/provence')
  expect(second).not.toBe(first)
  expect(second).toEqual(first)
})
