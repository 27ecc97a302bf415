import { build } from 'vite'

const QUERY = '?source'

/**
 * Scripts that stand in the page itself: `import source from './x.script.ts?source'` gives the source of an expression
 * whose value is the function that the module exports by default, built and minified with all that it imports.
 * @returns {import('vite').Plugin}
 */
export const inlineScripts = () => ({
  name: 'inline-scripts',
  enforce: 'pre',
  load: {
    filter: { id: /\.script\.ts\?source$/ },
    async handler(id) {
      const chunk = await buildScript(id.slice(0, -QUERY.length))
      for (const file of chunk.moduleIds) this.addWatchFile(file)
      return `export default ${JSON.stringify(`(()=>{${chunk.code.trim()}return script})()`)}`
    },
  },
})

/** @param {string} entry */
async function buildScript(entry) {
  const results = await build({
    configFile: false,
    envDir: false,
    logLevel: 'error',
    publicDir: false,
    build: {
      write: false,
      target: 'baseline-widely-available',
      lib: { entry, formats: ['iife'], name: 'script' },
    },
  })
  const [output] = [results].flat()
  const chunk = output !== undefined && 'output' in output ? output.output[0] : null
  if (chunk === null) throw new Error(`${entry} was not built`)
  return chunk
}
