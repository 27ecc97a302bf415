import { expect } from 'vitest'
import type { Chance } from '#test/support/strange/chance.ts'
import type { OpenPlatform } from './openPlatform.ts'
import { initPayment, paymentOf, place } from './place.ts'
import { wireBooking } from './wireBooking.ts'

const DEPARTURE = 'alpen-bus-20270612'

/** Places of each contingent, so that races end before they do. */
const PLENTY = 1_000_000

const PAST = '2020-01-01T00:00:00.000Z'

interface Round {
  /** Openings of one platform, as processes have them. */
  readonly opens: readonly OpenPlatform[]
  readonly chance: Chance
  readonly bookingId: string
  /** Ids of attempts so far. */
  readonly attempts: readonly string[]
}

type Act = (open: OpenPlatform, round: Round) => Promise<unknown>

const start: Act = (open, { bookingId }) => initPayment(open, { bookingId })
const toInvoice: Act = (open, { bookingId }) => initPayment(open, { bookingId, switchToInvoice: true })
const ask: Act = (open, { bookingId }) => paymentOf(open, bookingId)
const sweep: Act = ({ platform }) => platform.expireUnpaid()

/** The time for the payment is over, from one moment to the next. */
const timePasses: Act = ({ storage }, { bookingId }) =>
  storage.write((db) => db.updateTable('booking').set({ hold_until: PAST }).where('id', '=', bookingId).where('hold_until', 'is not', null).execute())

/** What was put off was put off long ago. */
const bankIsReady: Act = ({ storage }, { bookingId }) =>
  storage.write((db) =>
    db.updateTable('payment_transaction').set({ changed_at: PAST }).where('booking_id', '=', bookingId).where('status', '=', 'PENDING').execute(),
  )

function press(aktion: string): Act {
  return ({ platform }, { attempts, chance }) => {
    const body = new URLSearchParams({ aktion })
    const page = `http://site.test/sandbox-zahlung/v1/start/${chance.pick(attempts)}`
    return platform.handlePaymentPage(new Request(page, { method: 'POST', body }), 'n')
  }
}

function told(outcome: 'PAID' | 'CANCELLED' | 'FAILED'): Act {
  return ({ platform }, { attempts, chance }) =>
    platform.confirmPayment({ transactionId: chance.pick(attempts), outcome, amount: 205_400, currency: 'CHF', orderNo: null })
}

const ACTS: readonly Act[] = [
  ...[start, start, start, toInvoice, ask, sweep, timePasses, bankIsReady],
  ...['bezahlen', 'bezahlen', 'abbrechen', 'fehlschlagen', 'spaeter'].map(press),
  ...(['PAID', 'PAID', 'CANCELLED', 'FAILED'] as const).map(told),
]

/** Room for every booking of the races. */
export async function withPlenty({ storage }: OpenPlatform): Promise<void> {
  await storage.db.updateTable('package_price').set({ available: PLENTY }).execute()
}

/** A booking, and acts on its payment by chance, several at once, four times over; then what must hold is held against it. */
export async function raceRound(opens: readonly OpenPlatform[], chance: Chance): Promise<void> {
  const [first] = opens
  if (first === undefined) throw new Error('no platform is open')
  const { bookingId } = await place(first, wireBooking({ payment: { type: 'online' } }))
  const begin = { opens, chance, bookingId: String(bookingId) }
  await Promise.all(opens.flatMap((open) => Array.from({ length: chance.integer(5) }, () => start(open, { ...begin, attempts: [] }))))
  for (let wave = 0; wave < 4; wave += 1) {
    const round = { ...begin, attempts: await attemptsOf(first, begin.bookingId) }
    const acts = Array.from({ length: 1 + chance.integer(6) }, () => chance.pick(round.attempts.length === 0 ? [start, toInvoice, timePasses, sweep] : ACTS))
    await Promise.all(acts.map((act) => act(chance.pick(opens), round)))
    await expectSound(first, begin.bookingId)
  }
}

async function attemptsOf({ storage }: OpenPlatform, bookingId: string): Promise<readonly string[]> {
  const rows = await storage.db.selectFrom('payment_transaction').select('id').where('booking_id', '=', bookingId).orderBy('id').execute()
  return rows.map(({ id }) => id)
}

/** Never two under way, never two paid; what the booking says and what its attempts say agree. */
export async function expectSound({ storage }: OpenPlatform, bookingId: string): Promise<void> {
  const booking = await storage.db.selectFrom('booking').selectAll().where('id', '=', bookingId).executeTakeFirstOrThrow()
  const attempts = await storage.db.selectFrom('payment_transaction').select('status').where('booking_id', '=', bookingId).execute()
  const count = (...states: readonly string[]) => attempts.filter(({ status }) => states.includes(status)).length
  const state = { booking: booking.payment_status, type: booking.payment_type, attempts: attempts.map(({ status }) => status) }
  expect(count('OPEN', 'PENDING'), JSON.stringify(state)).toBeLessThanOrEqual(booking.payment_status === 'OPEN' ? 1 : 0)
  expect(count('PAID'), JSON.stringify(state)).toBe(booking.payment_status === 'PAID' ? 1 : 0)
  expect(booking.payment_type === 'invoice', JSON.stringify(state)).toBe(booking.payment_status === 'INVOICE')
}

/** What is free and what bookings that have not expired took make up what there was. */
export async function expectConserved({ storage }: OpenPlatform): Promise<void> {
  const left = await storage.db.selectFrom('package_price').select(['nr', 'available']).where('departure_id', '=', DEPARTURE).execute()
  const taken = await storage.db
    .selectFrom('booking_taken')
    .innerJoin('booking', 'booking.id', 'booking_id')
    .select(({ fn }) => ['nr', fn.sum<number | string>('quantity').as('quantity')])
    .where('kind', '=', 'package')
    .where('departure_id', '=', DEPARTURE)
    .where('payment_status', '!=', 'EXPIRED')
    .groupBy('nr')
    .execute()
  for (const { nr, available } of left) {
    const held = Number(taken.find((row) => row.nr === nr)?.quantity ?? 0)
    expect(available + held, nr).toBe(PLENTY)
  }
}
