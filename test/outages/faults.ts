import { execFileSync } from 'node:child_process'
import { readdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import Libsql from 'libsql'
import type { Cluster } from '#test/support/postgres.ts'
import { type KeptProcess, statusOf, untilReady } from './processes.ts'
import { QUERY } from './visitors.ts'

/** Targets of a fault. */
export interface Scene {
  readonly processes: readonly KeptProcess[]
  /** Null on SQLite. */
  readonly cluster: Cluster | null
  /** Directory of the SQLite files. */
  readonly data: string
}

export interface Fault {
  readonly processes: 1 | 2
  readonly engine: 'sqlite' | 'postgres' | 'both'
  /** Settles when the fault is over. */
  readonly happen: (scene: Scene) => Promise<void>
  /** Whether files are lost: bookings confirmed before are not expected. */
  readonly isLoss?: boolean
  /** The data lie on a file system of their own, which can be filled. */
  readonly isSmallDisk?: boolean
}

/** SQLite files of both programs, as they are found. */
const DATABASES = /^(journal|platform)\.db/

const TERMINATE =
  'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null'

export const FAULTS: Readonly<Record<string, Fault>> = {
  none: { processes: 1, engine: 'both', happen: () => Promise.resolve() },
  two: { processes: 2, engine: 'both', happen: () => Promise.resolve() },
  kill: { processes: 1, engine: 'both', happen: (scene) => thrice(() => processOf(scene, 0).end('SIGKILL')) },
  sigterm: { processes: 1, engine: 'both', happen: (scene) => thrice(() => processOf(scene, 0).end('SIGTERM')) },
  'kill-one-of-two': {
    processes: 2,
    engine: 'both',
    happen: (scene) => thrice(() => processOf(scene, 0).end('SIGKILL')),
  },
  restart: { processes: 2, engine: 'postgres', happen: ({ cluster }) => away(cluster, { mode: 'fast', ms: 2_500 }) },
  crash: { processes: 2, engine: 'postgres', happen: ({ cluster }) => away(cluster, { mode: 'immediate', ms: 0 }) },
  away: { processes: 2, engine: 'postgres', happen: ({ cluster }) => away(cluster, { mode: 'fast', ms: 120_000 }) },
  terminate: { processes: 2, engine: 'postgres', happen: ({ cluster }) => terminateEachSecond(cluster, 10) },
  'terminate-and-kill': {
    processes: 2,
    engine: 'postgres',
    happen: async (scene) => {
      await Promise.all([
        terminateEachSecond(scene.cluster, 4),
        setTimeout(1_500).then(() => processOf(scene, 0).end('SIGKILL')),
      ])
    },
  },
  'freeze-6': { processes: 2, engine: 'postgres', happen: ({ cluster }) => freeze(cluster, 6_000) },
  'freeze-34': { processes: 2, engine: 'postgres', happen: ({ cluster }) => freeze(cluster, 34_000) },
  'hang-one-of-two': { processes: 2, engine: 'both', happen: (scene) => processOf(scene, 0).hang(20_000) },
  night: { processes: 2, engine: 'postgres', happen: (scene) => night(scene) },
  'journal-locked': { processes: 1, engine: 'sqlite', happen: ({ data }) => lock(join(data, 'journal.db')) },
  'platform-locked': { processes: 1, engine: 'sqlite', happen: ({ data }) => lock(join(data, 'platform.db')) },
  'not-writable': { processes: 1, engine: 'sqlite', happen: ({ data }) => freezeFiles(data) },
  'disk-full': { processes: 1, engine: 'sqlite', isSmallDisk: true, happen: ({ data }) => fillDisk(data) },
  'files-gone': { processes: 1, engine: 'sqlite', isLoss: true, happen: (scene) => removeFiles(scene) },
}

function processOf({ processes }: Pick<Scene, 'processes'>, index: number): KeptProcess {
  const found = processes[index]
  if (found === undefined) throw new RangeError('No such process')
  return found
}

function clusterOf(cluster: Cluster | null): Cluster {
  if (cluster === null) throw new Error('This fault is PostgreSQL’s')
  return cluster
}

/** The incidents of the runbook one after the other, logged with time and `/readyz`. */
async function night(scene: Scene): Promise<void> {
  const stories: readonly (readonly [string, () => Promise<unknown>])[] = [
    ['the database is away for 45 s', () => away(scene.cluster, { mode: 'fast', ms: 45_000 })],
    ['a network floods the bookings', () => flood(scene)],
    ['a process hangs for 20 s', () => processOf(scene, 0).hang(20_000)],
    ['the database crashes', () => away(scene.cluster, { mode: 'immediate', ms: 0 })],
    ['a new version: one process after the other', () => replaceEach(scene)],
  ]
  for (const [name, happen] of stories) {
    const begun = new Date().toISOString().slice(11, 19)
    const told = await happen()
    await setTimeout(5_000)
    const ready = await Promise.all(scene.processes.map(({ origin }) => statusOf(origin)))
    process.stderr.write(
      `${begun} ${name}${typeof told === 'string' ? `: ${told}` : ''}; five seconds later /readyz says ${ready.join(', ')}\n`,
    )
  }
}

const FLOOD = 400

/** Sends invalid bookings from one network as fast as they are answered. */
async function flood({ processes }: Scene): Promise<string> {
  const statuses = new Map<number, number>()
  for (let sent = 0; sent < FLOOD; sent += 1) {
    const { status } = await fetch(`${processOf({ processes }, sent % processes.length).origin}/api/proxy`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'X-Forwarded-For': '203.0.113.9' },
      body: JSON.stringify({
        operationName: 'PlaceBooking',
        query: QUERY,
        variables: { tenantId: 4, json: { customBookingParams: { submissionId: crypto.randomUUID() } } },
      }),
    })
    statuses.set(status, (statuses.get(status) ?? 0) + 1)
  }
  return [...statuses].map(([status, times]) => `${String(status)} × ${String(times)}`).join(', ')
}

