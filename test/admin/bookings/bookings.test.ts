import { PassThrough } from 'node:stream'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { cancelBookings } from '#admin/bookings/cancelBookings.ts'
import { eraseBooking } from '#platform/personalData/erase.ts'
import { type DatabaseLocation, openDatabase } from '#platform/storage/database.ts'
import { runProgram } from '#test/support/docs/runIn.ts'
import { locationAt, type OpenPlatform, openPlatform, temporaryDirectory } from '#test/support/platform/openPlatform.ts'
import {
  initPayment,
  placeOrThrow,
  placesLeft,
  wireBooking,
  wireFlight,
  wireSingle,
  wireTraveller,
} from '#test/support/platform/wireBooking.ts'

interface Office extends OpenPlatform {
  /** Runs the command as an operator does, in the folder the site runs in. */
  readonly bookings: (...words: readonly string[]) => ReturnType<typeof runProgram>
}

/** The environment in which a site has its database there. */
function settingsOf(location: DatabaseLocation): Readonly<Record<string, string>> {
  return 'databaseUrl' in location ? { DATABASE_URL: location.databaseUrl } : {}
}

/** A site with the command of its operator, in the engine of the vitest project. */
async function openOffice(): Promise<Office> {
  const directory = temporaryDirectory()
  const location = await locationAt(join(directory, '.data'))
  const open = await openPlatform({ location })
  return {
    ...open,
    bookings: (...words) => runProgram(directory, ['admin/bookings/bookings.ts', ...words], settingsOf(location)),
  }
}

const ONLINE = { payment: { type: 'online' } }

/** Two adults on the coach, and one who flies. */
async function withTwoBookings(): Promise<Office> {
  const office = await openOffice()
  const first = wireTraveller({ isBillingAddress: true, firstName: 'Ümit', email: 'uemit@example.ch' })
  const beat = wireTraveller({ firstName: 'Beat', lastName: 'Zwyssig' })
  await placeOrThrow(office, wireBooking({ travellers: [first, beat], bookingRemarks: 'Bitte\nruhig\u001B[31m' }))
  await placeOrThrow(office, wireFlight())
  return office
}

/** The order numbers at the beginnings of the lines of a table. */
function numbersIn(table: string): readonly string[] {
  return table.split('\n').flatMap((line) => /^CR-2027-\d{6}/.exec(line) ?? [])
}

const [COACH, FLIGHT] = ['CR-2027-000001', 'CR-2027-000002'] as const

test('the latest bookings are listed first, each on a line with date, persons, total, state and contact', async () => {
  const office = await withTwoBookings()
  const { exitCode, stdout, output } = await office.bookings()
  expect(exitCode).toBe(0)
  expect(numbersIn(stdout)).toEqual([FLIGHT, COACH])
  expect(stdout).toMatch(/^ORDER +BOOKED +TRAVEL +DATE +PERSONS +TOTAL +STATE +CONTACT\n/)
  expect(stdout).toMatch(
    /CR-2027-000001 {2}\d{4}-\d\d-\d\d \d\d:\d\d {2}Über die Alpen {2}2027-06-12 {2}2 +CHF 2’054\.- +by invoice {2}Ümit Muster, uemit@example\.ch, \+41 31 555 00 00\n/,
  )
  expect(output).toMatch(/Database: (files in \S+\.data|PostgreSQL [^@\n]*\/test_\w+)\n/)
})

test('a database of something else is told as such, and gets no tables', async () => {
  const directory = temporaryDirectory()
  const location = await locationAt(join(directory, '.data'))
  const storage = await openDatabase(location)
  onTestFinished(() => storage.close())
  const tables = () => storage.db.introspection.getTables()
  expect(await tables()).toEqual([])
  const { exitCode, stdout, output } = await runProgram(directory, ['admin/bookings/bookings.ts'], settingsOf(location))
  expect([exitCode, stdout]).toEqual([1, ''])
  expect(output).toMatch(/The site has stored nothing in (files in|PostgreSQL) .*set DATABASE_URL as the site has it/)
  expect(await tables()).toEqual([])
})

