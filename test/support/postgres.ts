import { spawn, spawnSync } from 'node:child_process'
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'

/** A throw-away PostgreSQL on the loopback. */
export interface Cluster {
  /** A connection string to a new, empty database. */
  newDatabase(): Promise<string>
  stop(): Promise<void>
}

/** PostgreSQL refuses to run as root; nobody owns nothing. */
const NOBODY = 65_534

const DEBIAN = '/usr/lib/postgresql'

/** Directory of initdb and postgres; null where PostgreSQL is not installed. */
export function postgresBinaries(): string | null {
  const versions = existsSync(DEBIAN) ? readdirSync(DEBIAN).map((version) => join(DEBIAN, version, 'bin')) : []
  const places = [...versions.reverse(), ...(process.env['PATH'] ?? '').split(':')]
  return places.find((place) => existsSync(join(place, 'initdb')) && existsSync(join(place, 'postgres'))) ?? null
}

/** Starts a cluster that forgets everything at its end. Takes about two seconds. */
export async function startPostgres(binaries: string): Promise<Cluster> {
  const directory = mkdtempSync(join(tmpdir(), 'postgres-'))
  const identity = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {}
  if (identity.uid !== undefined) chownSync(directory, NOBODY, NOBODY)
  const data = join(directory, 'data')
  const made = spawnSync(
    join(binaries, 'initdb'),
    ['-D', data, '-U', 'test', '--auth=trust', '--no-sync', '-E', 'UTF8', '--locale=C'],
    {
      ...identity,
      cwd: directory,
      encoding: 'utf8',
    },
  )
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`)
  const port = await freePort()
  const options = [
    '-p',
    String(port),
    '-c',
    'listen_addresses=127.0.0.1',
    '-c',
    'unix_socket_directories=',
    '-c',
    'fsync=off',
  ]
  const server = spawn(join(binaries, 'postgres'), ['-D', data, ...options], {
    ...identity,
    cwd: directory,
    stdio: 'ignore',
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const url = (database: string) => `postgres://test@127.0.0.1:${String(port)}/${database}`
  await untilReady(url('postgres'))
  let databases = 0
  return {
    newDatabase: async () => {
      databases += 1
      const name = `test_${String(databases)}`
      await run(url('postgres'), `create database ${name}`)
      return url(name)
    },
    stop: async () => {
      server.kill('SIGINT')
      await ended
      rmSync(directory, { recursive: true, force: true })
    },
  }
}

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
