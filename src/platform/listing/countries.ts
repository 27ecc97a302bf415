import type { FacetRecord } from '#platform/catalogue/records.ts'

/** Regions that span several countries. */
const MULTI_COUNTRY = new Set(['Alpen', 'Baltikum', 'Balkan', 'Grossbritannien', 'Nordafrika', 'Skandinavien'])

const LETTERS = Array.from({ length: 26 }, (_, place) => String.fromCharCode(65 + place))

/** German (Swiss) names of all countries, as in the operator's destinations. */
function countryNames(): ReadonlySet<string> {
  const names = new Intl.DisplayNames('de-CH', { type: 'region', fallback: 'none' })
  return new Set(LETTERS.flatMap((first) => LETTERS.flatMap((second) => names.of(`${first}${second}`) ?? [])))
}

/**
 * Country slug by region slug: the first destination of every travel that names the region. Regions with several
 * countries are left out.
 * @param destinations of each travel, the country first
 */
export function countriesOf(destinations: readonly (readonly FacetRecord[])[]): ReadonlyMap<string, string> {
  const names = countryNames()
  const firsts = new Set(destinations.flatMap(([first]) => first?.slug ?? []))
  const found = new Map<string, Set<string>>()
  for (const [country, ...regions] of destinations) {
    for (const { slug, label } of regions) {
      if (country === undefined || firsts.has(slug) || names.has(label) || MULTI_COUNTRY.has(label)) continue
      found.set(slug, (found.get(slug) ?? new Set()).add(country.slug))
    }
  }
  return new Map(
    [...found].flatMap(([slug, countries]) => (countries.size === 1 ? [[slug, [...countries][0] ?? '']] : [])),
  )
}
