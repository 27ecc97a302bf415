import { createRequire } from 'node:module'
import type ts from 'typescript'

/**
 * The TypeScript compiler, loaded as the CommonJS module it is. To `import` it takes three times as long: its nine
 * megabytes are read twice more, for what kind of module they are and for the names they export.
 */
export const compiler = load()

function load(): typeof ts {
  const loaded: unknown = createRequire(import.meta.url)('typescript')
  if (!isCompiler(loaded)) throw new Error('The package typescript is no compiler')
  return loaded
}

function isCompiler(loaded: unknown): loaded is typeof ts {
  return typeof loaded === 'object' && loaded !== null && 'createProgram' in loaded
}
