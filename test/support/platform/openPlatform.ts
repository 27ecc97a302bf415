import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { CatalogueRecords } from '#platform/catalogue/records.ts'
import type { MailSettings } from '#platform/mail/sender.ts'
import type { PaymentTerms } from '#platform/payment/onlinePayment.ts'
import { createPlatform, type Platform } from '#platform/platform.ts'
import { type DatabaseLocation, openDatabase, type Storage } from '#platform/storage/database.ts'
import type { PlatformTables } from '#platform/storage/tables.ts'
import { filledLocation, locationAt } from './engine.ts'
import { smallCatalogue } from './smallCatalogue.ts'
import { TODAY } from './smallDeparture.ts'

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
}: OpenOptions = {}): Promise<OpenPlatform> {
  const isPlain = today === undefined && catalogue === undefined
  const storage = await openDatabase<PlatformTables>(
    location ?? (isPlain ? await filledLocation() : null) ?? (await newLocation()),
  )
  const platform = await createPlatform({
    database: storage,
    today: today ?? (() => TODAY),
    catalogue: catalogue ?? smallCatalogue,
    version: version ?? null,
    payment,
    mail: mail ?? null,
    log: {
      info: () => undefined,
      error: (details, message) => {
        throw new Error(`${message} ${JSON.stringify(details, Object.getOwnPropertyNames(details))}`)
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

/** An empty directory, removed after the test. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'platform-'))
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
