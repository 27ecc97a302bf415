import { t } from '#web/text/travel.ts'

/** What stands beside a mark: two places by name, of more the first and the last. */
export function markName(names: readonly string[]): string {
  const [first = '', second] = names
  if (second === undefined) return first
  return names.length === 2 ? `${first}, ${second}` : t('travel.mapPlaces', { first, last: names.at(-1) ?? '' })
}
