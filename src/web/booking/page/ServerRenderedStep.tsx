import { Provider, useStore } from 'jotai'
import { useMemo, useState, type ReactNode } from 'react'
import { readPricingTravel } from '#domain/catalogue/catalogue.ts'
import { makeOffer, type Offer } from '#domain/catalogue/offer.ts'
import { useRatioTravelQuery } from '#gql/operations/RatioTravel.ts'
import { todayAtom } from '#state/clock.ts'
import { sellerAtom } from '#state/seller.ts'
import { makeStore } from '#state/store.ts'
import { BookingProvider, type BookingData } from '#web/booking/BookingContext.tsx'
import { pricingVariables } from '#web/booking/loadBooking.ts'

interface Props extends Pick<BookingData, 'travelId' | 'travel'> {
  readonly offer: Offer
  readonly children: ReactNode
  /** Shown if the server did not render the step. */
  readonly otherwise: ReactNode
}

/**
 * Keeps the first step as the server rendered it while a stored draft needs more data than the server
 * used. Meanwhile events are captured and later replayed on the draft. Has a Jotai store of its own, without the draft.
 */
export function ServerRenderedStep({ travelId, travel, offer, children, otherwise }: Props) {
  const outer = useStore()
  // After client-side navigation no script captures events, so the step is inert.
  const [{ store, isInert }] = useState(() => ({
    store: makeStore(outer.get(todayAtom), outer.get(sellerAtom)),
    isInert: typeof window === 'undefined' || window.capturedEvents === undefined,
  }))
  const variantId = offer.travel.pricing?.travels[0]?.id ?? null
  const [{ data: answer }] = useRatioTravelQuery({
    variables: pricingVariables(variantId ?? '', { isWhole: false }),
    pause: variantId === null,
  })
  const ratioTravel = answer?.ratioTravel ?? null
  const first = useMemo(
    () => makeOffer({ ...offer, pricing: readPricingTravel(ratioTravel), contingents: null }),
    [offer, ratioTravel],
  )
  const data = useMemo(
    () => ({ travelId, travel, ratioTravel, isRestored: false, contingentFailure: null }),
    [travelId, travel, ratioTravel],
  )
  if (first.pricing === null) return otherwise
  return (
    <Provider store={store}>
      <BookingProvider data={data} offer={first}>
        <div inert={isInert}>{children}</div>
      </BookingProvider>
    </Provider>
  )
}
