import { afterAll, beforeAll, expect, test } from 'vitest'
import { type DatabaseLocation, openDatabase, type Storage } from '#platform/storage/database.ts'
import { migrate } from '#platform/storage/migrations/migrate.ts'
import { PLATFORM_MIGRATIONS } from '#platform/storage/migrations/migrations.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { temporaryDirectory } from '#test/support/platform/openPlatform.ts'
import { type Cluster, postgresBinaries, startPostgres } from '#test/support/postgres.ts'

const binaries = postgresBinaries()
let cluster: Cluster | null = null

beforeAll(async () => {
  cluster = binaries === null ? null : await startPostgres(binaries)
}, 60_000)

afterAll(() => cluster?.stop(), 60_000)

/** Results of races: a booking's state, and its attempts in order of creation. */
const LEFT_BEHIND = [
  { id: 'sound', status: 'OPEN', type: 'online', attempts: ['FAILED', 'OPEN'] },
  { id: 'twoOpen', status: 'CANCELLED', type: 'online', attempts: ['OPEN', 'CANCELLED', 'PENDING', 'OPEN'] },
  { id: 'twicePaid', status: 'PAID', type: 'online', attempts: ['PAID', 'PAID', 'OPEN'] },
  { id: 'paidInvoice', status: 'INVOICE', type: 'invoice', attempts: ['CANCELLED', 'PAID'] },
  { id: 'paidFailed', status: 'FAILED', type: 'online', attempts: ['PAID', 'FAILED'] },
  { id: 'openInvoice', status: 'INVOICE', type: 'invoice', attempts: ['OPEN'] },
]

const AFTER = [
  { id: 'openInvoice', status: 'INVOICE', type: 'invoice', attempts: ['CANCELLED'] },
  { id: 'paidFailed', status: 'PAID', type: 'online', attempts: ['PAID', 'FAILED'] },
  { id: 'paidInvoice', status: 'PAID', type: 'online', attempts: ['CANCELLED', 'PAID'] },
  { id: 'sound', status: 'OPEN', type: 'online', attempts: ['FAILED', 'OPEN'] },
  { id: 'twicePaid', status: 'PAID', type: 'online', attempts: ['PAID', 'LATE', 'CANCELLED'] },
  { id: 'twoOpen', status: 'OPEN', type: 'online', attempts: ['CANCELLED', 'CANCELLED', 'CANCELLED', 'OPEN'] },
]

async function leaveBehind(storage: Storage<PlatformTables>): Promise<void> {
  await storage.write(async (db) => {
    const travel = {
      id: 't',
      document: '{}',
      url_slug: null,
      status_id: null,
      label: null,
      bestseller_rank: null,
      listing: '{}',
      withdrawn: 0,
    }
    await db
      .insertInto('travel')
      .values(travel as never)
      .execute()
    await db
      .insertInto('variant')
      .values({
        id: 'v',
        travel_id: 't',
        position: 0,
        document: '{}',
        withdrawn: 0,
        catalogue: '{}',
        date_extensions: '[]',
      } as never)
      .execute()
    const departure = {
      id: 'd',
      variant_id: 'v',
      date_no: '1',
      start_date: '2027-06-12',
      end_date: '2027-06-18',
      includes_extension: 0,
    }
    await db
      .insertInto('departure')
      .values({ ...departure, extension_ids: '[]', onlinebuchung: 'JA', digest: '', withdrawn: 0 } as never)
      .execute()
    const person = {
      id: 'p',
      salutation: '',
      first_name: '',
      last_name: '',
      birthday: '',
      email: '',
      phone: '',
      country: '',
      created_at: '',
    }
    await db.insertInto('person').values(person).execute()
    for (const { id, status, type, attempts } of LEFT_BEHIND) {
      const booking = {
        id,
        submission_id: id,
        order_no: id,
        booker_id: 'p',
        tenant_id: '4',
        travel_id: 't',
        variant_id: 'v',
        departure_id: 'd',
      }
      const terms = {
        status: 'BOOKABLE',
        currency: 'CHF',
        total: 1,
        payment_type: type,
        payment_status: status,
        created_at: '',
        wire: '{}',
      }
      await db
        .insertInto('booking')
        .values({ ...booking, ...terms } as never)
        .execute()
      for (const [index, attempt] of attempts.entries()) {
        const at = `2027-01-15T08:00:0${String(index)}.000Z`
        const row = {
          id: `${id}${String(index)}`,
          booking_id: id,
          status: attempt,
          amount: 1,
          currency: 'CHF',
          return_path: null,
          created_at: at,
          changed_at: at,
        }
        await db
          .insertInto('payment_transaction')
          .values(row as never)
          .execute()
      }
    }
  })
}

test.each(['SQLite', 'PostgreSQL'])(
  'on %s, the migration resolves double payments, and its indexes prevent new ones',
  async (engine) => {
    if (engine === 'PostgreSQL' && cluster === null) return
    const location: DatabaseLocation =
      cluster === null || engine === 'SQLite'
        ? { directory: temporaryDirectory() }
        : { databaseUrl: await cluster.newDatabase() }
    const storage = await openDatabase<PlatformTables>(location)
    try {
      const before = PLATFORM_MIGRATIONS.filter(({ name }) => name < '0004')
      await migrate(storage, before, 'platform_migration')
      await leaveBehind(storage)
      await migrate(storage, PLATFORM_MIGRATIONS, 'platform_migration')
      const bookings = await storage.db
        .selectFrom('booking')
        .select(['id', 'payment_status', 'payment_type', 'hold_until'])
        .orderBy('id')
        .execute()
      const attempts = await storage.db
        .selectFrom('payment_transaction')
        .select(['booking_id', 'status'])
        .orderBy('id')
        .execute()
      const state = bookings
        .map(({ id, payment_status, payment_type }) => ({
          id,
          status: payment_status,
          type: payment_type,
          attempts: attempts.filter(({ booking_id }) => booking_id === id).map(({ status }) => status),
        }))
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      expect(state).toEqual(AFTER)
      expect(bookings.map(({ hold_until }) => hold_until)).toEqual(bookings.map(() => null))
      const again = storage.write((db) =>
        db.updateTable('payment_transaction').set({ status: 'PAID' }).where('booking_id', '=', 'twicePaid').execute(),
      )
      await expect(again).rejects.toThrow(/unique/i)
    } finally {
      await storage.close()
    }
  },
)
