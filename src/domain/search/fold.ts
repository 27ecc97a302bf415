import { folded } from './folded.ts'

const UMLAUTS: ReadonlyMap<string, string> = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
])

const NO_LETTERS = /[^\p{Letter}\p{Number}]+/u

/** The words of a text as they are written. */
export function writtenWords(text: string): readonly string[] {
  return text
    .normalize('NFC')
    .split(NO_LETTERS)
    .filter((word) => word !== '')
}

/** A word as texts are searched for it: folded, and with umlauts in their long form too, for who types «zuerich». */
export function formsOf(written: string): readonly string[] {
  const long = written.toLowerCase().replace(/[äöü]/g, (letter) => UMLAUTS.get(letter) ?? letter)
  return [...new Set([folded(written), folded(long)])].filter((form) => form !== '')
}

/** Endings of German words, the longest first. */
const ENDINGS = ['ungen', 'ung', 'innen', 'en', 'er', 'em', 'es', 'e', 'n', 's']

/** So much of a word stays: of shorter ones too little would be left to tell them apart. */
const SHORTEST_STEM = 4

/** A folded word without its ending: «wanderungen» and «wandern» are both «wander», «markte» is «markt». */
export function stemOf(word: string): string {
  const ending = ENDINGS.find((each) => word.endsWith(each) && word.length - each.length >= SHORTEST_STEM)
  return ending === undefined ? word : word.slice(0, word.length - ending.length)
}
