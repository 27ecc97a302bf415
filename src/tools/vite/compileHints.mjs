import { checkModules, CHUNK_NAMES } from './chunks.mjs'

/** Chunks whose functions nearly all run while a page starts; `home` is named by the bundler, after its route. */
const RUN_AT_START = new Set([...CHUNK_NAMES, 'home'])
checkModules('web/routes/home.tsx')

/** First line of a chunk, which source maps do not count. */
export const HINT = '//# allFunctionsCalledOnLoad\n'

/**
 * Explicit compile hints: browsers that know them compile a file whole while it loads, in a background thread. By default
 * they compile each function on the main thread when it is first called. The hint has to be the first line.
 * @returns {import('vite').Plugin}
 */
export const compileHints = () => ({
  name: 'compile-hints',
  generateBundle: {
    order: 'post',
    handler(_options, bundle) {
      for (const file of Object.values(bundle))
        if (file.type === 'chunk' && RUN_AT_START.has(file.name)) file.code = HINT + file.code
    },
  },
  applyToEnvironment: ({ name }) => name === 'client',
})
