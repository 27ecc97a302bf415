// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import { carovia } from '#tenant/config.ts'
import { departure } from '#test/support/builders/departure.ts'
import { offer } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'
import { renderPage, textOf } from '#test/support/web/render.tsx'
import { departuresOf } from '#web/travel/departures/departures.ts'
import { RoomPrices } from '#web/travel/page/RoomPrices.tsx'
import { roomsOf } from '#web/travel/page/variantRooms.ts'

const dear = {
  packagePrices: new Map([
    ['101', 149_000],
    ['102', 179_000],
  ]),
}
const dates = [
  departure({ id: 'd1' }),
  departure({ id: 'd2', startDate: '2027-07-10', endDate: '2027-07-16', ...dear }),
  departure({ id: 'd3', startDate: '2027-08-07', endDate: '2027-08-13' }),
]
const { travel, settings, tenantId, today } = offer()
const sale = { travel, settings, tenantId, today }
const variants = [pricing({ departures: dates })]
const rows = departuresOf(variants, sale)
const rooms = roomsOf(variants, rows, sale)
const said = (search: string) =>
  textOf(renderPage(<RoomPrices variants={rooms} rows={rows} />, carovia, search).container)

describe('the rooms on the travel page', () => {
  test('cost what they cost on the date that is chosen, which is named', () => {
    const words = said('?datum=v1~d2')
    expect(words).toContain('Preise für Ihr Datum 10.07.2027 – 16.07.2027')
    expect(words).toContain('Doppelzimmer CHF 1’490.-')
    expect(words).toContain('Einzelzimmer CHF 1’790.-')
    expect(words).toContain('Einzelzimmerzuschlag: CHF 300.-')
  })

  test.each(['', '?datum=v1~gone'])(
    'cost «ab» on the cheapest date, which is named, where none is chosen (%s)',
    (search) => {
      const words = said(search)
      expect(words).toContain('Preise ab, am günstigsten Datum 12.06.2027 – 18.06.2027')
      expect(words).toContain('Pro Person ab')
      expect(words).toContain('Doppelzimmer CHF 1’290.-')
    },
  )

  test('are told of every date that can be chosen, the double room at the price of the table of departures', () => {
    for (const [place, row] of rows.entries()) {
      const table = rooms[0]?.prices.find(({ places }) => places.includes(place))
      expect(table?.centimes[rooms[0]?.rooms.findIndex(({ id }) => id === 'dz') ?? -1]).toBe(row.fromCentimes)
    }
  })

  test('go out with the page once where they cost the same', () => {
    expect(rooms[0]?.prices.map(({ places }) => places)).toEqual([[0, 2], [1]])
  })
})
