import { runQuietly, timed } from './run.mjs'

/** @typedef {readonly [string, string, readonly string[]]} Part */

/**
 * What a change is about, where files are named: lint and the tests among them are all that is left to them. Types,
 * coverage, unused code and the build are those of the whole project all the same, for a change reaches anywhere.
 */
const named = process.argv.slice(2)

/** Tests about everything there is. */
const WHOLE_PROJECT = ['test/conventions.test.ts', 'test/operations.test.ts', 'test/specification.test.ts', 'test/drift/check.test.ts']

const TSX = 'node_modules/tsx/dist/cli.mjs'
const VITEST = 'node_modules/vitest/vitest.mjs'

/** What the others read. @type {readonly Part[]} */
const first = [
  ['codegen', TSX, ['src/codegen/main.ts', '--check']],
  ['route types', 'node_modules/@react-router/dev/bin.js', ['typegen']],
]

/** One core reads the sources. @type {readonly Part[]} */
const readings = [
  ['types and lint', TSX, ['src/build/typesAndLint.ts', ...named]],
  ['coverage', TSX, ['src/drift/coverage.ts']],
  ['unused', 'node_modules/knip/bin/knip.js', ['--treat-config-hints-as-errors']],
]

/** Most of what recipes take is the reading of a copy. @type {readonly Part[]} */
const recipes = [['recipes', VITEST, ['run', '--project', 'docs']]]

/** The other runs them, which takes about as long. @type {readonly Part[]} */
const runs = [
  ['unit tests', VITEST, ['run', '--project', 'unit', ...(named.length === 0 ? [] : [...WHOLE_PROJECT, ...testsAmong(named)])]],
  ['build', 'src/build/build.mjs', []],
]

/**
 * @param {readonly string[]} files
 * @returns {readonly string[]}
 */
function testsAmong(files) {
  return files.filter((file) => /\.test\.tsx?$/.test(file))
}

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

const isPassed = (await pass(first)) && (await Promise.all([pass(named.length === 0 ? [...readings, ...recipes] : readings), pass(runs)])).every(Boolean)
if (!isPassed) process.exitCode = 1
