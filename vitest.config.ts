import { defineConfig } from 'vitest/config'
import { graphqlTags } from './src/tools/codegen/graphqlTags.ts'
import { recipes } from './src/tools/recipes/plugin.ts'
import { baseMap } from './src/tools/vite/baseMap.mjs'
import { inlineScripts } from './src/tools/vite/inlineScripts.mjs'
import { postcodes } from './src/tools/vite/postcodes.mjs'
import { LongestFirst } from './test/support/longestFirst.ts'

const MINUTE = 60_000

/** A limit for what never comes: what `expect.poll` waits for comes when the machine gets to it. */
const WAITED_FOR = { poll: { interval: 20, timeout: MINUTE / 2 } }

/** Tests of what is kept in a database. */
const STORED = [
  'test/admin/bookings/*.test.ts',
  'test/platform/**/*.test.ts',
  'test/server/journal/*.test.ts',
  'test/server/proxy/*.test.ts',
]

/** Are about one engine, or go through both themselves. */
const OWN_ENGINE = [
  'test/platform/storage/{groupCommit,partialIndexes,sqlite,sqliteFiles,wal,writeLock}.test.ts',
  'test/platform/payment/{expiry,races}.test.ts',
  // Takes the journal's files away.
  'test/server/proxy/journalGone.test.ts',
]

/** Store nothing, or search what was loaded: any engine is the same to them. */
const STORELESS = [
  'test/platform/{process,text}/*.test.ts',
  'test/platform/{booking/roomWords,catalogue/cachedLoader,listing/filter,listing/search,mail/message,storage/fairMutex}.test.ts',
  'test/platform/payment/transitions.test.ts',
  'test/server/proxy/{answerCache,backoffUpstream,compressedResponse,platformAnswer,renderQueries}.test.ts',
]

/** Have clusters of their own, which they end and freeze. */
const POSTGRES_ONLY = 'test/platform/storage/postgres*.test.ts'

/** From Node 25 on a storage of its own, empty without a file, hides that of a test's window. */
const NO_STORAGE_OF_NODE = process.allowedNodeEnvironmentFlags.has('--no-experimental-webstorage')
  ? ['--no-experimental-webstorage']
  : []

/** Young objects get four times their usual room: to clear it up took up to a sixth of the time of a test. */
const ROOM_FOR_YOUNG_OBJECTS = '--max-semi-space-size=64'

export default defineConfig({
  plugins: [recipes(), graphqlTags('src/gql'), postcodes(), baseMap(), inlineScripts()],
  // Node gives every package the CommonJS half of graphql. Vite would pick the other half for our own modules, and
  // graphql refuses a schema that was made by a second copy of itself.
  // With urql it is the other way round: its CommonJS half would bring a second copy of `@urql/core`.
  resolve: {
    alias: [
      { find: /^graphql$/, replacement: 'graphql/index.js' },
      { find: /^urql$/, replacement: 'urql/dist/urql.es.js' },
    ],
  },
  test: {
    server: { deps: { inline: ['urql'] } },
    sequence: { sequencer: LongestFirst },
    // Class names of CSS modules stay readable in snapshots of a page's markup.
    css: { modules: { classNameStrategy: 'non-scoped' } },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          environment: 'node',
          // Files share a process and its modules, of which none holds a state: half the time went into loading them.
          isolate: false,
          // A limit for what hangs: how long a test takes on a busy machine says nothing.
          testTimeout: MINUTE,
          expect: WAITED_FOR,
          include: ['test/**/*.test.{ts,tsx}'],
          exclude: ['test/browser/**', 'test/docs/**', POSTGRES_ONLY],
          setupFiles: ['test/support/setup.ts'],
          execArgv: [ROOM_FOR_YOUNG_OBJECTS, ...NO_STORAGE_OF_NODE],
        },
      },
      {
        extends: true,
        test: {
          // The same tests once more, with PostgreSQL in the place of SQLite.
          name: 'postgres',
          environment: 'node',
          isolate: false,
          testTimeout: MINUTE,
          expect: WAITED_FOR,
          include: STORED,
          exclude: [...OWN_ENGINE, ...STORELESS],
          globalSetup: ['test/platform/globalSetup.ts'],
          setupFiles: ['test/support/setup.ts'],
          execArgv: [ROOM_FOR_YOUNG_OBJECTS],
        },
      },
      {
        extends: true,
        test: {
          name: 'docs',
          environment: 'node',
          include: ['test/docs/**/*.test.ts'],
          setupFiles: ['test/support/setup.ts'],
          // One after the other: what they wait for are programs that use all there is.
          maxWorkers: 1,
          testTimeout: 15 * MINUTE,
          hookTimeout: 15 * MINUTE,
        },
      },
      {
        extends: true,
        test: {
          name: 'browser',
          environment: 'node',
          include: ['test/browser/**/*.test.ts'],
          globalSetup: ['test/browser/globalSetup.ts'],
          // A process is handed one file after the other, and they share its site and its browser. Three for two cores:
          // a test waits a third of its time.
          maxWorkers: 3,
          isolate: false,
          sequence: { groupOrder: 1 },
          testTimeout: 4 * MINUTE,
          // A browser on a machine that is busy elsewhere can be late once. What fails twice is the site's.
          retry: 1,
          hookTimeout: 5 * MINUTE,
          expect: WAITED_FOR,
        },
      },
    ],
  },
})
