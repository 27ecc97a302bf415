import { allowedErrors, lacksMore, letterBits, typingErrors } from './distance.ts'
import { formsOf, stemOf, writtenWords } from './fold.ts'

/** A text that is searched. */
export interface SearchedText {
  /** What it is called, and what it is sorted under: a typing error is sooner one in these words. */
  readonly names: string
  /** All else it says. */
  readonly text: string
}

/** The words of all texts, each with the numbers of the texts it stands in. */
export interface Vocabulary {
  /** How many texts there are. */
  readonly size: number
  /** The texts with a word, or with one that begins or ends with it, as 1 by number; null where there are none. */
  readonly textsWith: (word: string) => Uint8Array | null
  /** The texts with a word as a whole, whatever its ending; null where there are none. */
  readonly textsWithWhole: (word: string) => Uint8Array | null
  /** The word nearest to one with typing errors, among these words and `others`; null where none is near enough. */
  readonly nearest: (word: string, others: Iterable<string>) => string | null
  /** A folded word as a text has it; null where none has it. */
  readonly written: (word: string) => string | null
}

interface Entry {
  readonly word: string
  readonly stem: string
  readonly bits: number
  readonly texts: number[]
  /** As it stands in a text. */
  readonly written: string
  isName: boolean
}

/** Shorter words are looked for as they are, if there are such: «rom» is no beginning of «romantisch». */
const BEGINNING_LENGTH = 4

/** Shorter words must begin a word: «au» would be found at the end of many. */
const ENDING_LENGTH = 4

export function createVocabulary(texts: readonly SearchedText[]): Vocabulary {
  const entries = entriesOf(texts)
  const all = [...entries.values()]
  const byStem = new Map<string, Entry[]>()
  for (const entry of all) byStem.set(entry.stem, [...(byStem.get(entry.stem) ?? []), entry])
  const withWhole = (word: string) => numbersOf(byStem.get(stemOf(word)) ?? [], texts.length)
  return {
    size: texts.length,
    textsWithWhole: withWhole,
    textsWith: (word) => {
      if (word.length < BEGINNING_LENGTH && entries.has(word)) return withWhole(word)
      const stem = stemOf(word)
      const isMatch = (entry: Entry) =>
        entry.word.startsWith(stem) || (stem.length >= ENDING_LENGTH && entry.stem.endsWith(stem))
      return numbersOf(all.filter(isMatch), texts.length)
    },
    nearest: (word, others) => nearest(word, all, others),
    written: (word) => entries.get(word)?.written ?? null,
  }
}

function entriesOf(texts: readonly SearchedText[]): ReadonlyMap<string, Entry> {
  const entries = new Map<string, Entry>()
  // Texts of one catalogue share most of their words: each is folded once.
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
        }
        entries.set(word, entry)
        entry.isName ||= isName
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

/** Fewest errors first; then names, and then the word that more texts have. */
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
