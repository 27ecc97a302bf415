import { Provider, useStore } from 'jotai'
import { useState, type ReactNode } from 'react'
import { useRatioTravelQuery } from '#gql/operations/RatioTravel.ts'
import { pricingAtom, travelAtom } from '#state/booking.ts'
import { todayAtom } from '#state/clock.ts'
import { sellerAtom } from '#state/seller.ts'
import { makeStore } from '#state/store.ts'
import type { Store } from '#state/store.ts'
import { BookingDataProvider } from '#web/booking/BookingContext.tsx'
import type { BookingData } from '#web/booking/BookingContext.tsx'
import { pricingVariables } from '#web/booking/loadBooking.ts'

interface Props extends Pick<BookingData, 'travelId' | 'travel'> {
  readonly children: ReactNode
  /** Shown where the server did not draw the step, so that there is nothing to keep. */
  readonly otherwise: ReactNode
}

/**
 * The first step as the server drew it, for who comes back to a draft that needs more than was drawn with: until that
 * is there nothing moves, and what is pressed is held and done to the draft. It has a store of its own, without the draft.
 */
export function AsServed({ travelId, travel, children, otherwise }: Props) {
  const store = useStore()
  // Who comes by a link inside the site finds nothing that would hold a press.
  const [{ served, isInert }] = useState(() => ({
    served: servedStore(store, travelId),
    isInert: typeof window === 'undefined' || window.heldActs === undefined,
  }))
  const variantId = firstVariantId(store, travelId)
  const [{ data }] = useRatioTravelQuery({
    variables: pricingVariables(variantId ?? '', false),
    pause: variantId === null,
  })
  if (served === null) return otherwise
  return (
    <Provider store={served}>
      <BookingDataProvider value={{ travelId, travel, ratioTravel: data?.ratioTravel ?? null, isRestored: false }}>
        <div inert={isInert}>{children}</div>
      </BookingDataProvider>
    </Provider>
  )
}

function firstVariantId(store: Store, travelId: string): string | null {
  return store.get(travelAtom(travelId))?.travel.pricing?.travels[0]?.id ?? null
}

/** Null where the first variant was never loaded. */
function servedStore(store: Store, travelId: string): Store | null {
  const variantId = firstVariantId(store, travelId)
  const pricing = variantId === null ? null : store.get(pricingAtom(variantId))
  if (pricing === null) return null
  const served = makeStore(store.get(todayAtom), store.get(sellerAtom))
  served.set(travelAtom(travelId), store.get(travelAtom(travelId)))
  served.set(pricingAtom(pricing.id), pricing)
  return served
}
