import { boardingPlaces, type BoardingPlace } from '#domain/booking/boarding/boardingPlaces.ts'
import { readSalesSettings, readTravel, type PricingTravel } from '#domain/catalogue/catalogue.ts'
import { listingState, redirectsToBooking } from '#domain/travels/listing.ts'
import { AllTravelAvailabilityStatusDocument } from '#gql/operations/AllTravelAvailabilityStatus.ts'
import { TravelDocument } from '#gql/operations/Travel.ts'
import { ask } from '#web/graph/ask.ts'
import type { LoadContext } from '#web/graph/loadContext.ts'
import { bookingPath, travelPath } from '#web/site/travelPaths.ts'
import { departuresOf, type DepartureRow } from '#web/travel/departures/departures.ts'
import { loadVariants } from '#web/travel/departures/loadVariants.ts'
import { loadAlike, loadNext, type AlikeTravel, type OwnTravel } from '#web/travel/search/alikeTravels.ts'
import { readTravelSummary, type TravelSummary } from './travelSummary.ts'
import { roomsOf, type VariantRooms } from './variantRooms.ts'

/** Answer to the address of a travel page. */
export type LoadedTravel =
  | { readonly kind: 'missing'; readonly status: 404 | 410; readonly travels: readonly AlikeTravel[] | null }
  | { readonly kind: 'elsewhere'; readonly path: string; readonly status: 301 | 302 }
  | {
      readonly kind: 'found'
      /** Settles later, null when they cannot be loaded: the page stands without them. */
      readonly departures: Promise<readonly DepartureRow[] | null>
      /** Other travels like it; null where they cannot be loaded. */
      readonly alike: Promise<readonly AlikeTravel[] | null>
      /** Where one can get on; settles later, empty when that cannot be loaded. */
      readonly boarding: Promise<readonly BoardingPlace[]>
      /** What the rooms cost; settles later, empty when that cannot be loaded. */
      readonly rooms: Promise<readonly VariantRooms[]>
      readonly isHidden: boolean
      readonly summary: TravelSummary
    }

interface Address {
  readonly travelId: string
  readonly urlSlug: string
}

/** Asks for everything a travel page shows. Throws as `ask` does when there is no answer at all. */
export async function loadTravel(page: LoadContext, { travelId, urlSlug }: Address): Promise<LoadedTravel> {
  const { graph, tenantId, today } = page
  const [answer, statuses] = await Promise.all([
    ask(graph, TravelDocument, { travelId, tenantId, withBooking: true, withPage: true }),
    // Without them nothing can be said of the departures, but much of the travel.
    ask(graph, AllTravelAvailabilityStatusDocument, {}).catch(() => null),
  ])
  const travel = readTravel(answer.travel)
  const state = listingState(travel, tenantId, today)
  const summary = readTravelSummary(answer.travel)
  if (travel === null || state === 'unknown') return { kind: 'missing', status: 404, travels: await loadNext(page) }
  if (state === 'gone')
    return { kind: 'missing', status: 410, travels: await instead(page, { urlSlug, likes: summary.likes }) }
  if (redirectsToBooking(travel, tenantId)) return { kind: 'elsewhere', path: bookingPath(travel.id), status: 302 }
  const rightSlug = travel.seoSettings.urlSlug ?? urlSlug
  // Lists that tell no ids lead here by the slug, which the platform takes in place of the id.
  if (rightSlug !== urlSlug || travel.id !== travelId) {
    return { kind: 'elsewhere', path: travelPath({ id: travel.id, urlSlug: rightSlug }), status: 301 }
  }
  const settings = statuses === null ? null : readSalesSettings(answer, statuses)
  const { priced, boarded } = loadVariants(page, travel)
  const sale = settings === null ? null : { travel, settings, tenantId, today }
  const departures = priced.then((variants) => (sale === null ? null : departuresOf(variants, sale))).catch(() => null)
  const rooms = Promise.all([priced, departures])
    .then(([variants, rows]) => (sale === null || rows === null ? [] : roomsOf(variants, rows, sale)))
    .catch(() => [])
  const alike = loadAlike(page, { urlSlug, likes: summary.likes })
  const boarding = boarded.then((variants) => boardingPlaces(datesAfter(variants, today))).catch(() => [])
  return { kind: 'found', departures, alike, boarding, rooms, isHidden: state === 'hidden', summary }
}

/** Travels for those who came for one there is not: like it, else those that leave next. */
async function instead(page: LoadContext, own: OwnTravel) {
  const alike = await loadAlike(page, own)
  return alike !== null && alike.length > 0 ? alike : loadNext(page)
}

/** The dates of all variants that are still to come. */
function datesAfter(variants: readonly PricingTravel[], today: string) {
  return variants.flatMap(({ departures }) => departures).filter(({ startDate }) => startDate > today)
}
