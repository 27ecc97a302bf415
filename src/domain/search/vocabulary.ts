import { typingErrors } from '#domain/typingErrors.ts'
import { writtenWords } from '#domain/words.ts'
import { allowedErrors, lacksMore, letterBits } from './distance.ts'
import { formsOf, stemOf } from './wordForms.ts'

/** A searched text. */
export interface SearchedText {
  /** Name and categories; spelling correction prefers their words. */
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
  /** Spelling in a text. */
  readonly written: string
  isName: boolean
  /** Whether no text writes it in lower case: «Nicht» begins a sentence, «nicht» is no noun. */
  isNoun: boolean
}

/** Minimum length of a prefix if there is an exact match: «rom» is no prefix of «romantisch». */
const BEGINNING_LENGTH = 4

/** Minimum length of a suffix: «au» would match the end of many words. */
const ENDING_LENGTH = 4

const STARTS_SMALL = /^\p{Lowercase}/u

export function createVocabulary(texts: readonly SearchedText[]): Vocabulary {
  const entries = entriesOf(texts)
  const all = [...entries.values()]
  const byStem = new Map<string, Entry[]>()
  for (const entry of all) byStem.set(entry.stem, [...(byStem.get(entry.stem) ?? []), entry])
  const withWhole = (word: string) => numbersOf(byStem.get(stemOf(word)) ?? [], texts.length)
  return {
    size: texts.length,
    textsWithWhole: withWhole,
    textsWithNoun: (word) => {
      const nouns = (byStem.get(stemOf(word)) ?? []).filter(isNominal)
      return numbersOf(nouns, texts.length)
    },
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
      const isMatch = (entry: Entry) =>
        entry.word.startsWith(stem) || (stem.length >= ENDING_LENGTH && entry.stem.endsWith(stem))
      return numbersOf(among.filter(isMatch), texts.length)
    },
    nearest: (word, others) => nearest(word, all, others),
    written: (word) => entries.get(word)?.written ?? null,
  }
}

function isNominal({ isName, isNoun }: Entry): boolean {
  return isName || isNoun
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
          written,
          isName,
          isNoun: true,
        }
        entries.set(word, entry)
        entry.isName ||= isName
        entry.isNoun &&= !STARTS_SMALL.test(written)
        if (entry.texts.at(-1) !== number) entry.texts.push(number)
      }
    }
    for (const word of writtenWords(names)) add(word, true)
    for (const word of writtenWords(text)) add(word, false)
  })
  return entries
}

function numbersOf(entries: readonly Entry[], size: number): Uint8Array | null {
  if (entries.length === 0) return null
  const found = new Uint8Array(size)
  for (const { texts } of entries) for (const number of texts) found[number] = 1
  return found
}

/** Fewest errors first; then names, then the more frequent word. */
function nearest(word: string, entries: readonly Entry[], others: Iterable<string>): string | null {
  let most = allowedErrors(word.length)
  if (most === 0) return null
  const bits = letterBits(word)
  let best: { readonly word: string; readonly errors: number; readonly weight: number } | null = null
  const offer = (candidate: string, candidateBits: number, weight: number) => {
    if (
      candidate.length < BEGINNING_LENGTH ||
      lacksMore(bits, candidateBits, most) ||
      lacksMore(candidateBits, bits, most)
    )
      return
    const errors = typingErrors(word, candidate, most)
    if (errors > most || (best !== null && errors === best.errors && weight <= best.weight)) return
    most = errors
    best = { word: candidate, errors, weight }
  }
  for (const other of others) offer(other, letterBits(other), entries.length)
  for (const { word: candidate, bits: own, isName, texts } of entries)
    offer(candidate, own, (isName ? entries.length : 0) + texts.length)
  return found(best)
}

function found(best: { readonly word: string } | null): string | null {
  return best?.word ?? null
}
