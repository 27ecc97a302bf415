import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { SourceLocation } from './sourceLocation.ts'
import { filesBelow, importsOf, reachableFrom, textOf } from './projectFiles.ts'
import { isOwnProperty } from './propertyName.ts'
import type { ModuleReads } from './reads.ts'

/** Places where code reads a key of an answer or writes a field of an input, by selection key or `Input.field`. */
export type Reads = ReadonlyMap<string, readonly SourceLocation[]>

/** Folders whose code reads answers of the platform. */
const READERS = ['src/domain', 'src/state', 'src/web']
/** Folders whose types and helpers they hand answers through. */
const PASSED_THROUGH = ['src/gql', 'src/protocol', 'src/tenant']
const GENERATED = 'src/gql/graphql.ts'

/** Results of earlier runs, valid while neither a module nor its imports have changed. */
const CACHE_FILE = 'node_modules/.cache/schema-reads.json'

/** Further files in the cache key: package versions and compiler options. */
const KEY_FILES = ['package-lock.json', 'tsconfig.json']

interface CachedModule extends ModuleReads {
  /** Digest of the module and of all it imports. */
  readonly digest: string
}

type Cache = Readonly<Record<string, CachedModule>>

/** All reads of the project. Incremental: only changed modules and their importers are analysed again. */
export async function readIndex(root: string): Promise<Reads> {
  const digests = digestsOf(root)
  const before = readCache(root)
  const stale = [...digests].flatMap(([file, digest]) => (before[file]?.digest === digest ? [] : [file]))
  const found = stale.length === 0 ? new Map<string, ModuleReads>() : await analysed(root, stale)
  // Modules that were deleted are dropped.
  const now: Cache = Object.fromEntries(
    [...digests].flatMap(([file, digest]) => {
      const reads = found.get(file) ?? before[file]
      return reads === undefined ? [] : [[file, { ...reads, digest }] as const]
    }),
  )
  if (stale.length > 0) writeCache(root, now)
  return merged(now)
}

/** The compiler takes longer to load than the rest takes where nothing has changed. */
async function analysed(root: string, files: readonly string[]): Promise<ReadonlyMap<string, ModuleReads>> {
  const [{ createProgram }, { readsOf }] = await Promise.all([import('./program.ts'), import('./reads.ts')])
  const program = createProgram(root, { files, generated: GENERATED })
  return readsOf(program, { root, generated: GENERATED, files })
}

function digestsOf(root: string): ReadonlyMap<string, string> {
  const readers = modulesBelow(root, READERS)
  const modules = [...readers, ...modulesBelow(root, PASSED_THROUGH)]
  const drift = filesBelow(root, 'src/tools/drift')
  const common = digest([...KEY_FILES, ...drift, GENERATED].map((file) => textOf(root, file)))
  const texts = new Map(modules.map((file) => [file, digest([textOf(root, file)])]))
  const imports = new Map(modules.map((file) => [file, importsOf(root, file)]))
  return new Map(
    readers.map((file) => [
      file,
      digest([
        common,
        ...[...reachableFrom(file, imports)].toSorted().map((other) => `${other} ${texts.get(other) ?? ''}`),
      ]),
    ]),
  )
}

function modulesBelow(root: string, folders: readonly string[]): readonly string[] {
  return folders.flatMap((folder) => filesBelow(root, folder)).filter((file) => /\.tsx?$/.test(file))
}

function digest(texts: readonly string[]): string {
  const hash = createHash('sha1')
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest('hex')
}

/** A read of an own property counts as a read of every origin, through any number of data flows. */
function merged(cache: Cache): Reads {
  const origins = new Map<string, Set<string>>()
  for (const { flows } of Object.values(cache)) {
    for (const [own, origin] of flows) origins.set(own, (origins.get(own) ?? new Set()).add(origin))
  }
  const reads = new Map<string, SourceLocation[]>()
  for (const [file, module] of Object.entries(cache)) {
    for (const [property, line] of module.reads) {
      for (const name of standsFor(property, origins)) {
        const places = reads.get(name) ?? []
        places.push({ file, line })
        reads.set(name, places)
      }
    }
  }
  return reads
}

function standsFor(property: string, origins: ReadonlyMap<string, ReadonlySet<string>>): readonly string[] {
  const reached = new Set([property])
  for (const name of reached) for (const origin of origins.get(name) ?? []) reached.add(origin)
  return [...reached].filter((name) => !isOwnProperty(name))
}

function readCache(root: string): Cache {
  try {
    const cache: unknown = JSON.parse(readFileSync(join(root, CACHE_FILE), 'utf8'))
    return isCache(cache) ? cache : {}
  } catch {
    return {}
  }
}

/** Only the outer shape is checked: a digest of the code that wrote an entry is part of its key. */
function isCache(value: unknown): value is Cache {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The cache is optional: if it cannot be written, the next run analyses everything again. */
function writeCache(root: string, cache: Cache): void {
  try {
    mkdirSync(dirname(join(root, CACHE_FILE)), { recursive: true })
    writeFileSync(join(root, CACHE_FILE), JSON.stringify(cache))
  } catch {
    return
  }
}
