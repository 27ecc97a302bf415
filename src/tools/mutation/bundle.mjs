import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Script } from 'node:vm'
import { configureGlobal } from 'fast-check'
import { bundleForNode } from '#tools/scripts/bundleForNode.mjs'
import * as vitest from './vitest.mjs'

/** Of this process alone, as two runners start at the same time. */
const FOLDER = `build/mutation-${process.pid}`
const FILE = join(FOLDER, 'tests.cjs')

/** Fixed seed of property tests: otherwise a mutant could be killed in one run and survive the next. */
const SEED = 20_270_514

/**
 * @typedef {Readonly<Record<string, () => Promise<unknown>>>} TestFiles
 */

/**
 * Bundles all tests of the domain, with the code under test, into one script.
 * @returns {Promise<() => TestFiles>} evaluates the script again at each call, so that no module constant computed by an
 *   earlier mutant is left, as it would be in Node's module cache
 */
export async function bundledTests() {
  if (!existsSync(FILE)) await bundle()
  const script = new Script(`(function (exports, require) {${readFileSync(FILE, 'utf8')}\n})`, {
    filename: resolve(FILE),
  })
  const packages = await readPackages()
  return () => {
    /** @type {{ testFiles: TestFiles }} */
    const exports = { testFiles: {} }
    script.runInThisContext()(exports, (/** @type {string} */ name) => packages.get(name))
    return exports.testFiles
  }
}

function bundle() {
  return bundleForNode(FOLDER, {
    rolldownOptions: {
      input: { tests: 'src/tools/mutation/tests.ts' },
      output: { format: 'cjs', codeSplitting: false, entryFileNames: '[name].cjs' },
    },
  })
}

/** Packages are external and loaded once. */
async function readPackages() {
  const names = [...readFileSync(FILE, 'utf8').matchAll(/\brequire\("([^"]+)"\)/g)].map((match) => match[1] ?? '')
  const read = [...new Set(names)].map(
    async (name) => /** @type {const} */ ([name, name === 'vitest' ? vitest : await import(name)]),
  )
  configureGlobal({ seed: SEED, endOnFailure: true })
  return new Map(await Promise.all(read))
}