test('bookings are found by name, e-mail, order number, travel and day, whatever the case', async () => {
  const office = await withTwoBookings()
  const found = async (...words: readonly string[]) => numbersIn((await office.bookings(...words)).stdout)
  expect(await found('--search', 'ÜMIT muster')).toEqual([COACH])
  expect(await found('--search', 'zwyssig')).toEqual([COACH])
  expect(await found('--search', 'ANNA@')).toEqual([FLIGHT, COACH])
  expect(await found('--search', 'cr-2027-000002')).toEqual([FLIGHT])
  expect(await found('--travel', 'ALPEN')).toEqual([COACH])
  expect(await found('--travel', 'lissabon', '--search', 'zwyssig')).toEqual([])
  expect(await found('--limit', '1')).toEqual([FLIGHT])
  expect((await office.bookings('--limit', '1')).output).toContain('--limit 10 lists more')
  // Half past midnight in Zurich.
  const bookedAt = { [COACH]: '2026-10-31T23:30:00.000Z', [FLIGHT]: '2026-11-05T12:00:00.000Z' }
  for (const [orderNo, created_at] of Object.entries(bookedAt))
    await office.storage.db.updateTable('booking').set({ created_at }).where('order_no', '=', orderNo).execute()
  expect(await found('--since', '2026-11-01')).toEqual([FLIGHT, COACH])
  expect(await found('--since', '2026-11-02')).toEqual([FLIGHT])
})

test('bookings whose confirmation reached nobody, or whose money came too late, are listed by themselves', async () => {
  const office = await withTwoBookings()
  const { db } = office.storage
  const { id } = await db.selectFrom('booking').select('id').where('order_no', '=', COACH).executeTakeFirstOrThrow()
  const times = { created_at: '', changed_at: '' }
  const mail = { booking_id: id, document: '{}', attempts: 1, due_at: '', created_at: '' }
  await db
    .insertInto('outbox')
    .values({ ...mail, state: 'REFUSED' })
    .execute()
  const late = { id: 't', booking_id: id, status: 'LATE', amount: 100, currency: 'CHF', return_path: null } as const
  await db
    .insertInto('payment_transaction')
    .values({ ...late, ...times })
    .execute()
  for (const option of ['--mail-lost', '--paid-late'])
    expect(numbersIn((await office.bookings(option)).stdout)).toEqual([COACH])
})

test('one booking is shown whole, without what would reach into the terminal', async () => {
  const office = await withTwoBookings()
  const { stdout } = await office.bookings(COACH)
  expect(stdout.split('\n')).toEqual(
    expect.arrayContaining([
      'Order     CR-2027-000001, by invoice',
      'Travel    Über die Alpen, Car',
      'Date      2027-06-12 – 2027-06-18',
      'Total     CHF 2’054.-',
      'Prices    CHF 2’000.- dz',
      '          CHF 24.- Trinkgeld',
      '          2 × CHF 15.- Zuschlag Einsteigeort Bern, Neufeld',
      'Contact   Ümit Muster, uemit@example.ch, +41 31 555 00 00',
      '          Gasse 1, 3000 Bern, CH',
      expect.stringMatching(
        /^Persons {3}Mrs? Ümit Muster, born 1960-02-01, CH, .*, from 06:30 Bern, Neufeld, back to 19:30 Bern/,
      ),
      'Rooms     1 × dz',
      'Extras    2 × Trinkgeld',
      'Answers   essen: vegetarisch',
      'Remarks   Bitte',
      '          ruhig [31m',
      'Mail      none',
    ]),
  )
  const { orderNo, total, prices, order } = JSON.parse((await office.bookings(COACH, '--json')).stdout) as Record<
    string,
    unknown
  >
  expect([orderNo, total]).toEqual([COACH, 2054])
  expect(prices).toContainEqual({ label: 'Trinkgeld', amount: 24 })
  expect(order).toMatchObject({ travellers: [{ firstName: 'Ümit' }, { firstName: 'Beat' }] })
  expect(JSON.parse((await office.bookings('--json')).stdout)).toMatchObject([{ orderNo: FLIGHT }, { orderNo: COACH }])
})

