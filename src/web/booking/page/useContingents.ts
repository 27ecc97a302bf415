import { useAtomValue, useSetAtom } from 'jotai'
import { startTransition, useEffect } from 'react'
import { useClient } from 'urql'
import { resolve } from '#domain/booking/draft/resolve.ts'
import {
  contingentRefetchAtom,
  contingentFailureAtom,
  draftAtom,
  offerAtom,
  storeContingentsAtom,
} from '#state/booking.ts'
import { fetchContingents } from '#web/booking/fetchContingents.ts'
import { retryUntilSuccess } from '#web/booking/retryUntilSuccess.ts'
import { useIsStateRestored } from '#web/site/StatePersistence.tsx'

/**
 * Keeps the contingents of the chosen departure fresh: fetched when missing or stale, whenever the departure or the
 * refetch key changes (rule 4.8.1). While the request fails, no further rooms are offered, and it is retried: with
 * growing delays, and at once when the visitor asks for it.
 */
export function useContingents(travelId: string, refetchKey: string): void {
  const graph = useClient()
  const draft = useAtomValue(draftAtom(travelId))
  const offer = useAtomValue(offerAtom(travelId))
  const take = useSetAtom(storeContingentsAtom(travelId))
  const setFailure = useSetAtom(contingentFailureAtom(travelId))
  const attempt = useAtomValue(contingentRefetchAtom(travelId))
  // Until the stored state is read, the date of the draft may not be the visitor's choice.
  const isRestored = useIsStateRestored()
  const ratioTravelId = offer?.pricing?.id ?? null
  const dateId = offer === null ? null : (resolve(draft, offer).date?.id ?? null)
  useEffect(() => {
    if (!isRestored || ratioTravelId === null || dateId === null) return
    return retryUntilSuccess({
      request: () => fetchContingents(graph, { ratioTravelId, dateId }),
      // User input has priority, so update in a transition.
      onResponse: (left) => startTransition(() => take({ dateId, left })),
      onFailure: () => setFailure({ dateId, isRetried: false }),
    })
  }, [dateId, graph, isRestored, ratioTravelId, refetchKey, attempt, setFailure, take])
}
