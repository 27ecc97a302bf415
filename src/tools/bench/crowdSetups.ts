import { readFileSync } from 'node:fs'
import { freePort } from '#test/support/browser/site.ts'
import { nginxBinary, startNginx } from '#test/support/nginx.ts'
import { postgresBinaries } from '#test/support/postgres.ts'
import { databaseOf, withPostgres, withSite, type RunningSites } from './runningSites.ts'

/** A running site as operators have it. */
export interface Running extends RunningSites {
  /** Addresses that visitors are dealt out among. */
  readonly origins: readonly string[]
}

type Work<Result> = (running: Running) => Promise<Result>

export interface Setup {
  readonly name: string
  /** Program missing on this machine; null if none is. */
  readonly lack: string | null
  /** Starts it, and ends all of it after the use. */
  readonly use: <Result>(work: Work<Result>) => Promise<Result>
}

/** With the limits of a visitor, as in production. */
const PRODUCTION = { RATE_LIMITS: '1' }

/** The set-ups of docs/guides/deploy.md, from the smallest on. */
export function setups(): readonly Setup[] {
  const nginx = nginxBinary()
  const postgres = postgresBinaries()
  const lack = postgres === null ? 'PostgreSQL is missing' : null
  const cluster = { binaries: postgres ?? '', isOnDisk: false }
  return [
    {
      name: 'one process on SQLite',
      lack: null,
      use: (work) => withSite((site) => work(direct({ sites: [site], location: databaseOf(site) })), PRODUCTION),
    },
    {
      name: 'two processes on PostgreSQL',
      lack,
      use: (work) => withPostgres({ ...cluster, environment: PRODUCTION }, (running) => work(direct(running))),
    },
    {
      name: 'two processes on PostgreSQL behind nginx',
      lack: lack ?? (nginx === null ? 'nginx is missing' : null),
      use: async (work) => {
        const port = await freePort()
        const address = { TRUSTED_PROXIES: 'loopback', PUBLIC_URL: `http://127.0.0.1:${String(port)}` }
        return withPostgres({ ...cluster, environment: { ...PRODUCTION, ...address } }, async (running) => {
          const proxy = await startNginx({
            binary: nginx ?? '',
            config: readFileSync('deploy/nginx/site.conf', 'utf8'),
            port,
            upstreams: running.sites.map((site) => site.port),
          })
          try {
            return await work({ ...running, origins: [proxy.origin] })
          } finally {
            await proxy.stop()
          }
        })
      },
    },
  ]
}

function direct(running: RunningSites): Running {
  return { ...running, origins: running.sites.map(({ origin }) => origin) }
}
