import { useSetAtom } from 'jotai'
import { useState } from 'react'
import { useClient } from 'urql'
import { readPricingTravel } from '#domain/catalogue/catalogue.ts'
import { RatioTravelDocument } from '#gql/operations/RatioTravel.ts'
import { chooseVariantAtom, storePricingAtom } from '#state/booking.ts'
import { pricingVariables } from '#web/booking/loadBooking.ts'
import { useBooking } from '#web/booking/useBooking.ts'
import { nextPaint } from '#web/ui/nextPaint.ts'

/**
 * Changes over to another variant, once its prices are there. Until then, and where they cannot be had, the present
 * one stays.
 *
 * @param act carries out the change; what it takes away is told.
 */
export function useChooseVariant(act: (carryOut: () => void) => void) {
  const { travelId } = useBooking()
  const graph = useClient()
  const take = useSetAtom(storePricingAtom(travelId))
  const choose = useSetAtom(chooseVariantAtom(travelId))
  const [wantedId, setWantedId] = useState<string | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const chooseVariant = async (pricingTravelId: string) => {
    setWantedId(pricingTravelId)
    setHasFailed(false)
    // A variant that is at hand is read and drawn at once, which takes longer than a press may wait for its answer.
    await nextPaint()
    const { data } = await graph.query(RatioTravelDocument, pricingVariables(pricingTravelId, false)).toPromise()
    const pricing = readPricingTravel(data?.ratioTravel ?? null)
    setWantedId(null)
    setHasFailed(pricing === null)
    if (pricing === null) return
    take(pricing)
    act(() => choose(pricingTravelId))
  }
  return { wantedId, hasFailed, chooseVariant }
}
