import { join } from 'node:path'
import { TestStatus } from '@stryker-mutator/api/test-runner'

/** @typedef {import('@stryker-mutator/api/core').InstrumenterContext} Register */

/** What became of the tests of one run; the first failure ends it. */
export class TestResults {
  /** @type {import('@stryker-mutator/api/test-runner').TestResult[]} */
  all = []
  hasFailed = false
  #register
  #chosen
  /** @type {Map<string, number>} */
  #timesNamed = new Map()
  #id = ''

  /**
   * @param {Register} register
   * @param {ReadonlySet<string> | null} chosen ids of the tests to run; null for all
   */
  constructor(register, chosen) {
    this.#register = register
    this.#chosen = chosen
  }

  /** A file is about to be read. */
  begin() {
    this.#timesNamed.clear()
    delete this.#register.currentTestId
  }

  /** @param {import('@vitest/runner').Test} test */
  start(test) {
    this.#id = this.#idOf(test)
    if (this.hasFailed || this.#chosen?.has(this.#id) === false) test.mode = 'skip'
    else this.#register.currentTestId = this.#id
  }

  /** @param {import('@vitest/runner').Test} test */
  end(test) {
    delete this.#register.currentTestId
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
   * A file that cannot be read fails as one.
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
 * Names of the bundle begin at the root of the project; StrykerJS looks in the file for what changed.
 * @param {string} file
 */
function inProject(file) {
  return join(process.cwd(), file)
}
