import { readdirSync } from 'node:fs'

/** @typedef {readonly [name: string, script: string, parameters: readonly string[]]} Part */

const TSX = 'node_modules/tsx/dist/cli.mjs'
const VITEST = 'node_modules/vitest/vitest.mjs'
const KNIP = 'node_modules/knip/bin/knip.js'

/** Where vitest reports which tests a change concerned. */
export const REPORT = 'node_modules/.cache/check.json'

/** Tests that read sources as files, which no import shows; those directly in `test` all do. */
export const READERS = [
  'test/server/config/commandLine.test.ts',
  'test/tools/dev/siteInVite.test.ts',
  'test/tools/drift/check.test.ts',
  'test/tools/fonts/subsetFonts.test.ts',
  'test/tools/lint/modulesWithTags.test.ts',
  'test/tools/recipes/sheet.test.ts',
  'test/tools/scripts/check.test.ts',
  'test/web/stylingLanguages.test.ts',
  'test/web/text/destructiveButtons.test.ts',
  'test/web/theme/fontSubsets.test.ts',
  'test/web/travel/cards.test.tsx',
  'test/web/ui/fieldStyles.test.ts',
  'test/web/ui/formPresentation.test.ts',
]

/** Tests that start programs, which no import shows either. */
export const STARTERS = [
  'test/admin/backup/postgres.test.ts',
  'test/admin/backup/sqlite.test.ts',
  'test/admin/bookings/bookings.test.ts',
  'test/admin/erase.test.ts',
  'test/admin/platformCheck/main.test.ts',
  'test/platform/booking/survival.test.ts',
  'test/platform/payment/races.test.ts',
  'test/server/config/commandLine.test.ts',
  'test/server/shutdown.test.ts',
  'test/tools/scripts/hostProcess.test.ts',
]

/** Sources of the started programs: none of them imports the website. */
const OF_PROGRAMS = /^(?:src\/(?!web\/)|test\/support\/)/

const WIRE_TABLE = 'docs/wire-booking.md'
const WIRE_TABLE_READERS = [
  'test/domain/booking/wire/wireState.test.ts',
  'test/journeys/heaviestState.test.ts',
  'test/journeys/wireState.test.ts',
]

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

/**
 * Tests that may depend on a change without importing it. See `READERS` and `STARTERS`.
 * @param {readonly string[]} files that changed
 */
function notImporting(files) {
  const ofEverything = readdirSync('test').filter((name) => name.endsWith('.test.ts'))
  return [
    ...ofEverything.map((name) => `test/${name}`),
    ...READERS,
    ...(files.some((file) => OF_PROGRAMS.test(file)) ? STARTERS : []),
    ...(files.includes(WIRE_TABLE) ? WIRE_TABLE_READERS : []),
  ]
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
