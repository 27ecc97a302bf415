import { describe, expect, test } from 'vitest'
import { geocode, townPositions } from '#web/booking/additionalServices/geocode.ts'
import { positionOf } from '#web/booking/additionalServices/postcodePositions.ts'
import { stop } from '#test/support/builders/departure.ts'

describe('geocoding of a search text', () => {
  test.each([
    ['3770', 'Zweisimmen'],
    ['CH-3770', 'Zweisimmen'],
    ['3770 Zweisimmen', 'Zweisimmen'],
    ['zweisimmen', 'Zweisimmen'],
    ['Zweisim', 'Zweisimmen'],
    ['9490', 'Vaduz'],
    ['Waedenswil', 'Wädenswil'],
  ])('finds by «%s»: %s', async (text, town) => {
    expect((await geocode(text))?.town).toBe(town)
  })

  test.each(['', 'Zw', '0000', '37', 'Entenhausen'])('finds nothing by «%s»', async (text) => {
    expect(await geocode(text)).toBeNull()
  })
})

test('a postcode lies where its town is', async () => {
  expect(await positionOf('3770', 0)).toEqual({ latitude: 46.57, longitude: 7.39 })
  expect(await positionOf('', 0)).toBeNull()
})

test('of several towns of a postcode the one that is named counts, without a name the first', async () => {
  const fiesch = { latitude: 46.41, longitude: 8.14 }
  const fieschertal = { latitude: 46.49, longitude: 8.05 }
  const found = await Promise.all(
    ['3984 Fiesch', '3984 fieschertal', 'Fieschertal', '3984', '3984 Anderswo'].map(geocode),
  )
  expect(found.map((place) => place?.position)).toEqual([fiesch, fieschertal, fieschertal, fiesch, fiesch])
  const stops = [stop({ stopNo: '1', nodeNo: 'n1', zip: '3984', city: 'Fieschertal' })]
  expect((await townPositions(stops)).get('1')).toEqual(fieschertal)
})

test('a stop whose place the platform does not tell lies in its town', async () => {
  const own = { latitude: 1, longitude: 2 }
  const stops = [
    stop({ stopNo: '1', nodeNo: 'n1', name: 'Zweisimmen, Bahnhof' }),
    stop({ stopNo: '2', nodeNo: 'n1', name: 'Bahnhof', zip: '3770' }),
    stop({ stopNo: '3', nodeNo: 'n1', name: 'Avignon' }),
    stop({ stopNo: '4', nodeNo: 'n1', position: own }),
  ]
  const zweisimmen = { latitude: 46.57, longitude: 7.39 }
  expect([...(await townPositions(stops))]).toEqual([
    ['1', zweisimmen],
    ['2', zweisimmen],
    ['3', null],
  ])
})
