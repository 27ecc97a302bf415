import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect'
import { onTestFinished } from '@vitest/runner'

/** The parts of vitest that need none of its workers: what tests of plain functions import from it. */
export { afterAll, afterEach, beforeAll, beforeEach, describe, test } from '@vitest/runner'

chai.use(JestExtend)
chai.use(JestChaiExpect)
chai.use(JestAsymmetricMatchers)

export const expect = Object.assign(
  (/** @type {unknown} */ value, /** @type {string | undefined} */ message) => chai.expect(value, message),
  chai.expect,
  Reflect.get(globalThis, ASYMMETRIC_MATCHERS_OBJECT),
)
setState({ assertionCalls: 0 }, expect)

export const vi = {
  /**
   * Sets an environment variable until the test ends.
   * @param {string} name
   * @param {string} value
   */
  stubEnv(name, value) {
    const former = process.env[name]
    onTestFinished(() => {
      if (former === undefined) Reflect.deleteProperty(process.env, name)
      else process.env[name] = former
    })
    process.env[name] = value
  },
}
