import { canBeChosen } from './departureRows.ts'
import type { DepartureRow } from './departures.ts'

/** Parameter with the key of the departure that was picked on the page. */
const CHOSEN = 'datum'

/** The key an address names; null for none. */
export function readChosenKey(parameters: URLSearchParams): string | null {
  return parameters.get(CHOSEN)
}

/** What of the address chooses a departure, with what else stands in the present one. */
export function chosenSearch(present: URLSearchParams, key: string): string {
  const parameters = new URLSearchParams(present)
  parameters.set(CHOSEN, key)
  return `?${parameters.toString()}`
}

/** The departure an address names among those of a variant; null for none, and for one that cannot be had any more. */
export function chosenDeparture(rows: readonly DepartureRow[], parameters: URLSearchParams): DepartureRow | null {
  const key = readChosenKey(parameters)
  return rows.find((row) => row.key === key && canBeChosen(row)) ?? null
}
