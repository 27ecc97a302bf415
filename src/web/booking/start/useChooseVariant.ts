import { useEffect, useRef, useState } from 'react'
import { useClient } from 'urql'
import { withPricingTravel } from '#domain/booking/commands/dates.ts'
import { readPricingTravel } from '#domain/catalogue/catalogue.ts'
import { makeOffer } from '#domain/catalogue/offer.ts'
import { RatioTravelDocument } from '#gql/operations/RatioTravel.ts'
import { useBookingActions } from '#web/booking/BookingContext.tsx'
import { pricingVariables } from '#web/booking/loadBooking.ts'
import { nextPaint } from '#web/ui/nextPaint.ts'

/** Loads a variant and switches to it; resolves to the function that switches, or to null if loading fails. */
export function useLoadVariant(): (pricingTravelId: string) => Promise<(() => void) | null> {
  const graph = useClient()
  const { bookingNow, change } = useBookingActions()
  return async (pricingTravelId) => {
    const { data } = await graph
      .query(RatioTravelDocument, pricingVariables(pricingTravelId, { isWhole: false }))
      .toPromise()
    const pricing = readPricingTravel(data?.ratioTravel ?? null)
    if (pricing === null) return null
    const offer = makeOffer({ ...bookingNow().offer, pricing })
    return () => change((booking) => withPricingTravel(booking, pricing.id), offer)
  }
}

/**
 * Switches to another variant once its prices are loaded; of several, to the last one pressed. Until then, and if loading
 * fails, the present one stays, and also if the visitor leaves the step meanwhile.
 *
 * @param runUndoably runs the change and reports the choices it removes.
 * @returns `hasFailed` for the last one pressed; null before the first.
 */
export function useChooseVariant(runUndoably: (run: () => void) => void) {
  const loadVariant = useLoadVariant()
  const [wantedId, setWantedId] = useState<string | null>(null)
  const lastId = useRef<string | null>(null)
  const [hasFailed, setHasFailed] = useState<boolean | null>(null)
  useEffect(
    () => () => {
      lastId.current = null
    },
    [],
  )
  const chooseVariant = async (pricingTravelId: string) => {
    lastId.current = pricingTravelId
    setWantedId(pricingTravelId)
    setHasFailed(false)
    // Paint the pressed card first: a cached variant is parsed and rendered at once, in a long task.
    await nextPaint()
    const choose = await loadVariant(pricingTravelId)
    if (lastId.current !== pricingTravelId) return
    setWantedId(null)
    setHasFailed(choose === null)
    if (choose !== null) runUndoably(choose)
  }
  return { wantedId, hasFailed, chooseVariant }
}
