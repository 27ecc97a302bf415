/** Parts of a travel that its paths need. */
interface LinkedTravel {
  /** Null where the platform has none: then the slug is used. */
  readonly id: string | null
  readonly urlSlug: string
}

/** `state` of a travel page's history entry when the entry before it is the list. */
export const FROM_LIST = 'fromList'

/** Element id of the wishlist, at the end of the list of travels. */
export const WISHLIST_ID = 'merkliste'
export const WISHLIST_PATH = `/reisen#${WISHLIST_ID}`

/** Path of the travel page. */
export function travelPath({ id, urlSlug }: LinkedTravel): string {
  return `/reisen/${encodeURIComponent(id ?? urlSlug)}/${encodeURIComponent(urlSlug)}`
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
  if (travel.redirectToBooking === true) return bookingPath(travel.id ?? travel.urlSlug, month)
  return withMonth(travelPath(travel), month)
}

/** Path of the first step of the booking, with the selected month if there is one. */
export function bookingPath(travelId: string, month: string | null = null): string {
  return withMonth(`/buchen/${encodeURIComponent(travelId)}/start`, month)
}

function withMonth(path: string, month: string | null): string {
  return month === null ? path : `${path}?${new URLSearchParams({ [MONTH_PARAMETER]: month }).toString()}`
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

/** Query parameter of a link to the waitlist of a departure. */
export const WAITLIST_PARAMETER = 'warteliste'

interface LinkedDeparture {
  readonly variantId: string
  readonly dateId: string
  /** Null for a departure without extension. */
  readonly extensionId: string | null
}

/** Path of the first step with a preselected variant and month; the step removes the parameters from the URL. */
export function variantBookingPath(travelId: string, variantId: string, month: string | null): string {
  const choice = { variante: variantId, ...(month === null ? {} : { [MONTH_PARAMETER]: month }) }
  return `${bookingPath(travelId)}?${new URLSearchParams(choice).toString()}`
}

/** Path of the first step with a preselected departure; the step removes the parameters from the URL. */
export function departureBookingPath(travelId: string, { variantId, dateId, extensionId }: LinkedDeparture): string {
  const choice = { variante: variantId, datum: dateId, ...(extensionId === null ? {} : { verlaengerung: extensionId }) }
  return `${bookingPath(travelId)}?${new URLSearchParams(choice).toString()}`
}

interface PossibleDeparture extends LinkedDeparture {
  /** Whether there is a waitlist although nothing can be booked. */
  readonly canWait: boolean
}

/** `departureBookingPath`, which also joins the waitlist (rule 4.4.1) if nothing else is possible. */
export function possibleBookingPath(travelId: string, departure: PossibleDeparture): string {
  const path = departureBookingPath(travelId, departure)
  return departure.canWait ? `${path}&${WAITLIST_PARAMETER}=ja` : path
}
