/** A module before and after a change; null where there was or is none. */
export interface ModuleChange {
  readonly file: string
  readonly before: string | null
  readonly after: string | null
}

/**
 * Which modules a change can give other errors, those that most likely have some first: who writes the rarest of the
 * words that came or went, then by how many imports they are away.
 * @param importers who imports a module, directly
 * @param textOf the text of a module
 */
export function checkOrder(
  changes: readonly ModuleChange[],
  importers: (file: string) => readonly string[],
  textOf: (file: string) => string,
): readonly string[] {
  const reached = new Set(changes.map(({ file }) => file))
  for (const file of reached) for (const importer of importers(file)) reached.add(importer)
  const words = [...new Set(changes.flatMap(changedWords))].slice(0, MOST_WORDS)
  const writers = words.map((word) => {
    const pattern = new RegExp(`\\b${word}\\b`)
    return [...reached].filter((file) => pattern.test(textOf(file)))
  })
  // `serviceCodePrefix` tells more than `readonly`, which went with it.
  const likely = writers.toSorted((one, other) => one.length - other.length).flat()
  return [...new Set([...likely, ...reached])]
}

/** Of a module that is new altogether the words say little. */
const MOST_WORDS = 100

/** Words that stand in a module more often or less often than before. */
function changedWords({ before, after }: ModuleChange): readonly string[] {
  const counts = new Map<string, number>()
  const count = (text: string | null, step: number) => {
    for (const [word] of withoutTrees(text ?? '').matchAll(/[A-Za-z_]\w+/g)) counts.set(word, (counts.get(word) ?? 0) + step)
  }
  count(before, -1)
  count(after, 1)
  return [...counts].flatMap(([word, difference]) => (difference === 0 ? [] : [word]))
}

/** Documents as trees stand behind their types, say the same in many more words, and have a type that never changes. */
function withoutTrees(text: string): string {
  return text.replaceAll(/^export const \w+ = \{"kind":.*$/gm, '')
}
