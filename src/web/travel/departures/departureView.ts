import { withoutCampaign } from '#protocol/campaign.ts'
import { VARIANT_PARAMETER } from '#web/site/departureParameters.ts'
import type { DepartureRow } from './departures.ts'

/** View of the departures, as the URL has it. */
export interface DepartureView {
  /** The variant whose departures are shown; null shows the first. */
  readonly variantId: string | null
  readonly isCalendar: boolean
  /** Whether the list shows all departures instead of the first. */
  readonly isWhole: boolean
  /** Keys of the compared departures, in the order they were added. */
  readonly compared: readonly string[]
}

/** Columns of the comparison. */
export const MAX_COMPARED = 4

const VIEW = 'ansicht'
const CALENDAR = 'kalender'
const COMPARED = 'vergleich'
const DATES = 'daten'
const ALL = 'alle'
/** Separates several values of one parameter, as everywhere on the site. */
const SEPARATOR = '|'

/**
 * Reads the view from the URL; unknown values are ignored.
 * @param departures of all variants, so that a departure that is gone takes no column; null while they are not known
 */
export function readDepartureView(
  parameters: URLSearchParams,
  departures: readonly Pick<DepartureRow, 'key'>[] | null,
): DepartureView {
  const written = parameters.getAll(COMPARED).flatMap((joined) => joined.split(SEPARATOR))
  const compared = departures === null ? written : written.filter((key) => departures.some((row) => row.key === key))
  return {
    variantId: parameters.get(VARIANT_PARAMETER),
    isCalendar: parameters.get(VIEW) === CALENDAR,
    isWhole: parameters.get(DATES) === ALL,
    compared: [...new Set(compared)].filter((key) => key !== '').slice(0, MAX_COMPARED),
  }
}

/** The variant whose departures are shown: the one of the view, else the first. Null without variants. */
export function shownVariant<Variant extends { readonly id: string }>(
  variants: readonly Variant[],
  { variantId }: Pick<DepartureView, 'variantId'>,
): Variant | null {
  return variants.find(({ id }) => id === variantId) ?? variants[0] ?? null
}

/** Query string of a view; other parameters are kept, but those of a campaign. */
export function departureSearch(
  current: URLSearchParams,
  { variantId, isCalendar, isWhole, compared }: DepartureView,
): string {
  const parameters = new URLSearchParams(withoutCampaign(current.toString()))
  const put = (name: string, value: string | null) => {
    if (value === null || value === '') parameters.delete(name)
    else parameters.set(name, value)
  }
  put(VARIANT_PARAMETER, variantId)
  put(VIEW, isCalendar ? CALENDAR : null)
  put(DATES, isWhole ? ALL : null)
  put(COMPARED, compared.join(SEPARATOR))
  return `?${parameters.toString()}`
}

/** The view with a departure added to the comparison or removed. */
export function withToggled(view: DepartureView, key: string): DepartureView {
  const isCompared = view.compared.includes(key)
  return { ...view, compared: isCompared ? view.compared.filter((other) => other !== key) : [...view.compared, key] }
}
