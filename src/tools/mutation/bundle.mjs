import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { Script } from 'node:vm'
import { configureGlobal } from 'fast-check'
import { bundleForNode } from '#tools/scripts/bundleForNode.mjs'
import * as vitest from './vitest.mjs'

const FOLDER = 'build/mutation'
const FILE = join(FOLDER, 'tests.cjs')

/** Fixed seed of property tests: otherwise a mutant could be killed in one run and survive the next. */
const SEED = 20_270_514

/**
 * @typedef {Readonly<Record<string, () => Promise<unknown>>>} TestFiles
 */

/**
 * All tests of the domain and what they test in one script. Each call of the answer evaluates it anew: nothing of the
 * mutant before is left, module constants included, which a module cache of Node would keep.
 * @returns {Promise<() => TestFiles>}
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
