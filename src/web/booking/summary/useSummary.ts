import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { startTransition, useEffect, useState } from 'react'
import { useClient } from 'urql'
import { withSummary, withSummaryFailure } from '#domain/booking/commands/insurance.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { selectionKey } from '#domain/booking/draft/selections.ts'
import { isSummaryNeeded } from '#domain/booking/insurance/insurance.ts'
import { pricedKey } from '#domain/booking/price/platformTotal.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { draftAtom, offerAtom, reconcileDraftAtom } from '#state/booking.ts'

/** Debounce: several choices in a row cause one request. */
const DEBOUNCE_MS = 250

/** Identifies the summary to request: by the selections for the first one, then by everything that affects the total. */
function keyOf(draft: BookingDraft, offer: Offer): string {
  return draft.summary === null ? selectionKey(draft) : pricedKey(draft, offer)
}

/** Loads the platform's summary whenever it is needed. Returns whether a request is pending. */
export function useSummary(travelId: string): { readonly isLoading: boolean } {
  const graph = useClient()
  const store = useStore()
  const draft = useAtomValue(draftAtom(travelId))
  const offer = useAtomValue(offerAtom(travelId))
  const reconcile = useSetAtom(reconcileDraftAtom(travelId))
  const [loadingKey, setLoadingKey] = useState<string | null>(null)
  const isNeeded = offer !== null && isSummaryNeeded(draft, offer)
  const key = isNeeded ? keyOf(draft, offer) : null
  const attempt = draft.summaryLoadingError
  useEffect(() => {
    if (key === null) return
    let isCurrent = true
    const timer = setTimeout(() => {
      setLoadingKey(key)
      // Read after the debounce, so that data loaded meanwhile is included.
      const [current, sold] = [store.get(draftAtom(travelId)), store.get(offerAtom(travelId))]
      // Lazy: the first steps need no summary.
      void import('./fetchSummary.ts')
        .then(({ fetchSummary }) => (sold === null ? null : fetchSummary(graph, current, sold)))
        .catch(() => null)
        .then((summary) => {
          if (!isCurrent) return
          startTransition(() =>
            reconcile((now, held) => (summary === null ? withSummaryFailure(now) : withSummary(now, summary, held))),
          )
        })
    }, DEBOUNCE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
    // `attempt` retries after a failure. Changes of the draft that leave the key alone need no new summary.
  }, [attempt, graph, key, store, reconcile, travelId])
  return { isLoading: key !== null && loadingKey === key }
}
