import type { Types } from '@graphql-codegen/plugin-helpers'
import { buildSchema, parse } from 'graphql'

/** Output of a preset with one plugin for a schema and its documents. */
export async function generate(
  preset: Types.OutputPreset,
  sources: { readonly schema: string; readonly document: string; readonly presetConfig?: object },
): Promise<string> {
  const schemaAst = buildSchema(sources.schema)
  const documents = [{ location: 'test.graphql', document: parse(sources.document) }]
  const [section] = await preset.buildGeneratesSection({
    baseOutputDir: 'out.ts',
    schema: parse(sources.schema),
    schemaAst,
    documents,
    config: {},
    plugins: [],
    pluginMap: {},
    presetConfig: sources.presetConfig ?? {},
  })
  const [plugin] = Object.values(section?.pluginMap ?? {})
  const output = await plugin?.plugin(schemaAst, documents, {})
  return typeof output === 'string' ? output : (output?.content ?? '')
}
