import { useEffect, useState } from 'react'
import { useClient } from 'urql'
import type { Contingents } from '#domain/catalogue/contingents.ts'
import { askContingents } from '#web/booking/askContingents.ts'
import { keepAsking } from '#web/booking/keepAsking.ts'

/**
 * What is left on each extension date, asked for when the step shows them: the offer knows the contingents of the chosen
 * date only. A date whose answer is not there yet is missing, one that cannot be had is null; it is asked for again.
 */
export function useExtensionContingents(
  ratioTravelId: string | null,
  dateIds: readonly string[],
): ReadonlyMap<string, Contingents | null> {
  const graph = useClient()
  const [known, setKnown] = useState<ReadonlyMap<string, Contingents | null>>(new Map())
  const wanted = [...new Set(dateIds)].join('\n')
  useEffect(() => {
    if (ratioTravelId === null || wanted === '') return
    const ends = wanted.split('\n').map((dateId) => {
      const know = (left: Contingents | null) => setKnown((before) => new Map(before).set(dateId, left))
      return keepAsking({
        ask: () => askContingents(graph, { ratioTravelId, dateId }),
        onAnswer: know,
        onFailure: () => know(null),
      })
    })
    return () => ends.forEach((end) => end())
  }, [graph, ratioTravelId, wanted])
  return known
}
