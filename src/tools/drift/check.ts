import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { runCommand } from '#server/config/commandLine.ts'
import { readConfig } from '#server/config/config.ts'
import { annotations } from './annotations.ts'
import { findDrift } from './findings.ts'
import { readOptions, SCHEMA_CHECK } from './options.ts'
import { readPlatform } from './platformSource.ts'
import { textReport } from './textReport.ts'

/** `npm run schema:check`: 0 when no change is breaking, 1 when one is, 2 when there is nothing to compare. */
const EXIT = { compatible: 0, breaking: 1, unknown: 2 }

await runCommand(
  SCHEMA_CHECK,
  async (words) => {
    const { source, format, isWhole } = readOptions(words, readConfig())
    const contract = buildSchema(readFileSync('schema.graphql', 'utf8'))
    const findings = await findDrift(process.cwd(), { contract, platform: await readPlatform(source) })
    const isBreaking = findings.some(({ severity }) => severity === 'breaking')
    const text = {
      text: () => textReport(findings, isWhole),
      json: () => JSON.stringify(findings, null, 2),
      github: () => annotations(findings),
    }[format]()
    return { text, exitCode: isBreaking ? EXIT.breaking : EXIT.compatible }
  },
  { exitCode: EXIT.unknown, bug: 'The comparison itself failed: ' },
)
