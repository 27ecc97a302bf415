import { codegen } from '@graphql-codegen/core'
import type { CodegenPlugin, Types } from '@graphql-codegen/plugin-helpers'
import {
  buildASTSchema,
  lexicographicSortSchema,
  parse,
  printSchema,
  Source,
  type DocumentNode,
  type GraphQLSchema,
} from 'graphql'
import { documentTexts } from '#tools/drift/documents.ts'
import { textOf } from '#tools/drift/projectFiles.ts'
import { checkDocuments, toProblem, type Problem, type ReadDocument } from './problems.ts'

const SCHEMA = 'schema.graphql'

/** Files by their path from the root, or why there are none. */
export type Generated = { readonly files: ReadonlyMap<string, string> } | { readonly problems: readonly Problem[] }

/**
 * Makes everything `codegen.ts` names out of schema and documents. The command line of the code generator does the same
 * and takes four times as long: it is made for any kind of source.
 */
export async function generate(root: string, config: Types.Config): Promise<Generated> {
  const schema = readSchema(root)
  if ('problems' in schema) return schema
  const checked = checkDocuments(documentTexts(root), schema.schemaAst)
  if ('problems' in checked) return checked
  const parts = await Promise.all(
    Object.entries(config.generates).map(([output, entry]) =>
      filesOf(output, { entry, config, documents: checked.documents, ...schema }),
    ),
  )
  return { files: new Map(parts.flat()) }
}

interface ReadSchema {
  readonly schemaAst: GraphQLSchema
  readonly schema: DocumentNode
}

/** In the order of names: where something stands in the file changes no type. */
function readSchema(root: string): ReadSchema | { readonly problems: readonly Problem[] } {
  try {
    const schemaAst = lexicographicSortSchema(buildASTSchema(parse(new Source(textOf(root, SCHEMA), SCHEMA))))
    return { schemaAst, schema: parse(printSchema(schemaAst)) }
  } catch (error) {
    return { problems: [toProblem(error, SCHEMA)] }
  }
}

interface Ground extends ReadSchema {
  readonly entry: Types.Config['generates'][string]
  readonly config: Types.Config
  readonly documents: readonly ReadDocument[]
}

type File = readonly [path: string, text: string]

async function filesOf(
  filename: string,
  { entry, config, documents, schema, schemaAst }: Ground,
): Promise<readonly File[]> {
  if (Array.isArray(entry))
    throw new Error(`${filename} in codegen.ts is a list; an entry with a preset or with plugins is wanted`)
  const plugins = await Promise.all([entry.plugins ?? []].flat().map(loadPlugin))
  const shared = {
    ...{ schema, schemaAst, documents: [...documents] },
    // The documents were validated before, once for all outputs.
    config: {
      importExtension: config.importExtension,
      emitLegacyCommonJSImports: true,
      skipDocumentsValidation: true,
      ...entry.config,
    },
    plugins: plugins.map(([name]) => ({ [name]: {} })),
    pluginMap: Object.fromEntries(plugins),
    documentTransforms: (entry.documentTransforms ?? []).flatMap(toTransform),
  }
  const preset = await presetOf(entry.preset)
  const sections = await (preset?.buildGeneratesSection({
    ...shared,
    baseOutputDir: filename,
    presetConfig: entry.presetConfig ?? {},
  }) ?? [{ ...shared, filename }])
  const rest = { importExtension: config.importExtension ?? '', emitLegacyCommonJSImports: true }
  return Promise.all(
    sections.map(async (section) => [section.filename, await codegen({ ...section, ...rest })] as const),
  )
}

function toTransform(transform: Types.OutputDocumentTransform): Types.ConfiguredDocumentTransform[] {
  if (typeof transform === 'string' || !isTransform(transform))
    throw new Error('A document transform in codegen.ts is named; an imported one is wanted')
  return [{ name: 'imported', transformObject: transform }]
}

function isTransform(transform: object): transform is Types.DocumentTransformObject {
  return 'transform' in transform && typeof transform.transform === 'function'
}

async function presetOf(preset: string | Types.OutputPreset | undefined): Promise<Types.OutputPreset | null> {
  if (typeof preset !== 'string') return preset ?? null
  const module: unknown = await import(`@graphql-codegen/${preset}-preset`)
  if (!isPresetModule(module)) throw new Error(`${preset} in codegen.ts is no preset of the code generator`)
  return module.preset
}

function isPresetModule(module: unknown): module is { readonly preset: Types.OutputPreset } {
  return typeof module === 'object' && module !== null && 'preset' in module
}

async function loadPlugin(plugin: Types.OutputConfig): Promise<readonly [string, CodegenPlugin]> {
  const name = typeof plugin === 'string' ? plugin : 'An object'
  const module: unknown = typeof plugin === 'string' ? await import(`@graphql-codegen/${plugin}`) : null
  if (!isPlugin(module)) throw new Error(`${name} in codegen.ts is no plugin of the code generator by its name`)
  return [name, module]
}

function isPlugin(module: unknown): module is CodegenPlugin {
  return typeof module === 'object' && module !== null && 'plugin' in module
}
