import { typingErrors } from '#domain/typingErrors.ts'
import { writtenWords } from '#domain/words.ts'
import { allowedErrors, lacksMore, letterBits } from './distance.ts'
import { formsOf, stemOf } from './wordForms.ts'

/** A searched text. */
export interface SearchedText {
  /** Name, and categories on a line each; spelling correction prefers their words. */
  readonly names: string
  /** The remaining text. */
  readonly text: string
}

/** Inverted index: the words of all texts with the indexes of their texts. */
export interface Vocabulary {
  /** Number of texts. */
  readonly size: number
  /**
   * 1 by index for each text with a word, or one it begins or ends with; null where there are none. A noun of the texts
   * is a part of names and other nouns only: «Hund» is in «Schlittenhund», not in «hundert» (rule 2.2.11).
   */
  readonly textsWith: (word: string) => Uint8Array | null
  /** 1 by index for each text with a whole word in its names, regardless of its ending; null where there are none. */
  readonly textsNamed: (word: string) => Uint8Array | null
  /** As `textsNamed`, with a word that begins so. */
  readonly textsNamedFrom: (word: string) => Uint8Array | null
  /** Whether a word is a category, such as a country (rule 2.2.14). */
  readonly isCategory: (word: string) => boolean
  /** 1 by index for each text with a word that begins so; null where there are none. */
  readonly textsBeginning: (word: string) => Uint8Array | null
  /** 1 by index for each text with a whole word, regardless of its ending; null where there are none. */
  readonly textsWithWhole: (word: string) => Uint8Array | null
  /** As `textsWithWhole`, of nouns and words of names only: what German compounds consist of. */
  readonly textsWithNoun: (word: string) => Uint8Array | null
  /** The nearest word by spelling among the vocabulary and `others`; null where none is near enough. */
  readonly nearest: (word: string, others: Iterable<string>) => string | null
  /** The spelling of a folded word; null where no text has it. */
  readonly written: (word: string) => string | null
}

interface Entry {
  readonly word: string
  readonly stem: string
  readonly bits: number
  readonly texts: number[]
  /** Those of the texts that have it in their names. */
  readonly named: number[]
  /** Spelling in a text. */
  readonly written: string
  /** Whether no text writes it in lower case: «Nicht» begins a sentence, «nicht» is no noun. */
  isNoun: boolean
}

/** Minimum length of a prefix if there is an exact match: «rom» is no prefix of «romantisch». */
const BEGINNING_LENGTH = 4

/** Minimum length of a suffix: «au» would match the end of many words. */
const ENDING_LENGTH = 4

/** Minimum length of the second part of a compound. */
const SHORTEST_REST = 3

const STARTS_SMALL = /^\p{Lowercase}/u

export function createVocabulary(texts: readonly SearchedText[]): Vocabulary {
  const entries = entriesOf(texts)
  const all = [...entries.values()]
  const byStem = new Map<string, Entry[]>()
  for (const entry of all) byStem.set(entry.stem, [...(byStem.get(entry.stem) ?? []), entry])
  const categories = categoriesOf(texts)
  const categoryStems = new Set([...categories].map(stemOf))
  const withNamed = (word: string) => numbersOf(byStem.get(stemOf(word)) ?? [], texts.length, 'named')
  const withWhole = (word: string) => numbersOf(byStem.get(stemOf(word)) ?? [], texts.length)
  return {
    size: texts.length,
    textsWithWhole: withWhole,
    textsWithNoun: (word) => {
      const nouns = (byStem.get(stemOf(word)) ?? []).filter(isNominal)
      return numbersOf(nouns, texts.length)
    },
    textsNamed: withNamed,
    textsNamedFrom: (word) => {
      const starting = all.filter((entry) => entry.word.startsWith(word))
      return numbersOf(starting, texts.length, 'named')
    },
    // «Wienn» is a slip of «Wien», but where a text has «Wiener», it is a word of its own.
    isCategory: (word) => categories.has(word) || (!entries.has(word) && categoryStems.has(stemOf(word))),
    textsBeginning: (word) => {
      const stem = stemOf(word)
      const starting = all.filter((entry) => entry.word.startsWith(stem))
      return numbersOf(starting, texts.length)
    },
    textsWith: (word) => {
      if (word.length < BEGINNING_LENGTH && entries.has(word)) return withWhole(word)
      const stem = stemOf(word)
      const whole = byStem.get(stem) ?? []
      const among = whole.length > 0 && whole.every(isNominal) ? all.filter(isNominal) : all
      // Where a text has «Berner» and «Pass», they begin neither «Bernstein» nor «Passau».
      const isBeginning = (entry: Entry) =>
        whole.length > 0 && isNominal(entry)
          ? entry.word.startsWith(word) && entry.word.length - word.length >= SHORTEST_REST
          : entry.word.startsWith(stem)
      const isMatch = (entry: Entry) =>
        entry.stem === stem || isBeginning(entry) || (stem.length >= ENDING_LENGTH && entry.stem.endsWith(stem))
      return numbersOf(among.filter(isMatch), texts.length)
    },
    nearest: (word, others) => nearest(word, all, others),
    written: (word) => entries.get(word)?.written ?? null,
  }
}

