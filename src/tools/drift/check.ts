import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { readConfig } from '#server/config/config.ts'
import { StartError } from '#server/config/startError.ts'
import { annotations } from './annotations.ts'
import { findDrift, type Finding } from './findings.ts'
import { readOptions, type Format } from './options.ts'
import { CompareError, readPlatform } from './platformSource.ts'
import { textReport } from './textReport.ts'

/** `npm run schema:check`: 0 when no change is breaking, 1 when one is, 2 when there is nothing to compare. */
const EXIT = { compatible: 0, breaking: 1, unknown: 2 }

try {
  const { source, format, isWhole } = readOptions(process.argv.slice(2), readConfig())
  const contract = buildSchema(readFileSync('schema.graphql', 'utf8'))
  const findings = await findDrift(process.cwd(), { contract, platform: await readPlatform(source) })
  process.stdout.write(`${formatted(findings, { format, isWhole })}\n`)
  process.exitCode = findings.some(({ severity }) => severity === 'breaking') ? EXIT.breaking : EXIT.compatible
} catch (error) {
  const isExpected = error instanceof CompareError || error instanceof StartError
  process.stderr.write(`${isExpected ? error.message : `The comparison itself failed: ${String(error)}`}\n`)
  process.exitCode = EXIT.unknown
}

function formatted(
  findings: readonly Finding[],
  { format, isWhole }: { readonly format: Format; readonly isWhole: boolean },
): string {
  if (format === 'text') return textReport(findings, isWhole)
  return format === 'json' ? JSON.stringify(findings, null, 2) : annotations(findings, format)
}
