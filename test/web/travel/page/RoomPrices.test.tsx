// @vitest-environment happy-dom
import { describe, expect, test } from 'vitest'
import type { PricingTravel } from '#domain/catalogue/catalogue.ts'
import { carovia } from '#tenant/config.ts'
import { departure, services } from '#test/support/builders/departure.ts'
import { offer, settings as settingsOf, status } from '#test/support/builders/offer.ts'
import { familyPackage, pricing } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'
import { renderPage, textOf } from '#test/support/web/render.tsx'
import { departuresOf } from '#web/travel/departures/departures.ts'
import { PageNavigation } from '#web/travel/page/PageNavigation.tsx'
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
/** Response of an operation; fragments are masked by type alone. */
const travelOf = (...ids: readonly string[]) =>
  ({
    id: 'p',
    dayProgramme: [{ day: 1 }],
    stays: null,
    includedServices: null,
    travelGuides: null,
    minGroupSize: null,
    fitness: null,
    entry: null,
    pricing: { travels: ids.map((id) => ({ id })), passportConfig: null },
  }) as never

const said = (search: string) =>
  textOf(renderPage(<RoomPrices travel={travelOf('v1')} variants={rooms} rows={rows} />, carovia, search).container)

describe('the rooms on the travel page', () => {
  test('cost what they cost on the date that is chosen, which is named', () => {
    const words = said('?datum=v1~d2')
    expect(words).toContain('Preise für Ihr Datum 10.07.2027 – 16.07.2027')
    expect(words).toContain('Doppelzimmer CHF 1’490.-')
    expect(words).toContain('Einzelzimmer CHF 1’790.-')
    expect(words).toContain('Einzelzimmerzuschlag: CHF 300.-')
  })

  test('on a ship are cabins, and have a supplement for one', () => {
    const cabins = rooms.map((variant) => ({
      ...variant,
      rooms: variant.rooms.map((one) => ({ ...one, name: one.name.replace('zimmer', 'kabine') })),
    }))
    const known = { travel: travelOf('v1'), variants: cabins, rows }
    const part = (
      <>
        <PageNavigation {...known} />
        <RoomPrices {...known} />
      </>
    )
    const words = textOf(renderPage(part, carovia).container)
    expect(words).toContain('Einzelkabinenzuschlag: CHF 200.-')
    expect(words).toContain('Kabinen und Zuschläge')
    expect(words).not.toMatch(/Zimmer/)
  })

  test('list the family packages with the price of the whole family', () => {
    const dates = [departure({ id: 'd1', services: services({ 501: 295_800 }) })]
    const family = [
      pricing({ departures: dates, accommodations: [room(), room({ id: 'fz' })], familyPackages: [familyPackage()] }),
    ]
    const departures = departuresOf(family, sale)
    const known = { variants: roomsOf(family, departures, sale), rows: departures }
    const part = <RoomPrices travel={travelOf('v1')} {...known} />
    expect(textOf(renderPage(part, carovia).container)).toContain(
      'Familienpauschale für die ganze Familie ab CHF 2’958.-',
    )
  })

  test('show no price where adults alone cannot fill one', () => {
    const family = rooms.map((variant) => ({
      ...variant,
      rooms: variant.rooms.map((one, place) => ({ ...one, dependsOnAges: place === 0 })),
    }))
    const part = <RoomPrices travel={travelOf('v1')} variants={family} rows={rows} />
    const words = textOf(renderPage(part, carovia, '?datum=v1~d2').container)
    expect(words).toContain('Doppelzimmer je nach Alter')
    expect(words).not.toContain('1’490')
    expect(words).toContain('Einzelzimmer CHF 1’790.-')
  })

  test.each(['', '?datum=v1~gone'])(
    'cost «ab» on the cheapest date, which is named, where none is chosen (%s)',
    (search) => {
      const words = said(search)
      expect(words).toContain('Preise am günstigsten Datum, 12.06.2027 – 18.06.2027, pro Person')
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

describe('without a date to choose', () => {
  const noWaitlist = { ...sale, settings: settingsOf({ statuses: [] }) }
  const soldOut = departure({ id: 'd1', places: new Map([['101', 0]]) })
  const waitlist = departure({ id: 'd2', status: status('WAITLIST'), packagePrices: dear.packagePrices })
  const byTrain = pricing({ id: 'v2' })

  /** Whether the page links to the rooms, and what stands there. */
  function shown(sold: readonly PricingTravel[], search = '') {
    const departures = departuresOf(sold, noWaitlist)
    const answered = travelOf(...sold.map(({ id }) => id))
    const known = { travel: answered, variants: roomsOf(sold, departures, noWaitlist), rows: departures }
    const { container } = renderPage(
      <>
        <PageNavigation {...known} />
        <RoomPrices {...known} />
      </>,
      carovia,
      search,
    )
    const links = [...container.querySelectorAll('a')].map((link) => link.getAttribute('href'))
    expect(container.querySelector('#zimmer') !== null).toBe(links.includes('#zimmer'))
    return textOf(container)
  }

  test('there are no rooms, and no link to them', () => {
    expect(shown([pricing({ departures: [soldOut] })])).not.toContain('Zimmer')
  })

  test('the rooms are told of the waitlist beside a cheaper date that is sold out', () => {
    expect(shown([pricing({ departures: [soldOut, waitlist] })])).toContain('Doppelzimmer CHF 1’490.-')
  })

  test('there are none of another variant', () => {
    const sold = [byTrain, pricing({ departures: [soldOut] })]
    expect(shown(sold, '?variante=v2')).toContain('Doppelzimmer')
    expect(shown(sold, '?variante=v1')).not.toContain('Doppelzimmer')
    expect(shown(sold.toReversed())).not.toContain('Doppelzimmer')
  })
})
