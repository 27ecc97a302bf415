import { startTransition, useCallback, useDeferredValue, useEffect, useMemo, useState } from 'react'
import { useClient } from 'urql'
import { leastOfVariant } from '#domain/booking/compare/shownTotal.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { readPricingTravel, type PricingTravel } from '#domain/catalogue/catalogue.ts'
import { makeOffer } from '#domain/catalogue/offer.ts'
import type { Money } from '#domain/money.ts'
import { RatioTravelDocument } from '#gql/operations/RatioTravel.ts'
import { useBooking, useBookingData } from '#web/booking/BookingContext.tsx'
import { pricingVariables } from '#web/booking/loadBooking.ts'
import { retryUntilSuccess } from '#web/booking/retryUntilSuccess.ts'
import { ask } from '#web/graph/ask.ts'
import { nextPaint } from '#web/ui/nextPaint.ts'
import { usePricesOn } from './useDatePrices.ts'
import { useDeferredResult } from './useDeferredResult.ts'
import { usePlacesLeft } from './usePlacesLeft.ts'

/**
 * The lowest of the prices that each variant has on its dates, by id; undefined until it is known, null if nothing is on
 * sale. The other variants are prefetched after the first render, so that switching to one does not wait.
 */
export function useVariantPrices(): ReadonlyMap<string, Money | null | undefined> {
  const { offer } = useBooking()
  const { isRestored } = useBookingData()
  const graph = useClient()
  const [others, setOthers] = useState<readonly PricingTravel[]>([])
  const ownId = offer.pricing?.id ?? null
  const wanted = (offer.travel.pricing?.travels ?? [])
    .map(({ id }) => id)
    .filter((id) => id !== ownId)
    .join('\n')
  useEffect(() => {
    if (!isRestored || wanted === '') return
    const prefetch = async (id: string) => {
      // Sending the query and parsing the response are long tasks: paint pending input first.
      await nextPaint()
      const { ratioTravel } = await ask(graph, RatioTravelDocument, pricingVariables(id, { isWhole: false }))
      await nextPaint()
      return readPricingTravel(ratioTravel)
    }
    const add = (pricing: PricingTravel | null) => {
      if (pricing !== null)
        startTransition(() => setOthers((known) => [...known.filter(({ id }) => id !== pricing.id), pricing]))
    }
    const cancels = wanted
      .split('\n')
      .map((id) => retryUntilSuccess({ request: () => prefetch(id), onResponse: add, onFailure: () => undefined }))
    return () => {
      for (const cancel of cancels) cancel()
    }
  }, [graph, isRestored, wanted])
  const present = useDeferredValue(offer)
  const variants = useMemo(() => {
    const atHand = [...others.filter(({ id }) => id !== ownId), ...(present.pricing === null ? [] : [present.pricing])]
    return atHand.map((pricing) => makeOffer({ ...present, pricing }))
  }, [others, ownId, present])
  const pricesOn = usePricesOn()
  const seen = usePlacesLeft()
  const find = useCallback(
    (booking: Booking) =>
      new Map(variants.map((to) => [to.pricing?.id ?? '', leastOfVariant(to, booking, { seen, pricesOn })])),
    [pricesOn, seen, variants],
  )
  return useDeferredResult(find)
}
