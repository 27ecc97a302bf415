import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { graphqlTags } from './src/codegen/graphqlTags.ts'

/**
 * What travels together. Left alone the bundler makes a file of nearly every module, and a first view of forty
 * requests; these few are needed at the same time anyway.
 */
const CHUNKS = [
  {
    name: 'framework',
    test: /node_modules\/(react|react-dom|react-router|scheduler|jotai|jotai-family|urql|@urql|wonka|@0no-co)\/|rolldown-runtime|preload-helper/,
  },
  { name: 'chakra', test: /node_modules\/(@chakra-ui|@emotion|@pandacss|stylis)\// },
  {
    name: 'site',
    test: /src\/(web\/(layout|graph|text\/(site|translator|messageFormat|days)|ui\/(ButtonLink|Price|Picture|Breadcrumbs|useClosing))|web\/(PageProviders|pageRecord)|gql\/fragment|domain\/(calendar|money|content|travels)|state\/(store|clock|seller|bests|storageArea))/,
  },
  { name: 'forms', test: /node_modules\/(react-hook-form|@hookform|yup|property-expr|tiny-case|toposort)\// },
  {
    name: 'booking',
    test: /src\/(domain\/(booking|catalogue|tracking)|state\/booking|web\/(ui|theme|text|booking\/[^/]+\.tsx?$|booking\/(summary|handOver\/(HandOver|useHandOver|handOverLink))))/,
  },
]

export default defineConfig({
  plugins: [graphqlTags('src/gql'), reactRouter()],
  publicDir: 'src/web/public',
  // For Node `urql` is CommonJS and would bring a second copy of `@urql/core`, beside the one that we import.
  ssr: { noExternal: ['urql'] },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: CHUNKS } } } } },
  },
  build: {
    target: 'baseline-widely-available',
    // A data: URL is bytes in the script of every page and needs a hole in the content policy.
    assetsInlineLimit: 0,
  },
})
