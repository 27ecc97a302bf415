import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { DatabaseLocation } from '#platform/storage/database.ts'
import { freePort, removeDirectory, type Site, startSite } from '#test/support/browser/site.ts'
import { nginxBinary, startNginx } from '#test/support/nginx.ts'
import { postgresBinaries, startPostgres } from '#test/support/postgres.ts'

/** A running site as operators have it. */
export interface Running {
  /** Addresses that visitors are dealt out among. */
  readonly origins: readonly string[]
  /** Numbers of the site's processes. */
  readonly pids: readonly number[]
  readonly database: DatabaseLocation
}

export interface Setup {
  readonly name: string
  /** Program missing on this machine; null if none is. */
  readonly lack: string | null
  /** Starts it, and ends all of it after the use. */
  readonly use: <Result>(work: (running: Running) => Promise<Result>) => Promise<Result>
}

/** As in production, with the limits of a visitor; without lines in the log, which here would be kept in memory. */
const PRODUCTION = { LOG_LEVEL: 'silent', RATE_LIMITS: '1' }

const PROCESSES = 2
const NO_POSTGRES = 'PostgreSQL is missing'

/** The set-ups of docs/guides/deploy.md, from the smallest on. */
export function setups(): readonly Setup[] {
  const nginx = nginxBinary()
  const postgres = postgresBinaries()
  return [
    { name: 'one process on SQLite', lack: null, use: withOneProcess },
    {
      name: 'two processes on PostgreSQL',
      lack: postgres === null ? NO_POSTGRES : null,
      use: (work) => withProcesses({ postgres, environment: {} }, work),
    },
    {
      name: 'two processes on PostgreSQL behind nginx',
      lack: postgres === null ? NO_POSTGRES : nginx === null ? 'nginx is missing' : null,
      use: (work) => behindNginx({ postgres, nginx }, work),
    },
  ]
}

type Work<Result> = (running: Running) => Promise<Result>

async function withOneProcess<Result>(work: Work<Result>): Promise<Result> {
  const site = await startSite({ environment: PRODUCTION })
  try {
    return await work({ ...runningOf([site]), database: { directory: join(site.directory, '.data') } })
  } finally {
    await end(site)
  }
}

interface Postgres {
  readonly postgres: string | null
  readonly environment: Readonly<Record<string, string>>
}

async function withProcesses<Result>({ postgres, environment }: Postgres, work: Work<Result>): Promise<Result> {
  const cluster = await startPostgres(postgres ?? '')
  const sites: Site[] = []
  try {
    const databaseUrl = await cluster.newDatabase()
    // One after the other, as the first one fills the database.
    while (sites.length < PROCESSES)
      sites.push(await startSite({ environment: { ...PRODUCTION, ...environment, DATABASE_URL: databaseUrl } }))
    return await work({ ...runningOf(sites), database: { databaseUrl } })
  } finally {
    await Promise.all(sites.map(end))
    await cluster.stop()
  }
}

interface Deployment {
  readonly postgres: string | null
  readonly nginx: string | null
}

async function behindNginx<Result>({ postgres, nginx }: Deployment, work: Work<Result>): Promise<Result> {
  const port = await freePort()
  const environment = { TRUSTED_PROXIES: 'loopback', PUBLIC_URL: `http://127.0.0.1:${String(port)}` }
  return withProcesses({ postgres, environment }, async (running) => {
    const proxy = await startNginx({
      binary: nginx ?? '',
      config: readFileSync('deploy/nginx/site.conf', 'utf8'),
      port,
      upstreams: running.origins.map((origin) => Number(new URL(origin).port)),
    })
    try {
      return await work({ ...running, origins: [proxy.origin] })
    } finally {
      await proxy.stop()
    }
  })
}

function runningOf(sites: readonly Site[]): Pick<Running, 'origins' | 'pids'> {
  return { origins: sites.map(({ origin }) => origin), pids: sites.map(({ pid }) => pid) }
}

async function end(site: Site): Promise<void> {
  await site.stop()
  removeDirectory(site.directory)
}
