import { countries } from '#web/text/countries.ts'
import type { SelectOption } from '#web/ui/SelectField.tsx'

/** The most frequent countries, at the top of the list. */
const FIRST = ['CH', 'LI', 'DE', 'AT', 'FR', 'IT']

const all: readonly SelectOption[] = countries().map(([value, label]) => ({ value, label }))

/** All countries by name, the most frequent ones first. */
export const COUNTRY_OPTIONS: readonly SelectOption[] = [
  ...FIRST.flatMap((code) => all.filter(({ value }) => value === code)),
  ...all.filter(({ value }) => !FIRST.includes(value)),
]
