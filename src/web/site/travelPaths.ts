/** What is known of a travel in a list. */
interface LinkedTravel {
  /** Null where the platform answers none: the slug stands in. */
  readonly id: string | null
  readonly urlSlug: string
}

/** What a travel's entry in the history says when the one before it is the list. */
export const FROM_LIST = 'fromList'

/** Where the travels stand that are remembered on this device: at the end of the list. */
export const SHELF_ID = 'merkliste'
export const SHELF_PATH = `/reisen#${SHELF_ID}`

/** Path of the travel page. */
export function travelPath({ id, urlSlug }: LinkedTravel): string {
  return `/reisen/${encodeURIComponent(id ?? urlSlug)}/${encodeURIComponent(urlSlug)}`
}

/**
 * The month somebody looks at, on its way from the list to the travel page and into the booking.
 * Assumption: the contract names no parameter for it.
 */
export const MONTH_PARAMETER = 'monat'

/**
 * Where a list leads: to the travel page, or into the booking where there is none.
 * @param month the one looked at (`2027-06`); null for none
 */
export function listedPath(
  travel: LinkedTravel & { readonly redirectToBooking: boolean | null },
  month: string | null = null,
): string {
  if (travel.redirectToBooking === true) return bookingPath(travel.id ?? travel.urlSlug, month)
  return withMonth(travelPath(travel), month)
}

/** Path of the first step of the booking; with the month looked at, if there is one. */
export function bookingPath(travelId: string, month: string | null = null): string {
  return withMonth(`/buchen/${encodeURIComponent(travelId)}/start`, month)
}

function withMonth(path: string, month: string | null): string {
  return month === null ? path : `${path}?${new URLSearchParams({ [MONTH_PARAMETER]: month }).toString()}`
}

/** The month an address names (`2027-06`); null for none, and for what is no month. */
export function readMonth(parameters: URLSearchParams): string | null {
  const month = parameters.get(MONTH_PARAMETER) ?? ''
  return /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) ? month : null
}

interface LinkedDeparture {
  readonly variantId: string
  readonly dateId: string
  /** Null for a departure without extension. */
  readonly extensionId: string | null
}

/** Address of the first step with a variant chosen, and the month looked at; the step takes them out of the address. */
export function variantBookingPath(travelId: string, variantId: string, month: string | null): string {
  const choice = { variante: variantId, ...(month === null ? {} : { [MONTH_PARAMETER]: month }) }
  return `${bookingPath(travelId)}?${new URLSearchParams(choice).toString()}`
}

/** Address of the first step with a departure chosen; the step reads it and takes it out of the address. */
export function departureBookingPath(travelId: string, { variantId, dateId, extensionId }: LinkedDeparture): string {
  const choice = { variante: variantId, datum: dateId, ...(extensionId === null ? {} : { verlaengerung: extensionId }) }
  return `${bookingPath(travelId)}?${new URLSearchParams(choice).toString()}`
}
