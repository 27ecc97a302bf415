/* Not part of `search/`, so that filters and the stops of the funnel do not load the search of travels. */

const ACCENTS = /\p{Diacritic}/gu

/** Anything between words. */
const SEPARATORS = /[^\p{Letter}\p{Number}]+/u

/** The words of a text in their original spelling. */
export function writtenWords(text: string): readonly string[] {
  return text
    .normalize('NFC')
    .split(SEPARATORS)
    .filter((word) => word !== '')
}

/** Folds a word for comparison: lower case without diacritics. */
export function folded(word: string): string {
  return word.normalize('NFD').replace(ACCENTS, '').toLowerCase().replaceAll('ß', 'ss')
}

/** Folds a text so that both spellings of an umlaut are one: `Zürich` and `Zuerich`. */
export function umlautsFolded(text: string): string {
  return folded(text).replaceAll(/([aou])e/g, '$1')
}
