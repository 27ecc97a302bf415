import { concatAST, GraphQLError, print, validate, type DocumentNode, type GraphQLSchema } from 'graphql'
import { parseDocument, type DocumentText } from '#tools/drift/documents.ts'

/** Something in a document or in the schema that the types cannot be made with. */
export interface Problem {
  readonly file: string
  readonly line: number
  readonly message: string
}

/** A document and where it stands; `rawSDL` is its text, and that of a tag is what the compiler finds its type by. */
export interface ReadDocument {
  readonly location: string
  readonly document: DocumentNode
  readonly rawSDL: string
}

export type Checked = { readonly documents: readonly ReadDocument[] } | { readonly problems: readonly Problem[] }

/** Reads all documents and holds them against the schema, together: fragments stand anywhere. */
export function checkDocuments(texts: readonly DocumentText[], schema: GraphQLSchema): Checked {
  const read = texts.map((written) => {
    try {
      const document = parseDocument(written)
      return { location: written.file, document, rawSDL: isTag(written) ? written.text : print(document) }
    } catch (error) {
      return toProblem(error, written.file)
    }
  })
  const broken = read.filter((entry) => 'message' in entry)
  if (broken.length > 0) return { problems: broken }
  const documents = read.filter((entry) => 'document' in entry)
  const errors = validate(schema, concatAST(documents.map(({ document }) => document)))
  return errors.length === 0 ? { documents } : { problems: errors.map((error) => toProblem(error, 'operations')) }
}

function isTag({ file }: DocumentText): boolean {
  return !file.endsWith('.graphql')
}

/** @param file where the error does not say it itself */
export function toProblem(error: unknown, file: string): Problem {
  if (!(error instanceof GraphQLError))
    return { file, line: 1, message: error instanceof Error ? error.message : String(error) }
  const { nodes, source, positions, message } = error
  const [node] = nodes ?? []
  const origin = node?.loc?.source ?? source
  const position = node?.loc?.start ?? positions?.[0] ?? 0
  if (origin === undefined) return { file, line: 1, message }
  const line = origin.body.slice(0, position).split('\n').length + origin.locationOffset.line - 1
  return { file: origin.name, line, message }
}

/** `operations/Travel.graphql:3 Cannot query field …`. */
export function problemText({ file, line, message }: Problem): string {
  return `${file}:${line}  ${message}`
}
