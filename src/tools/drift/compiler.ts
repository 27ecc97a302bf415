import { createRequire } from 'node:module'
import type ts from 'typescript'

/**
 * The TypeScript compiler, loaded by `require`. To `import` it takes three times as long, because Node parses its nine
 * megabytes twice more, to detect the module format and its exports.
 */
export const compiler = load()

function load(): typeof ts {
  const loaded: unknown = createRequire(import.meta.url)('typescript')
  if (!isCompiler(loaded)) throw new Error('The package typescript has no compiler API')
  return loaded
}

function isCompiler(loaded: unknown): loaded is typeof ts {
  return typeof loaded === 'object' && loaded !== null && 'createProgram' in loaded
}
