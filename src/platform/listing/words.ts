const UMLAUTS: ReadonlyMap<string, string> = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
])

const ACCENTS = /\p{Diacritic}/gu
const NO_LETTERS = /[^\p{Letter}\p{Number}]+/u

/** The words of a text for comparing: small letters without accents. */
export function wordsOf(text: string): readonly string[] {
  return plain(text)
    .split(NO_LETTERS)
    .filter((word) => word !== '')
}

/** Words as `wordsOf`, and those with umlauts in their long form too, for visitors who type «zuerich». */
export function searchableWords(text: string): ReadonlySet<string> {
  const long = text.toLowerCase().replace(/[äöü]/g, (letter) => UMLAUTS.get(letter) ?? letter)
  return new Set([...wordsOf(text), ...wordsOf(long)])
}

function plain(text: string): string {
  return text.normalize('NFD').replace(ACCENTS, '').toLowerCase().replaceAll('ß', 'ss')
}