test('of a booking of an earlier version the office is told why there are no prices', async () => {
  const office = await withTwoBookings()
  const { db } = office.storage
  const { wire } = await db.selectFrom('booking').select('wire').where('order_no', '=', COACH).executeTakeFirstOrThrow()
  const earlier = wire.replace('"priceLines"', '"other"')
  await db.updateTable('booking').set({ wire: earlier }).where('order_no', '=', COACH).execute()
  expect((await office.bookings(COACH)).stdout).toContain(
    'Prices    not stored, for it was booked with an earlier version\n',
  )
})

test('the passports that the list for the airline asks for are shown with their people', async () => {
  const office = await withTwoBookings()
  expect((await office.bookings(FLIGHT)).stdout).toMatch(
    /^Persons {3}Mrs? Anna Muster, born 1960-02-01 in Bern, CH, passport X1234567, issued 2020-01-01 in Bern, valid until 2027-05-05, anna@/m,
  )
})

test('an order number is understood in small letters too, and one that is named twice is cancelled once', async () => {
  const office = await withTwoBookings()
  expect((await office.bookings('cr-2027-000001')).stdout).toContain('Order     CR-2027-000001, by invoice\n')
  const { exitCode, stdout } = await office.bookings('cancel', 'cr-2027-000001', COACH, '--yes')
  expect(exitCode).toBe(0)
  expect(stdout.match(/is cancelled/g)).toHaveLength(1)
})

test('of an erased booking nothing personal is left to be shown', async () => {
  const office = await withTwoBookings()
  await eraseBooking(office.storage, COACH)
  expect((await office.bookings()).stdout).toMatch(/CR-2027-000001 .* CHF 2’054\.- +by invoice {2}erased\n/)
  const { exitCode, stdout } = await office.bookings(COACH)
  expect([exitCode, stdout]).toEqual([0, expect.stringContaining('Contact   erased')])
  expect(stdout).not.toMatch(/Muster|Zwyssig|example|Zuschlag/)
  expect(stdout).toContain('Prices    erased\n')
})

test('a cancelled booking frees its room, tells whom to call and what is paid, and is not cancelled twice', async () => {
  const office = await openOffice()
  const { bookingId } = await placeOrThrow(office, wireSingle(ONLINE))
  const transactionId = String((await initPayment(office, { bookingId })).transactionId)
  const money = { amount: 132_700, currency: 'CHF', orderNo: null }
  expect(await office.platform.confirmPayment({ transactionId, outcome: 'PAID', ...money })).toBe('done')
  const { exitCode, stdout } = await office.bookings('cancel', COACH, '--yes')
  expect(exitCode).toBe(0)
  expect(stdout).toBe(
    [
      'CR-2027-000001 is cancelled: Über die Alpen, 2027-06-12.',
      'Its places can be booked again; lists show them within a minute. The waiting list is as it was.',
      `CHF 1’327.- is paid and not refunded by this: refund it at the payment provider (transaction ${transactionId}).`,
      'No mail goes out: tell Anna Muster, anna@example.ch, +41 31 555 00 00.',
      '',
    ].join('\n'),
  )
  expect(await placesLeft(office, 'alpen-bus-20270612', '102')).toBe(1)
  const again = await office.bookings('cancel', COACH, '--yes')
  expect([again.exitCode, again.stdout]).toEqual([1, ''])
  expect(again.output).toMatch(/CR-2027-000001 was cancelled before \(.*\); nothing was changed\.\n$/)
  expect(await placesLeft(office, 'alpen-bus-20270612', '102')).toBe(1)
  expect((await office.bookings()).stdout).toMatch(/cancelled \d{4}-\d\d-\d\d \d\d:\d\d, paid {2}Anna/)
})

