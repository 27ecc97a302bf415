import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { coverageOf } from './coverageOf.ts'
import { UNREAD_FIELD_REASONS, UNREQUESTED_FIELD_REASONS, withReasons } from './fieldReasons.ts'
import { locationText } from './sourceLocation.ts'

/**
 * `npm run schema:coverage`: lists unrequested and unread schema fields. Exit code 1 if one has no reason, or a reason
 * no such field.
 */
const { unrequested, unread } = await coverageOf(process.cwd(), buildSchema(readFileSync('schema.graphql', 'utf8')))
const parts = [
  [
    'fields of the schema that no document selects',
    unrequested.map((name) => ({ name, place: '' })),
    UNREQUESTED_FIELD_REASONS,
    'ask for it in the fragment of a component',
  ],
  [
    'fields of documents that no code reads',
    unread.map(({ document, coordinates: [name = ''], ...location }) => ({
      name,
      place: `  ${document}  ${locationText(location)}`,
    })),
    UNREAD_FIELD_REASONS,
    'read it, or take it out of the document',
  ],
] as const

for (const [what, fields, reasons, remedy] of parts) {
  const { explained, unexplained, obsolete } = withReasons(fields, reasons)
  printList(
    `${explained.length} ${what}, with a reason`,
    explained.map(({ name, place, reason }) => `${name}${place}: ${reason}`),
  )
  printList(
    `${unexplained.length} ${what} (0 wanted)`,
    unexplained.map(
      ({ name, place }) => `${name}${place}: ${remedy}, or give the reason in src/tools/drift/fieldReasons.ts`,
    ),
  )
  if (obsolete.length > 0)
    printList(`${obsolete.length} reasons in fieldReasons.ts that are no longer needed`, obsolete)
  if (unexplained.length + obsolete.length > 0) process.exitCode = 1
}

function printList(title: string, lines: readonly string[]): void {
  process.stdout.write(`${[title, ...lines.map((line) => `  ${line}`)].join('\n')}\n`)
}
