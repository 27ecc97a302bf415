import { applyCommand, type Command } from '#domain/booking/commands/command.ts'
import { withPersonalAddon } from '#domain/booking/commands/extras.ts'
import { withParty } from '#domain/booking/commands/people.ts'
import { withRoomQuantity } from '#domain/booking/commands/rooms.ts'
import { cellsOf } from '#domain/booking/compare/priceCells.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { party } from '#domain/booking/people/partyPeople.ts'
import { price } from '#domain/booking/price/price.ts'
import { solveRooms } from '#domain/booking/rooms/solver/solver.ts'
import { settle } from '#domain/booking/settle.ts'
import { figureTable, type Report } from './figures.ts'
import { bookedCase, partyCase, type People, type Size } from './syntheticBooking.ts'
import { timings, type Task } from './timings.ts'

/** Limits: room solver for 8 people and 12 types of room, price grid of 200 dates. */
const SOLVER_MOST_MS = 5
const GRID_MOST_MS = 20

/** Limit: one command on a heavy draft, and the price of what it leads to. */
const COMMAND_MOST_MS = 1

/** A travel larger than most; each series varies one part of it. */
const USUAL: Size = { rooms: 12, dates: 200, addons: 8 }
const FAMILY: People = { adults: 2, children: 2 }

/** Cost of each key press in the funnel, and how it grows with party, rooms, dates and extras. */
export function domainReport(): Report {
  return figureTable(timings([...solverRows(), ...gridRows(), ...commandRows(), ...keyPressRows()]))
}

function adults(count: number): People {
  return { adults: count, children: 0 }
}

function solverRows(): readonly Task[] {
  const row = (people: People, rooms: number, mostMs: number | null = null): Task => {
    const { draft, offer } = partyCase(people, { ...USUAL, rooms, dates: 10 })
    const name = `room solver: ${textOf(people)}, ${rooms} types of room, ${solveRooms(resolve(draft, offer)).count} answers`
    return { name, mostMs, run: () => solveRooms(resolve(draft, offer)) }
  }
  return [
    row(adults(8), 12, SOLVER_MOST_MS),
    row({ adults: 4, children: 4 }, 12, SOLVER_MOST_MS),
    ...[1, 2, 4, 6, 10, 12].map((count) => row(adults(count), 12)),
    ...[3, 6, 18, 24].map((rooms) => row(adults(8), rooms)),
  ]
}

function gridRows(): readonly Task[] {
  const row = (people: People, changes: Partial<Size>, mostMs: number | null = null): Task => {
    const size = { ...USUAL, ...changes }
    const { draft, offer } = bookedCase(people, size)
    const name = `price grid: ${size.dates} dates, ${textOf(people)}, ${size.rooms} types of room, ${size.addons} extras`
    const cells = () => cellsOf(resolve(draft, offer), offer, offer.saleDates)
    return { name, mostMs, run: cells }
  }
  return [
    row(FAMILY, {}, GRID_MOST_MS),
    row({ adults: 4, children: 4 }, {}, GRID_MOST_MS),
    ...[25, 50, 100, 400].map((dates) => row(FAMILY, { dates })),
    ...[1, 2, 4].map((count) => row(adults(count), {})),
    ...[6, 24].map((rooms) => row(FAMILY, { rooms })),
    ...[0, 4, 16, 32].map((addons) => row(FAMILY, { addons })),
  ]
}

/** Cost of a command before rendering: edit and settle the draft, resolve it, price it. */
function commandRows(): readonly Task[] {
  const { draft, offer } = bookedCase({ adults: 4, children: 4 }, { ...USUAL, addons: 32 })
  const [room = { accommodationId: '', quantity: 0 }] = draft.rooms
  const commands: Readonly<Record<string, Command>> = {
    'one room less': (booking) => withRoomQuantity(booking, { ...room, quantity: room.quantity - 1 }),
    'one more adult': (booking) => withParty(booking, { ...party(booking), adults: 5 }),
    'one more of an extra': (booking) => withPersonalAddon(booking, { addonId: 'addon-3', quantity: 2 }),
  }
  return Object.entries(commands).map(([name, command]) => ({
    name: `${name}, settled and priced: 4 adults and 4 children, 32 extras`,
    mostMs: COMMAND_MOST_MS,
    run: () => price(applyCommand(resolve(draft, offer), command)),
  }))
}

function keyPressRows(): readonly Task[] {
  return [
    { people: adults(2), addons: 4 },
    { people: FAMILY, addons: 8 },
    { people: { adults: 4, children: 4 }, addons: 8 },
    { people: FAMILY, addons: 32 },
  ].flatMap(({ people, addons }) => {
    const { draft, offer } = bookedCase(people, { ...USUAL, addons })
    const what = `${textOf(people)}, ${addons} extras`
    const booking = resolve(draft, offer)
    return [
      { name: `settle: ${what}`, mostMs: null, run: () => settle(draft, offer) },
      { name: `resolve and price: ${what}`, mostMs: null, run: () => price(resolve(draft, offer)) },
      { name: `price: ${what}`, mostMs: null, run: () => price(booking) },
    ]
  })
}

function textOf({ adults: grownUps, children }: People): string {
  if (grownUps === 1 && children === 0) return '1 adult'
  return children === 0 ? `${grownUps} adults` : `${grownUps} adults and ${children} children`
}
