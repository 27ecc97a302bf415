import { useAtomValue, useSetAtom, useStore } from 'jotai'
import { startTransition, useEffect, useState } from 'react'
import { useClient } from 'urql'
import { withSummary, withSummaryFailure } from '#domain/booking/commands/insurance.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { selectionKey } from '#domain/booking/draft/selections.ts'
import { isSummaryNeeded } from '#domain/booking/insurance/insurance.ts'
import { pricedKey } from '#domain/booking/price/platformTotal.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { draftAtom, offerAtom, takeInAtom } from '#state/booking.ts'

/** Several choices in a row ask for one summary. */
const PAUSE_MS = 250

/** Stands for what is asked for: before there is a summary the selections, then what its total has to be of. */
function keyOf(draft: BookingDraft, offer: Offer): string {
  return draft.summary === null ? selectionKey(draft) : pricedKey(draft, offer)
}

/** Loads the platform's summary whenever it is needed. Answers whether it is on its way. */
export function useSummary(travelId: string): { readonly isLoading: boolean } {
  const graph = useClient()
  const store = useStore()
  const draft = useAtomValue(draftAtom(travelId))
  const offer = useAtomValue(offerAtom(travelId))
  const takeIn = useSetAtom(takeInAtom(travelId))
  const [loadingKey, setLoadingKey] = useState<string | null>(null)
  const isNeeded = offer !== null && isSummaryNeeded(draft, offer)
  const key = isNeeded ? keyOf(draft, offer) : null
  const attempt = draft.summaryLoadingError
  useEffect(() => {
    if (key === null) return
    let isCurrent = true
    const timer = setTimeout(() => {
      setLoadingKey(key)
      // The state as it is now: what was loaded during the pause goes out too.
      const [current, sold] = [store.get(draftAtom(travelId)), store.get(offerAtom(travelId))]
      // What asks comes with the first question: the steps before ask none.
      void import('./askSummary.ts')
        .then(({ askSummary }) => (sold === null ? null : askSummary(graph, current, sold)))
        .catch(() => null)
        .then((summary) => {
          if (!isCurrent) return
          startTransition(() =>
            takeIn((now, held) => (summary === null ? withSummaryFailure(now) : withSummary(now, summary, held))),
          )
        })
    }, PAUSE_MS)
    return () => {
      isCurrent = false
      clearTimeout(timer)
    }
    // `attempt` asks again after a failure. Changes of the draft that leave its key as it is need no new summary.
  }, [attempt, graph, key, store, takeIn, travelId])
  return { isLoading: key !== null && loadingKey === key }
}
