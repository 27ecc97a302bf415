import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { graphqlTags } from './src/tools/codegen/graphqlTags.ts'
import { recipes } from './src/tools/recipes/plugin.ts'
import { baseMap } from './src/tools/vite/baseMap.mjs'
import { chunkGroups } from './src/tools/vite/chunks.mjs'
import { compileHints } from './src/tools/vite/compileHints.mjs'
import { inlineScripts } from './src/tools/vite/inlineScripts.mjs'
import { minifyScripts } from './src/tools/vite/minifyScripts.mjs'
import { postcodes } from './src/tools/vite/postcodes.mjs'
import { dedupeCssPreloads } from './src/tools/vite/dedupeCssPreloads.mjs'
import { productionRouter } from './src/tools/vite/productionRouter.mjs'

export default defineConfig(({ command }) => ({
  plugins: [
    recipes(),
    graphqlTags('src/gql'),
    postcodes(),
    baseMap(),
    inlineScripts(),
    compileHints(),
    dedupeCssPreloads(),
    productionRouter(),
    reactRouter(),
    minifyScripts(),
  ],
  publicDir: 'src/web/public',
  // For Node `urql` is CommonJS and would bring a second copy of `@urql/core`, beside the one that we import.
  // `date-fns` is three hundred files, of which the server would read each before it is ready.
  ssr: { noExternal: ['urql', ...(command === 'build' ? ['date-fns', '@date-fns/utc'] : [])] },
  // In development every package is prepared before the first page: one that is found later reloads what the developer looks at.
  optimizeDeps: { entries: ['src/web/**/*.{ts,tsx}'] },
  environments: {
    client: {
      build: {
        // Served at /licences.md: most licences ask for their text beside every copy, minified ones included.
        license: { fileName: 'licences.md' },
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups() }, minify: false } },
        // The plugin `minifyScripts` does it.
        minify: false,
        cssMinify: 'lightningcss',
      },
    },
  },
  // Short names: a page has a thousand classes. In development a class tells the style sheet it is from.
  css: command === 'build' ? { modules: { generateScopedName: '[hash:base64:5]' } } : {},
  build: {
    // The last Chromium for Windows 7 and 8, and iPhones that end with iOS 16. Functions they lack are kept out by lint.
    target: ['chrome109', 'edge109', 'firefox115', 'safari16'],
    // A data: URL is bytes in the script of every page and needs a hole in the content policy.
    assetsInlineLimit: 0,
  },
}))
