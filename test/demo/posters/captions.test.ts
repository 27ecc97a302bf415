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

test('a caption says name, days and starting price', async () => {
  const captionOf = createCaptions({ ...tenant, fetch: platform([travel]) })
  expect(await captionOf('reise/provence')).toEqual({
    name: 'Provence',
    dates: '14.05.2027 – 20.05.2027',
    price: 'ab CHF 1’290.-',
    operator: 'Carovia Reisen',
  })
})

test('a missing price or date is left out, never 0', async () => {
  const captionOf = createCaptions({ ...tenant, fetch: platform([{ ...travel, minPrice: null, startDate: null }]) })
  expect(await captionOf('reise/provence')).toMatchObject({ price: null, dates: null })
})

test('a day trip has one date, a price in euros its own sign', async () => {
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

test('the listing is read once in five minutes', async () => {
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

test('an answer that cannot be read gives no caption, and the next request asks again', async () => {
  const fetch = vi.fn(platform([travel])).mockImplementationOnce(() => Promise.resolve(new Response('<html>')))
  const captionOf = createCaptions({ ...tenant, fetch })
  expect(await captionOf('reise/provence')).toBeNull()
  expect(await captionOf('reise/provence')).toMatchObject({ name: 'Provence' })
})
