import { fork } from 'node:child_process'
import { once } from 'node:events'
import { expect, onTestFinished } from 'vitest'
import type { DatabaseLocation } from '#platform/storage/database.ts'
import type { Random } from '#test/support/random.ts'
import type { OpenPlatform } from './openPlatform.ts'
import { type Racer, randomAct } from './paymentActs.ts'
import { placeOrThrow, wireBooking } from './wireBooking.ts'
import type { AskedAct, DoneAct } from './raceProcess.ts'

const DEPARTURE = 'alpen-bus-20270612'

/** Places in each contingent, more than the races need. */
const PLENTY = 1_000_000

/** Sets all contingents to `PLENTY`. */
export async function withPlenty({ storage }: OpenPlatform): Promise<void> {
  await storage.db.updateTable('package_price').set({ available: PLENTY }).execute()
}

/**
 * Places a booking and performs random operations on its payment, several at once, in four waves; checks the invariants
 * after each.
 * @param open reads the results
 */
export async function raceRound(open: OpenPlatform, racers: readonly Racer[], random: Random): Promise<void> {
  const { bookingId: placed } = await placeOrThrow(open, wireBooking({ payment: { type: 'online' } }))
  const bookingId = String(placed)
  await Promise.all(
    racers.flatMap((race) => Array.from({ length: random.integer(5) }, () => race({ kind: 'start', bookingId }))),
  )
  for (let wave = 0; wave < 4; wave += 1) {
    const attempts = await attemptsOf(open, bookingId)
    const acts = Array.from({ length: 1 + random.integer(6) }, () => randomAct(random, bookingId, attempts))
    await Promise.all(acts.map((act) => random.pick(racers)(act)))
    await expectSound(open, bookingId)
  }
}

async function attemptsOf({ storage }: OpenPlatform, bookingId: string): Promise<readonly string[]> {
  const rows = await storage.db
    .selectFrom('payment_transaction')
    .select('id')
    .where('booking_id', '=', bookingId)
    .orderBy('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Invariants: at most one open and one paid attempt, in agreement with the booking. */
export async function expectSound({ storage }: OpenPlatform, bookingId: string): Promise<void> {
  const booking = await storage.db
    .selectFrom('booking')
    .selectAll()
    .where('id', '=', bookingId)
    .executeTakeFirstOrThrow()
  const attempts = await storage.db
    .selectFrom('payment_transaction')
    .select('status')
    .where('booking_id', '=', bookingId)
    .execute()
  const count = (...states: readonly string[]) => attempts.filter(({ status }) => states.includes(status)).length
  const state = {
    booking: booking.payment_status,
    type: booking.payment_type,
    attempts: attempts.map(({ status }) => status),
  }
  expect(count('OPEN', 'PENDING'), JSON.stringify(state)).toBeLessThanOrEqual(booking.payment_status === 'OPEN' ? 1 : 0)
  expect(count('PAID'), JSON.stringify(state)).toBe(booking.payment_status === 'PAID' ? 1 : 0)
  expect(booking.payment_type === 'invoice', JSON.stringify(state)).toBe(booking.payment_status === 'INVOICE')
}

/** Invariant: free places and places taken by bookings neither expired nor cancelled add up to the original contingent. */
export async function expectConserved({ storage }: OpenPlatform): Promise<void> {
  const left = await storage.db
    .selectFrom('package_price')
    .select(['nr', 'available'])
    .where('departure_id', '=', DEPARTURE)
    .execute()
  const taken = await storage.db
    .selectFrom('booking_taken')
    .innerJoin('booking', 'booking.id', 'booking_id')
    .select(({ fn }) => ['nr', fn.sum<number | string>('quantity').as('quantity')])
    .where('kind', '=', 'package')
    .where('departure_id', '=', DEPARTURE)
    .where('payment_status', '!=', 'EXPIRED')
    .where('cancelled_at', 'is', null)
    .groupBy('nr')
    .execute()
  for (const { nr, available } of left) {
    const held = Number(taken.find((row) => row.nr === nr)?.quantity ?? 0)
    expect(available + held, nr).toBe(PLENTY)
  }
}

/** Forks a process that performs payment acts with its own connections; it ends with the test. */
export async function forkRacer(location: DatabaseLocation): Promise<Racer> {
  const child = fork('test/support/platform/raceProcess.ts', [JSON.stringify(location)], {
    execArgv: ['--import', 'tsx'],
  })
  const waiting = new Map<number, (done: DoneAct) => void>()
  let acts = 0
  const ended = once(child, 'exit')
  onTestFinished(async () => {
    if (child.connected) child.disconnect()
    await ended
  })
  await once(child, 'message')
  child.on('message', (done: DoneAct) => waiting.get(done.id)?.(done))
  return (act) =>
    new Promise((resolve, reject) => {
      const id = acts++
      waiting.set(id, ({ error }) => {
        waiting.delete(id)
        if (error === null) resolve(null)
        else reject(new Error(error))
      })
      child.send({ id, act } satisfies AskedAct)
    })
}
