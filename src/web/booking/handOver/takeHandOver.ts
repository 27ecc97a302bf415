import type { Client } from '@urql/core'
import { resolve } from '#domain/booking/draft/resolve.ts'
import { isBooked } from '#domain/booking/draft/sent.ts'
import { firstOpenStep } from '#domain/booking/funnel/navigation.ts'
import { withHandOver } from '#domain/booking/stored/handOver.ts'
import { readPricingTravel } from '#domain/catalogue/catalogue.ts'
import { RatioTravelDocument } from '#gql/operations/RatioTravel.ts'
import { changeDraftAtom, chooseVariantAtom, draftAtom, offerAtom, storePricingAtom } from '#state/booking.ts'
import type { Store } from '#state/store.ts'
import { pricingVariables } from '#web/booking/loadBooking.ts'
import { handOverIn } from './handOverLink.ts'

interface Target {
  readonly travelId: string
  readonly graph: Client
  readonly store: Store
  /**
   * Removes the fragment from the URL, so that a reload does not overwrite later changes.
   * @param step path of the first incomplete step to navigate to; null to stay
   */
  readonly cleanUrl: (step: string | null) => void
}

/** Takes over the booking in a URL fragment, if there is one. A placed booking is never replaced. */
export function takeHandOver({ travelId, graph, store, cleanUrl }: Target, hash: string): void {
  const handOver = handOverIn(hash)
  if (handOver === null) return
  if (isBooked(store.get(draftAtom(travelId)))) {
    cleanUrl(null)
    return
  }
  void graph
    .query(RatioTravelDocument, pricingVariables(handOver.v, false))
    .toPromise()
    .then(({ data }) => {
      const pricing = readPricingTravel(data?.ratioTravel ?? null)
      if (pricing === null) {
        cleanUrl(null)
        return
      }
      store.set(storePricingAtom(travelId), pricing)
      store.set(chooseVariantAtom(travelId), pricing.id)
      store.set(changeDraftAtom(travelId), (booking) => withHandOver(booking, handOver))
      const offer = store.get(offerAtom(travelId))
      cleanUrl(offer === null ? null : (firstOpenStep(resolve(store.get(draftAtom(travelId)), offer))?.path ?? null))
    })
}