function isNominal({ named, isNoun }: Entry): boolean {
  return named.length > 0 || isNoun
}

function entriesOf(texts: readonly SearchedText[]): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>()
  // Memoized, as texts of one catalogue share most of their words.
  const known = new Map<string, readonly string[]>()
  texts.forEach(({ names, text }, number) => {
    const add = (written: string, isName: boolean) => {
      const forms = known.get(written) ?? formsOf(written)
      known.set(written, forms)
      for (const word of forms) {
        const entry = entries.get(word) ?? {
          word,
          stem: stemOf(word),
          bits: letterBits(word),
          texts: [],
          named: [],
          written,
          isNoun: true,
        }
        entries.set(word, entry)
        entry.isNoun &&= !STARTS_SMALL.test(written)
        if (entry.texts.at(-1) !== number) entry.texts.push(number)
        if (isName && entry.named.at(-1) !== number) entry.named.push(number)
      }
    }
    for (const word of writtenWords(names)) add(word, true)
    for (const word of writtenWords(text)) add(word, false)
  })
  return entries
}

/** The categories of one word, folded. */
function categoriesOf(texts: readonly SearchedText[]): ReadonlySet<string> {
  const lines = new Set(texts.flatMap(({ names }) => names.split('\n').slice(1)))
  return new Set([...lines].filter((line) => writtenWords(line).length === 1).flatMap(formsOf))
}

function numbersOf(entries: readonly Entry[], size: number, place: 'texts' | 'named' = 'texts'): Uint8Array | null {
  const numbers = entries.flatMap((entry) => entry[place])
  if (numbers.length === 0) return null
  const found = new Uint8Array(size)
  for (const number of numbers) found[number] = 1
  return found
}

/** Fewest errors first; then names, then the more frequent noun. */
function nearest(word: string, entries: readonly Entry[], others: Iterable<string>): string | null {
  const own = allowedErrors(word.length)
  if (own === 0) return null
  let most = Infinity
  const bits = letterBits(word)
  let best: { readonly word: string; readonly errors: number; readonly weight: number } | null = null
  const offer = (candidate: string, candidateBits: number, weight: number) => {
    if (candidate.length < BEGINNING_LENGTH) return
    // Two letters left out of «Sizilien» are as many as two wrong ones in it.
    const allowed = Math.min(most, allowedErrors(Math.max(word.length, candidate.length)))
    if (lacksMore(bits, candidateBits, allowed) || lacksMore(candidateBits, bits, allowed)) return
    const errors = typingErrors(word, candidate, allowed)
    const isAllowed = errors <= own || errors === candidate.length - word.length
    if (errors > allowed || !isAllowed || (best !== null && errors === best.errors && weight <= best.weight)) return
    most = errors
    best = { word: candidate, errors, weight }
  }
  for (const other of others) offer(other, letterBits(other), entries.length)
  // Nobody looks for «alten»: where a name or a noun is meant, another word is no help.
  for (const { word: candidate, bits: candidateBits, named, texts } of entries.filter(isNominal))
    offer(candidate, candidateBits, (named.length > 0 ? entries.length : 0) + texts.length)
  return found(best)
}

function found(best: { readonly word: string } | null): string | null {
  return best?.word ?? null
}
