const ACCENTS = /\p{Diacritic}/gu

/** A word for comparing: small letters without accents. */
export function folded(word: string): string {
  return word.normalize('NFD').replace(ACCENTS, '').toLowerCase().replaceAll('ß', 'ss')
}
