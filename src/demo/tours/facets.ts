import type { FacetRecord } from '#platform/catalogue/records.ts'

const FOLDED = new Map([
  ['ä', 'ae'],
  ['ö', 'oe'],
  ['ü', 'ue'],
])

/** A filter option with its URL slug: `suedfrankreich` for «Südfrankreich». */
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