test.each([
  {
    name: 'an unknown booking',
    words: ['CR-2027-999999'],
    code: 1,
    told: 'There is no booking CR-2027-999999 here. Names and e-mails are found with: npm run bookings -- --search muster\n',
  },
  {
    name: 'an unknown booking beside a known one',
    words: ['cancel', COACH, 'CR-2027-999999', '--yes'],
    code: 1,
    told: 'There is no booking CR-2027-999999 here; nothing was changed.',
  },
  {
    name: 'nobody to ask',
    words: ['cancel', COACH],
    code: 1,
    told: '--yes cancels without a question; nothing was changed.',
  },
  { name: 'nothing to cancel', words: ['cancel'], code: 2, told: 'Name an order number' },
  { name: 'two bookings to show', words: [COACH, FLIGHT], code: 2, told: 'Name one order number' },
  { name: 'a day that is none', words: ['--since', 'gestern'], code: 2, told: '--since is «gestern»; allowed: a day' },
  { name: 'a limit that is none', words: ['--limit', '0'], code: 2, told: '--limit is «0»; allowed: a whole number' },
  {
    name: 'too high a limit',
    words: ['--limit', '1000000'],
    code: 2,
    told: 'allowed: a whole number from 1 to 999999',
  },
  {
    name: 'an option of another form',
    words: ['cancel', COACH, '--json'],
    code: 2,
    told: '--json does not go with cancel',
  },
  { name: 'an unknown option', words: ['--name', 'x'], code: 2, told: "Unknown option '--name'" },
])('$name ends with exit code $code and its reason, and changes nothing', async ({ words, told, code }) => {
  const office = await openOffice()
  await placeOrThrow(office, wireSingle())
  const { exitCode, stdout, output } = await office.bookings(...words)
  expect([exitCode, stdout]).toEqual([code, ''])
  expect(output).toContain(told)
  const { cancelled_at } = await office.storage.db
    .selectFrom('booking')
    .select('cancelled_at')
    .executeTakeFirstOrThrow()
  expect(cancelled_at).toBeNull()
})

test('at a terminal a booking is cancelled by «yes» alone', async () => {
  const office = await openOffice()
  await placeOrThrow(office, wireSingle())
  const answering = (answer: string) => {
    const [input, output] = [new PassThrough(), new PassThrough()].map((stream) =>
      Object.assign(stream, { isTTY: true }),
    )
    if (input === undefined || output === undefined) throw new Error('no terminal')
    output.once('data', () => input.write(`${answer}\n`))
    return cancelBookings(office.storage, { orderNos: [COACH], isConfirmed: false }, { input, output })
  }
  await expect(answering('ja')).rejects.toThrow('Nothing was changed.')
  expect(await placesLeft(office, 'alpen-bus-20270612', '102')).toBe(0)
  expect(await answering('yes')).toContain('CR-2027-000001 is cancelled')
  expect(await placesLeft(office, 'alpen-bus-20270612', '102')).toBe(1)
})

test('a cancelling that fails half way tells which bookings are cancelled and which are not', async () => {
  const office = await withTwoBookings()
  const { orderNo: last } = await placeOrThrow(office, wireSingle())
  let written = 0
  const storage = {
    ...office.storage,
    write: ((work) => {
      written += 1
      if (written === 2) throw new Error('The database is away')
      return office.storage.write(work)
    }) as typeof office.storage.write,
  }
  const terminal = { input: new PassThrough(), output: new PassThrough() }
  const cancelling = cancelBookings(storage, { orderNos: [COACH, FLIGHT, String(last)], isConfirmed: true }, terminal)
  const { message } = (await cancelling.catch((error: unknown) => error)) as Error
  expect(message).toMatch(/^CR-2027-000001 is cancelled: Über die Alpen.*\nIts places can be booked again/)
  expect(message).toContain('tell Ümit Muster')
  expect(message.split('\n\n').slice(1)).toEqual([
    'It failed at CR-2027-000002: The database is away\nnpm run bookings -- CR-2027-000002 tells whether it is cancelled',
    'Not cancelled: CR-2027-000003',
  ])
})
