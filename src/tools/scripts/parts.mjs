import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { posixPath } from '#tools/posixPath.mjs'

/** @typedef {readonly [name: string, script: string, parameters: readonly string[]]} Part */

const TSX = 'node_modules/tsx/dist/cli.mjs'
const VITEST = 'node_modules/vitest/vitest.mjs'
const KNIP = 'node_modules/knip/bin/knip.js'

/** Where vitest reports which tests a change concerned. */
export const REPORT = 'node_modules/.cache/check.json'

/** In tests that read sources as files, which no import shows; those directly in `test` all do. */
const READS = /\b(?:readFileSync|readdirSync|styleSheet|modulesWithTags|filesBelow|wireTable)\b/

/** In tests that start programs, which no import shows either. */
export const STARTS = /\b(?:fork|forkRacer|runIn|runProgram)\(|\bspawn\(\s*(?:process\.)?execPath/

/** Sources of the started programs: none of them imports the website. */
const OF_PROGRAMS = /^(?:src\/(?!web\/)|test\/support\/)/

/** Take minutes: projects of vitest that the gate for a change never runs, and a test that starts a copy of the project. */
export const SLOW = /^test\/(?:browser\/|docs\/|tools\/dev\/dev\.)/

/** Young objects get four times their usual room: to clear it up took a fifth of the time of this part. */
const LINT = ['--max-semi-space-size=64', 'src/tools/scripts/typesAndLint.ts']

/** Generated files, on which the other parts depend. @type {readonly Part[]} */
export const GENERATION = [
  ['codegen', 'node_modules/@graphql-codegen/cli/esm/bin.js', ['--check']],
  ['route types', 'node_modules/@react-router/dev/bin.js', ['typegen']],
]

/**
 * Everything but the browser tests, the longest part first.
 * @returns {readonly Part[]}
 */
export function allParts() {
  return [
    ['unit tests', VITEST, ['run', '--project', 'unit']],
    ['on PostgreSQL', VITEST, ['run', '--project', 'postgres']],
    ['types and lint', TSX, LINT],
    // On a copy, to which the rest of the gate is done.
    ['how-to guides', VITEST, ['run', '--project', 'docs']],
    ...wholeProject(),
    formatOf(['.']),
  ]
}

/**
 * The checks affected by a change: tests that import, read or start its files by any way, their lint and format, and
 * types, unused code, fields of the schema and build of the whole project.
 * @param {readonly string[]} files that changed, as paths from the root
 * @returns {readonly Part[]}
 */
export function partsFor(files) {
  return [
    ['tests', VITEST, ['related', ...files, ...notImporting(files), ...ONCE]],
    ['types and lint', TSX, [...LINT, ...files]],
    ...wholeProject(),
    formatOf(files),
  ]
}

const ONCE = [
  '--run',
  '--project',
  'unit',
  '--project',
  'postgres',
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${REPORT}`,
]

/** Every file of tests, as paths from the root. */
export function testFiles() {
  return readdirSync('test', { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => posixPath(join('test', file)))
}

/**
 * Tests that may depend on a change without importing it.
 * @param {readonly string[]} files that changed
 */
function notImporting(files) {
  const isOfPrograms = files.some((file) => OF_PROGRAMS.test(file))
  return testFiles().filter((file) => {
    if (SLOW.test(file)) return false
    const text = readFileSync(file, 'utf8')
    return /^test\/[^/]+$/.test(file) || READS.test(text) || (isOfPrograms && STARTS.test(text))
  })
}

/** @returns {readonly Part[]} */
function wholeProject() {
  return [
    ['build', 'src/tools/scripts/build.mjs', []],
    ['unused', KNIP, ['--treat-config-hints-as-errors']],
    [
      'used by tests only',
      KNIP,
      ['--production', '--config', 'knip.production.json', '--include', 'files,exports,types'],
    ],
    ['schema fields', TSX, ['src/tools/drift/coverage.ts']],
  ]
}

/**
 * @param {readonly string[]} files
 * @returns {Part}
 */
function formatOf(files) {
  const quiet = ['--log-level', 'warn', '--check', '--ignore-unknown', '--no-error-on-unmatched-pattern']
  // By content, as a checkout gives every file a new time.
  const cached = ['--cache', '--cache-strategy', 'content']
  return ['format', 'node_modules/prettier/bin/prettier.cjs', [...quiet, ...cached, ...files]]
}
