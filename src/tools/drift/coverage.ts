import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { UNUSED_FIELD_ALLOWLIST } from './unusedFieldAllowlist.ts'
import { coverageOf } from './coverageOf.ts'
import { placeText } from './place.ts'
import { checkAllowlist, UNREQUESTED_FIELD_ALLOWLIST } from './unrequestedFields.ts'

/** `npm run schema:coverage`: lists unrequested and unread schema fields. Exit code 1 if one is not on its allowlist. */
const schema = buildSchema(readFileSync('schema.graphql', 'utf8'))
const { unasked, unread, excused, obsolete } = await coverageOf(process.cwd(), schema, UNUSED_FIELD_ALLOWLIST)

const { explained, unexplained, obsolete: forNobody } = checkAllowlist(unasked, UNREQUESTED_FIELD_ALLOWLIST)

tell(`${explained.length} fields of the schema that no document asks for, with a reason`, explained)
tell(`${unexplained.length} fields of the schema that no document asks for (0 wanted)`, unexplained)
if (forNobody.length > 0)
  tell(`${forNobody.length} reasons in src/tools/drift/unrequestedFields.ts that nothing needs any more`, forNobody)
tell(
  `${excused.length} fields of documents that no code reads, with a reason`,
  excused.map(({ coordinates, document, reason }) => `${coordinates[0] ?? ''}  ${document}: ${reason}`),
)
tell(
  `${unread.length} fields of documents that no code reads (0 wanted)`,
  unread.map(({ document, coordinates, ...place }) => `${coordinates[0] ?? ''}  ${document}  ${placeText(place)}`),
)
if (obsolete.length > 0)
  tell(`${obsolete.length} reasons in src/tools/drift/unusedFieldAllowlist.ts that nothing needs any more`, obsolete)
process.exitCode = [unread, obsolete, unexplained, forNobody].some(({ length }) => length > 0) ? 1 : 0

function tell(title: string, lines: readonly string[]): void {
  process.stdout.write(`${[title, ...lines.map((line) => `  ${line}`)].join('\n')}\n`)
}
