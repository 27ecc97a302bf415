import type { BoardingPlace } from '#domain/booking/boarding/boardingPlaces.ts'
import { readTravel } from '#domain/catalogue/catalogue.ts'
import { listingState, redirectsToBooking } from '#domain/travels/listing.ts'
import { AllTravelAvailabilityStatusDocument } from '#gql/operations/AllTravelAvailabilityStatus.ts'
import { TravelDocument } from '#gql/operations/Travel.ts'
import { ask, askWithErrors } from '#web/graph/ask.ts'
import { mayLackPricing } from '#web/graph/pricingFailure.ts'
import type { LoadContext } from '#web/graph/loadContext.ts'
import { bookingPath, travelPath } from '#web/site/travelPaths.ts'
import type { DepartureRow } from '#web/travel/departures/departures.ts'
import { loadVariants } from '#web/travel/departures/loadVariants.ts'
import { loadRelated, loadUpcoming, type RelatedTravel, type CurrentTravel } from '#web/travel/search/relatedTravels.ts'
import { boardingOf, travelOffer } from './travelOffer.ts'
import { readTravelSummary, type TravelSummary } from './travelSummary.ts'
import type { VariantRooms } from './variantRooms.ts'

/** Result of loading the URL of a travel page. */
export type LoadedTravel =
  | { readonly kind: 'missing'; readonly status: 404 | 410; readonly travels: readonly RelatedTravel[] | null }
  | { readonly kind: 'redirect'; readonly path: string; readonly status: 301 | 302 }
  | {
      readonly kind: 'found'
      /** Null if loading failed: the page renders without them. */
      readonly departures: Promise<readonly DepartureRow[] | null>
      /** Similar travels; null if loading failed. */
      readonly related: Promise<readonly RelatedTravel[] | null>
      /** Empty if loading failed. */
      readonly boarding: Promise<readonly BoardingPlace[]>
      /** Empty if loading failed. */
      readonly rooms: Promise<readonly VariantRooms[]>
      readonly isHidden: boolean
      readonly summary: TravelSummary
    }

interface Address {
  readonly travelId: string
  /** Missing in a shortened URL. */
  readonly urlSlug?: string | undefined
}

/** Loads everything a travel page shows. Throws as `ask` does if the travel itself cannot be loaded. */
export async function loadTravel(page: LoadContext, address: Address): Promise<LoadedTravel> {
  const { graph, tenantId, today } = page
  const { travelId, urlSlug = travelId } = address
  const [{ answer, error }, statuses] = await Promise.all([
    askWithErrors(graph, TravelDocument, { travelId, tenantId, withBooking: true, withPage: true }),
    // Without the statuses the page renders without departures.
    ask(graph, AllTravelAvailabilityStatusDocument, {}).catch(() => null),
  ])
  const travel = readTravel(answer.travel)
  const state = listingState(travel, tenantId, today)
  const summary = readTravelSummary(answer.travel)
  if (travel === null || state === 'unknown') {
    // A wrong id before a right slug, which leads to the travel alone as well.
    if (urlSlug !== travelId) return loadTravel(page, { travelId: urlSlug })
    return { kind: 'missing', status: 404, travels: await loadUpcoming(page) }
  }
  if (state === 'gone')
    return {
      kind: 'missing',
      status: 410,
      travels: await replacementsFor(page, { urlSlug, relatedQueries: summary.relatedQueries }),
    }
  if (redirectsToBooking(travel, tenantId)) return { kind: 'redirect', path: bookingPath(travel.id), status: 302 }
  const rightSlug = travel.seoSettings.urlSlug ?? urlSlug
  // Lists without ids link by slug, which the platform accepts as id.
  if (rightSlug !== address.urlSlug || travel.id !== travelId) {
    return { kind: 'redirect', path: travelPath({ id: travel.id, urlSlug: rightSlug }), status: 301 }
  }
  const { priced, boarded } = loadVariants(page, travel)
  const offered = priced.then((variants) =>
    statuses === null || mayLackPricing(travel, error)
      ? null
      : travelOffer(answer, statuses, tenantId, today, ...variants),
  )
  const departures = offered.then((offer) => offer?.departures ?? null).catch(() => null)
  const rooms = offered.then((offer) => offer?.rooms ?? []).catch(() => [])
  const related = loadRelated(page, { urlSlug, relatedQueries: summary.relatedQueries })
  const boarding = boarded.then((variants) => boardingOf(answer, today, ...variants)).catch(() => [])
  return { kind: 'found', departures, related, boarding, rooms, isHidden: state === 'hidden', summary }
}

/** Travels to offer on the page of one that is gone: similar ones, else the next departures. */
async function replacementsFor(page: LoadContext, travel: CurrentTravel) {
  const related = await loadRelated(page, travel)
  return related !== null && related.length > 0 ? related : loadUpcoming(page)
}
