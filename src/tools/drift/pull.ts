import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { runCommand, type CommandOutcome } from '#server/config/commandLine.ts'
import { readConfig } from '#server/config/config.ts'
import { findDrift } from './findings.ts'
import { mergedSchema } from './mergedSchema.ts'
import { readPullOptions, SCHEMA_PULL } from './options.ts'
import { readPlatform } from './platformSource.ts'
import { textReport } from './textReport.ts'

/**
 * `npm run schema:pull`: takes over the platform's schema, regenerates the types and lists the places to fix. Exit 0 when
 * there are none, 1 when there are, 2 when there is no schema to take.
 */
const SCHEMA = 'schema.graphql'

await runCommand(
  SCHEMA_PULL,
  async (words) => {
    const { source, isWhole } = readPullOptions(words, readConfig())
    const before = readFileSync(SCHEMA, 'utf8')
    const platform = await readPlatform(source)
    const findings = await findDrift(process.cwd(), { contract: buildSchema(before), platform })
    process.stdout.write(`${textReport(findings, isWhole)}\n`)
    const after = mergedSchema(before, platform)
    if (after !== before) writeFileSync(SCHEMA, after)
    process.stdout.write(after === before ? `${SCHEMA} stays as it is\n` : `${SCHEMA} written\n`)
    return placesToMend()
  },
  { exitCode: 2, bug: 'The schema was not updated: ' },
)

/** Regenerates the types and runs the compiler, which print what is wrong. */
function placesToMend(): CommandOutcome {
  if (!runs('node_modules/@graphql-codegen/cli/esm/bin.js')) return { text: 'Fix these documents first', exitCode: 1 }
  const isMended =
    runs('node_modules/@react-router/dev/bin.js', 'typegen') &&
    runs('node_modules/typescript/bin/tsc', '--pretty', 'false')
  return isMended ? { text: 'Nothing to fix', exitCode: 0 } : { text: 'The types do not fit yet', exitCode: 1 }
}

function runs(script: string, ...parameters: readonly string[]): boolean {
  return spawnSync(process.execPath, [script, ...parameters], { stdio: 'inherit' }).status === 0
}
