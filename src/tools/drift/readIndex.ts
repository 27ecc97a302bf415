import { createHash } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import type { Place } from './place.ts'
import { filesBelow, importsOf, textOf } from './projectFiles.ts'
import { isOwnProperty } from './propertyName.ts'
import type { ModuleReads } from './reads.ts'

/** Places where code reads a key of an answer or writes a field of an input, by selection key or `Input.field`. */
export type Reads = ReadonlyMap<string, readonly Place[]>

/** Folders whose code reads answers of the platform. */
const READERS = ['src/domain', 'src/state', 'src/web']
const GENERATED = 'src/gql/graphql.ts'

/** Cached results of modules that have not changed, nor their imports. */
const KEPT = 'node_modules/.cache/schema-reads.json'

/** Further files in the cache key: package versions and compiler options. */
const GROUND = ['package-lock.json', 'tsconfig.json']

interface KeptModule extends ModuleReads {
  /** Digest of the module and of all it imports. */
  readonly digest: string
}

type Kept = Readonly<Record<string, KeptModule>>

/** All reads of the project. Incremental: only changed modules and their importers are analysed again. */
export async function readIndex(root: string): Promise<Reads> {
  const digests = digestsOf(root)
  const before = keptIn(root)
  const stale = [...digests].flatMap(([file, digest]) => (before[file]?.digest === digest ? [] : [file]))
  if (stale.length === 0) return merged(before)
  // The compiler takes longer to load than the rest takes where nothing has changed.
  const [{ createProgram }, { readsOf }] = await Promise.all([import('./program.ts'), import('./reads.ts')])
  const program = createProgram(root, { files: stale, generated: GENERATED })
  const found = readsOf(program, { root, generated: GENERATED, files: stale })
  const now: Kept = Object.fromEntries(
    [...digests].flatMap(([file, digest]) => {
      const reads = found.get(file) ?? before[file]
      return reads === undefined ? [] : [[file, { ...reads, digest }] as const]
    }),
  )
  keep(root, now)
  return merged(now)
}

function digestsOf(root: string): ReadonlyMap<string, string> {
  const files = READERS.flatMap((folder) => filesBelow(root, folder)).filter((file) => /\.tsx?$/.test(file))
  const drift = filesBelow(root, 'src/tools/drift')
  const ground = digest([...GROUND, ...drift, GENERATED].map((file) => textOf(root, file)))
  const texts = new Map(files.map((file) => [file, digest([textOf(root, file)])]))
  const imports = new Map(files.map((file) => [file, importsOf(root, file)]))
  return new Map(
    files.map((file) => [
      file,
      digest([ground, ...reachedFrom(file, imports).map((other) => `${other} ${texts.get(other) ?? ''}`)]),
    ]),
  )
}

function reachedFrom(start: string, imports: ReadonlyMap<string, readonly string[]>): readonly string[] {
  const reached = new Set([start])
  for (const file of reached) for (const next of imports.get(file) ?? []) reached.add(next)
  return [...reached].toSorted()
}

function digest(texts: readonly string[]): string {
  const hash = createHash('sha1')
  for (const text of texts) hash.update(text).update('\0')
  return hash.digest('hex')
}

/** A read of an own property counts as a read of every origin, through any number of data flows. */
function merged(kept: Kept): Reads {
  const origins = new Map<string, Set<string>>()
  for (const { flows } of Object.values(kept)) {
    for (const [own, origin] of flows) origins.set(own, (origins.get(own) ?? new Set()).add(origin))
  }
  const reads = new Map<string, Place[]>()
  for (const [file, module] of Object.entries(kept)) {
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

function keptIn(root: string): Kept {
  try {
    const kept: unknown = JSON.parse(readFileSync(join(root, KEPT), 'utf8'))
    return isKept(kept) ? kept : {}
  } catch {
    return {}
  }
}

/** Its digests say that the same code wrote it, so a glance at the outside will do. */
function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}

/** The cache is optional: if it cannot be written, the next run analyses everything again. */
function keep(root: string, kept: Kept): void {
  try {
    mkdirSync(dirname(join(root, KEPT)), { recursive: true })
    writeFileSync(join(root, KEPT), JSON.stringify(kept))
  } catch {
    return
  }
}
