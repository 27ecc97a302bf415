import { transformAsync } from '@babel/core'
import { babelOptimizerPlugin } from '@graphql-codegen/client-preset'
import type { Plugin } from 'vite'

/**
 * Replaces each `graphql(…)` tag by an import of its generated document. Without it the generated map of all documents
 * stays in the client build, because a lookup by source text cannot be tree-shaken.
 */
export function graphqlTags(generatedDirectory: string): Plugin {
  return {
    name: 'graphql-tags',
    enforce: 'pre',
    transform: {
      filter: { id: { include: /\.tsx?(?:\?|$)/, exclude: /\/node_modules\// } },
      async handler(code, id) {
        const file = id.split('?')[0] ?? id
        if (file.endsWith(`/${generatedDirectory}/graphql.ts`)) return { code: withoutFragmentTrees(code), map: null }
        if (!/\bgraphql\s*\(/.test(code)) return null
        const result = await transformAsync(code, {
          filename: file,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: ['typescript', 'jsx'] },
          plugins: [[babelOptimizerPlugin, { artifactDirectory: generatedDirectory, gqlTagName: 'graphql' }]],
        })
        return typeof result?.code === 'string' ? { code: result.code, map: result.map ?? null } : null
      },
    },
  }
}

/** A fragment's document is only needed for its type: at run time `readFragment` returns its argument. */
function withoutFragmentTrees(code: string): string {
  return code.replaceAll(/^(export const \w+FragmentDoc = )\{.*\}( as unknown as )/gm, '$1null$2')
}
