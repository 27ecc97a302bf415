/** What is known of a travel in a list. */
interface LinkedTravel {
  /** Null where the platform answers none: the slug stands in. */
  readonly id: string | null
  readonly urlSlug: string
}

/** Path of the travel page. */
export function travelPath({ id, urlSlug }: LinkedTravel): string {
  return `/reisen/${encodeURIComponent(id ?? urlSlug)}/${encodeURIComponent(urlSlug)}`
}

/** Path of the first step of the booking. */
export function bookingPath(travelId: string): string {
  return `/buchen/${encodeURIComponent(travelId)}/start`
}
