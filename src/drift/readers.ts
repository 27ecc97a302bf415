import { dirname } from 'node:path'
import { selectionKey } from './generatedTypes.ts'
import type { Place } from './place.ts'
import { importsOf, textOf } from './projectFiles.ts'
import { readsOf, type Reads } from './reads.ts'
import type { Selection } from './selections.ts'

/** Who uses a part of the schema. */
export interface Readers {
  /** Operations and fragments that ask for it, or hand it in. */
  readonly documents: readonly Selection[]
  /** Code that reads what they bring, or fills what they hand in. */
  readonly code: readonly Place[]
}

export type ReadersOf = (coordinate: string) => Readers

/**
 * Finds who uses the parts of the schema that changes are about.
 * @param coordinates the parts; code is searched for these alone
 */
export function findReaders(root: string, selections: readonly Selection[], coordinates: ReadonlySet<string>): ReadersOf {
  const touched = selections.filter((selection) => selection.coordinates.some((coordinate) => coordinates.has(coordinate)))
  const reads = readsOf(root, new Set(touched.flatMap(nameOf)))
  return (coordinate) => {
    const documents = touched.filter((selection) => selection.coordinates.includes(coordinate))
    return { documents, code: documents.flatMap((selection) => codeOf(root, selection, reads)) }
  }
}

function nameOf({ path, coordinates }: Selection): readonly string[] {
  const key = path?.at(-1)
  if (key !== undefined) return [key]
  // A field of an input type; arguments and types have no name in code.
  return coordinates.flatMap((coordinate) => /^\w+\.(\w+)$/.exec(coordinate)?.[1] ?? [])
}

function codeOf(root: string, selection: Selection, reads: Reads): readonly Place[] {
  if (selection.path === null) return selection.coordinates.flatMap((coordinate) => reads.get(coordinate) ?? [])
  const typed = reads.get(selectionKey(selection.document, selection.path))
  return typed ?? mentions(root, selection.file, selection.path.at(-1) ?? '')
}

/**
 * The lines of a component and of the modules it hands its data to that mention a name: what is left to go by where the
 * data is read through a type of the reader's own.
 */
function mentions(root: string, file: string, name: string): readonly Place[] {
  if (!/\.tsx?$/.test(file) || name === 'id') return []
  const pattern = new RegExp(`(?:\\.|[{,]\\s*)${name}\\b`)
  return [file, ...importedBy(root, file)].flatMap((module) =>
    withoutTags(textOf(root, module))
      .split('\n')
      .flatMap((line, index) => (pattern.test(line) ? [{ file: module, line: index + 1 }] : [])),
  )
}

/** Where a component's data goes: to modules beside it and to the domain. */
function importedBy(root: string, file: string): readonly string[] {
  return importsOf(root, file).filter((module) => module.startsWith('src/domain/') || dirname(module) === dirname(file))
}

/** Documents blanked out, lines kept. */
function withoutTags(text: string): string {
  return text.replaceAll(/graphql\(\s*`[^`]*`/g, (tag) => '\n'.repeat(tag.split('\n').length - 1))
}
