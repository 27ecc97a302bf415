import { expect, test } from 'vitest'
import { extensionOptions } from '#domain/booking/dates/extension.ts'
import type { Command } from '#domain/booking/commands/command.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { solveRooms } from '#domain/booking/rooms/solver/solver.ts'
import { toDateChoice } from '#domain/catalogue/saleDates.ts'
import { PROXY_LIMITS } from '#server/proxy/proxyLimits.ts'
import { everyAddon } from '#test/support/builders/arbitraryAct.ts'
import { withExtension, withProposal, withRoomAddon } from '#test/support/commands.ts'
import { begin, boardPlainly, book, tellPeople } from '#test/bookings/journey.ts'
import { differencesFromTable } from '#test/support/wireTable.ts'
import { HEAVY_TRAVEL_ID, heavyCatalogue } from '#tools/bench/heavyTour.ts'

/** How many levels of lists and objects a value has. */
function depthOf(value: unknown): number {
  return typeof value === 'object' && value !== null ? 1 + Math.max(0, ...Object.values(value).map(depthOf)) : 0
}

/** Room for platforms whose rules and tables are longer than ours. */
const ROOM = 4

function everyExtra({ draft: { rooms }, offer: { pricing } }: Booking): readonly Command[] {
  const ofRooms = rooms.flatMap(({ accommodationId: typeId }) =>
    pricing!.accommodationAddons.map(
      ({ id: addonId }) =>
        (now: Booking) =>
          withRoomAddon(now, { type: 'accommodation', typeId, addonId, quantity: 1 }),
    ),
  )
  return [...everyAddon(pricing, 8), ...ofRooms]
}

test('eight people with every extra and an extension on the heaviest travel book it, and their state is a quarter of what may be sent', async () => {
  const childBirthdays = ['2019-04-02', '2018-05-10']
  const journey = await begin({
    variant: `${HEAVY_TRAVEL_ID}-bus`,
    day: '20270607',
    party: { adults: 6, childBirthdays },
    catalogue: heavyCatalogue,
  })
  journey.change((booking) => withProposal(booking, solveRooms(booking).proposals[0]!))
  const [longer] = extensionOptions(journey.booking())
  journey.change((booking) => withExtension(booking, toDateChoice(longer!)))
  await journey.loadContingents()
  await journey.enter('leistungen')
  for (const choice of everyExtra(journey.booking())) journey.change(choice)
  await tellPeople(journey, '1980-02-01', '1978-07-14', '1950-07-14', '1951-07-14', '1982-07-14', '1983-07-14')
  await boardPlainly(journey)
  expect(await book(journey)).toMatchObject({ success: true })
  const sent = journey.device.traffic.filter(({ operationName }) =>
    ['RatioSummaryQuery', 'PlaceBooking'].includes(operationName),
  )
  expect(sent.length).toBeGreaterThanOrEqual(3)
  const state = sent.at(-1)?.variables['json']
  expect(differencesFromTable(state)).toEqual([])
  for (const { variables } of sent) {
    // The proxy lets through three times as many levels.
    expect(depthOf(variables)).toBeLessThanOrEqual(10)
    const bytes = Buffer.byteLength(JSON.stringify(variables))
    expect(bytes).toBeGreaterThan(150_000)
    expect(bytes * ROOM).toBeLessThan(PROXY_LIMITS.bodyBytes)
  }
})
