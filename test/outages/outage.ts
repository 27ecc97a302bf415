import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { PlaceBookingMutationVariables } from '#gql/graphql.ts'
import { type DatabaseLocation, type Engine, openDatabase } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { newDirectory, removeDirectory } from '#test/support/browser/site.ts'
import { type Cluster, startPostgres } from '#test/support/postgres.ts'
import type { Fault } from './faults.ts'
import { keepProcess, type KeptProcess, statusOf, untilReady } from './processes.ts'
import { type BookingStory, letVisitorsBook } from './visitors.ts'

export interface OutageOptions {
  readonly engine: Engine
  readonly fault: Fault
  readonly bookings: readonly PlaceBookingMutationVariables[]
  /** Directory of PostgreSQL's programs. */
  readonly binaries: string | null
}

/** The outcome of a fault. Times are milliseconds. */
export interface Outcome extends Audit {
  readonly sent: number
  readonly confirmed: number
  readonly refused: readonly string[]
  readonly neverAnswered: number
  /** Their last error messages. */
  readonly lastProblems: readonly string[]
  readonly longestWait: number
  /** From the end of the fault until the last of those it had kept waiting knew. */
  readonly lastAfterFault: number
  readonly crashes: number
  /** Answers of `/readyz` during the fault, and the time until the first one other than 200. */
  readonly readiness: readonly string[]
  readonly redAfter: number | null
  /** Bookings confirmed while the files were gone. */
  readonly confirmedIntoNothing: number
}

/** So many bookings pass before the fault: a part of all. */
const BEFORE = 0.2

const SMALL_DISK = '48m'

/** Runs visitors who book during a fault, and compares their confirmations with the storage at the end. */
export async function runOutage(options: OutageOptions): Promise<Outcome> {
  const { engine, fault, binaries } = options
  const directory = newDirectory()
  const data = join(directory, '.data')
  const cluster = engine === 'postgres' ? await startPostgres(binaries ?? '') : null
  if (fault.isSmallDisk === true) mountSmallDisk(data)
  try {
    const databaseUrl = cluster === null ? null : await cluster.newDatabase()
    const location: DatabaseLocation = databaseUrl === null ? { directory: data } : { databaseUrl }
    return await observe(options, { cluster, data, directory, location })
  } finally {
    if (fault.isSmallDisk === true) execFileSync('umount', ['--lazy', data])
    await cluster?.stop()
    removeDirectory(directory)
  }
}

interface Installation {
  readonly cluster: Cluster | null
  readonly data: string
  readonly directory: string
  readonly location: DatabaseLocation
}

async function observe(
  { fault, bookings }: OutageOptions,
  { cluster, data, directory, location }: Installation,
): Promise<Outcome> {
  const environment = {
    LOG_LEVEL: 'warn',
    PUBLIC_URL: 'http://127.0.0.1:1',
    TRUSTED_PROXIES: 'loopback',
    RATE_LIMITS: '1',
    ...('databaseUrl' in location ? { DATABASE_URL: location.databaseUrl } : {}),
  }
  const processes: KeptProcess[] = []
  for (let count = 0; count < fault.processes; count += 1) processes.push(await keepProcess({ environment, directory }))
  try {
    await Promise.all(processes.map(untilReady))
    const left = await placesLeft(location)
    const origins = processes.map(({ origin }) => origin)
    const readiness = watchReadiness(origins)
    const stories: BookingStory[] = []
    const booking = letVisitorsBook({ origins, bookings, onStory: (story) => stories.push(story) })
    while (stories.length < bookings.length * BEFORE) await setTimeout(20)
    const begin = performance.now()
    await fault.happen({ processes, cluster, data })
    const end = performance.now()
    await booking
    await readiness.stop()
    await Promise.all(processes.map(({ stop }) => stop()))
    const looked =
      fault.isLoss === true ? stories.filter(({ answered }) => answered === null || answered > begin) : stories
    return {
      ...(await audit(location, looked, fault.isLoss === true ? null : left)),
      ...countsOf(stories, { begin, end }),
      crashes: processes.reduce((sum, { crashes }) => sum + crashes(), 0),
      readiness: kindsOf(readiness.between(begin, end)),
      redAfter: readiness.redAfter(begin),
      confirmedIntoNothing:
        fault.isLoss === true ? stories.filter((story) => isConfirmedBetween(story, begin, end)).length : 0,
    }
  } finally {
    await Promise.all(processes.map(({ stop }) => stop()))
  }
}

function countsOf(stories: readonly BookingStory[], { begin, end }: { readonly begin: number; readonly end: number }) {
  const waits = stories.map(({ firstSent, answered }) => (answered ?? Number.POSITIVE_INFINITY) - firstSent)
  const keptWaiting = stories.filter(({ firstSent, answered }) => firstSent < end && (answered ?? end) > begin)
  return {
    sent: stories.length,
    confirmed: stories.filter(({ orderNo }) => orderNo !== null).length,
    refused: stories.flatMap(({ refusal }) => refusal ?? []),
    neverAnswered: stories.filter(({ answered }) => answered === null).length,
    lastProblems: stories.flatMap(({ answered, problem }) => (answered === null && problem !== null ? [problem] : [])),
    longestWait: Math.max(...waits),
    lastAfterFault: Math.max(0, ...keptWaiting.map(({ answered }) => (answered ?? Number.POSITIVE_INFINITY) - end)),
  }
}

