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
  /** Runs a document and gives its data; a GraphQL error fails the test. */
  readonly ask: (query: string, variables?: object) => Promise<unknown>
}

export interface OpenOptions {
  /** A new one that goes with the test, where none is given. */
  readonly location?: DatabaseLocation
  readonly today?: () => string
  readonly catalogue?: (today: string) => CatalogueRecords
  /** The sandbox, where none is given. */
  readonly payment?: PaymentTerms
  /** No mails, where none is given. */
  readonly mail?: MailSettings
  /** Of the code that makes the catalogue. */
  readonly version?: string
}

const SANDBOX: PaymentTerms = { online: 'sandbox', holdMinutes: 30 }

/** A platform on its own storage, in the engine of the project; closed and removed when the test is over. */
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

/** A place for data, in the engine of the project, that goes with the test. */
export function newLocation(): Promise<DatabaseLocation> {
  return locationAt(temporaryDirectory())
}

/** An empty directory that is removed when the test is over. */
export function temporaryDirectory(): string {
  const directory = mkdtempSync(join(tmpdir(), 'platform-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  return directory
}

/** Runs a document and gives its data. */
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
