import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { runCommand, type CommandOutcome } from '#server/config/commandLine.ts'
import { readConfig } from '#server/config/config.ts'
import { compilerProblems } from './compilerProblems.ts'
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

/** Regenerates the types and runs the compiler. */
function placesToMend(): CommandOutcome {
  const codegen = run('node_modules/@graphql-codegen/cli/esm/bin.js')
  if (codegen.status !== 0)
    return { text: `Fix these documents first:\n${codegen.stdout}${codegen.stderr}`, exitCode: 1 }
  run('node_modules/@react-router/dev/bin.js', 'typegen')
  const problems = compilerProblems(run('node_modules/typescript/bin/tsc', '--pretty', 'false'))
  return problems.length === 0
    ? { text: 'Nothing to fix', exitCode: 0 }
    : { text: `${problems.length} places to fix:\n${problems.join('\n')}`, exitCode: 1 }
}

function run(script: string, ...parameters: readonly string[]) {
  return spawnSync(process.execPath, [script, ...parameters], { encoding: 'utf8' })
}
