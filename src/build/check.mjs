import { runQuietly, timed } from './run.mjs'

/** @type {ReadonlyArray<readonly [string, string, readonly string[]]>} */
const parts = [
  ['codegen', 'node_modules/@graphql-codegen/cli/esm/bin.js', ['--config', 'codegen.ts', '--check']],
  ['route types', 'node_modules/@react-router/dev/bin.js', ['typegen']],
  ['types', 'node_modules/typescript/bin/tsc', []],
  ['lint', 'node_modules/eslint/bin/eslint.js', ['--max-warnings', '0', '.']],
  ['unused', 'node_modules/knip/bin/knip.js', ['--treat-config-hints-as-errors']],
  ['unit tests', 'node_modules/vitest/vitest.mjs', ['run', '--project', 'unit']],
  ['build', 'src/build/build.mjs', []],
]

for (const [name, script, parameters] of parts) {
  try {
    await timed(name, () => runQuietly(script, parameters))
  } catch {
    process.stderr.write(`  ${name} failed\n`)
    process.exitCode = 1
    break
  }
}
