import { addTypenameSelectionDocumentTransform } from '@graphql-codegen/client-preset'
import type { CodegenConfig } from '@graphql-codegen/cli'
import { cacheSchema } from './src/tools/codegen/cacheSchema.ts'
import { printProblems } from './src/tools/codegen/problems.ts'
import { typedHooks } from './src/tools/codegen/typedHooks.ts'
import { modulesWithTags } from './src/tools/lint/modulesWithTags.mjs'

const scalars = {
  ID: { input: 'string', output: 'string' },
  Date: 'string',
  DateTime: 'string',
  JSON: 'unknown',
}

/** Options of client and resolver types alike, so that both sides of the wire agree. */
const shared = {
  strictScalars: true,
  scalars,
  enumType: 'string-literal',
  immutableTypes: true,
  useTypeImports: true,
} as const

const config: CodegenConfig = {
  schema: 'schema.graphql',
  documents: ['operations/*.graphql', 'src/domain/**/*.graphql', ...modulesWithTags('src/web')],
  importExtension: '.ts',
  // The hook tells each error once and with its line; the command itself neither.
  silent: true,
  hooks: { onError: printProblems },
  generates: {
    'src/gql/': {
      preset: 'client',
      presetConfig: {
        fragmentMasking: { unmaskFunctionName: 'readFragment' },
        // The list of documents the proxy lets through.
        persistedDocuments: true,
        // A barrel would be a second way to import the same thing.
        skipIndexFile: true,
      },
      config: shared,
      documentTransforms: [addTypenameSelectionDocumentTransform],
    },
    'src/gql/operations/': {
      preset: typedHooks,
      presetConfig: {
        // The first is queried imperatively by lazily loaded code; the second is sent so that it outlives the page.
        withoutHook: ['RatioSummaryQuery', 'SendConversionEvent'],
      },
      documentTransforms: [addTypenameSelectionDocumentTransform],
    },
    'src/gql/cacheSchema.ts': { preset: cacheSchema },
    'src/platform/generated/resolverTypes.ts': {
      // The platform answers whatever operations ask, so its types follow the schema alone.
      plugins: ['typescript', 'typescript-resolvers'],
      config: {
        ...shared,
        enumsAsTypes: true,
        // A resolver may leave to the resolvers of a field's own type what costs another look into the storage.
        defaultMapper: 'Partial<{T}>',
        contextType: 'unknown',
      },
    },
  },
}

export default config
