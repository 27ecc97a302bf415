import { bundleForNode, programOnWebsite } from './bundleForNode.mjs'

/**
 * Packages of hundreds of small files, and what they alone rest on. Node would look for each of those files before the
 * site is ready; of a package that is bundled it reads what is used, at one stroke. `@whatwg-node/fetch` chooses among
 * its files as it runs and stays outside.
 */
const SCATTERED = [
  ...[/^(@date-fns\/|date-fns)/, /^kysely/, /^graphql-yoga/, /^@graphql-(yoga|tools)\//, /^@envelop\//],
  ...[/^@whatwg-node\/(server|events|promise-helpers|disposablestack)/, /^cross-inspect/, /^lru-cache/],
]

/** Bundles the Node host; the platform is a file of its own that is only read when needed. */
export function bundleHost() {
  return bundleForNode('build/host', programOnWebsite('src/server/main.ts'), SCATTERED)
}

/** Bundles the commands an operator needs where the site runs without its sources and the packages of the workshop. */
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
        },
        output: { entryFileNames: '[name].js', chunkFileNames: '[name]-[hash].js' },
      },
    },
    SCATTERED,
  )
}
