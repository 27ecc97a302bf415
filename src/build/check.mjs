import { runQuietly, timed } from './run.mjs'

/** @typedef {readonly [string, string, readonly string[]]} Part */

/** What the others read. @type {readonly Part[]} */
const first = [
  ['codegen', 'node_modules/tsx/dist/cli.mjs', ['src/codegen/main.ts', '--check']],
  ['route types', 'node_modules/@react-router/dev/bin.js', ['typegen']],
]

/** One core reads the sources. @type {readonly Part[]} */
const readings = [
  ['types', 'node_modules/typescript/bin/tsc', []],
  ['coverage', 'node_modules/tsx/dist/cli.mjs', ['src/drift/coverage.ts']],
  ['unused', 'node_modules/knip/bin/knip.js', ['--treat-config-hints-as-errors']],
  ['lint', 'node_modules/eslint/bin/eslint.js', ['--max-warnings', '0', '.']],
]

/** The other runs them, which takes about as long. @type {readonly Part[]} */
const runs = [
  ['unit tests', 'node_modules/vitest/vitest.mjs', ['run', '--project', 'unit']],
  ['recipes', 'node_modules/vitest/vitest.mjs', ['run', '--project', 'docs']],
  ['build', 'src/build/build.mjs', []],
]

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

const isPassed = (await pass(first)) && (await Promise.all([pass(readings), pass(runs)])).every(Boolean)
if (!isPassed) process.exitCode = 1
