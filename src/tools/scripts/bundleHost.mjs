import { bundleForNode, programOnWebsite } from './bundleForNode.mjs'

/**
 * Packages of hundreds of small files, and their dependencies: bundled, they load faster at the start.
 * `@whatwg-node/fetch` selects its files at run time, so it is not bundled.
 */
const SCATTERED = [
  /^(@date-fns\/|date-fns)/,
  /^kysely/,
  /^graphql-yoga/,
  /^@graphql-(yoga|tools)\//,
  /^@envelop\//,
  /^@whatwg-node\/(server|events|promise-helpers|disposablestack)/,
  /^cross-inspect/,
  /^lru-cache/,
]

/** Bundles the Node host; the embedded platform is a chunk of its own, loaded lazily. */
export function bundleHost() {
  return bundleForNode('build/host', programOnWebsite('src/server/main.ts'), SCATTERED)
}

/** Bundles the operator's commands for a deployment without sources and development dependencies. */
export function bundleCommands() {
  return bundleForNode(
    'build/commands',
    {
      emptyOutDir: true,
      rolldownOptions: {
        input: {
          backup: 'src/admin/backup/backup.ts',
          restore: 'src/admin/backup/restore.ts',
          erase: 'src/admin/erase.ts',
          bookings: 'src/admin/bookings/bookings.ts',
          platformCheck: 'src/admin/platformCheck/main.ts',
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
    SCATTERED,
  )
}
