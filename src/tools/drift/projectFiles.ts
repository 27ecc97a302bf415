import { readdirSync, readFileSync } from 'node:fs'
import { join, posix, relative, sep } from 'node:path'

/** Files below a folder of the project, as paths from its root, in order. None where the folder is missing. */
export function filesBelow(root: string, folder: string): readonly string[] {
  try {
    return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => relative(root, join(entry.parentPath, entry.name)).split(sep).join('/'))
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
