/** What of the departures is looked at, as the address of the page has it. */
export interface DepartureView {
  /** The variant whose departures are shown; null shows the first. */
  readonly variantId: string | null
  readonly isCalendar: boolean
  /** Keys of the departures that stand side by side, in the order they were chosen. */
  readonly compared: readonly string[]
}

/** So many departures fit beside each other. */
export const MAX_COMPARED = 4

const VARIANT = 'variante'
const VIEW = 'ansicht'
const CALENDAR = 'kalender'
const COMPARED = 'vergleich'
/** Joins several values of one parameter, as everywhere on the site. */
const SEPARATOR = '|'

/** Reads what an address says; whatever it does not know is left aside. */
export function readDepartureView(parameters: URLSearchParams): DepartureView {
  const compared = parameters.getAll(COMPARED).flatMap((joined) => joined.split(SEPARATOR))
  return {
    variantId: parameters.get(VARIANT),
    isCalendar: parameters.get(VIEW) === CALENDAR,
    compared: [...new Set(compared)].filter((key) => key !== '').slice(0, MAX_COMPARED),
  }
}

/** What of the address gives a view of the same page, with what else stands in the present one. */
export function departureSearch(present: URLSearchParams, { variantId, isCalendar, compared }: DepartureView): string {
  const parameters = new URLSearchParams(present)
  const put = (name: string, value: string | null) => {
    if (value === null || value === '') parameters.delete(name)
    else parameters.set(name, value)
  }
  put(VARIANT, variantId)
  put(VIEW, isCalendar ? CALENDAR : null)
  put(COMPARED, compared.join(SEPARATOR))
  return `?${parameters.toString()}`
}

/** The view with a departure put beside the others, or taken away again. */
export function withToggled(view: DepartureView, key: string): DepartureView {
  const isThere = view.compared.includes(key)
  return { ...view, compared: isThere ? view.compared.filter((other) => other !== key) : [...view.compared, key] }
}
