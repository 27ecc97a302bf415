import { folded } from '#domain/words.ts'

const UMLAUTS: ReadonlyMap<string, string> = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
])

/** The forms of a word for searching: folded, and with umlauts transcribed, for input such as «zuerich». */
export function formsOf(written: string): readonly string[] {
  const long = written.toLowerCase().replace(/[äöü]/g, (letter) => UMLAUTS.get(letter) ?? letter)
  return [...new Set([folded(written), folded(long)])].filter((form) => form !== '')
}

/** Endings of German words, the longest first. */
const ENDINGS = ['ungen', 'ung', 'innen', 'en', 'er', 'em', 'es', 'e', 'n', 's']

/** Minimum length of a stem; shorter ones would be ambiguous. */
const SHORTEST_STEM = 4

/** The stem of a folded word: «wanderungen» and «wandern» are both «wander», «markte» is «markt». */
export function stemOf(word: string): string {
  const ending = ENDINGS.find((each) => word.endsWith(each) && word.length - each.length >= SHORTEST_STEM)
  return ending === undefined ? word : word.slice(0, word.length - ending.length)
}
