import { readFileSync } from 'node:fs'
import { buildSchema } from 'graphql'
import { coverageOf } from './coverageOf.ts'
import { placeText } from './place.ts'

/** `npm run schema:coverage`: what the schema has that nobody asks for, and what is asked for that nobody reads. Exit 1 for the latter. */
const { unasked, unread } = coverageOf(process.cwd(), buildSchema(readFileSync('schema.graphql', 'utf8')))

process.stdout.write(`${unasked.length} fields of the schema that no document asks for\n`)
for (const coordinate of unasked) process.stdout.write(`  ${coordinate}\n`)
process.stdout.write(`${unread.length} fields of documents that no code reads (0 wanted)\n`)
for (const { document, coordinates, ...place } of unread) {
  process.stdout.write(`  ${coordinates[0] ?? ''}  ${document}  ${placeText(place)}\n`)
}
process.exitCode = unread.length > 0 ? 1 : 0
