import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import {
  chownSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import pg from 'pg'
import { canInstallDebianPackages, installDebianPackage } from './debianPackage.ts'
import { fastDirectory } from './fastDirectory.ts'

/** A throw-away PostgreSQL on the loopback. */
export interface Cluster {
  /** A connection string to the database that every cluster has. */
  readonly url: string
  /** A connection string to a new, empty database. */
  newDatabase(): Promise<string>
  /** Runs a statement as the owner of the cluster. */
  run(statement: string): Promise<void>
  /** Ends the server: `fast` rolls back what runs, `immediate` is what a crash is. */
  end(mode: 'fast' | 'immediate'): Promise<void>
  /** Starts a server that was ended, on the port it had. */
  start(): Promise<void>
  /** Stops all processes of the server where they stand, and lets them go on. */
  freeze(): void
  thaw(): void
  /** Ends the server and removes its files. */
  stop(): Promise<void>
}

interface ClusterLocation {
  readonly binaries: string
  readonly directory: string
  readonly port: number
  readonly isOnDisk: boolean
}

/** The user «nobody»: PostgreSQL refuses to run as root. */
const NOBODY = 65_534

/** The only role that needs a password. */
export const ROLE_WITH_PASSWORD = 'anna'

const DEBIAN = '/usr/lib/postgresql'

/** Directory of initdb and postgres; null where PostgreSQL is not installed. */
export function postgresBinaries(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : []
  const directories = [...versions.reverse(), ...(process.env['PATH'] ?? '').split(delimiter)]
  return directories.find((directory) => hasProgram(directory, 'initdb') && hasProgram(directory, 'postgres')) ?? null
}

function hasProgram(directory: string, name: string): boolean {
  return [name, `${name}.exe`].some((file) => existsSync(join(directory, file)))
}

interface ClusterOptions {
  /** Writes to the disk before it confirms a commit, as in production; otherwise files are in memory, where there is room. */
  readonly isOnDisk?: boolean
}

/** Starts a cluster that forgets everything at its end. Takes about a second. */
export async function startPostgres(binaries: string, { isOnDisk = false }: ClusterOptions = {}): Promise<Cluster> {
  const parent = isOnDisk ? tmpdir() : fastDirectory()
  const place = { binaries, directory: mkdtempSync(join(parent, 'postgres-')), port: await freePort(), isOnDisk }
  makeCluster(place)
  const url = (database: string) => `postgres://test@127.0.0.1:${String(place.port)}/${database}`
  let server = startServer(place)
  await untilReady(url('postgres'))
  let databases = 0
  const end = async (signal: NodeJS.Signals) => {
    if (server.exitCode !== null) return
    const ended = new Promise((resolve) => server.once('exit', resolve))
    server.kill(signal)
    await ended
  }
  return {
    url: url('postgres'),
    newDatabase: async () => {
      databases += 1
      const name = `test_${String(databases)}`
      await run(url('postgres'), `create database ${name}`)
      return url(name)
    },
    run: (statement) => run(url('postgres'), statement),
    end: (mode) => end(mode === 'fast' ? 'SIGINT' : 'SIGQUIT'),
    start: async () => {
      server = startServer(place)
      await untilReady(url('postgres'))
    },
    freeze: () => signalAll(server, 'SIGSTOP'),
    thaw: () => signalAll(server, 'SIGCONT'),
    stop: async () => {
      await end('SIGINT')
      rmSync(place.directory, { recursive: true, force: true })
    },
  }
}

function identity(): { readonly uid?: number; readonly gid?: number } {
  return process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
}

function makeCluster({ binaries, directory }: ClusterLocation): void {
  if (identity().uid !== undefined) chownSync(directory, NOBODY, NOBODY)
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', join(directory, 'data'), '-U', 'test', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
    { ...identity(), cwd: directory, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const rules = join(directory, 'data', 'pg_hba.conf')
  writeFileSync(rules, `host all ${ROLE_WITH_PASSWORD} 127.0.0.1/32 scram-sha-256\n${readFileSync(rules, 'utf8')}`)
}

function startServer({ binaries, directory, port, isOnDisk }: ClusterLocation): ChildProcess {
  const settings = [
    'listen_addresses=127.0.0.1',
    'unix_socket_directories=',
    `fsync=${isOnDisk ? 'on' : 'off'}`,
    'autovacuum=off',
    'max_connections=200',
  ]
  const server = spawn(
    join(binaries, 'postgres'),
    ['-D', join(directory, 'data'), '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])],
    { ...identity(), cwd: directory, stdio: 'ignore' },
  )
  // A run that is broken off leaves no server behind.
  const kill = () => server.kill('SIGKILL')
  process.once('exit', kill)
  server.once('exit', () => process.off('exit', kill))
  return server
}

/** The server first, so that it makes no new process meanwhile. */
function signalAll({ pid }: ChildProcess, signal: NodeJS.Signals): void {
  if (pid === undefined) throw new Error('PostgreSQL does not run')
  process.kill(pid, signal)
  const children = readFileSync(`/proc/${String(pid)}/task/${String(pid)}/children`, 'utf8')
  for (const child of children.split(' ').filter((text) => text !== '')) {
    try {
      process.kill(Number(child), signal)
    } catch {
      // It has ended meanwhile, as a server that goes on again lets its children do.
    }
  }
}

/** Runs one statement on a connection of its own. */
async function run(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}

async function untilReady(url: string): Promise<void> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    try {
      await run(url, 'select 1')
      return
    } catch {
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
  }
  throw new Error('PostgreSQL did not start.')
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      const port = typeof address === 'object' && address !== null ? address.port : 0
      server.close(() => resolve(port))
    })
  })
}

/** The gate shows lines that begin so (src/tools/scripts/run.mjs). */
const NOT_TESTED = 'NOT TESTED on PostgreSQL'

/** Debian's settings for the cluster that an installation makes and starts. */
const SETTINGS = '/etc/postgresql-common/createcluster.conf'

/**
 * Directory of PostgreSQL's programs, which are installed on the way where they are missing and can be. Null where they
 * cannot; then one line tells that nothing is tested on PostgreSQL, and why.
 */
export function bringPostgres(): string | null {
  const present = postgresBinaries()
  if (present !== null) return present
  const failure = installPostgres()
  const installed = postgresBinaries()
  if (installed === null)
    process.stderr.write(
      `\n${NOT_TESTED}: it is missing here, and ${failure ?? 'Debian’s package has not brought it'}\n`,
    )
  return installed
}

/** Null when all went well, else why not. */
function installPostgres(): string | null {
  if (!canInstallDebianPackages()) return 'only root on Debian can install it'
  try {
    // Tests start clusters of their own: none of Debian's is to be made, or to take a port.
    installDebianPackage('postgresql-common')
    mkdirSync('/etc/postgresql-common', { recursive: true })
    writeFileSync(SETTINGS, 'create_main_cluster = false\n')
    installDebianPackage('postgresql')
    return null
  } catch (error) {
    return error instanceof Error ? error.message.split('\n', 1).join('') : String(error)
  }
}