async function replaceEach({ processes }: Scene): Promise<void> {
  for (const kept of processes) {
    await kept.end('SIGTERM')
    await untilReady(kept)
  }
}

async function thrice(act: () => Promise<void>): Promise<void> {
  for (let time = 0; time < 3; time += 1) {
    await act()
    await setTimeout(6_000)
  }
}

async function away(
  cluster: Cluster | null,
  { mode, ms }: { readonly mode: 'fast' | 'immediate'; readonly ms: number },
): Promise<void> {
  await clusterOf(cluster).end(mode)
  await setTimeout(ms)
  await clusterOf(cluster).start()
}

async function terminateEachSecond(cluster: Cluster | null, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    await clusterOf(cluster).run(TERMINATE)
    await setTimeout(1_000)
  }
}

async function freeze(cluster: Cluster | null, ms: number): Promise<void> {
  clusterOf(cluster).freeze()
  await setTimeout(ms)
  clusterOf(cluster).thaw()
}

/** Another process writes for six seconds. */
async function lock(path: string): Promise<void> {
  const file = new Libsql(path, { timeout: 10_000 })
  file.exec('begin immediate')
  await setTimeout(6_000)
  file.exec('rollback')
  file.close()
}

/** Root ignores permissions, but not the immutable attribute. */
async function freezeFiles(data: string): Promise<void> {
  const files = [
    data,
    ...readdirSync(data)
      .filter((name) => DATABASES.test(name))
      .map((name) => join(data, name)),
  ]
  execFileSync('chattr', ['+i', ...files])
  try {
    await setTimeout(5_000)
  } finally {
    execFileSync('chattr', ['-i', ...files])
  }
}

async function fillDisk(data: string): Promise<void> {
  const filler = join(data, 'filler')
  execFileSync('sh', ['-c', 'cat /dev/zero > "$1" 2>/dev/null || true', 'sh', filler])
  await setTimeout(5_000)
  rmSync(filler)
}

/** The files are gone for five seconds; then the process is started anew, and begins with empty ones. */
async function removeFiles(scene: Scene): Promise<void> {
  for (const name of readdirSync(scene.data).filter((file) => DATABASES.test(file))) rmSync(join(scene.data, name))
  await setTimeout(5_000)
  await processOf(scene, 0).end('SIGKILL')
}
