import { useAtomValue, useSetAtom } from 'jotai'
import { useHydrateAtoms } from 'jotai/utils'
import { useEffect, useMemo, useRef, useState } from 'react'
import { readPricingTravel, readSalesSettings, readTravel } from '#domain/catalogue/catalogue.ts'
import type { AllTravelAvailabilityStatusQuery, RatioTravelQuery, TravelQuery } from '#gql/graphql.ts'
import {
  AllTravelAvailabilityStatusDocument,
  useAllTravelAvailabilityStatusQuery,
} from '#gql/operations/AllTravelAvailabilityStatus.ts'
import { RatioTravelDocument, useRatioTravelQuery } from '#gql/operations/RatioTravel.ts'
import { TravelDocument, useTravelQuery } from '#gql/operations/Travel.ts'
import { pricingAtom, pricingTravelIdAtom, storePricingAtom, storeTravelAtom, travelAtom } from '#state/booking.ts'
import { sellerAtom } from '#state/seller.ts'
import { pricingVariables, TRAVEL_LIFETIME_SECONDS, travelVariables } from '#web/booking/loadBooking.ts'
import { isFresh } from '#web/graph/answerTimes.ts'

/*
 * Queries of one booking: each result is stored in the state as domain data and returned masked for the steps. Stale
 * results are refetched with each new refetch key; if that fails, the previous result stays, so that a step on screen
 * never disappears. One hook per component: the browser can handle user input between two components.
 */

/** The last value other than null; null before there was any. */
function useLastNonNull<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}

/** The travel; null until it is loaded. Stores it in the state together with the settings of all travels. */
export function useTravelAnswer(travelId: string, refetchKey: string) {
  const { tenantId } = useAtomValue(sellerAtom)
  const variables = useMemo(() => travelVariables(travelId, tenantId), [travelId, tenantId])
  const [{ data }, refetchTravel] = useTravelQuery({ variables })
  const [{ data: statuses }, refetchStatuses] = useAllTravelAvailabilityStatusQuery()
  const loaded = useMemo(() => readLoaded(data, statuses), [data, statuses])
  const travel = travelAtom(travelId)
  useHydrateAtoms(new Map(loaded === null ? [] : [[travel, loaded]]))
  const take = useSetAtom(storeTravelAtom(travelId))
  useEffect(() => {
    if (loaded !== null) take(loaded)
  }, [loaded, take])
  useEffect(() => {
    if (isFresh(TravelDocument, variables, TRAVEL_LIFETIME_SECONDS)) return
    refetchTravel({ requestPolicy: 'network-only' })
    if (!isFresh(AllTravelAvailabilityStatusDocument, {}, TRAVEL_LIFETIME_SECONDS))
      refetchStatuses({ requestPolicy: 'network-only' })
  }, [refetchKey, refetchStatuses, refetchTravel, variables])
  return useLastNonNull(data?.travel ?? null)
}

function readLoaded(data: TravelQuery | undefined, statuses: AllTravelAvailabilityStatusQuery | undefined) {
  const travel = readTravel(data?.travel ?? null)
  if (travel === null || data === undefined || statuses === undefined) return null
  return { travel, settings: readSalesSettings(data, statuses) }
}

/**
 * The prices of the chosen variant, and whether they are complete for the step.
 * @param isWhole whether the step needs the bus network too.
 */
export function usePricingAnswer(travelId: string, refetchKey: string, isWhole: boolean) {
  const pricingTravelId = useAtomValue(pricingTravelIdAtom(travelId))
  const variables = useMemo(() => pricingVariables(pricingTravelId ?? '', isWhole), [pricingTravelId, isWhole])
  const [{ data, error, fetching, operation }, refetch] = useRatioTravelQuery({
    variables,
    pause: pricingTravelId === null,
  })
  // The variables tell whether the response is complete: the partial query omits the bus network.
  const isWholeResponse = operation?.variables.isWhole === true
  const response = data?.ratioTravel ?? null
  const loaded = useMemo(
    () => (response === null ? null : { ratioTravel: response, isWhole: isWholeResponse }),
    [response, isWholeResponse],
  )
  const last = useLastNonNull(loaded)
  // While another variant loads, `last` is still the previous one.
  const known = last?.ratioTravel.id === pricingTravelId ? last : null
  const ratioTravel = known?.ratioTravel ?? null
  const isComplete = known !== null && (!isWhole || known.isWhole)
  const attemptedKey = useRef('')
  useEffect(() => {
    if (fetching || variables.ratioTravelId === '') return
    // After a failure: wait for the visitor's retry if nothing can be shown, otherwise for the next refetch key.
    if (error !== undefined && (!isComplete || attemptedKey.current === refetchKey)) return
    if (isFresh(RatioTravelDocument, variables, TRAVEL_LIFETIME_SECONDS)) return
    attemptedKey.current = refetchKey
    refetch({ requestPolicy: 'network-only' })
  }, [error, fetching, isComplete, refetch, refetchKey, variables])
  const isEmpty = data?.ratioTravel === null
  const hasFailed = !isComplete && !fetching && (error !== undefined || isEmpty)
  return { ratioTravel, isComplete, hasFailed, retry: refetch }
}

/** Parses the prices and stores them in the state. */
export function useReadPricing(travelId: string, ratioTravel: RatioTravelQuery['ratioTravel']): void {
  const pricing = useMemo(() => readPricingTravel(ratioTravel), [ratioTravel])
  useHydrateAtoms(new Map(pricing === null ? [] : [[pricingAtom(pricing.id), pricing]]))
  const take = useSetAtom(storePricingAtom(travelId))
  useEffect(() => {
    if (pricing !== null) take(pricing)
  }, [pricing, take])
}
