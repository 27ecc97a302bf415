import { spawnSync } from 'node:child_process'
import { readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { eraseBooking } from '#platform/personalData/erase.ts'
import { runProgram } from '#test/support/docs/runIn.ts'
import { type OpenPlatform, openPlatform, temporaryDirectory } from '#test/support/platform/openPlatform.ts'
import { placeOrThrow, send, wireSingle, wireTraveller } from '#test/support/platform/wireBooking.ts'

/** Runs the command as an operator does, in the folder the site runs in. */
const erase = (directory: string, parameters: readonly string[], settings: Readonly<Record<string, string>> = {}) =>
  runProgram(directory, ['admin/erase.ts', ...parameters], settings)

/**
 * Everything that stands in the files of the database. Another process reads them: one that closes a file which it has
 * open as a database loses its locks on it.
 */
function bytesIn(directory: string): string {
  const folder = join(directory, '.data')
  const { stdout } = spawnSync(
    'cat',
    readdirSync(folder).map((name) => join(folder, name)),
    { encoding: 'latin1', maxBuffer: 1e9 },
  )
  return stdout
}

async function openIn(directory: string): Promise<OpenPlatform> {
  const open = await openPlatform({ location: { directory: join(directory, '.data') } })
  await open.storage.db.updateTable('package_price').set({ available: 10_000 }).execute()
  return open
}

/** Somebody whose name is found again wherever it stands. */
function person(index: number) {
  const name = `Zwyssig${String(index).padStart(4, '0')}x`
  const traveller = wireTraveller({
    isBillingAddress: true,
    accommodation: { id: 'ez' },
    firstName: `Vor${name}`,
    lastName: name,
    email: `${name}@example.ch`,
    address: `${name}gasse 1`,
  })
  return {
    name,
    json: wireSingle({
      travellers: [traveller],
      bookingRemarks: `Für ${name}. ${'Gerne ruhig. '.repeat((index % 30) * 10)}`,
    }),
  }
}

test(
  'an erased person is found nowhere in the files, while the host runs and the others stay',
  { timeout: 120_000 },
  async () => {
    const directory = temporaryDirectory()
    const host = await openIn(directory)
    const numbers: string[] = []
    for (let index = 0; index < 60; index += 1)
      numbers.push(String((await placeOrThrow(host, person(index).json)).orderNo))
    const erased = [0, 7, 30, 31, 59]
    expect(erased.every((index) => bytesIn(directory).includes(person(index).name))).toBe(true)
    for (const index of erased.slice(1)) await eraseBooking(host.storage, numbers[index] ?? '')
    const { exitCode, stdout, output } = await erase(directory, [numbers[0] ?? ''])
    expect([exitCode, output]).toEqual([0, `Database: files in ${join(realpathSync(directory), '.data')}\n${stdout}`])
    expect(stdout).toContain(`${numbers[0] ?? ''}: erased are who booked`)
    const bytes = bytesIn(directory)
    for (let index = 0; index < 60; index += 1)
      expect([index, bytes.includes(person(index).name)]).toEqual([index, !erased.includes(index)])
    // The host goes on where it was.
    const { orderNo } = await placeOrThrow(host, person(60).json)
    expect(orderNo).toBe('CR-2027-000061')
  },
)

test('an erased booking keeps order number, total, payment and contingents, and is found by its submission id', async () => {
  const directory = temporaryDirectory()
  const host = await openIn(directory)
  const json = { ...person(1).json, customBookingParams: { submissionId: 'einmal', expectedTotal: 1327 } }
  const placed = await send(host, json)
  const conversion = {
    name: 'Complete_Booking',
    tenant_id: '4',
    conversion_time: '2027-01-15T08:00:00.000Z',
    created_at: '2027-01-15T08:00:00.000Z',
  }
  const bookings = [placed.bookingId, 'eine-andere']
  await host.storage.db
    .insertInto('conversion')
    .values(bookings.map((booking_id, index) => ({ ...conversion, document: '{}', booking_id, id: String(index) })))
    .execute()
  // As somebody types it.
  expect((await erase(directory, [String(placed.orderNo).toLowerCase()])).exitCode).toBe(0)
  const booking = await host.storage.db.selectFrom('booking').selectAll().executeTakeFirstOrThrow()
  expect(booking).toMatchObject({
    order_no: 'CR-2027-000001',
    total: 132_700,
    payment_status: 'INVOICE',
    wire: '{}',
    personal_data: 'ERASED',
  })
  const who = await host.storage.db.selectFrom('person').selectAll().executeTakeFirstOrThrow()
  expect(who).toMatchObject({
    first_name: '',
    last_name: '',
    birthday: '',
    email: '',
    phone: '',
    country: '',
    salutation: '',
  })
  expect(await host.storage.db.selectFrom('booking_taken').selectAll().execute()).toHaveLength(2)
  expect(await host.storage.db.selectFrom('conversion').select('booking_id').execute()).toEqual([
    { booking_id: 'eine-andere' },
  ])
  expect(await send(host, json)).toEqual(placed)
  expect((await erase(directory, [String(placed.orderNo)])).stdout).toMatch(
    /were erased before \(\d{4}-\d\d-\d\d \d\d:\d\d\)/,
  )
})

const NUMBER = 'CR-2027-000001'

test.each<{
  name: string
  parameters: readonly string[]
  settings?: Readonly<Record<string, string>>
  words: string
  code?: number
}>([
  { name: 'an unknown order number', parameters: ['CR-2027-999999'], words: 'There is no booking CR-2027-999999 here' },
  { name: 'no order number', parameters: [], words: 'Name one order number', code: 2 },
  { name: 'an option', parameters: [NUMBER, '--force'], words: "Unknown option '--force'", code: 2 },
  { name: 'two order numbers', parameters: [NUMBER, 'CR-2027-000002'], words: 'Name one order number', code: 2 },
  {
    name: 'a foreign platform',
    parameters: [NUMBER],
    settings: { PLATFORM_URL: 'https://platform.example/graphql' },
    words: 'kept by that platform',
  },
  {
    name: 'a database that is not there',
    parameters: [NUMBER],
    settings: { DATABASE_URL: 'postgres://127.0.0.1:1/none' },
    words: 'DATABASE_URL',
  },
])('$name is told in one line, and erases nothing', async ({ parameters, settings = {}, words, code = 1 }) => {
  const directory = temporaryDirectory()
  const host = await openIn(directory)
  await placeOrThrow(host, person(1).json)
  const { exitCode, stdout, output } = await erase(directory, parameters, settings)
  expect([exitCode, stdout]).toEqual([code, ''])
  expect(output).toContain(words)
  const lines = output.trim().split('\n')
  expect(lines.filter((line) => !line.startsWith('Database: '))).toHaveLength(1)
  expect(bytesIn(directory).includes(person(1).name)).toBe(true)
})

test('erasing without a database creates none', async () => {
  const directory = temporaryDirectory()
  const { exitCode, stdout, output } = await erase(directory, ['CR-2027-000001'])
  expect([exitCode, stdout, output]).toEqual([
    1,
    '',
    expect.stringContaining('/.data/platform.db: run this in the folder the site runs in'),
  ])
  expect(readdirSync(directory)).toEqual([])
})
