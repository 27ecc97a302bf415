import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { documentTexts } from '#tools/drift/documents.ts'
import { filesBelow, textOf } from '#tools/drift/projectFiles.ts'

const KEPT = 'node_modules/.cache/codegen'

/** What the generated files are made of, beside the documents. */
const SOURCES = ['schema.graphql', 'codegen.ts', 'package-lock.json']

/** Where the generated files lie. */
const OUTPUTS = ['src/gql', 'src/platform/generated']

/** True when the generated files are those that were made of the sources as they stand: making them again would change nothing. */
export function isMade(root: string): boolean {
  try {
    return readFileSync(join(root, KEPT), 'utf8') === digestOf(root)
  } catch {
    return false
  }
}

/** Remembers that the generated files fit their sources. Where nothing can be written they are made again the next time. */
export function rememberMade(root: string): void {
  try {
    mkdirSync(dirname(join(root, KEPT)), { recursive: true })
    writeFileSync(join(root, KEPT), digestOf(root))
  } catch {
    return
  }
}

function digestOf(root: string): string {
  const hash = createHash('sha1')
  const files = [...SOURCES, ...['src/tools/codegen', ...OUTPUTS].flatMap((folder) => filesBelow(root, folder))]
  for (const file of files) hash.update(`${file}\0${textOf(root, file)}\0`)
  for (const { file, text } of documentTexts(root)) hash.update(`${file}\0${text}\0`)
  return hash.digest('hex')
}
