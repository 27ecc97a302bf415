import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { UNUSED_FIELD_ALLOWLIST } from './unusedFieldAllowlist.ts'
import { coverageOf } from './coverageOf.ts'
import { locationText } from './sourceLocation.ts'
import { checkAllowlist, UNREQUESTED_FIELD_ALLOWLIST } from './unrequestedFields.ts'

/** `npm run schema:coverage`: lists unrequested and unread schema fields. Exit code 1 if one is not on its allowlist. */
const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
const { unrequested, unread, allowlisted, obsolete } = await coverageOf(process.cwd(), schema, UNUSED_FIELD_ALLOWLIST)

const { explained, unexplained, obsolete: obsoleteReasons } = checkAllowlist(unrequested, UNREQUESTED_FIELD_ALLOWLIST)

printList(`${explained.length} fields of the schema that no document asks for, with a reason`, explained)
printList(`${unexplained.length} fields of the schema that no document asks for (0 wanted)`, unexplained)
if (obsoleteReasons.length > 0)
  printList(
    `${obsoleteReasons.length} reasons in src/tools/drift/unrequestedFields.ts that nothing needs any more`,
    obsoleteReasons,
  )
printList(
  `${allowlisted.length} fields of documents that no code reads, with a reason`,
  allowlisted.map(({ coordinates, document, reason }) => `${coordinates[0] ?? ''}  ${document}: ${reason}`),
)
printList(
  `${unread.length} fields of documents that no code reads (0 wanted)`,
  unread.map(
    ({ document, coordinates, ...location }) => `${coordinates[0] ?? ''}  ${document}  ${locationText(location)}`,
  ),
)
if (obsolete.length > 0)
  printList(
    `${obsolete.length} reasons in src/tools/drift/unusedFieldAllowlist.ts that nothing needs any more`,
    obsolete,
  )
process.exitCode = [unread, obsolete, unexplained, obsoleteReasons].some(({ length }) => length > 0) ? 1 : 0

function printList(title: string, lines: readonly string[]): void {
  process.stdout.write(`${[title, ...lines.map((line) => `  ${line}`)].join('\n')}\n`)
}
