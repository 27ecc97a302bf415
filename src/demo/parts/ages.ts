/** An age group; the key is unique within its scheme. */
export interface AgePlan {
  readonly key: string
  readonly name: string
  readonly type: 'ADULT' | 'MINOR'
  readonly minAge: number
  readonly maxAge: number
  readonly icon: string | null
}

/** Age groups of a tour. Shared by many tours, so ids contain the scheme's key. */
export interface AgeScheme {
  readonly key: 'familie' | 'erwachsene' | 'generation'
  readonly freeUntilAge: number
  readonly groups: readonly AgePlan[]
}

const adult: AgePlan = { key: 'erwachsen', name: 'Erwachsene', type: 'ADULT', minAge: 16, maxAge: 120, icon: 'adult' }

/** Children from two years; babies below that travel free. */
export const familyAges: AgeScheme = {
  key: 'familie',
  freeUntilAge: 2,
  groups: [
    adult,
    { key: 'kind', name: 'Kinder 6–15 Jahre', type: 'MINOR', minAge: 6, maxAge: 15, icon: 'child' },
    { key: 'kleinkind', name: 'Kinder 2–5 Jahre', type: 'MINOR', minAge: 2, maxAge: 5, icon: 'toddler' },
  ],
}

/** No minors, no babies. */
export const adultAges: AgeScheme = { key: 'erwachsene', freeUntilAge: 0, groups: [adult] }

/** Two groups of adults: from 65 years some extras cost less. */
export const generationAges: AgeScheme = {
  key: 'generation',
  freeUntilAge: 0,
  groups: [
    { key: 'senior', name: 'Erwachsene ab 65 Jahren', type: 'ADULT', minAge: 65, maxAge: 120, icon: 'senior' },
    { key: 'erwachsen', name: 'Erwachsene 16–64 Jahre', type: 'ADULT', minAge: 16, maxAge: 64, icon: 'adult' },
  ],
}

/** Id of an age group in all documents. */
export function ageGroupId(scheme: AgeScheme, key: string): string {
  return `${scheme.key}-${key}`
}
