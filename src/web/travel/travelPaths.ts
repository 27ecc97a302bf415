/** What is known of a travel in a list. */
interface LinkedTravel {
  /** Null where the platform answers none: the slug stands in. */
  readonly id: string | null
  readonly urlSlug: string
}

/** What a travel's entry in the history says when the one before it is the list. */
export const FROM_LIST = 'fromList'

/** Path of the travel page. */
export function travelPath({ id, urlSlug }: LinkedTravel): string {
  return `/reisen/${encodeURIComponent(id ?? urlSlug)}/${encodeURIComponent(urlSlug)}`
}

/** Where a list leads: to the travel page, or into the booking where there is none. */
export function listedPath(travel: LinkedTravel & { readonly redirectToBooking: boolean | null }): string {
  return travel.redirectToBooking === true ? bookingPath(travel.id ?? travel.urlSlug) : travelPath(travel)
}

/** Path of the first step of the booking. */
export function bookingPath(travelId: string): string {
  return `/buchen/${encodeURIComponent(travelId)}/start`
}

interface LinkedDeparture {
  readonly variantId: string
  readonly dateId: string
  /** Null for a departure without extension. */
  readonly extensionId: string | null
}

/** Address of the first step with a departure chosen; the step reads it and takes it out of the address. */
export function departureBookingPath(travelId: string, { variantId, dateId, extensionId }: LinkedDeparture): string {
  const choice = { variante: variantId, datum: dateId, ...(extensionId === null ? {} : { verlaengerung: extensionId }) }
  return `${bookingPath(travelId)}?${new URLSearchParams(choice).toString()}`
}
