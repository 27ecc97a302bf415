import { startTransition, useEffect, useState } from 'react'
import { useClient } from 'urql'
import { withSummary, withSummaryFailure } from '#domain/booking/commands/insurance.ts'
import type { Booking } from '#domain/booking/draft/booking.ts'
import { selectionKey } from '#domain/booking/draft/selections.ts'
import { isSummaryNeeded } from '#domain/booking/insurance/insurance.ts'
import { pricedKey } from '#domain/booking/price/platformTotal.ts'
import { useBooking } from '#web/booking/BookingContext.tsx'

/** Debounce: several choices in a row cause one request. */
const DEBOUNCE_MS = 250

/** Identifies the summary to request: by the selections for the first one, then by everything that affects the total. */
function keyOf(booking: Booking): string {
  const { draft } = booking
  return draft.summary === null ? selectionKey(draft) : pricedKey(booking)
}

/** Loads the platform's summary whenever it is needed. Returns whether a request is pending. */
export function useSummary(): { readonly isLoading: boolean } {
  const graph = useClient()
  const { booking, draft, bookingNow, record } = useBooking()
  const { summaryLoadingError: attempt } = draft
  const [loadingKey, setLoadingKey] = useState<string | null>(null)
  const key = isSummaryNeeded(booking) ? keyOf(booking) : null
  useEffect(() => {
    if (key === null) return
    let isCurrent = true
    const timer = setTimeout(() => {
      setLoadingKey(key)
      // Read after the debounce, so that data loaded meanwhile is included.
      const current = bookingNow()
      // Lazy: the first steps need no summary.
      void import('./fetchSummary.ts')
        .then(({ fetchSummary }) => fetchSummary(graph, current))
        .catch(() => null)
        .then((summary) => {
          if (!isCurrent) return
          startTransition(() =>
            record((now) => (summary === null ? withSummaryFailure(now.draft) : withSummary(now, summary))),
          )
        })
    }, DEBOUNCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
    // `attempt` retries after a failure. Changes of the draft that leave the key alone need no new summary.
  }, [attempt, graph, key, bookingNow, record])
  return { isLoading: key !== null && loadingKey === key }
}
