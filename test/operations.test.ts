import { readdirSync } from 'node:fs'
import { buildSchema, getOperationAST, parse, validate } from 'graphql'
import { expect, test } from 'vitest'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import documents from '#gql/persisted-documents.json'
import sdl from '#schema.graphql?raw'
import { openPlatform } from '#test/support/platform/openPlatform.ts'
import { TODAY } from '#test/support/platform/smallCatalogue.ts'

const schema = buildSchema(sdl)
const files = readdirSync('operations')
const byName = new Map(Object.values(documents).map((text) => [nameIn(text), text]))

function nameIn(text: string): string | undefined {
  return getOperationAST(parse(text))?.name?.value
}

const tenantId = '4'
const ratioTravelId = 'provence-bus'

const provence = buildCatalogue(TODAY).travels.find(({ travel }) => travel.id === 'provence')
const dateId = provence?.variants[0]?.departures.find(({ startDate }) => startDate > TODAY)?.id ?? ''

/** Variables of each operation on the demo operator's catalogue; every flag is on, so that every field is selected. */
const variables: Readonly<Record<string, object>> = {
  AllTravelAvailabilityStatus: {},
  BestsellerTravels: { tenantId },
  Contingents: { ratioTravelId, dateId },
  InitBookingPayment: { input: { bookingId: 'none', tenantId } },
  PlaceBooking: { tenantId: 4, json: {} },
  RatioSummaryQuery: {
    clientState: { travelId: 'provence', pricingTravel: { id: ratioTravelId }, travelDate: { id: dateId } },
  },
  RatioTravel: { ratioTravelId },
  SendConversionEvent: { input: { conversionName: 'View_Tour', conversionTime: new Date().toISOString(), tenantId } },
  TenantCms: { tenantId, withPages: true },
  Travel: { travelId: 'provence', tenantId, withBooking: true, withPage: true },
  TravelFilter: { tenantId, query: 'lavendel', filters: [{ name: 'months', selection: ['2027-06'] }] },
}

// rules 7.2.1.1, 7.2.1.2, 7.2.1.3, 7.2.1.4, 7.2.1.5, 7.2.1.6, 7.2.1.7, 7.2.1.8, 7.2.1.9, 7.2.1.10, 7.2.1.11
test('each operation has a file of its own, and something to run it with', () => {
  const names = files.map((file) => file.replace('.graphql', ''))
  expect(names).toHaveLength(11)
  expect([...byName.keys()].toSorted()).toEqual(names.toSorted())
  expect(Object.keys(variables).toSorted()).toEqual(names.toSorted())
})

test.each(Object.keys(variables))('%s is valid', (name) => {
  expect(validate(schema, parse(byName.get(name) ?? ''))).toEqual([])
})

// rules 7.2.1.2, 7.2.1.6, 9.1.1, 9.1.2
test('the numbers the contract gives stand in the documents', () => {
  expect(byName.get('Travel')).toContain('ratioConfig(id: 1)')
  expect(byName.get('PlaceBooking')).toContain('$tenantId: Int!')
})

// rules 7.2.1.1, 7.2.1.2, 7.2.1.3, 7.2.1.4, 7.2.1.5, 7.2.1.6, 7.2.1.7, 7.2.1.8, 7.2.1.9, 7.2.1.10, 7.2.1.11
test('every operation is answered by the platform', async () => {
  const { ask } = await openPlatform({ catalogue: buildCatalogue, today: () => TODAY })
  for (const [name, values] of Object.entries(variables)) {
    const data = (await ask(byName.get(name) ?? '', values)) as Readonly<Record<string, unknown>>
    const unanswered = Object.keys(data).filter((field) => data[field] === null)
    expect(unanswered, name).toEqual([])
  }
})

test('the pricing structure answers the named tables only', async () => {
  const { ask } = await openPlatform({ catalogue: buildCatalogue, today: () => TODAY })
  const query = 'query($tables: [String!]) { ratioTravel(id: "provence-bus") { dates { json(tables: $tables) } } }'
  const keys = async (tables: readonly string[] | null) => {
    const data = (await ask(query, { tables })) as { ratioTravel: { dates: readonly { json: object }[] } }
    return Object.keys(data.ratioTravel.dates[0]?.json ?? {})
  }
  expect(await keys(['t_packages', 'onlinebuchung', 'gibt_es_nicht'])).toEqual(['onlinebuchung', 't_packages'])
  expect(await keys([])).toEqual([])
  expect(await keys(null)).toEqual([
    'onlinebuchung',
    't_packages',
    't_reiseleistungen',
    't_knotens_hin',
    't_knotenhalte_hin',
    't_haltestellen_hin',
    't_knotens_rueck',
    't_knotenhalte_rueck',
    't_haltestellen_rueck',
  ])
})
