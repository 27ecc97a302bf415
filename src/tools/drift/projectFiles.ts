import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative } from 'node:path'
import { posixPath } from '#tools/posixPath.mjs'

/** Files below a folder of the project, as paths from its root, in order. None where the folder is missing. */
export function filesBelow(root: string, folder: string): readonly string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => posixPath(relative(root, join(entry.parentPath, entry.name))))
      .toSorted()
  } catch {
    return []
  }
}

/** Text of a file of the project; empty where there is none. */
export function textOf(root: string, file: string): string {
  try {
    return readFileSync(join(root, file), 'utf8')
  } catch {
    return ''
  }
}

const IMPORT = /(?:from|import\()\s*'((?:#|\.\/|\.\.\/)[^']+)'/g

/** Modules of the project that a file imports, at once or later, as paths from the root. */
export function importsOf(root: string, file: string): readonly string[] {
  if (!/\.tsx?$/.test(file)) return []
  return [...textOf(root, file).matchAll(IMPORT)].map(([, specifier = '']) =>
    specifier.startsWith('#') ? posix.join('src', specifier.slice(1)) : posix.join(posix.dirname(file), specifier),
  )
}

/** A module and all that it imports, over however many others. */
export function reachableFrom(start: string, imports: ReadonlyMap<string, readonly string[]>): ReadonlySet<string> {
  const reached = new Set([start])
  for (const file of reached) for (const next of imports.get(file) ?? []) reached.add(next)
  return reached
}
