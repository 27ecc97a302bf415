import { runQuietly, timed } from './run.mjs'

/** @typedef {readonly [string, string, readonly string[]]} Part */

/** What the others read. @type {readonly Part[]} */
const first = [
  ['codegen', 'node_modules/@graphql-codegen/cli/esm/bin.js', ['--config', 'codegen.ts', '--check']],
  ['route types', 'node_modules/@react-router/dev/bin.js', ['typegen']],
]

/** Each of these uses one core, the tests use what is left. @type {readonly Part[]} */
const readings = [
  ['types', 'node_modules/typescript/bin/tsc', []],
  ['unused', 'node_modules/knip/bin/knip.js', ['--treat-config-hints-as-errors']],
  ['lint', 'node_modules/eslint/bin/eslint.js', ['--max-warnings', '0', '.']],
]

/** @type {readonly Part[]} */
const tests = [['unit tests', 'node_modules/vitest/vitest.mjs', ['run', '--project', 'unit']]]

/** @type {readonly Part[]} */
const last = [['build', 'src/build/build.mjs', []]]

/**
 * Runs parts one after the other, as far as they pass.
 * @param {readonly Part[]} parts
 * @returns {Promise<boolean>} whether all passed
 */
async function pass(parts) {
  for (const [name, script, parameters] of parts) {
    try {
      await timed(name, () => runQuietly(script, parameters))
    } catch {
      process.stderr.write(`  ${name} failed\n`)
      return false
    }
  }
  return true
}

const isPassed = (await pass(first)) && (await Promise.all([pass(readings), pass(tests)])).every(Boolean) && (await pass(last))
if (!isPassed) process.exitCode = 1
