/** Text of a module before and after a change; null if it did not or does not exist. */
export interface ModuleChange {
  readonly file: string
  readonly before: string | null
  readonly after: string | null
}

/** Identifiers affected by a change, in lower case, as codegen changes capitalisation. */
export interface ChangedWords {
  /** Names of what is declared otherwise than before; of the type of a document, the name of the document. */
  readonly names: ReadonlySet<string>
  /** Words of the pieces that came or went. */
  readonly words: ReadonlySet<string>
}

/** Words added by the generator; in other modules they have another meaning. */
const GENERATORS_OWN: ReadonlySet<string> = new Set(['input', 'inputmaybe', 'maybe', 'output', 'scalars'])

export function changedWords(changes: readonly ModuleChange[]): ChangedWords {
  const [names, words] = [new Set<string>(), new Set<string>()]
  for (const { before, after } of changes) {
    const [was, is] = [declarationsIn(before), declarationsIn(after)]
    for (const name of new Set([...was.keys(), ...is.keys()])) {
      const pieces = changedPieces(was.get(name) ?? '', is.get(name) ?? '')
      if (pieces.length > 0) names.add(name)
      for (const word of pieces.flatMap(wordsIn).filter((found) => !GENERATORS_OWN.has(found))) words.add(word)
    }
  }
  return { names, words }
}

/** The distinct words of a text, in lower case. */
export function wordsIn(text: string): readonly string[] {
  return [...new Set(text.toLowerCase().match(/[a-z_]\w+/g))]
}

const DECLARATION = /^(?:export )?(?:default )?(?:async )?(?:type|interface|const|function|class|enum) (\w+)/m

/** Text of each declaration by name; overloads are concatenated. */
function declarationsIn(text: string | null): ReadonlyMap<string, string> {
  const [, ...parts] = withoutDocuments(text ?? '').split(DECLARATION)
  const found = new Map<string, string>()
  for (let at = 0; at < parts.length; at += 2) {
    const name = (parts[at] ?? '').toLowerCase().replace(/(?:fragment|query|mutation)(?:doc|document)?$/, '')
    found.set(name, `${found.get(name) ?? ''}${parts[at + 1] ?? ''}`)
  }
  return found
}

/** Document constants are ignored: they repeat the types in many more words, and their own type never changes. */
function withoutDocuments(text: string): string {
  return text
    .replaceAll(/^export const \w+ = \{"kind":.*$/gm, '')
    .replaceAll(/"(?:[^"\\\n]|\\.)*\\n(?:[^"\\\n]|\\.)*"/g, '')
}

/** Properties, statements and lines that occur more often in one text than in the other. */
function changedPieces(before: string, after: string): readonly string[] {
  if (before === after) return []
  const counts = new Map<string, number>()
  const count = (text: string, step: number) => {
    for (const piece of text.split(/[{}();,\n]/).map((part) => part.trim()))
      counts.set(piece, (counts.get(piece) ?? 0) + step)
  }
  count(before, -1)
  count(after, 1)
  return [...counts].flatMap(([piece, difference]) => (difference === 0 ? [] : [piece]))
}
