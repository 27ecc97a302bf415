import { useAtomValue } from 'jotai'
import { useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import { useClient } from 'urql'
import { hasStops } from '#domain/booking/boarding/busStops.ts'
import { nearestVariantId } from '#domain/booking/changes/reconcile.ts'
import { initialDraft } from '#domain/booking/commands/initialDraft.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { readPricingTravel, readSalesSettings, readTravel } from '#domain/catalogue/catalogue.ts'
import { readContingents } from '#domain/catalogue/contingents.ts'
import { makeOffer, type Offer } from '#domain/catalogue/offer.ts'
import type { AllTravelAvailabilityStatusQuery, RatioTravelQuery, TravelQuery } from '#gql/graphql.ts'
import {
  AllTravelAvailabilityStatusDocument,
  useAllTravelAvailabilityStatusQuery,
} from '#gql/operations/AllTravelAvailabilityStatus.ts'
import { useContingentsQuery } from '#gql/operations/Contingents.ts'
import { RatioTravelDocument, useRatioTravelQuery } from '#gql/operations/RatioTravel.ts'
import { TravelDocument, useTravelQuery } from '#gql/operations/Travel.ts'
import { storedDraftAtom } from '#state/booking.ts'
import { todayAtom } from '#state/clock.ts'
import { sellerAtom } from '#state/seller.ts'
import type { BookingData, ContingentFailure } from '#web/booking/BookingContext.tsx'
import { fetchContingents } from '#web/booking/fetchContingents.ts'
import { pricingVariables, TRAVEL_LIFETIME_SECONDS, travelVariables } from '#web/booking/loadBooking.ts'
import { retryUntilSuccess } from '#web/booking/retryUntilSuccess.ts'
import { isFresh } from '#web/graph/answerTimes.ts'
import { mayLackPricing } from '#web/graph/pricingFailure.ts'
import { useIsStateRestored } from '#web/site/StatePersistence.tsx'

/** The offer of a travel, as far as the platform has answered. */
export type OfferAnswer =
  | { readonly state: 'loading' }
  /** The prices, or the age groups they depend on, failed to load. */
  | { readonly state: 'failed'; readonly retry: () => void }
  /** The travel cannot be booked online. */
  | { readonly state: 'notBookable'; readonly urlSlug: string | null }
  /** The travel is known; the prices are missing, or lack the parts that the step needs. */
  | { readonly state: 'partial'; readonly travel: BookingData['travel']; readonly offer: Offer }
  | { readonly state: 'known'; readonly data: BookingData; readonly offer: Offer }

/**
 * Runs the queries of one booking and computes its offer. Stale responses are refetched with each new refetch key; if
 * that fails, the previous one stays, so that a step on screen never disappears.
 *
 * @param path last segment of the URL: the steps after the first need the bus network too.
 */
export function useOffer(travelId: string, path: string, refetchKey: string): OfferAnswer {
  const stored = useAtomValue(storedDraftAtom(travelId))
  const isRestored = useIsStateRestored()
  const travelAnswer = useTravelAnswer(travelId, refetchKey)
  const known = travelAnswer.loaded
  const variantId = pricingTravelId(stored, known)
  const prices = usePricingAnswer(variantId, refetchKey, path !== 'start' || (stored !== null && hasStops(stored)))
  const offer = useOfferWithoutContingents(known, prices.ratioTravel)
  // Until the stored state is read, the date of the draft may not be the visitor's choice. Settling never changes it.
  const dateId = useMemo(
    () =>
      offer === null || !isRestored ? null : (resolve(stored ?? initialDraft(travelId, offer), offer).date?.id ?? null),
    [stored, travelId, offer, isRestored],
  )
  const contingents = useContingentsAnswer(offer?.pricing?.id ?? null, dateId, refetchKey)
  const whole = useMemo(
    () => (offer === null ? null : { ...offer, ...contingents.offered }),
    [offer, contingents.offered],
  )
  const data = useMemo(
    () =>
      known === null
        ? null
        : {
            travelId,
            travel: known.masked,
            ratioTravel: prices.ratioTravel,
            isRestored,
            contingentFailure: contingents.failure,
          },
    [travelId, known, prices.ratioTravel, isRestored, contingents.failure],
  )
  if (travelAnswer.hasFailed) return { state: 'failed', retry: travelAnswer.retry }
  if (known?.travel.pricing === null) return { state: 'notBookable', urlSlug: known.travel.seoSettings.urlSlug }
  if (prices.hasFailed) return { state: 'failed', retry: prices.retry }
  if (data === null || whole === null) return { state: 'loading' }
  return prices.isComplete
    ? { state: 'known', data, offer: whole }
    : { state: 'partial', travel: data.travel, offer: whole }
}

/** The last value other than null; null before there was any. */
function useLastNonNull<Value>(value: Value | null): Value | null {
  const [last, setLast] = useState(value)
  if (value !== null && value !== last) setLast(value)
  return value ?? last
}

/** The travel, masked and as domain data, with the settings of all travels; null until both are loaded. */
function useTravelAnswer(travelId: string, refetchKey: string) {
  const { tenantId } = useAtomValue(sellerAtom)
  const variables = useMemo(() => travelVariables(travelId, tenantId), [travelId, tenantId])
  const [{ data, error, fetching }, refetchTravel] = useTravelQuery({ variables })
  const [{ data: statuses }, refetchStatuses] = useAllTravelAvailabilityStatusQuery()
  useEffect(() => {
    if (!isFresh(TravelDocument, variables, TRAVEL_LIFETIME_SECONDS)) refetchTravel({ requestPolicy: 'network-only' })
    if (!isFresh(AllTravelAvailabilityStatusDocument, {}, TRAVEL_LIFETIME_SECONDS))
      refetchStatuses({ requestPolicy: 'network-only' })
  }, [refetchKey, refetchStatuses, refetchTravel, variables])
  const loaded = useLastNonNull(useMemo(() => readLoaded(data, statuses), [data, statuses]))
  const hasFailed = loaded !== null && mayLackPricing(loaded.travel, error) && !fetching
  return { loaded, hasFailed, retry: () => refetchTravel({ requestPolicy: 'network-only' }) }
}

function readLoaded(data: TravelQuery | undefined, statuses: AllTravelAvailabilityStatusQuery | undefined) {
  const masked = data?.travel ?? null
  const travel = readTravel(masked)
  if (travel === null || masked === null || data === undefined || statuses === undefined) return null
  return { masked, travel, settings: readSalesSettings(data, statuses) }
}

type KnownTravel = NonNullable<ReturnType<typeof readLoaded>>

/** Id of the booked variant: the chosen one, else one on offer; null while unknown. */
function pricingTravelId(stored: BookingDraft | null, known: KnownTravel | null): string | null {
  return known === null
    ? (stored?.pricingTravelId ?? null)
    : nearestVariantId(stored ?? { pricingTravelId: null, snapshot: null }, known.travel)
}

/** The prices of a variant, and whether they are complete for the step. */
function usePricingAnswer(variantId: string | null, refetchKey: string, isWhole: boolean) {
  const variables = useMemo(() => pricingVariables(variantId ?? '', { isWhole }), [variantId, isWhole])
  const [{ data, error, fetching, operation }, refetch] = useRatioTravelQuery({ variables, pause: variantId === null })
  // The variables tell whether the response is complete: the partial query omits the bus network.
  const isWholeResponse = operation?.variables.isWhole === true
  const response = data?.ratioTravel ?? null
  const loaded = useMemo(
    () => (response === null ? null : { ratioTravel: response, isWhole: isWholeResponse }),
    [response, isWholeResponse],
  )
  const last = useLastNonNull(loaded)
  // While another variant loads, `last` is still the previous one.
  const known = last?.ratioTravel.id === variantId ? last : null
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
  return {
    ratioTravel: known?.ratioTravel ?? null,
    isComplete,
    hasFailed: !isComplete && !fetching && (error !== undefined || isEmpty),
    retry: () => refetch({ requestPolicy: 'network-only' }),
  }
}

/** The offer of travel and prices; null until the travel is loaded. */
function useOfferWithoutContingents(
  known: KnownTravel | null,
  ratioTravel: RatioTravelQuery['ratioTravel'],
): Offer | null {
  const seller = useAtomValue(sellerAtom)
  const today = useAtomValue(todayAtom)
  const pricing = useMemo(() => readPricingTravel(ratioTravel), [ratioTravel])
  return useMemo(() => {
    if (known === null) return null
    const { travel, settings } = known
    return makeOffer({ ...seller, travel, settings, today, pricing, contingents: null })
  }, [seller, known, today, pricing])
}

/**
 * Contingents of the chosen departure, fetched when missing or stale whenever departure or refetch key changes (rule
 * 4.8.1). On failure no further rooms are offered; retries come with growing delays, or at once on request.
 */
function useContingentsAnswer(ratioTravelId: string | null, dateId: string | null, refetchKey: string) {
  const graph = useClient()
  const variables = useMemo(
    () => ({ ratioTravelId: ratioTravelId ?? '', dateId: dateId ?? '' }),
    [ratioTravelId, dateId],
  )
  const isPaused = ratioTravelId === null || dateId === null
  const [{ data, operation }] = useContingentsQuery({ variables, pause: isPaused, requestPolicy: 'cache-only' })
  const [failedFor, setFailedFor] = useState<string | null>(null)
  const [attempt, setAttempt] = useState({ no: 0, isPending: false })
  useEffect(() => {
    if (isPaused) return
    return retryUntilSuccess({
      request: () => fetchContingents(graph, variables),
      // The answer itself comes through the cache, by the query above.
      onResponse: () => setFailedFor(null),
      onFailure: () => {
        setFailedFor(variables.dateId)
        setAttempt(({ no }) => ({ no, isPending: false }))
      },
    })
  }, [graph, isPaused, variables, refetchKey, attempt.no])
  // Null where nothing is cached. While another departure loads, the response is that of the previous one; its id may be the
  // same in another variant.
  const answer = operation?.variables.ratioTravelId === ratioTravelId ? (data ?? null) : null
  const answeredDateId = operation?.variables.dateId
  const loaded = useMemo(
    () =>
      answer === null || answeredDateId === undefined
        ? null
        : { dateId: answeredDateId, left: readContingents(answer) },
    [answer, answeredDateId],
  )
  // User input has priority over a response.
  const contingents = useDeferredValue(loaded)
  const contingentsFailedFor = failedFor === dateId ? failedFor : null
  const offered = useMemo(() => ({ contingents, contingentsFailedFor }), [contingents, contingentsFailedFor])
  const { isPending } = attempt
  const failure = useMemo((): ContingentFailure | null => {
    const retry = () => setAttempt(({ no }) => ({ no: no + 1, isPending: true }))
    return contingentsFailedFor === null ? null : { isRetried: isPending, retry }
  }, [contingentsFailedFor, isPending])
  return { offered, failure }
}
