import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { compiler } from '#tools/drift/compiler.ts'
import { filesBelow } from '#tools/drift/projectFiles.ts'
import { mayImportModule, WALLS } from '#tools/lint/walls.mjs'

const modules = filesBelow('.', 'src').filter((file) => /\.(ts|tsx|mjs)$/.test(file))
const isModule = new Set(modules)

/** Every import of `src`, types included, from file to files. */
const imports = new Map(modules.map((file) => [file, importsOf(file)]))

/** The same from folder to folders; a folder is not the folders in it. */
const folders = new Map<string, Set<string>>()
for (const [file, targets] of imports) {
  const folder = folders.get(dirname(file)) ?? new Set()
  for (const target of targets) if (dirname(target) !== dirname(file)) folder.add(dirname(target))
  folders.set(dirname(file), folder)
}

function importsOf(file: string): readonly string[] {
  const { importedFiles } = compiler.preProcessFile(readFileSync(file, 'utf8'), true, true)
  const paths = importedFiles.map(({ fileName }) => fileName.replace(/\?.*$/, ''))
  const targets = paths.flatMap((path) =>
    path.startsWith('#') ? [join('src', path.slice(1))] : path.startsWith('.') ? [join(dirname(file), path)] : [],
  )
  return targets.filter((target) => isModule.has(target))
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

describe('modules of src', () => {
  test('are read, with their imports', () => {
    expect(modules.length).toBeGreaterThan(1_000)
    expect(imports.get('src/domain/booking/settle.ts')).toContain('src/domain/booking/draft/draft.ts')
  })

  test('do not need themselves by way of others, types included', () => {
    expect(circles(imports)).toEqual([])
  })

  test('stay within the walls that lint holds', () => {
    const climbing = [...imports].flatMap(([file, targets]) =>
      targets
        .filter((target) => !mayImportModule(below(file), below(target), true))
        .map((target) => `${file} → ${target}`),
    )
    expect(climbing).toEqual([])
  })
})

describe('folders of src', () => {
  test('do not need themselves by way of others, types included', () => {
    expect(circles(folders)).toEqual([])
  })

  test('have a wall that names folders there are', () => {
    const there = (path: string) => modules.some((file) => below(file) === path || below(file).startsWith(`${path}/`))
    const named = WALLS.flatMap(({ folder, folders: allowed, types, doors = [] }) => [
      folder,
      ...allowed,
      ...types,
      ...doors.map(({ module }) => module),
    ])
    const others = new Set(['gql/persisted-documents.json'])
    expect(named.filter((path) => !there(path) && !others.has(path))).toEqual([])
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

function below(file: string): string {
  return file.slice('src/'.length)
}
