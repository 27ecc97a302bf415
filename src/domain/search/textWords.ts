import { nearbyPlacesOf, synonymsOf, type RelatedWords } from './relatedWords.ts'
import type { Vocabulary } from './vocabulary.ts'

/** The texts that match a word. */
export interface FoundTexts {
  /** 1 by index of the text. */
  readonly texts: Uint8Array
  /** Whether they match a nearby place instead of the word itself. */
  readonly isNear: boolean
  /** Whether they have the word within others only, or its parts: it may be a slip of another one. */
  readonly isSplit: boolean
}

/** Generic heads of compounds, the longest first: «Lavendelreise» is a travel with «Lavendel». */
const COMPOUND_HEADS = [
  'kreuzfahrten',
  'kreuzfahrt',
  'carreisen',
  'rundreise',
  'carreise',
  'fahrten',
  'ferien',
  'reisen',
  'touren',
  'urlaub',
  'fahrt',
  'reise',
  'tour',
]

/** A shorter word with synonyms is a whole one: «Kur» does not begin «Kurve». */
const SHORTEST_BEGINNING = 4

/** Minimum length of a part of a compound. */
const SHORTEST_PART = 3

/** Minimum length of a name that begins a word. */
const SHORTEST_NAME = 6

/** Maximum length of a compound to be split. */
const LONGEST_COMPOUND = 40

/**
 * The texts that match a word, a synonym, or the parts of a compound; null where none does. A place that is not on offer
 * is no part of another word: «Malle» is not «Mallaig».
 */
export function textsFor(word: string, vocabulary: Vocabulary): FoundTexts | null {
  const { textsWith, textsWithWhole, textsWithNoun } = vocabulary
  const near = anyOf(withAll(nearbyPlacesOf(word), vocabulary))
  const synonyms = anyOf(withAll(synonymsOf(word), vocabulary))
  const isWhole = near !== null || (synonyms !== null && (word.length < SHORTEST_BEGINNING || word.includes(' ')))
  // «Roma» is Rome, not the beginning of «Romanshorn», unless a text has it.
  const isForeign =
    synonyms !== null && !word.includes(' ') && vocabulary.written(word) === null && textsWithWhole(word) === null
  const own = isForeign ? null : allOf(word.split(' ').map(isWhole ? textsWithWhole : textsWith))
  const texts = anyOf([own, synonyms])
  if (texts !== null) {
    const isWithin = synonyms === null && !word.includes(' ') && vocabulary.textsBeginning(word) === null
    return { texts, isNear: false, isSplit: isWithin }
  }
  if (near !== null) return { texts: near, isNear: true, isSplit: false }
  const bare = withoutHead(word)
  if (bare !== word) return textsFor(bare, vocabulary)
  const parts = allOf(partsOf(word, vocabulary).map(textsWithNoun))
  if (parts !== null) return { texts: parts, isNear: false, isSplit: true }
  const named = beginningName(word, vocabulary)
  return named === null ? null : { texts: named, isNear: true, isSplit: true }
}

/** The texts with the longest name that begins a word: «Berninaexpress» is near the Bernina. */
function beginningName(word: string, { textsNamed, written }: Vocabulary): Uint8Array | null {
  const longest = word.length > LONGEST_COMPOUND ? 0 : word.length - SHORTEST_PART
  for (let length = longest; length >= SHORTEST_NAME; length -= 1) {
    const name = word.slice(0, length)
    const texts = written(name) === null ? null : textsNamed(name)
    if (texts !== null) return texts
  }
  return null
}

/** The texts with a word, a synonym or a nearby place in their names; null where none has. */
export function textsNamed(word: string, vocabulary: Vocabulary): Uint8Array | null {
  const alternatives = [word.split(' '), ...synonymsOf(word), ...nearbyPlacesOf(word), [withoutHead(word)]]
  return anyOf(alternatives.map((words) => allOf(words.map(vocabulary.textsNamed)))) ?? vocabulary.textsNamedFrom(word)
}

/** Whether a word is a country or another category, or a foreign name of one. */
export function isCategory(word: string, { isCategory: isNamed, written }: Vocabulary): boolean {
  const names = [word, withoutHead(word)].flatMap((each) => [each, ...(written(each) === null ? foreignOf(each) : [])])
  return names.some(isNamed)
}

function foreignOf(word: string): readonly string[] {
  return synonymsOf(word).flatMap(([name = '', ...others]) => (others.length === 0 ? name : []))
}

/** The texts with a word that begins so, or a synonym; null where none has: what «ohne Flug» leaves out. */
export function textsWithBeginning(word: string, vocabulary: Vocabulary): Uint8Array | null {
  return anyOf([vocabulary.textsBeginning(word), ...withAll(synonymsOf(word), vocabulary)])
}

/** A word without its generic head: «sommerreisen» is «sommer». The word itself where it has none. */
export function withoutHead(word: string): string {
  const head = COMPOUND_HEADS.find((each) => word.endsWith(each) && word.length - each.length >= SHORTEST_PART)
  return head === undefined ? word : word.slice(0, word.length - head.length).replace(/^(.{4,})s$/, '$1')
}

/** The two nouns of a compound; empty where it is none, as «gibtesnicht» and «Unsinn». */
function partsOf(word: string, { textsWithNoun }: Vocabulary): readonly string[] {
  const has = (part: string) => textsWithNoun(part) !== null
  if (word.length > LONGEST_COMPOUND) return []
  for (let cut = word.length - SHORTEST_PART; cut >= SHORTEST_PART; cut -= 1) {
    const [first, second] = [word.slice(0, cut), word.slice(cut)]
    if (has(first) && has(second)) return [first, second]
  }
  return []
}

/** For each alternative, the texts with all of its words. */
function withAll(alternatives: RelatedWords, { textsWithWhole }: Vocabulary): readonly (Uint8Array | null)[] {
  return alternatives.map((words) => allOf(words.map(textsWithWhole)))
}

function anyOf(alternatives: readonly (Uint8Array | null)[]): Uint8Array | null {
  const found = alternatives.filter((texts) => texts !== null)
  return found.length === 0
    ? null
    : found.reduce((first, second) => first.map((value, number) => value | (second[number] ?? 0)))
}

/** The intersection; null where it is empty, and without any set. */
function allOf(found: readonly (Uint8Array | null)[]): Uint8Array | null {
  const texts =
    found.length === 0
      ? null
      : found.reduce((first, second) => (first === null || second === null ? null : both(first, second)))
  return texts?.includes(1) === true ? texts : null
}

/** The intersection of two sets. */
export function both(first: Uint8Array, second: Uint8Array): Uint8Array {
  return first.map((value, number) => value & (second[number] ?? 0))
}
