import type { Client } from '@urql/core'
import { readRoomNames, readTravel, type BookableTravel } from '#domain/catalogue/catalogue.ts'
import { AllTravelAvailabilityStatusDocument } from '#gql/operations/AllTravelAvailabilityStatus.ts'
import { RatioTravelDocument } from '#gql/operations/RatioTravel.ts'
import { TravelDocument } from '#gql/operations/Travel.ts'
import type { RatioTravelQueryVariables, TravelQueryVariables } from '#gql/graphql.ts'
import { wasAnswered } from '#web/graph/answerTimes.ts'
import { ask } from '#web/graph/ask.ts'
import { PRICE_TABLES } from '#web/graph/priceTables.ts'

/** Age in seconds after which travel and pricing data are fetched again (rules 9.1.4). */
export const TRAVEL_LIFETIME_SECONDS = 30

/** Age in seconds after which contingents are fetched again. */
export const CONTINGENTS_LIFETIME_SECONDS = 60

/**
 * Variables of the query for the travel. Those of the travel page where it has been on screen: its answer contains all
 * that a booking needs, so a booking that begins there waits for nothing.
 */
export function travelVariables(travelId: string, tenantId: string): TravelQueryVariables {
  const ofPage = { travelId, tenantId, withBooking: true, withPage: true }
  return wasAnswered(TravelDocument, ofPage) ? ofPage : { travelId, tenantId, withBooking: true }
}

/**
 * Variables of the query for a variant. The partial one is that of the travel page, whose cached response it uses; the bus
 * network, the largest table, is loaded by later steps.
 *
 * @param extent `isWhole`: whether the bus network and the fields of the steps after the first are included.
 */
export function pricingVariables(
  ratioTravelId: string,
  { isWhole }: { readonly isWhole: boolean },
): RatioTravelQueryVariables {
  return isWhole ? { ratioTravelId, isWhole } : { ratioTravelId, tables: [...PRICE_TABLES] }
}

interface LoadedBooking {
  readonly travel: BookableTravel | null
  readonly rooms: readonly { readonly name: string }[]
}

/**
 * Loads the data of the first step: the travel, the settings of all travels, and the first variant with its rooms.
 * The travel is null when the platform has no such travel.
 * @throws GraphFailure
 */
export async function loadBooking(graph: Client, travelId: string, tenantId: string): Promise<LoadedBooking> {
  const [{ travel: masked }] = await Promise.all([
    ask(graph, TravelDocument, travelVariables(travelId, tenantId)),
    ask(graph, AllTravelAvailabilityStatusDocument, {}),
  ])
  const travel = readTravel(masked)
  const firstVariant = travel?.pricing?.travels[0]
  if (!firstVariant) return { travel, rooms: [] }
  const { ratioTravel } = await ask(graph, RatioTravelDocument, pricingVariables(firstVariant.id, { isWhole: false }))
  return { travel, rooms: ratioTravel ? readRoomNames(ratioTravel) : [] }
}
