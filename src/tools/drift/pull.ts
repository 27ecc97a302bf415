import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { readConfig } from '#server/config/config.ts'
import { StartError } from '#server/config/startError.ts'
import { compilerProblems } from './compilerProblems.ts'
import { findDrift } from './findings.ts'
import { mergedSchema } from './mergedSchema.ts'
import { readOptions } from './options.ts'
import { CompareError, readPlatform } from './platformSource.ts'
import { textReport } from './textReport.ts'

/**
 * `npm run schema:pull`: takes over the platform's schema, regenerates the types and lists the places to fix. Exit 0 when
 * there are none, 1 when there are, 2 when there is no schema to take.
 */
const SCHEMA = 'schema.graphql'

try {
  const { source, isWhole } = readOptions(process.argv.slice(2), readConfig())
  const before = readFileSync(SCHEMA, 'utf8')
  const platform = await readPlatform(source)
  const findings = await findDrift(process.cwd(), { contract: buildSchema(before), platform })
  process.stdout.write(`${textReport(findings, isWhole)}\n`)
  const after = mergedSchema(before, platform)
  if (after !== before) writeFileSync(SCHEMA, after)
  process.stdout.write(after === before ? `${SCHEMA} stays as it is\n` : `${SCHEMA} written\n`)
  process.exitCode = placesToMend()
} catch (error) {
  const isExpected = error instanceof CompareError || error instanceof StartError
  process.stderr.write(`${isExpected ? error.message : `The schema was not updated: ${String(error)}`}\n`)
  process.exitCode = 2
}

/** Regenerates the types and runs the compiler. Returns the exit code. */
function placesToMend(): number {
  const codegen = run('node_modules/@graphql-codegen/cli/esm/bin.js')
  if (codegen.status !== 0) {
    process.stdout.write(`Fix these documents first:\n${codegen.stdout}${codegen.stderr}\n`)
    return 1
  }
  run('node_modules/@react-router/dev/bin.js', 'typegen')
  const problems = compilerProblems(run('node_modules/typescript/bin/tsc', '--pretty', 'false'))
  process.stdout.write(
    problems.length === 0 ? 'Nothing to fix\n' : `${problems.length} places to fix:\n${problems.join('\n')}\n`,
  )
  return problems.length === 0 ? 0 : 1
}

function run(script: string, ...parameters: readonly string[]) {
  return spawnSync(process.execPath, [script, ...parameters], { encoding: 'utf8' })
}
