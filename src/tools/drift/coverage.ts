import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { coverageOf } from './coverageOf.ts'
import { locationText } from './sourceLocation.ts'
import { UNREAD_FIELD_REASONS } from './unreadFieldReasons.ts'
import { checkReasons, UNREQUESTED_FIELD_REASONS } from './unrequestedFieldReasons.ts'

/**
 * `npm run schema:coverage`: lists unrequested and unread schema fields. Exit code 1 if one has no reason, or a reason
 * no such field.
 */
const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
const { unrequested, ...requested } = await coverageOf(process.cwd(), schema, UNREAD_FIELD_REASONS)
const { explained, unexplained, obsolete } = checkReasons(unrequested, UNREQUESTED_FIELD_REASONS)

printList(`${explained.length} fields of the schema that no document selects, with a reason`, explained)
printList(`${unexplained.length} fields of the schema that no document selects (0 wanted)`, unexplained)
printObsolete('unrequestedFieldReasons.ts', obsolete)
printList(
  `${requested.explained.length} fields of documents that no code reads, with a reason`,
  requested.explained.map(({ coordinates, document, reason }) => `${coordinates[0] ?? ''}  ${document}: ${reason}`),
)
printList(
  `${requested.unread.length} fields of documents that no code reads (0 wanted)`,
  requested.unread.map(
    ({ document, coordinates, ...location }) => `${coordinates[0] ?? ''}  ${document}  ${locationText(location)}`,
  ),
)
printObsolete('unreadFieldReasons.ts', requested.obsolete)
const wrong = [unexplained, obsolete, requested.unread, requested.obsolete]
process.exitCode = wrong.some(({ length }) => length > 0) ? 1 : 0

function printObsolete(file: string, fields: readonly string[]): void {
  if (fields.length > 0)
    printList(`${fields.length} reasons in src/tools/drift/${file} that are no longer needed`, fields)
}

function printList(title: string, lines: readonly string[]): void {
  process.stdout.write(`${[title, ...lines.map((line) => `  ${line}`)].join('\n')}\n`)
}
