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
 * Switches to another variant once its prices are loaded. Until then, and if loading fails, the present one stays.
 *
 * @param runUndoably runs the change and reports the choices it removes.
 */
export function useChooseVariant(runUndoably: (run: () => void) => void) {
  const { travelId } = useBooking()
  const graph = useClient()
  const take = useSetAtom(storePricingAtom(travelId))
  const choose = useSetAtom(chooseVariantAtom(travelId))
  const [wantedId, setWantedId] = useState<string | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const chooseVariant = async (pricingTravelId: string) => {
    setWantedId(pricingTravelId)
    setHasFailed(false)
    // Paint the pressed card first: a cached variant is parsed and rendered at once, in a long task.
    await nextPaint()
    const { data } = await graph.query(RatioTravelDocument, pricingVariables(pricingTravelId, false)).toPromise()
    const pricing = readPricingTravel(data?.ratioTravel ?? null)
    setWantedId(null)
    setHasFailed(pricing === null)
    if (pricing === null) return
    take(pricing)
    runUndoably(() => choose(pricingTravelId))
  }
  return { wantedId, hasFailed, chooseVariant }
}
