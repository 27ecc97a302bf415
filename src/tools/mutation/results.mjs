import { join } from 'node:path'
import { TestStatus } from '@stryker-mutator/api/test-runner'

/** @typedef {import('@stryker-mutator/api/core').InstrumenterContext} InstrumenterContext */

/** Results of the tests of one run, in the form of StrykerJS; the first failure ends the run. */
export class TestResults {
  /** @type {import('@stryker-mutator/api/test-runner').TestResult[]} */
  all = []
  hasFailed = false
  #context
  #testFilter
  /** @type {Map<string, number>} */
  #timesNamed = new Map()
  #id = ''

  /**
   * @param {InstrumenterContext} context
   * @param {ReadonlySet<string> | null} testFilter ids of the tests to run; null for all
   */
  constructor(context, testFilter) {
    this.#context = context
    this.#testFilter = testFilter
  }

  /** Called before a test file is loaded. */
  begin() {
    this.#timesNamed.clear()
    delete this.#context.currentTestId
  }

  /** @param {import('@vitest/runner').Test} test */
  start(test) {
    this.#id = this.#idOf(test)
    if (this.hasFailed || this.#testFilter?.has(this.#id) === false) test.mode = 'skip'
    else this.#context.currentTestId = this.#id
  }

  /** @param {import('@vitest/runner').Test} test */
  end(test) {
    delete this.#context.currentTestId
    const base = {
      id: this.#id,
      name: test.name,
      fileName: inProject(test.file.filepath),
      timeSpentMs: test.result?.duration ?? 0,
    }
    if (test.result?.state === 'fail') this.#fail(base, test.result.errors?.[0]?.message)
    else this.all.push({ ...base, status: TestStatus.Success })
  }

  /**
   * Records a file that cannot be loaded as one failed test.
   * @param {string} file
   * @param {string | undefined} message
   */
  failFile(file, message) {
    this.#fail({ id: `${file}#`, name: file, fileName: inProject(file), timeSpentMs: 0 }, message)
  }

  /**
   * @param {import('@stryker-mutator/api/test-runner').BaseTestResult} base
   * @param {string | undefined} message
   */
  #fail(base, message) {
    this.hasFailed = true
    this.all.push({ ...base, status: TestStatus.Failed, failureMessage: message ?? 'The test failed' })
  }

  /**
   * Two tests of a file may have one name: the order tells them apart.
   * @param {import('@vitest/runner').Test} test
   */
  #idOf(test) {
    const name = `${test.file.filepath}#${test.fullTestName}`
    const times = (this.#timesNamed.get(name) ?? 0) + 1
    this.#timesNamed.set(name, times)
    return times === 1 ? name : `${name} (${times})`
  }
}

/**
 * The absolute path of a file, by which StrykerJS finds out what changed; names in the bundle begin at the root of the project.
 * @param {string} file
 */
function inProject(file) {
  return join(process.cwd(), file)
}
