import type { Client } from '@urql/core'
import { readTravel } from '#domain/catalogue/catalogue.ts'
import type { BookableTravel } from '#domain/catalogue/catalogue.ts'
import { AllTravelAvailabilityStatusDocument } from '#gql/operations/AllTravelAvailabilityStatus.ts'
import { RatioTravelDocument } from '#gql/operations/RatioTravel.ts'
import { TravelDocument } from '#gql/operations/Travel.ts'
import type { RatioTravelQueryVariables, TravelQueryVariables } from '#gql/graphql.ts'
import { ask } from '#web/graph/ask.ts'

/** Travel and pricing data are asked for again after so many seconds (rules 9.1.4). */
export const TRAVEL_LIFETIME_SECONDS = 30

/** Contingents are asked for again after so many seconds. */
export const CONTINGENTS_LIFETIME_SECONDS = 60

/** Parts of a departure's data that the first steps need; the bus network, its bulk, comes with the later ones. */
const FIRST_TABLES = ['onlinebuchung', 't_packages', 't_reiseleistungen']

export function travelVariables(travelId: string, tenantId: string): TravelQueryVariables {
  return { travelId, tenantId, withBooking: true }
}

/**
 * What is asked of a variant. Without the rest the question is the one of the travel page, whose answer then serves.
 *
 * @param isWhole whether the bus network is needed too, and what the steps after the first draw.
 */
export function pricingVariables(ratioTravelId: string, isWhole: boolean): RatioTravelQueryVariables {
  return isWhole ? { ratioTravelId, isWhole } : { ratioTravelId, tables: FIRST_TABLES }
}

/**
 * Asks for what the first view of a booking needs: the travel, what applies to every travel, and the first variant.
 * Null when the platform has no such travel.
 * @throws GraphFailure
 */
export async function loadBooking(graph: Client, travelId: string, tenantId: string): Promise<BookableTravel | null> {
  const [{ travel: masked }] = await Promise.all([
    ask(graph, TravelDocument, travelVariables(travelId, tenantId)),
    ask(graph, AllTravelAvailabilityStatusDocument, {}),
  ])
  const travel = readTravel(masked)
  const firstVariant = travel?.pricing?.travels[0]
  if (firstVariant) await ask(graph, RatioTravelDocument, pricingVariables(firstVariant.id, false))
  return travel
}
