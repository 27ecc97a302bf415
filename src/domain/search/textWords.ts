import { nearWords, sameWords, type RelatedWords } from './relatedWords.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The texts a word leads to. */
export interface FoundTexts {
  /** 1 by number of the text. */
  readonly texts: Uint8Array
  /** Whether they have not the word itself, but what lies nearest to it. */
  readonly isNear: boolean
}

/** What ends the name of any travel: «Lavendelreise» is a travel with lavender. */
const HEADS = new Set([
  'reise',
  'reisen',
  'ferien',
  'fahrt',
  'fahrten',
  'tour',
  'touren',
  'urlaub',
  'rundreise',
  'carreise',
  'carreisen',
])

/** Shorter words are no part of another. */
const SHORTEST_PART = 3

/** Longer words are no German ones. */
const LONGEST_COMPOUND = 40

/** The texts with a word as it is typed, one for the same thing, or the parts it is made of; null where there are none. */
export function textsFor(word: string, vocabulary: Vocabulary): FoundTexts | null {
  const { textsWith, textsWithWhole } = vocabulary
  const own = allOf(word.split(' ').map(textsWith))
  const texts = anyOf([own, ...withAll(sameWords(word), vocabulary)])
  if (texts !== null) return { texts, isNear: false }
  const near = anyOf(withAll(nearWords(word), vocabulary))
  if (near !== null) return { texts: near, isNear: true }
  const bare = withoutHead(word)
  if (bare !== word) return textsFor(bare, vocabulary)
  const parts = allOf(partsOf(word, vocabulary).map(textsWithWhole))
  return parts === null ? null : { texts: parts, isNear: false }
}

/** A word without what ends the name of any travel: «sommerreisen» is «sommer». The word itself where it has no such end. */
export function withoutHead(word: string): string {
  const head = [...HEADS].find((each) => word.endsWith(each) && word.length - each.length >= SHORTEST_PART)
  return head === undefined ? word : word.slice(0, word.length - head.length).replace(/(?<=.{4})s$/, '')
}

/** Two words a compound is made of; empty where it is none. */
function partsOf(word: string, { textsWithWhole }: Vocabulary): readonly string[] {
  const has = (part: string) => textsWithWhole(part) !== null
  if (word.length > LONGEST_COMPOUND) return []
  for (let cut = word.length - SHORTEST_PART; cut >= SHORTEST_PART; cut -= 1) {
    const [first, second] = [word.slice(0, cut), word.slice(cut)]
    if (has(first) && has(second)) return [first, second]
  }
  return []
}

/** For each of the other words or names, the texts with all of it. */
function withAll(alternatives: RelatedWords, { textsWithWhole }: Vocabulary): readonly (Uint8Array | null)[] {
  return alternatives.map((words) => allOf(words.map(textsWithWhole)))
}

function anyOf(alternatives: readonly (Uint8Array | null)[]): Uint8Array | null {
  const found = alternatives.filter((texts) => texts !== null)
  return found.length === 0
    ? null
    : found.reduce((first, second) => first.map((value, number) => value | (second[number] ?? 0)))
}

/** What stands in all of them; null where nothing does, and where there are none. */
function allOf(found: readonly (Uint8Array | null)[]): Uint8Array | null {
  const texts =
    found.length === 0
      ? null
      : found.reduce((first, second) => (first === null || second === null ? null : both(first, second)))
  return texts?.includes(1) === true ? texts : null
}

/** What stands in both. */
export function both(first: Uint8Array, second: Uint8Array): Uint8Array {
  return first.map((value, number) => value & (second[number] ?? 0))
}
