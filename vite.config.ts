import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { baseMap } from './src/build/baseMap.mjs'
import { chunkGroups, compileHints } from './src/build/chunks.mjs'
import { positions } from './src/build/positions.mjs'
import { quietRouter } from './src/build/quietRouter.mjs'
import { recipes } from './src/build/recipes/plugin.ts'
import { sheetsOnce } from './src/build/sheetsOnce.mjs'
import { towns } from './src/build/towns.mjs'
import { graphqlTags } from './src/codegen/graphqlTags.ts'

export default defineConfig(({ command }) => ({
  plugins: [
    recipes(),
    graphqlTags('src/gql'),
    towns(),
    positions(),
    baseMap(),
    quietRouter(),
    compileHints(),
    sheetsOnce(),
    reactRouter(),
  ],
  publicDir: 'src/web/public',
  // For Node `urql` is CommonJS and would bring a second copy of `@urql/core`, beside the one that we import.
  // `date-fns` is three hundred files, of which the server would read each before it is ready.
  ssr: { noExternal: ['urql', ...(command === 'build' ? ['date-fns'] : [])] },
  // In development every package is prepared before the first page: one that is found later reloads what the developer looks at.
  optimizeDeps: { entries: ['src/web/**/*.{ts,tsx}'] },
  environments: {
    client: {
      build: {
        rolldownOptions: { output: { codeSplitting: { groups: chunkGroups } } },
        // A few seconds of the build save each visitor more than a kilobyte.
        minify: 'terser',
        terserOptions: { ecma: 2020, module: true, compress: { passes: 2 } },
      },
    },
  },
  build: {
    target: 'baseline-widely-available',
    // A data: URL is bytes in the script of every page and needs a hole in the content policy.
    assetsInlineLimit: 0,
  },
}))
