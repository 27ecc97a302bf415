import type { SourceLocation } from './sourceLocation.ts'
import { selectionKey } from './propertyName.ts'
import { readIndex, type Reads } from './readIndex.ts'
import type { Selection } from './selections.ts'

/** Documents and code that use a schema element. */
export interface Readers {
  /** Operations and fragments that ask for it, or hand it in. */
  readonly documents: readonly Selection[]
  /** Code that reads what they bring, or fills what they hand in. */
  readonly code: readonly SourceLocation[]
}

export type ReadersOf = (coordinate: string) => Readers

/**
 * Finds documents and code that use the changed schema elements.
 * @param coordinates the changed elements; code is searched for these only
 */
export async function findReaders(
  root: string,
  selections: readonly Selection[],
  coordinates: ReadonlySet<string>,
): Promise<ReadersOf> {
  const touched = selections.filter((selection) =>
    selection.coordinates.some((coordinate) => coordinates.has(coordinate)),
  )
  const reads: Reads = touched.length === 0 ? new Map() : await readIndex(root)
  return (coordinate) => {
    const documents = touched.filter((selection) => selection.coordinates.includes(coordinate))
    return { documents, code: documents.flatMap((selection) => codeOf(selection, reads)) }
  }
}

function codeOf(selection: Selection, reads: Reads): readonly SourceLocation[] {
  if (selection.path === null) return selection.coordinates.flatMap((coordinate) => reads.get(coordinate) ?? [])
  return reads.get(selectionKey(selection.document, selection.path)) ?? []
}
