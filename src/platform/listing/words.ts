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

/**
 * Words as `wordsOf`, and those with umlauts in their long form too, for visitors who type «zuerich».
 * @param known forms of words met before: texts of one catalogue share most of theirs.
 */
export function searchableWords(text: string, known: Map<string, readonly string[]>): ReadonlySet<string> {
  const words = new Set<string>()
  for (const written of text.normalize('NFC').split(NO_LETTERS)) {
    const forms = known.get(written) ?? formsOf(written)
    known.set(written, forms)
    for (const form of forms) words.add(form)
  }
  return words
}

function formsOf(written: string): readonly string[] {
  const long = written.toLowerCase().replace(/[äöü]/g, (letter) => UMLAUTS.get(letter) ?? letter)
  return [...new Set([...wordsOf(written), ...wordsOf(long)])]
}

function plain(text: string): string {
  return text.normalize('NFD').replace(ACCENTS, '').toLowerCase().replaceAll('ß', 'ss')
}
