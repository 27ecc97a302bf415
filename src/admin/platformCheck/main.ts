import { buildSchema } from 'graphql'
import sdl from '#schema.graphql?raw'
import { dayInZurich } from '#domain/calendar.ts'
import persistedDocuments from '#gql/persisted-documents.json'
import { createAdapter } from '#server/adapter/adapter.ts'
import { lackingAdditions, contractGaps } from '#server/adapter/gaps.ts'
import { readPlatformSchema, schemaOf } from '#server/adapter/platformSchema.ts'
import { runCommand } from '#server/config/commandLine.ts'
import { readConfig } from '#server/config/config.ts'
import { tenantOf } from '#server/config/tenantOf.ts'
import { createTrustedDocuments } from '#server/documents/documents.ts'
import { createLog } from '#server/log/log.ts'
import { CheckError, PLATFORM_CHECK, readOptions } from './options.ts'
import { reportText, toReport, type CheckReport } from './report.ts'
import { openSession } from './session.ts'
import { walk } from './walk.ts'

/** Exit codes of `npm run platform:check`: the platform is complete; visitors would miss something; nothing to check. */
const EXIT = { carries: 0, misses: 1, unknown: 2 }

/** Shorter than the host's timeout: the check is run interactively. */
const ANSWER_MS = 10_000

await runCommand(
  PLATFORM_CHECK,
  async (words) => {
    const config = readConfig()
    const { platform, isJson } = readOptions(words, config)
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
      contract,
    })
    return { text: isJson ? JSON.stringify(report, null, 2) : reportText(report), exitCode: exitCode(report) }
  },
  { exitCode: EXIT.unknown, bug: 'The check itself failed: ' },
)

function exitCode({ operations }: CheckReport): number {
  return operations.some(({ outcome }) => outcome === 'missing' || outcome === 'refused') ? EXIT.misses : EXIT.carries
}
