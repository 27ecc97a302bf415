import {
  DATE_PARAMETER,
  EXTENSION_PARAMETER,
  VARIANT_PARAMETER,
  WAITLIST_PARAMETER,
} from '#web/site/departureParameters.ts'
import { bookingPath, MONTH_PARAMETER, withParameters } from '#web/site/travelPaths.ts'

/** Path of the first step with a preselected variant and month; the step removes the parameters from the URL. */
export function variantBookingPath(travelId: string, variantId: string, month: string | null): string {
  return withParameters(bookingPath(travelId), { [VARIANT_PARAMETER]: variantId, [MONTH_PARAMETER]: month })
}

interface LinkedDeparture {
  readonly variantId: string
  readonly dateId: string
  /** Null for a departure without extension. */
  readonly extensionId: string | null
  /** Whether there is a waitlist although nothing can be booked: the link joins it (rule 4.4.1). */
  readonly canWait: boolean
}

/** Path of the first step with a preselected departure; the step removes the parameters from the URL. */
export function departureBookingPath(travelId: string, departure: LinkedDeparture): string {
  return withParameters(bookingPath(travelId), {
    [VARIANT_PARAMETER]: departure.variantId,
    [DATE_PARAMETER]: departure.dateId,
    [EXTENSION_PARAMETER]: departure.extensionId,
    [WAITLIST_PARAMETER]: departure.canWait ? 'ja' : null,
  })
}
