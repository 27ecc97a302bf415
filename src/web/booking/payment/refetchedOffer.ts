import type { Client } from '@urql/core'
import type { Booking } from '#domain/booking/draft/booking.ts'
import type { Summary } from '#domain/booking/draft/summary.ts'
import { insuranceLines } from '#domain/booking/price/optionLines.ts'
import { readPricingTravel, readSalesSettings, readTravel } from '#domain/catalogue/catalogue.ts'
import { makeOffer, withContingents, type Offer } from '#domain/catalogue/offer.ts'
import { AllTravelAvailabilityStatusDocument } from '#gql/operations/AllTravelAvailabilityStatus.ts'
import { RatioTravelDocument } from '#gql/operations/RatioTravel.ts'
import { TravelDocument } from '#gql/operations/Travel.ts'
import { fetchContingents } from '#web/booking/fetchContingents.ts'
import { pricingVariables, TRAVEL_LIFETIME_SECONDS, travelVariables } from '#web/booking/loadBooking.ts'
import { askWithMaxAge } from '#web/graph/ask.ts'

/** Timeout after a click on the submit button; the platform refuses anyway what it no longer sells. */
const TIMEOUT_MS = 4_000

const maxAgeSeconds = TRAVEL_LIFETIME_SECONDS

/** The date being booked, with the offer it was chosen from. */
interface Chosen {
  readonly travelId: string
  readonly offer: Offer
  /** Null without a date. */
  readonly dateId: string | null
}

/**
 * The present offer: parts older than their lifetime (rules 9.1.4) are fetched again. Never rejects: a part that fails or
 * times out stays as it was.
 */
export async function refetchedOffer(graph: Client, chosen: Chosen): Promise<Offer> {
  const { offer } = chosen
  const late = new Promise<Offer>((resolve) => setTimeout(resolve, TIMEOUT_MS, offer))
  return Promise.race([fetchOffer(graph, chosen), late])
}

/**
 * The present summary, the only source of premiums; null if no insurance with a premium is chosen, or if it fails or times
 * out. Never rejects.
 */
export function refetchedSummary(graph: Client, booking: Booking): Promise<Summary | null> {
  if (insuranceLines(booking).length === 0) return Promise.resolve(null)
  const late = new Promise<null>((resolve) => setTimeout(resolve, TIMEOUT_MS, null))
  // Lazy, as the summary loads it.
  const now = import('#web/booking/summary/fetchSummary.ts').then(({ fetchSummary }) => fetchSummary(graph, booking))
  return Promise.race([now.catch(() => null), late])
}

async function fetchOffer(graph: Client, { travelId, offer, dateId }: Chosen): Promise<Offer> {
  const ratioTravelId = offer.pricing?.id ?? null
  if (ratioTravelId === null || dateId === null) return offer
  const [sold, pricing, left] = await Promise.all([
    fetchTravel(graph, travelId, offer.tenantId).catch(() => null),
    fetchPricing(graph, ratioTravelId).catch(() => null),
    fetchContingents(graph, { ratioTravelId, dateId }).catch(() => undefined),
  ])
  const { travel, settings } = sold ?? offer
  return withContingents(makeOffer({ ...offer, travel, settings, pricing: pricing ?? offer.pricing }), dateId, left)
}

async function fetchTravel(graph: Client, travelId: string, tenantId: string) {
  const [answer, statuses] = await Promise.all([
    askWithMaxAge(graph, TravelDocument, { variables: travelVariables(travelId, tenantId), maxAgeSeconds }),
    askWithMaxAge(graph, AllTravelAvailabilityStatusDocument, { variables: {}, maxAgeSeconds }),
  ])
  const travel = readTravel(answer.travel)
  return travel === null ? null : { travel, settings: readSalesSettings(answer, statuses) }
}

async function fetchPricing(graph: Client, ratioTravelId: string) {
  const variables = pricingVariables(ratioTravelId, { isWhole: true })
  return readPricingTravel((await askWithMaxAge(graph, RatioTravelDocument, { variables, maxAgeSeconds })).ratioTravel)
}
