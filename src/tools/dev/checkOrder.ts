import { changedWords, type ModuleChange } from './changedWords.ts'

/** Import graph and words of the modules. */
export interface Modules {
  /** Direct importers of a module. */
  readonly importers: (file: string) => readonly string[]
  /** Every word of a module, in lower case. */
  readonly wordsOf: (file: string) => ReadonlySet<string>
}

/**
 * Modules whose type errors a change may affect, most likely first: modules with the rarest changed word, among them those
 * that name a changed declaration, then by distance in the import graph.
 */
export function checkOrder(changes: readonly ModuleChange[], { importers, wordsOf }: Modules): readonly string[] {
  const reached = new Set(changes.map(({ file }) => file))
  for (const file of reached) for (const importer of importers(file)) reached.add(importer)
  const { names, words } = changedWords(changes)
  const isNaming = new Set([...reached].filter((file) => [...names].some((name) => wordsOf(file).has(name))))
  const nearest = [...reached].toSorted((one, other) => Number(isNaming.has(other)) - Number(isNaming.has(one)))
  // `serviceCodePrefix` tells more than `readonly`, which went with it.
  const writers = [...words].map((word) => nearest.filter((file) => wordsOf(file).has(word)))
  const likely = writers.toSorted((one, other) => one.length - other.length).flat()
  return [...new Set([...likely, ...nearest])]
}
