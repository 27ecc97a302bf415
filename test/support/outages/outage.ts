import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import type { PlaceBookingMutationVariables } from '#gql/graphql.ts'
import type { DatabaseLocation, Engine } from '#platform/storage/database.ts'
import { type Cluster, startPostgres } from '#test/support/postgres.ts'
import { newDirectory, removeDirectory } from '#test/support/site.ts'
import { audit, placesLeft, type Audit } from './books.ts'
import type { Fault } from './faults.ts'
import { keepProcess, untilReady, type KeptProcess } from './processes.ts'
import { watchReadiness } from './readiness.ts'
import { letVisitorsBook, type BookingStory } from './visitors.ts'

export interface OutageOptions {
  readonly engine: Engine
  readonly fault: Fault
  readonly bookings: readonly PlaceBookingMutationVariables[]
  /** Directory of PostgreSQL's programs. */
  readonly binaries: string | null
}

/** What came of it. Times are milliseconds. */
export interface Outcome extends Audit {
  readonly sent: number
  readonly confirmed: number
  readonly refused: readonly string[]
  readonly neverAnswered: number
  /** What those were told in the end. */
  readonly lastProblems: readonly string[]
  readonly longestWait: number
  /** From the end of the fault until the last of those it had kept waiting knew. */
  readonly lastAfterFault: number
  readonly crashes: number
  /** What `/readyz` said while the fault lasted, and how long after its beginning first something else than 200. */
  readonly readiness: readonly string[]
  readonly redAfter: number | null
  /** Told as booked while the files were gone. */
  readonly confirmedIntoNothing: number
}

/** So many bookings pass before the fault: a part of all. */
const BEFORE = 0.2

const SMALL_DISK = '48m'

/** Lets visitors book while a fault happens, and compares in the end what they were told with what is stored. */
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

interface Place {
  readonly cluster: Cluster | null
  readonly data: string
  readonly directory: string
  readonly location: DatabaseLocation
}

async function observe(
  { fault, bookings }: OutageOptions,
  { cluster, data, directory, location }: Place,
): Promise<Outcome> {
  const environment = {
    ...{ LOG_LEVEL: 'warn', PUBLIC_URL: 'http://127.0.0.1:1', TRUSTED_PROXIES: 'loopback', RATE_LIMITS: '1' },
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
