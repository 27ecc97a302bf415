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
  /** Shown if the server did not render the step. */
  readonly otherwise: ReactNode
}

/**
 * Server snapshot: keeps the first step as the server rendered it while a stored draft needs more data than the server
 * used. Meanwhile events are captured and later replayed on the draft. Has a Jotai store of its own, without the draft.
 */
export function ServerSnapshot({ travelId, travel, children, otherwise }: Props) {
  const store = useStore()
  // After client-side navigation no script captures events, so the snapshot is inert.
  const [{ snapshot, isInert }] = useState(() => ({
    snapshot: snapshotStore(store, travelId),
    isInert: typeof window === 'undefined' || window.capturedEvents === undefined,
  }))
  const variantId = firstVariantId(store, travelId)
  const [{ data }] = useRatioTravelQuery({
    variables: pricingVariables(variantId ?? '', false),
    pause: variantId === null,
  })
  if (snapshot === null) return otherwise
  return (
    <Provider store={snapshot}>
      <BookingDataProvider value={{ travelId, travel, ratioTravel: data?.ratioTravel ?? null, isRestored: false }}>
        <div inert={isInert}>{children}</div>
      </BookingDataProvider>
    </Provider>
  )
}

function firstVariantId(store: Store, travelId: string): string | null {
  return store.get(travelAtom(travelId))?.travel.pricing?.travels[0]?.id ?? null
}

/** A store as on the server; null if the first variant was never loaded. */
function snapshotStore(store: Store, travelId: string): Store | null {
  const variantId = firstVariantId(store, travelId)
  const pricing = variantId === null ? null : store.get(pricingAtom(variantId))
  if (pricing === null) return null
  const snapshot = makeStore(store.get(todayAtom), store.get(sellerAtom))
  snapshot.set(travelAtom(travelId), store.get(travelAtom(travelId)))
  snapshot.set(pricingAtom(pricing.id), pricing)
  return snapshot
}
