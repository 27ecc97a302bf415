import { buildSchema } from 'graphql'
import sdl from '#schema.graphql?raw'
import { dayInZurich } from '#domain/calendar.ts'
import persistedDocuments from '#gql/persisted-documents.json'
import { createAdapter } from '#server/adapter/adapter.ts'
import { lackingAdditions, contractGaps } from '#server/adapter/gaps.ts'
import { readPlatformSchema, schemaOf } from '#server/adapter/platformSchema.ts'
import { readConfig } from '#server/config/config.ts'
import { StartError } from '#server/config/startError.ts'
import { tenantOf } from '#server/config/tenantOf.ts'
import { createTrustedDocuments } from '#server/documents/documents.ts'
import { createLog } from '#server/log/log.ts'
import { CheckError, readOptions } from './options.ts'
import { reportText, toReport, type CheckReport } from './report.ts'
import { openSession } from './session.ts'
import { walk } from './walk.ts'

/** Exit codes of `npm run platform:check`: the platform is complete; visitors would miss something; nothing to check. */
const EXIT = { carries: 0, misses: 1, unknown: 2 }

/** Shorter than the host's timeout: the check is run interactively. */
const ANSWER_MS = 10_000

try {
  const config = readConfig()
  const { platform, isJson } = readOptions(process.argv.slice(2), config)
  const log = createLog('silent')
  const tenant = { name: config.tenantHeader, tenantId: tenantOf(config.tenantFile).id }
  const contract = buildSchema(sdl)
  const theirs = schemaOf(await readPlatformSchema(platform, log))
  const adapterFor = (note: Parameters<typeof createAdapter>[0]['note']) =>
    createAdapter({ contract, platform: theirs, note })
  const session = openSession({ url: platform.url, tenant, answerMs: ANSWER_MS, adapterFor, log })
  await walk({ session, tenantId: tenant.tenantId, today: config.fixedToday ?? dayInZurich(new Date()) })
  const records = session.records()
  const silence = session.silence()
  if (silence !== null) throw new CheckError(`${platform.url}: ${silence}`)
  const documents = createTrustedDocuments(Object.values(persistedDocuments))
  const adapter = adapterFor(() => undefined)
  const report = toReport({
    url: platform.url,
    isSchemaKnown: theirs !== null,
    records,
    gaps: contractGaps(adapter, documents),
    additions: lackingAdditions(adapter, documents),
  })
  process.stdout.write(`${isJson ? JSON.stringify(report, null, 2) : reportText(report)}\n`)
  process.exitCode = exitCode(report)
} catch (error) {
  const isExpected = error instanceof CheckError || error instanceof StartError
  process.stderr.write(
    `${isExpected ? error.message : `The check itself failed: ${error instanceof Error ? (error.stack ?? error.message) : String(error)}`}\n`,
  )
  process.exitCode = EXIT.unknown
}

function exitCode({ operations }: CheckReport): number {
  return operations.some(({ outcome }) => outcome === 'missing' || outcome === 'refused') ? EXIT.misses : EXIT.carries
}
