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

/** Longer than this nobody waits for a press of the submit button; the platform refuses what it no longer sells. */
const MOST_WAIT_MS = 4_000

const maxAgeSeconds = TRAVEL_LIFETIME_SECONDS

/** What is booked in an offer. */
interface Chosen {
  readonly travelId: string
  readonly offer: Offer
  /** Null without a date. */
  readonly dateId: string | null
}

/**
 * The offer as it is now: what is older than its lifetime (rules 9.1.4) is fetched again. Never rejects: what the
 * platform does not answer, or not in time, stays as it was.
 */
export async function renewedOffer(graph: Client, chosen: Chosen): Promise<Offer> {
  const { offer } = chosen
  const late = new Promise<Offer>((resolve) => setTimeout(resolve, MOST_WAIT_MS, offer))
  return Promise.race([fetchOffer(graph, chosen), late])
}

/**
 * The summary as it is now, which alone tells of insurances; null where none is chosen that costs something, and without an
 * answer in time. Never rejects.
 */
export function renewedSummary(graph: Client, booking: Booking): Promise<Summary | null> {
  if (insuranceLines(booking).length === 0) return Promise.resolve(null)
  const late = new Promise<null>((resolve) => setTimeout(resolve, MOST_WAIT_MS, null))
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
