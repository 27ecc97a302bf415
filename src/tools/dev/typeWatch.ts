import { execFile } from 'node:child_process'
import { watch } from 'node:fs'
import { setImmediate } from 'node:timers/promises'
import { filesBelow, textOf } from '#tools/drift/projectFiles.ts'
import { checkOrder } from './checkOrder.ts'
import { createTypeService } from './typeService.ts'
import { watchFolders } from './watchFolders.mjs'

/** Watch mode of development: regenerates code when schema or documents change, and reports new and fixed type errors. */
const root = process.cwd()

/** Debounce delay, as editors write several files in a row. */
const SETTLED_AFTER_MS = 60

const SOURCES = ['src', 'operations']
const GENERATED = /^src\/(?:gql|platform\/generated)\//
const CODEGEN = 'node_modules/@graphql-codegen/cli/esm/bin.js'

const service = createTypeService(root)
const errors = new Map<string, readonly string[]>()
/** Queue of modules to check. */
let pending: readonly string[] = []
/** Files that were written since; null begins with all. */
let touched: ReadonlySet<string> | null = null
let isStale = true
let isWorking = false
let wasClean: boolean | null = null
let settling: NodeJS.Timeout | null = null

watchFolders(SOURCES, noteChange)
// Editors put a new file in the place of the old one, which a watch on that file alone would miss.
watch('.', (_event, file) => {
  if (file === 'schema.graphql' || file === 'codegen.ts') noteChange(file)
})
tell('looking at every module; what changes goes first')
void work()

function noteChange(file: string): void {
  if (touched !== null) touched = new Set([...touched, file])
  if (settling !== null) clearTimeout(settling)
  settling = setTimeout(() => {
    isStale = true
    void work()
  }, SETTLED_AFTER_MS)
}

/** One after the other; what changes meanwhile goes first. */
async function work(): Promise<void> {
  if (isWorking) return
  isWorking = true
  while (isStale || pending.length > 0) {
    if (isStale) await takeInChanges()
    const [file, ...others] = pending
    pending = others
    if (file !== undefined) look(file)
    if (file !== undefined && others.length === 0) tellEnd()
    // Lets changes come in between.
    await setImmediate()
  }
  isWorking = false
}

async function takeInChanges(): Promise<void> {
  const files = touched
  touched = new Set()
  isStale = false
  const made = files === null || [...files].some(mayHoldDocuments) ? await regenerate() : []
  const changes = service.refresh(files === null ? null : new Set([...files, ...made]))
  const known = new Set(service.files())
  for (const file of errors.keys()) if (!known.has(file)) errors.delete(file)
  const order = changes.length === 0 ? [] : checkOrder(changes, service).toSorted(generatedLast)
  pending = [...new Set([...(order.length > 0 ? errors.keys() : []), ...order, ...pending])].filter((file) =>
    known.has(file),
  )
}

/** Documents as trees take the compiler longer than anything else, and are right if they could be made. */
function generatedLast(one: string, other: string): number {
  return Number(GENERATED.test(one)) - Number(GENERATED.test(other))
}

/** Whether a file is an input of codegen. */
function mayHoldDocuments(file: string): boolean {
  if (GENERATED.test(file)) return false
  if (!/\.tsx?$/.test(file)) return true
  return [service.textOf(file), textOf(root, file)].some((text) => text.includes('graphql('))
}

/** Runs `npm run codegen` and answers the generated files. Where schema and documents do not fit together it says why, and the files stay. */
async function regenerate(): Promise<readonly string[]> {
  const problems = await new Promise<string>((resolve) => {
    execFile(process.execPath, [CODEGEN], (error, stdout, stderr) => resolve(error === null ? '' : stdout + stderr))
  })
  for (const line of problems.split('\n').filter((text) => text !== '')) tell(line)
  if (problems !== '') wasClean = false
  return ['src/gql', 'src/platform/generated'].flatMap((folder) => filesBelow(root, folder))
}

function look(file: string): void {
  const found = service.errorsIn(file)
  const before = errors.get(file) ?? []
  if (found.length > 0) errors.set(file, found)
  else errors.delete(file)
  for (const line of found.filter((text) => !before.includes(text))) tell(line)
  if (before.length > 0 && found.length === 0) tell(`${file} is mended`)
}

function tellEnd(): void {
  const count = [...errors.values()].flat().length
  const isClean = count === 0
  if (!isClean) tell(`${count} type ${count === 1 ? 'error' : 'errors'}`)
  else if (wasClean !== true) tell('no type errors')
  wasClean = isClean
}

function tell(line: string): void {
  process.stdout.write(`[types] ${line}\n`)
}
