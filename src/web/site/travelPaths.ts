/** Parts of a travel that its paths need. Where the platform has one of them only, it stands for the other too. */
type LinkedTravel =
  { readonly id: string; readonly urlSlug: string | null } | { readonly id: null; readonly urlSlug: string }

/** `state` of a travel page's history entry when the entry before it is the list. */
export const FROM_LIST = 'fromList'

/** Element id of the wishlist, at the end of the list of travels. */
export const WISHLIST_ID = 'merkliste'
export const WISHLIST_PATH = `/reisen#${WISHLIST_ID}`

/** Path of the travel page. */
export function travelPath(travel: LinkedTravel): string {
  const id = idOf(travel)
  return `/reisen/${encodeURIComponent(id)}/${encodeURIComponent(travel.urlSlug ?? id)}`
}

function idOf(travel: LinkedTravel): string {
  return travel.id === null ? travel.urlSlug : travel.id
}

/**
 * Search parameter with the selected month, passed from the list to the travel page and into the booking.
 * Assumption: the contract names no parameter for it.
 */
export const MONTH_PARAMETER = 'monat'

/**
 * Path of a list item: the travel page, or the booking for a travel without one.
 * @param month selected month (`2027-06`); null for none
 */
export function listedPath(
  travel: LinkedTravel & { readonly redirectToBooking: boolean | null },
  month: string | null = null,
): string {
  if (travel.redirectToBooking === true) return bookingPath(idOf(travel), month)
  return withMonth(travelPath(travel), month)
}

/** Prefix of the paths of the funnel. */
const FUNNEL = '/buchen/'

/** Whether a path is one of the funnel. */
export function isFunnelPath(path: string): boolean {
  return path.startsWith(FUNNEL)
}

/** Path of the booking of a travel, which leads to the step the visitor has reached. */
export function funnelPath(travelId: string): string {
  return FUNNEL + encodeURIComponent(travelId)
}

/** Path of the first step of the booking, with the selected month if there is one. */
export function bookingPath(travelId: string, month: string | null = null): string {
  return withMonth(`${funnelPath(travelId)}/start`, month)
}

function withMonth(path: string, month: string | null): string {
  return withParameters(path, { [MONTH_PARAMETER]: month })
}

/** The path with search parameters; those that are null are left out. */
export function withParameters(path: string, parameters: Readonly<Record<string, string | null>>): string {
  const given = Object.entries(parameters).flatMap(([name, value]) => (value === null ? [] : [[name, value]]))
  return given.length === 0 ? path : `${path}?${new URLSearchParams(given).toString()}`
}

/** The month in search parameters (`2027-06`); null if absent or invalid. */
export function readMonth(parameters: URLSearchParams): string | null {
  const month = parameters.get(MONTH_PARAMETER) ?? ''
  return isMonth(month) ? month : null
}

/** `2027-06` */
export function isMonth(text: string): boolean {
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(text)
}
