import { readSalesSettings, readTravel } from '#domain/catalogue/catalogue.ts'
import { listingState, redirectsToBooking } from '#domain/travels/listing.ts'
import { AllTravelAvailabilityStatusDocument } from '#gql/operations/AllTravelAvailabilityStatus.ts'
import { TravelDocument } from '#gql/operations/Travel.ts'
import { ask } from '#web/graph/ask.ts'
import type { PageLoad } from '#web/graph/pageLoad.ts'
import { loadAlike, type AlikeTravel } from './alikeTravels.ts'
import { outlookOf } from './departureRows.ts'
import { loadDepartures, type DepartureRow } from './departures.ts'
import { bookingPath, travelPath } from './travelPaths.ts'
import { readTravelSummary, type TravelSummary } from './travelSummary.ts'

/** Answer to the address of a travel page. */
export type LoadedTravel =
  | { readonly kind: 'missing'; readonly status: 404 | 410 }
  | { readonly kind: 'elsewhere'; readonly path: string; readonly status: 301 | 302 }
  | {
      readonly kind: 'found'
      /** Settles later, null when they cannot be loaded: the page stands without them. */
      readonly departures: Promise<readonly DepartureRow[] | null>
      /** Other travels, once it is known that this one cannot be booked; empty otherwise. */
      readonly alike: Promise<readonly AlikeTravel[]>
      readonly isHidden: boolean
      readonly summary: TravelSummary
    }

interface Address {
  readonly travelId: string
  readonly urlSlug: string
}

/** Asks for everything a travel page shows. Throws as `ask` does when there is no answer at all. */
export async function loadTravel(page: PageLoad, { travelId, urlSlug }: Address): Promise<LoadedTravel> {
  const { graph, unrecorded, tenantId, today } = page
  const [answer, statuses] = await Promise.all([
    ask(graph, TravelDocument, { travelId, tenantId, withBooking: true, withPage: true }),
    ask(graph, AllTravelAvailabilityStatusDocument, {}),
  ])
  const travel = readTravel(answer.travel)
  const state = listingState(travel, tenantId, today)
  if (travel === null || state === 'unknown') return { kind: 'missing', status: 404 }
  if (state === 'gone') return { kind: 'missing', status: 410 }
  if (redirectsToBooking(travel, tenantId)) return { kind: 'elsewhere', path: bookingPath(travelId), status: 302 }
  const rightSlug = travel.seoSettings.urlSlug ?? urlSlug
  if (rightSlug !== urlSlug) {
    return { kind: 'elsewhere', path: travelPath({ id: travelId, urlSlug: rightSlug }), status: 301 }
  }
  const settings = readSalesSettings(answer, statuses)
  const departures = loadDepartures(unrecorded, { travel, settings, tenantId, today }).catch(() => null)
  const summary = readTravelSummary(answer.travel)
  const alike = departures.then((rows) =>
    rows === null || outlookOf(rows) === 'bookable' ? [] : loadAlike(page, { urlSlug, likes: summary.likes }),
  )
  return { kind: 'found', departures, alike, isHidden: state === 'hidden', summary }
}
