import { searchableWords, wordsOf } from './words.ts'

/** Shorter words must begin a word of the text: «au» would be found nearly everywhere. */
const INNER_MATCH_LENGTH = 3

/** So many words of a query are looked for: nobody types more, and each costs a walk through the vocabulary. */
const MOST_WORDS = 16

/** Full-text search over numbered texts, held in memory. */
export interface Search {
  /** The texts in which every word of the query occurs, as 1 by number; null when the query has no words. */
  matches(query: string): Uint8Array | null
}

export function createSearch(texts: readonly string[]): Search {
  const textsByWord = new Map<string, number[]>()
  const forms = new Map<string, readonly string[]>()
  texts.forEach((text, number) => {
    for (const word of searchableWords(text, forms)) {
      const numbers = textsByWord.get(word)
      if (numbers === undefined) textsByWord.set(word, [number])
      else numbers.push(number)
    }
  })
  const vocabulary = [...textsByWord]
  const withWord = (wanted: string): Uint8Array => {
    const found = new Uint8Array(texts.length)
    for (const [word, numbers] of vocabulary) {
      if (isMatch(word, wanted)) for (const number of numbers) found[number] = 1
    }
    return found
  }
  return {
    matches: (query) => {
      const words = [...new Set(wordsOf(query))].slice(0, MOST_WORDS)
      return words.length === 0 ? null : words.map(withWord).reduce(inBoth)
    },
  }
}

function isMatch(word: string, wanted: string): boolean {
  return wanted.length < INNER_MATCH_LENGTH ? word.startsWith(wanted) : word.includes(wanted)
}

function inBoth(first: Uint8Array, second: Uint8Array): Uint8Array {
  return first.map((value, number) => value & (second[number] ?? 0))
}
