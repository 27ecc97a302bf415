import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compiler } from '#tools/drift/compiler.ts'
import { filesBelow } from '#tools/drift/projectFiles.ts'
import { BOUNDARIES, mayImportModule } from '#tools/lint/boundaries.mjs'

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>
  readonly devDependencies: Readonly<Record<string, string>>
}

const modules = ['src', 'test']
  .flatMap((folder) => filesBelow('.', folder))
  .filter((file) => /\.(ts|tsx|mjs)$/.test(file))
const ofSource = modules.filter((file) => file.startsWith('src/'))
const isModule = new Set(modules)
const { dependencies, devDependencies } = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest
const packageNames = Object.keys({ ...dependencies, ...devDependencies })

/** Every import, types included, from file to files. */
const imports = new Map(modules.map((file) => [file, importsOf(file)]))

/** The same from folder to folders; a folder is not the folders in it. */
const folders = new Map<string, Set<string>>()
for (const [file, targets] of imports) {
  const folder = folders.get(dirname(file)) ?? new Set()
  for (const target of targets) if (dirname(target) !== dirname(file)) folder.add(dirname(target))
  folders.set(dirname(file), folder)
}

function importsOf(file: string): readonly string[] {
  const text = readFileSync(file, 'utf8')
  const { importedFiles } = compiler.preProcessFile(text, true, true)
  const inComments = file.endsWith('.mjs') ? [...text.matchAll(/(?:@import [^']* from |\bimport\()'([^']+)'/g)] : []
  const paths = [...importedFiles.map(({ fileName }) => fileName), ...inComments.map(([, path = '']) => path)]
  return paths.map((path) => targetOf(file, path.replace(/\?.*$/, ''))).filter((target) => isModule.has(target))
}

/** Path of an imported module from the root; something else for a package. */
function targetOf(file: string, path: string): string {
  if (path.startsWith('#test/')) return path.slice(1)
  if (path.startsWith('#')) return join('src', path.slice(1))
  return path.startsWith('.') ? join(dirname(file), path) : path
}

/** Nodes that reach themselves, with the way there. */
function circles(graph: ReadonlyMap<string, Iterable<string>>): readonly string[] {
  return [...graph.keys()].flatMap((start) => {
    const from = new Map<string, string>()
    const waiting = [start]
    for (let node = waiting.pop(); node !== undefined; node = waiting.pop()) {
      for (const next of graph.get(node) ?? []) {
        if (next === start) return [wayTo(node, start, from).join(' → ')]
        if (from.has(next)) continue
        from.set(next, node)
        waiting.push(next)
      }
    }
    return []
  })
}

function wayTo(end: string, start: string, from: ReadonlyMap<string, string>): readonly string[] {
  const way = [end, start]
  for (let node = end; node !== start; node = way[0] ?? start) way.unshift(from.get(node) ?? start)
  return way
}

describe('modules', () => {
  test('are read, with their imports', () => {
    expect(ofSource.length).toBeGreaterThan(1_000)
    expect(imports.get('src/domain/booking/settle.ts')).toContain('src/domain/booking/draft/draft.ts')
    expect(imports.get('test/architecture.test.ts')).toContain('src/tools/lint/boundaries.mjs')
    // In a comment.
    expect(imports.get('src/tools/dev/siteInVite.mjs')).toContain('src/server/openSite.ts')
  })

  test('do not need themselves by way of others, types included', () => {
    expect(circles(imports)).toEqual([])
  })

  test('stay within the boundaries that lint holds', () => {
    const climbing = ofSource.flatMap((file) =>
      (imports.get(file) ?? [])
        .filter((target) => !mayImportModule(below(file), below(target), true))
        .map((target) => `${file} → ${target}`),
    )
    expect(climbing).toEqual([])
  })
})

describe('folders', () => {
  test('do not need themselves by way of others, types included', () => {
    expect(circles(folders)).toEqual([])
  })

  test('have import boundaries that name only folders, modules and packages there are', () => {
    expect(goneFrom(BOUNDARIES)).toEqual([])
  })

  const boundary = { folder: 'domain', folders: ['domain/money.ts'], types: ['gql'], packages: ['urql'], hint: '' }

  test.each([
    ['folder', { ...boundary, folder: 'gone' }],
    ['allowed module', { ...boundary, folders: ['domain/money.ts', 'gone'] }],
    ['folder of types', { ...boundary, types: ['gone'] }],
    ['package', { ...boundary, packages: ['gone'] }],
    ['module with an exception', { ...boundary, exceptions: [{ module: 'gone', folders: ['demo'] }] }],
    ['excepted module', { ...boundary, exceptions: [{ module: 'domain', folders: ['demo', 'gone'] }] }],
    ['excepted package', { ...boundary, exceptions: [{ module: 'domain', packages: ['date-fns', 'gone'] }] }],
  ])('have import boundaries that are told when a %s is gone', (_, one) => {
    expect(goneFrom([boundary])).toEqual([])
    expect(goneFrom([boundary, one])).toEqual(['gone'])
  })
})

test('a circle is told with the way around it', () => {
  const graph = new Map([
    ['a', ['b']],
    ['b', ['c']],
    ['c', ['a', 'd']],
    ['d', []],
  ])
  expect(circles(graph)[0]).toBe('a → b → c → a')
})

/**
 * Names in boundaries that are gone, folders and modules below `src` or packages the project asks for by itself: an
 * allowance for what is not there would hold again for whatever takes its name.
 */
function goneFrom(boundaries: typeof BOUNDARIES): readonly string[] {
  const paths = boundaries.flatMap(({ folder, folders: allowed, types, exceptions = [] }) => [
    folder,
    ...allowed,
    ...types,
    ...exceptions.flatMap((exception) => [exception.module, ...(exception.folders ?? [])]),
  ])
  const packages = boundaries.flatMap((boundary) => [
    ...(boundary.packages ?? []),
    ...(boundary.exceptions ?? []).flatMap((exception) => exception.packages ?? []),
  ])
  const isInstalled = (specifier: string) =>
    packageNames.some((name) => specifier === name || specifier.startsWith(`${name}/`))
  const gone = [
    ...paths.filter((path) => !existsSync(join('src', path))),
    ...packages.filter((name) => !isInstalled(name)),
  ]
  return [...new Set(gone)]
}

function below(file: string): string {
  return file.slice('src/'.length)
}
