import { INSTRUMENTER_CONSTANTS } from '@stryker-mutator/api/core'
import { declareClassPlugin, PluginKind } from '@stryker-mutator/api/plugin'
import { determineHitLimitReached, DryRunStatus, toMutantRunResult } from '@stryker-mutator/api/test-runner'
import { startTests } from '@vitest/runner'
import { bundledTests } from './bundle.mjs'
import { TestResults } from './results.mjs'

/** Settings `@vitest/runner` requires; StrykerJS measures the time. */
const CONFIG = {
  root: process.cwd(),
  name: undefined,
  chaiConfig: undefined,
  includeTaskLocation: undefined,
  tagsFilter: undefined,
  testNamePattern: undefined,
  setupFiles: [],
  passWithNoTests: false,
  allowOnly: true,
  sequence: {
    shuffle: false,
    concurrent: false,
    seed: 0,
    hooks: /** @type {const} */ ('stack'),
    setupFiles: /** @type {const} */ ('list'),
  },
  maxConcurrency: 1,
  testTimeout: 60_000,
  hookTimeout: 60_000,
  retry: 0,
  tags: [],
  strictTags: false,
}

/**
 * Runs the tests of plain functions in one process, thousands of times. The runner that comes with StrykerJS starts a
 * worker of vitest for each test file and mutant, which takes seconds where the tests take milliseconds.
 */
class BundledTestRunner {
  /** @type {() => import('./bundle.mjs').TestFiles} */
  #evaluate = () => ({})
  #context = instrumenterContext()

  capabilities() {
    return { reloadEnvironment: true }
  }

  async init() {
    this.#evaluate = await bundledTests()
  }

  /** @returns {Promise<import('@stryker-mutator/api/test-runner').DryRunResult>} */
  async dryRun() {
    const tests = []
    /** @type {import('@stryker-mutator/api/core').CoveragePerTestId} */
    const perTest = {}
    for (const file of Object.keys(this.#evaluate())) {
      const coverage = { static: {}, perTest: {} }
      delete this.#context.activeMutant
      this.#context.mutantCoverage = coverage
      const results = await this.#run([file], null)
      tests.push(...results)
      // Code run while a file is loaded counts as covered by each of its tests, because each run loads it again.
      for (const { id } of results) perTest[id] = { ...coverage.static, ...Reflect.get(coverage.perTest, id) }
    }
    return { status: DryRunStatus.Complete, tests, mutantCoverage: { static: {}, perTest } }
  }

  /** @param {import('@stryker-mutator/api/test-runner').MutantRunOptions} options */
  async mutantRun({ activeMutant, testFilter, hitLimit }) {
    this.#context.activeMutant = activeMutant.id
    this.#context.hitCount = 0
    this.#context.hitLimit = hitLimit ?? Infinity
    const files = testFilter?.map((id) => id.slice(0, id.indexOf('#'))) ?? Object.keys(this.#evaluate())
    const tests = await this.#run([...new Set(files)], testFilter === undefined ? null : new Set(testFilter))
    const reached = determineHitLimitReached(this.#context.hitCount, hitLimit)
    return toMutantRunResult(reached ?? { status: DryRunStatus.Complete, tests })
  }

  /**
   * @param {readonly string[]} files
   * @param {ReadonlySet<string> | null} testFilter ids of the tests to run; null for all
   */
  async #run(files, testFilter) {
    const testFiles = this.#evaluate()
    const results = new TestResults(this.#context, testFilter)
    for (const file of files) {
      const [task] = await startTests([file], runnerOf(testFiles, results))
      if (task?.result?.state === 'fail' && !results.hasFailed) results.failFile(file, task.result.errors?.[0]?.message)
      if (results.hasFailed) break
    }
    return results.all
  }
}

/**
 * @param {import('./bundle.mjs').TestFiles} testFiles
 * @param {TestResults} results
 * @returns {import('@vitest/runner').VitestRunner}
 */
function runnerOf(testFiles, results) {
  return {
    config: CONFIG,
    importFile: (file) => testFiles[file]?.(),
    onCollectStart: () => results.begin(),
    onBeforeRunTask: (test) => results.start(test),
    onAfterRunTask: (test) => results.end(test),
  }
}

/** The global object in which instrumented code finds the active mutant and counts its hits. */
function instrumenterContext() {
  /** @type {import('@stryker-mutator/api/core').InstrumenterContext} */
  const context = {}
  return Object.assign(globalThis, { [INSTRUMENTER_CONSTANTS.NAMESPACE]: context })[INSTRUMENTER_CONSTANTS.NAMESPACE]
}

export const strykerPlugins = [declareClassPlugin(PluginKind.TestRunner, 'bundled', BundledTestRunner)]
