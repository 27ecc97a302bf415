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
import { pricingAtom, pricingTravelIdAtom, takePricingAtom, takeTravelAtom, travelAtom } from '#state/booking.ts'
import { sellerAtom } from '#state/seller.ts'
import { pricingVariables, TRAVEL_LIFETIME_SECONDS, travelVariables } from '#web/booking/loadBooking.ts'
import { isFresh } from '#web/graph/answerTimes.ts'

/*
 * The platform's answers behind one booking: handed to the state as domain data, and given back masked for the steps
 * to draw. Asked again with each new look when they are older than travel data may be. When that fails, what was
 * answered before stays: a step on screen is never taken away. Each is a hook of its own, for a component of its own:
 * between two components the browser can answer a press.
 */

/** The last value that was one; null before there was any. */
function useLast<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}

/**
 * The travel and what applies to every travel; null until they are there.
 *
 * @param look names the step on screen and the visitor's return to it.
 */
export function useTravelAnswer(travelId: string, look: string) {
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
  }, [askStatuses, askTravel, look, variables])
  return useLast(data?.travel ?? null)
}

function readLoaded(data: TravelQuery | undefined, statuses: AllTravelAvailabilityStatusQuery | undefined) {
  const travel = readTravel(data?.travel ?? null)
  if (travel === null || data === undefined || statuses === undefined) return null
  return { travel, settings: readSalesSettings(data, statuses) }
}

/**
 * The prices of the chosen variant, and whether they are all the step needs.
 *
 * @param look names the step on screen and the visitor's return to it.
 * @param isWhole whether the step needs the bus network too.
 */
export function usePricingAnswer(travelId: string, look: string, isWhole: boolean) {
  const pricingTravelId = useAtomValue(pricingTravelIdAtom(travelId))
  const variables = useMemo(() => pricingVariables(pricingTravelId ?? '', isWhole), [pricingTravelId, isWhole])
  const [{ data, error, fetching, operation }, ask] = useRatioTravelQuery({
    variables,
    pause: pricingTravelId === null,
  })
  const isWholeAnswer = operation?.variables.isWhole === true
  // Whether an answer is whole is told by what was asked: parts that were asked for before leave the rest out.
  const answer = data?.ratioTravel ?? null
  const answered = useMemo(
    () => (answer === null ? null : { ratioTravel: answer, isWhole: isWholeAnswer }),
    [answer, isWholeAnswer],
  )
  const last = useLast(answered)
  // While another variant loads, the answer on hand is still the one before.
  const known = last?.ratioTravel.id === pricingTravelId ? last : null
  const ratioTravel = known?.ratioTravel ?? null
  const isComplete = known !== null && (!isWhole || known.isWhole)
  const tried = useRef('')
  useEffect(() => {
    if (fetching || variables.ratioTravelId === '') return
    // What failed waits for the visitor: for their word where nothing can be shown, for the next look where it can.
    if (error !== undefined && (!isComplete || tried.current === look)) return
    if (isFresh(RatioTravelDocument, variables, TRAVEL_LIFETIME_SECONDS)) return
    tried.current = look
    ask({ requestPolicy: 'network-only' })
  }, [ask, error, fetching, isComplete, look, variables])
  const isEmpty = data?.ratioTravel === null
  const hasFailed = !isComplete && !fetching && (error !== undefined || isEmpty)
  return { ratioTravel, isComplete, hasFailed, askAgain: ask }
}

/** Reads the prices into the state. */
export function useReadPricing(travelId: string, ratioTravel: RatioTravelQuery['ratioTravel']): void {
  const pricing = useMemo(() => readPricingTravel(ratioTravel), [ratioTravel])
  useHydrateAtoms(new Map(pricing === null ? [] : [[pricingAtom(pricing.id), pricing]]))
  const take = useSetAtom(takePricingAtom(travelId))
  useEffect(() => {
    if (pricing !== null) take(pricing)
  }, [pricing, take])
}
