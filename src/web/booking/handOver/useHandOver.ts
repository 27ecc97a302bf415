import { useStore } from 'jotai'
import { useEffect } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { useClient } from 'urql'
import { withHandOver } from '#domain/booking/handOver.ts'
import { isBooked } from '#domain/booking/steps.ts'
import { readPricingTravel } from '#domain/catalogue/catalogue.ts'
import { RatioTravelDocument } from '#gql/operations/RatioTravel.ts'
import { changeDraftAtom, chooseVariantAtom, draftAtom, takePricingAtom } from '#state/booking.ts'
import { pricingVariables } from '#web/booking/loadBooking.ts'
import { handOverIn } from './handOverLink.ts'

/**
 * Takes over the booking an address carries, once the device's own state is known. The fragment leaves the address
 * with it, so that a reload does not undo what the visitor changes afterwards. A placed booking is never replaced.
 */
export function useHandOver(travelId: string, isReady: boolean): void {
  const graph = useClient()
  const store = useStore()
  const navigate = useNavigate()
  const { hash, pathname } = useLocation()
  useEffect(() => {
    const handOver = isReady ? handOverIn(hash) : null
    if (handOver === null) return
    void navigate(pathname, { replace: true, preventScrollReset: true })
    if (isBooked(store.get(draftAtom(travelId)))) return
    void graph
      .query(RatioTravelDocument, pricingVariables(handOver.v, false))
      .toPromise()
      .then(({ data }) => {
        const pricing = readPricingTravel(data?.ratioTravel ?? null)
        if (pricing === null) return
        store.set(takePricingAtom(travelId), pricing)
        store.set(chooseVariantAtom(travelId), pricing.id)
        store.set(changeDraftAtom(travelId), (draft, offer) => withHandOver(draft, handOver, offer))
      })
  }, [graph, hash, isReady, navigate, pathname, store, travelId])
}
