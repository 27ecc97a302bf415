import { useEffect, useState } from 'react'
import { useClient } from 'urql'
import type { Contingents } from '#domain/catalogue/contingents.ts'
import { useRefetchKey } from '#web/booking/page/useRefetchKey.ts'
import { fetchContingents } from '#web/booking/fetchContingents.ts'
import { retryUntilSuccess } from '#web/booking/retryUntilSuccess.ts'

/**
 * Contingents of each extension date; the offer has those of the chosen date only. A date is missing while its request
 * is pending, and null if the request failed and is being retried. Stale ones are requested again on return to the window.
 */
export function useExtensionContingents(
  ratioTravelId: string | null,
  dateIds: readonly string[],
): ReadonlyMap<string, Contingents | null> {
  const graph = useClient()
  const { key } = useRefetchKey('')
  const [contingents, setContingents] = useState<ReadonlyMap<string, Contingents | null>>(new Map())
  const idList = [...new Set(dateIds)].join('\n')
  useEffect(() => {
    if (ratioTravelId === null || idList === '') return
    const cancels = idList.split('\n').map((dateId) => {
      const store = (left: Contingents | null) => setContingents((before) => new Map(before).set(dateId, left))
      return retryUntilSuccess({
        request: () => fetchContingents(graph, { ratioTravelId, dateId }),
        onResponse: store,
        onFailure: () => store(null),
      })
    })
    return () => cancels.forEach((cancel) => cancel())
  }, [graph, ratioTravelId, idList, key])
  return contingents
}
