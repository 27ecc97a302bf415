import { useAtomValue, useSetAtom } from 'jotai'
import { useHydrateAtoms } from 'jotai/utils'
import { useEffect, useMemo } from 'react'
import { readPricingTravel, readSalesSettings, readTravel } from '#domain/catalogue/catalogue.ts'
import {
  AllTravelAvailabilityStatusDocument,
  useAllTravelAvailabilityStatusQuery,
} from '#gql/operations/AllTravelAvailabilityStatus.ts'
import { RatioTravelDocument, useRatioTravelQuery } from '#gql/operations/RatioTravel.ts'
import { TravelDocument, useTravelQuery } from '#gql/operations/Travel.ts'
import type { AllTravelAvailabilityStatusQuery, TravelQuery } from '#gql/graphql.ts'
import { pricingAtom, pricingTravelIdAtom, takePricingAtom, takeTravelAtom, travelAtom } from '#state/booking.ts'
import { sellerAtom } from '#state/seller.ts'
import { isFresh } from '#web/graph/answerTimes.ts'
import { pricingVariables, TRAVEL_LIFETIME_SECONDS, travelVariables } from './loadBooking.ts'

/**
 * The platform's answers behind one booking: handed to the state as domain data, and given back masked for the steps
 * to draw. Asked again on entering a step when they are older than travel data may be.
 *
 * @param stepPath the step on screen.
 * @param isWhole whether the step needs the bus network too.
 */
export function useBookingAnswers(travelId: string, stepPath: string, isWhole: boolean) {
  const travel = useTravelAnswer(travelId, stepPath)
  return { travel, ...usePricingAnswer(travelId, stepPath, isWhole) }
}

function useTravelAnswer(travelId: string, stepPath: string) {
  const { tenantId } = useAtomValue(sellerAtom)
  const variables = useMemo(() => travelVariables(travelId, tenantId), [travelId, tenantId])
  const [{ data }, askTravel] = useTravelQuery({ variables })
  const [{ data: statuses }, askStatuses] = useAllTravelAvailabilityStatusQuery()
  const loaded = useMemo(() => readLoaded(data, statuses), [data, statuses])
  const travel = travelAtom(travelId)
  useHydrateAtoms(new Map(loaded === null ? [] : [[travel, loaded]]))
  const take = useSetAtom(takeTravelAtom(travelId))
  useEffect(() => {
    if (loaded !== null) take(loaded)
  }, [loaded, take])
  useEffect(() => {
    if (isFresh(TravelDocument, variables, TRAVEL_LIFETIME_SECONDS)) return
    askTravel({ requestPolicy: 'network-only' })
    if (!isFresh(AllTravelAvailabilityStatusDocument, {}, TRAVEL_LIFETIME_SECONDS))
      askStatuses({ requestPolicy: 'network-only' })
  }, [askStatuses, askTravel, stepPath, variables])
  return data?.travel ?? null
}

function readLoaded(data: TravelQuery | undefined, statuses: AllTravelAvailabilityStatusQuery | undefined) {
  const travel = readTravel(data?.travel ?? null)
  if (travel === null || data === undefined || statuses === undefined) return null
  return { travel, settings: readSalesSettings(data, statuses) }
}

function usePricingAnswer(travelId: string, stepPath: string, isWhole: boolean) {
  const pricingTravelId = useAtomValue(pricingTravelIdAtom(travelId))
  const variables = useMemo(() => pricingVariables(pricingTravelId ?? '', isWhole), [pricingTravelId, isWhole])
  const [{ data, error, fetching, operation }, ask] = useRatioTravelQuery({ variables, pause: pricingTravelId === null })
  // While another variant loads, the answer on hand is still the one before.
  const ratioTravel = data?.ratioTravel?.id === pricingTravelId ? data.ratioTravel : null
  const pricing = useMemo(() => readPricingTravel(ratioTravel), [ratioTravel])
  useHydrateAtoms(new Map(pricing === null ? [] : [[pricingAtom(pricing.id), pricing]]))
  const take = useSetAtom(takePricingAtom(travelId))
  useEffect(() => {
    if (pricing !== null) take(pricing)
  }, [pricing, take])
  useEffect(() => {
    // What is on its way needs no second request, and what failed waits for the visitor.
    if (fetching || error !== undefined || variables.ratioTravelId === '') return
    if (!isFresh(RatioTravelDocument, variables, TRAVEL_LIFETIME_SECONDS)) ask({ requestPolicy: 'network-only' })
  }, [ask, error, fetching, stepPath, variables])
  const isComplete = ratioTravel !== null && (!isWhole || operation?.variables.isWhole === true)
  return { ratioTravel, isComplete, hasFailed: error !== undefined && !isComplete, askAgain: ask }
}
