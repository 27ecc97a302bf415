/* A module of its own, so that filters do not load the rest of the search with it. */

const ACCENTS = /\p{Diacritic}/gu

/** Folds a word for comparison: lower case without diacritics. */
export function folded(word: string): string {
  return word.normalize('NFD').replace(ACCENTS, '').toLowerCase().replaceAll('ß', 'ss')
}
