import { withoutCampaign } from '#protocol/campaign.ts'
import { DATE_PARAMETER } from '#web/site/departureParameters.ts'
import { canBeChosen } from './departureRows.ts'
import type { DepartureRow } from './departures.ts'

/** Key of the chosen departure; null for none. */
export function readChosenKey(parameters: URLSearchParams): string | null {
  return parameters.get(DATE_PARAMETER)
}

/** Query string that chooses a departure; other parameters are kept, but those of a campaign. */
export function chosenSearch(current: URLSearchParams, key: string): string {
  const parameters = new URLSearchParams(withoutCampaign(current.toString()))
  parameters.set(DATE_PARAMETER, key)
  return `?${parameters.toString()}`
}

/** The chosen departure among those of a variant; null for none and for one that cannot be booked any more. */
export function chosenDeparture(rows: readonly DepartureRow[], parameters: URLSearchParams): DepartureRow | null {
  const key = readChosenKey(parameters)
  return rows.find((row) => row.key === key && canBeChosen(row)) ?? null
}
