import {
  ASYMMETRIC_MATCHERS_OBJECT,
  chai,
  JestAsymmetricMatchers,
  JestChaiExpect,
  JestExtend,
  setState,
} from '@vitest/expect'

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

/** @type {Map<string, string | undefined>} */
const formerValues = new Map()

export const vi = {
  /**
   * @param {string} name
   * @param {string} value
   */
  stubEnv(name, value) {
    if (!formerValues.has(name)) formerValues.set(name, process.env[name])
    process.env[name] = value
  },
  unstubAllEnvs() {
    for (const [name, value] of formerValues)
      if (value === undefined) Reflect.deleteProperty(process.env, name)
      else process.env[name] = value
    formerValues.clear()
  },
}
