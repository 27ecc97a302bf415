import { expect, test } from 'vitest'
import { townsOf } from '#web/booking/personalData/towns.ts'

test('a postcode has one town, several, or none', async () => {
  expect(await townsOf('3011')).toEqual(['Bern'])
  expect(await townsOf('8580')).toEqual(['Amriswil', 'Biessenhofen', 'Hagenwil b. Amriswil', 'Hefenhofen', 'Sommeri'])
  expect(await townsOf('9999')).toEqual([])
})

test('an incomplete or unknown postcode has no town', async () => {
  expect(await townsOf('')).toEqual([])
  expect(await townsOf('30')).toEqual([])
  expect(await townsOf('0301')).toEqual([])
  expect(await townsOf('constructor')).toEqual([])
})
