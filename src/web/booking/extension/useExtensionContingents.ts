import { useEffect, useState } from 'react'
import { useClient } from 'urql'
import { readContingents } from '#domain/catalogue/contingents.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { ContingentsDocument } from '#gql/operations/Contingents.ts'
import { CONTINGENTS_LIFETIME_SECONDS } from '#web/booking/loadBooking.ts'
import { isFresh } from '#web/graph/answerTimes.ts'

type KnownContingents = NonNullable<Offer['contingents']>

/**
 * What is left on each extension date, asked for when the step shows them: the offer knows the contingents of the chosen
 * date only. A date whose answer is not there yet is missing; the same question is not asked twice within a minute.
 */
export function useExtensionContingents(ratioTravelId: string | null, dateIds: readonly string[]): ReadonlyMap<string, KnownContingents> {
  const graph = useClient()
  const [known, setKnown] = useState<ReadonlyMap<string, KnownContingents>>(new Map())
  const wanted = [...new Set(dateIds)].join('\n')
  useEffect(() => {
    if (ratioTravelId === null || wanted === '') return
    let isCurrent = true
    for (const dateId of wanted.split('\n')) {
      const variables = { ratioTravelId, dateId }
      const isRecent = isFresh(ContingentsDocument, variables, CONTINGENTS_LIFETIME_SECONDS)
      void graph
        .query(ContingentsDocument, variables, { requestPolicy: isRecent ? 'cache-first' : 'network-only' })
        .toPromise()
        .then(({ data }) => {
          if (isCurrent && data !== undefined) setKnown((before) => new Map(before).set(dateId, { dateId, left: readContingents(data) }))
        })
    }
    return () => {
      isCurrent = false
    }
  }, [graph, ratioTravelId, wanted])
  return known
}
