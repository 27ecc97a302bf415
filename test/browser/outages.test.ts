import { expect, test } from 'vitest'
import { FAULTS } from '#test/outages/faults.ts'
import { runOutage } from '#test/outages/outage.ts'
import { bookingsOfToday } from '#test/outages/visitors.ts'
import { postgresBinaries } from '#test/support/postgres.ts'

const BOOKINGS = 150
const binaries = postgresBinaries()

/** The longest a visitor may wait once all is well again, on a machine that does much else. */
const PATIENCE_MS = 30_000

// The long version, with all faults: `npm run test:faults`. No retry: what is lost once is lost.
const cases = [
  { engine: 'sqlite', name: 'kill' },
  { engine: 'postgres', name: 'terminate-and-kill' },
] as const

test.each(cases.filter(({ engine }) => engine === 'sqlite' || binaries !== null))(
  'on $engine, under the fault «$name», every booking is confirmed and there, once',
  { retry: 0 },
  async ({ engine, name }) => {
    const fault = FAULTS[name]
    if (fault === undefined) throw new Error(`No fault is called ${name}`)
    const outcome = await runOutage({ engine, fault, bookings: await bookingsOfToday(BOOKINGS), binaries })
    const { sent, confirmed, lost, doubled, neverAnswered, crashes, problems } = outcome
    expect({ sent, confirmed, lost, doubled, neverAnswered, crashes, problems }).toEqual({
      sent: BOOKINGS,
      confirmed: BOOKINGS,
      lost: 0,
      doubled: 0,
      neverAnswered: 0,
      crashes: 0,
      problems: [],
    })
    expect(outcome.redAfter).not.toBeNull()
    expect(outcome.lastAfterFault).toBeLessThan(PATIENCE_MS)
  },
)
