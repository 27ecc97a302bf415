import { availableParallelism, setPriority } from 'node:os'
import { Stryker } from '@stryker-mutator/core'

const FOLDER = 'coverage/mutation'

/** A mutation score below this percentage fails the command. */
const LOWEST_SCORE_PERCENT = 92

const parts = process.argv.slice(2)

// Low priority, as it uses every core for minutes.
setPriority(10)

/** StrykerJS prints its own report, and sets the exit code if the score is too low. */
const run = new Stryker({
  mutate: parts.length > 0 ? parts : ['src/domain/**/*.ts'],
  testRunner: 'bundled',
  plugins: [new URL('runner.mjs', import.meta.url).href],
  concurrency: Math.min(2, availableParallelism()),
  coverageAnalysis: 'perTest',
  // A part runs without the results stored by runs of everything, which would count in its score.
  incremental: parts.length === 0,
  incrementalFile: `${FOLDER}/incremental.json`,
  tempDirName: `${FOLDER}/sandboxes`,
  ignorePatterns: ['/build', '/coverage', '/.data', '/test/browser'],
  reporters: ['progress-append-only', 'clear-text', 'json', 'html'],
  clearTextReporter: { allowColor: false, allowEmojis: false, logTests: false, reportTests: false },
  jsonReporter: { fileName: `${FOLDER}/report.json` },
  htmlReporter: { fileName: `${FOLDER}/report.html` },
  allowConsoleColors: false,
  thresholds: { high: 95, low: LOWEST_SCORE_PERCENT, break: LOWEST_SCORE_PERCENT },
})

try {
  await run.runMutationTest()
} catch {
  // StrykerJS has printed the cause.
  process.exitCode = 1
}
