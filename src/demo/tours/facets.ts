import type { FacetRecord } from '#platform/catalogue/records.ts'

const FOLDED = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
])

/** A value of a filter with the form it has in addresses: «Südfrankreich» is `suedfrankreich`. */
export function facet(label: string): FacetRecord {
  const slug = label
    .toLowerCase()
    .replace(/[äöü]/g, (letter) => FOLDED.get(letter) ?? letter)
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, ' ')
    .trim()
    .replaceAll(' ', '-')
  return { slug, label }
}
