import { inspect } from 'node:util'
import { randomUUID } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { inject, onTestFinished } from 'vitest'
import { buildCatalogue } from '#demo/catalogue/catalogue.ts'
import type { CatalogueRecords } from '#platform/catalogue/records.ts'
import type { MailSettings } from '#platform/mail/sender.ts'
import type { PaymentTerms } from '#platform/payment/onlinePayment.ts'
import { createPlatform, type Platform } from '#platform/platform.ts'
import { type DatabaseLocation, openDatabase, type Storage } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { fastDirectory } from '#test/support/fastDirectory.ts'
import { DEMO_VERSION, placeDemoFiles } from './demoDatabases.ts'
import { smallCatalogue, TODAY } from './smallCatalogue.ts'

export interface OpenPlatform {
  readonly platform: Platform
  readonly storage: Storage<PlatformTables>
  /** Executes a document and returns its data; a GraphQL error fails the test. */
  readonly ask: (query: string, variables?: object) => Promise<unknown>
}

export interface OpenOptions {
  /** Default: a new one, removed after the test. */
  readonly location?: DatabaseLocation
  readonly today?: () => string
  readonly catalogue?: (today: string) => CatalogueRecords
  /** Default: sandbox. */
  readonly payment?: PaymentTerms
  /** Default: no mails. */
  readonly mail?: MailSettings
  /** Reads the platform's log, below errors. */
  readonly onInfo?: (details: object) => void
  /** Version of the code that builds the catalogue. */
  readonly version?: string
}

const SANDBOX: PaymentTerms = { online: 'sandbox', holdMinutes: 30 }

/** Opens a platform on its own storage, in the engine of the vitest project; closed and removed after the test. */
export async function openPlatform({
  location,
  today,
  catalogue,
  version,
  mail,
  payment = SANDBOX,
  onInfo = () => undefined,
}: OpenOptions = {}): Promise<OpenPlatform> {
  const isPlain = today === undefined && catalogue === undefined
  const isDemo = catalogue === buildCatalogue && location === undefined && postgresOfRun() === undefined
  const storage = await openDatabase<PlatformTables>(
    location ??
      (isDemo ? await demoLocation((today ?? (() => TODAY))()) : null) ??
      (isPlain ? await filledLocation() : null) ??
      (await newLocation()),
  )
  const platform = await createPlatform({
    database: storage,
    today: today ?? (() => TODAY),
    catalogue: catalogue ?? smallCatalogue,
    version: version ?? (isDemo ? DEMO_VERSION : null),
    payment,
    mail: mail ?? null,
    log: {
      info: onInfo,
      error: (details, message) => {
        throw new Error(`${message} ${inspect(details)}`)
      },
    },
  })
  onTestFinished(() => platform.close())
  return { platform, storage, ask: (query, variables = {}) => askPlatform(platform, query, variables) }
}

/** A new database location in the engine of the vitest project, removed after the test. */
export function newLocation(): Promise<DatabaseLocation> {
  return locationAt(temporaryDirectory())
}

/** An empty directory, in memory where there is room, removed after the test. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(fastDirectory(), 'platform-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

/** Executes a document and returns its data. */
export async function askPlatform(platform: Platform, query: string, variables: object): Promise<unknown> {
  const request = new Request('http://platform.test/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ query, variables }),
  })
  const answer = (await (await platform.fetch(request)).json()) as { data?: unknown; errors?: unknown }
  if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors))
  return answer.data
}

declare module 'vitest' {
  interface ProvidedContext {
    /** The cluster of this run; null where PostgreSQL is missing, undefined in projects whose tests are on SQLite. */
    postgres?: PostgresOfRun | null
  }
}

interface PostgresOfRun {
  /** Connection string to the database that every cluster has. */
  readonly url: string
  /** Name of a database with the small catalogue in it. */
  readonly filled: string
}

/** Connection strings of databases, by the directory they replace. */
const databases = new Map<string, Promise<string>>()

/**
 * Database location in the engine of the vitest project (`unit`: SQLite, `postgres`: PostgreSQL): a file in the
 * directory, or a database that replaces the directory and is dropped after the first test that used it.
 */
export async function locationAt(directory: string, name = 'platform'): Promise<DatabaseLocation> {
  const postgres = postgresOfRun()
  if (postgres === undefined) return { directory, name }
  const known = databases.get(directory) ?? newDatabase(postgres, 'template1')
  databases.set(directory, known)
  return { databaseUrl: await known }
}

/** A new database with the small catalogue; null on SQLite, where filling a file takes no longer than copying it. */
async function filledLocation(): Promise<DatabaseLocation | null> {
  const postgres = postgresOfRun()
  return postgres === undefined ? null : { databaseUrl: await newDatabase(postgres, postgres.filled) }
}

/** A new SQLite file with the demo operator's catalogue of a day. */
async function demoLocation(day: string): Promise<DatabaseLocation> {
  const directory = temporaryDirectory()
  await placeDemoFiles(directory, day, temporaryDirectory)
  return { directory }
}

function postgresOfRun(): PostgresOfRun | undefined {
  const postgres = inject('postgres')
  if (postgres === null) throw new Error('PostgreSQL is missing')
  return postgres
}

/** One connection to the cluster for all tests of a process: a new one is a new process of the server. */
let administration: pg.Pool | null = null

async function newDatabase({ url }: PostgresOfRun, template: string): Promise<string> {
  const admin = (administration ??= new pg.Pool({
    connectionString: url,
    max: 1,
    allowExitOnIdle: true,
    idleTimeoutMillis: 0,
  }))
  const name = `test_${randomUUID().replaceAll('-', '')}`
  await admin.query(`create database ${name} template ${template} strategy file_copy`)
  onTestFinished(async () => {
    await admin.query(`drop database ${name} with (force)`)
  })
  const own = new URL(url)
  own.pathname = `/${name}`
  return own.href
}