function isConfirmedBetween({ firstSent, answered, orderNo }: BookingStory, begin: number, end: number): boolean {
  return orderNo !== null && answered !== null && firstSent > begin && answered < end
}

/** Each answer with how often it came. */
function kindsOf(answers: readonly (number | null)[]): readonly string[] {
  const kinds = new Set(answers)
  return [...kinds].map(
    (kind) =>
      `${kind === null ? 'no answer' : String(kind)} × ${String(answers.filter((answer) => answer === kind).length)}`,
  )
}

function mountSmallDisk(data: string): void {
  mkdirSync(data, { recursive: true })
  execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${SMALL_DISK}`, 'tmpfs', data])
}

/** The storage compared with the confirmations. */
export interface Audit {
  /** Confirmed and not there, or there under another number. */
  readonly lost: number
  /** Rows more than submissions. */
  readonly doubled: number
  /** There, and its visitor never knew. */
  readonly unheard: number
  /** Contradictions in the store: order numbers given twice, packages that do not add up or went below zero. */
  readonly problems: readonly string[]
}

/** Places left in all packages together. */
async function placesLeft(location: DatabaseLocation): Promise<number> {
  return withStore(location, async (db) => {
    const row = await db
      .selectFrom('package_price')
      .select(({ fn }) => fn.sum<number | string>('available').as('left'))
      .executeTakeFirstOrThrow()
    return Number(row.left)
  })
}

/** @param left places in all packages before the first booking; null where the store was begun anew. */
async function audit(
  location: DatabaseLocation,
  stories: readonly BookingStory[],
  left: number | null,
): Promise<Audit> {
  const leftNow = await placesLeft(location)
  return withStore(location, async (db) => {
    const rows = await db.selectFrom('booking').select(['submission_id', 'order_no']).execute()
    const numbers = new Map(rows.map((row) => [row.submission_id, row.order_no]))
    const below = await db.selectFrom('package_price').select('nr').where('available', '<', 0).execute()
    const { taken } = await db
      .selectFrom('booking_taken')
      .select(({ fn }) => fn.sum<number | string>('quantity').as('taken'))
      .where('kind', '=', 'package')
      .executeTakeFirstOrThrow()
    return {
      lost: stories.filter(({ submissionId, orderNo }) => orderNo !== null && numbers.get(submissionId) !== orderNo)
        .length,
      doubled: rows.length - numbers.size,
      unheard: stories.filter(({ submissionId, answered }) => answered === null && numbers.has(submissionId)).length,
      problems: [
        ...(new Set(numbers.values()).size === rows.length ? [] : ['an order number was given twice']),
        ...(below.length === 0 ? [] : [`${String(below.length)} packages are below zero`]),
        ...(left === null || left - leftNow === Number(taken)
          ? []
          : [`${String(left - leftNow)} places are gone, ${String(Number(taken))} were taken`]),
      ],
    }
  })
}

async function withStore<Result>(
  location: DatabaseLocation,
  use: (db: Awaited<ReturnType<typeof openDatabase<PlatformTables>>>['db']) => Promise<Result>,
): Promise<Result> {
  const storage = await openDatabase<PlatformTables>(location)
  try {
    return await use(storage.db)
  } finally {
    await storage.close()
  }
}

/** Answers of `/readyz`, polled several times a second as by a load balancer. */
export interface ReadinessLog {
  /** Answers of the processes from one moment to another: 200, 503, or null for none. */
  readonly between: (from: number, to: number) => readonly (number | null)[]
  /** Milliseconds from a moment until the first answer that is not 200; null when all are. */
  readonly redAfter: (from: number) => number | null
  readonly stop: () => Promise<void>
}

const PAUSE_MS = 200

function watchReadiness(origins: readonly string[]): ReadinessLog {
  const answers: { readonly at: number; readonly status: number | null }[] = []
  let isOver = false
  const watch = async (origin: string) => {
    while (!isOver) {
      const status = await statusOf(origin)
      answers.push({ at: performance.now(), status })
      await setTimeout(PAUSE_MS)
    }
  }
  const watching = Promise.all(origins.map(watch))
  return {
    between: (from, to) => answers.filter(({ at }) => at >= from && at <= to).map(({ status }) => status),
    redAfter: (from) => {
      const red = answers.filter(({ at, status }) => at >= from && status !== 200).map(({ at }) => at - from)
      return red.length === 0 ? null : Math.min(...red)
    },
    stop: async () => {
      isOver = true
      await watching
    },
  }
}
