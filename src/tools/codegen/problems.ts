import { buildSchema, concatAST, GraphQLError, Source, validate, type GraphQLSchema } from 'graphql'
import { documentTexts, parseDocument, type DocumentText } from '#tools/drift/documents.ts'
import { textOf } from '#tools/drift/projectFiles.ts'

const SCHEMA = 'schema.graphql'

/**
 * Prints why the code generator failed, by file and line. The generator itself counts lines from the beginning of a
 * `graphql()` tag and names no file for a syntax error, so schema and documents are validated again here.
 * @param message of the generator, printed if neither schema nor documents are the reason
 */
export function printProblems(message: string): void {
  const problems = problemsIn(process.cwd())
  process.stderr.write(`${problems.length > 0 ? problems.join('\n') : message}\n`)
}

function problemsIn(root: string): readonly string[] {
  try {
    return documentProblems(documentTexts(root), buildSchema(new Source(textOf(root, SCHEMA), SCHEMA)))
  } catch (error) {
    return [problemText(error, SCHEMA)]
  }
}

/**
 * Where documents are no GraphQL or do not fit the schema, each as `operations/Travel.graphql:3  Cannot query field …`.
 * They are validated together, for a fragment may stand in any file.
 */
export function documentProblems(texts: readonly DocumentText[], schema: GraphQLSchema): readonly string[] {
  const parsed = texts.map((written) => {
    try {
      return parseDocument(written)
    } catch (error) {
      return problemText(error, written.file)
    }
  })
  const unreadable = parsed.filter((result) => typeof result === 'string')
  if (unreadable.length > 0) return unreadable
  const documents = parsed.filter((result) => typeof result !== 'string')
  return validate(schema, concatAST(documents)).map((error) => problemText(error, 'operations'))
}

/** @param file where the error does not name one */
function problemText(error: unknown, file: string): string {
  if (!(error instanceof GraphQLError)) return `${file}:1  ${String(error)}`
  const { source, locations, message } = error
  const line = (locations?.[0]?.line ?? 1) + (source?.locationOffset.line ?? 1) - 1
  return `${source?.name ?? file}:${line}  ${message}`
}
