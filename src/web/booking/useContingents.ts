import { useAtomValue, useSetAtom } from 'jotai'
import { startTransition, useEffect } from 'react'
import { useClient } from 'urql'
import { dateOf } from '#domain/booking/chosen.ts'
import { readContingents } from '#domain/catalogue/contingents.ts'
import { ContingentsDocument } from '#gql/operations/Contingents.ts'
import { draftAtom, offerAtom, takeContingentsAtom } from '#state/booking.ts'
import { isFresh } from '#web/graph/answerTimes.ts'
import { useIsStateRestored } from '#web/layout/StatePersistence.tsx'
import { CONTINGENTS_LIFETIME_SECONDS } from './loadBooking.ts'

/**
 * Keeps the contingents of the chosen departure: asked for when missing or too old, on each change of the departure
 * and with each new look (specification 4, Contingents). Where they cannot be had, the platform decides at the end.
 *
 * @param look names the step on screen and the visitor's return to it.
 */
export function useContingents(travelId: string, look: string): void {
  const graph = useClient()
  const draft = useAtomValue(draftAtom(travelId))
  const offer = useAtomValue(offerAtom(travelId))
  const take = useSetAtom(takeContingentsAtom(travelId))
  // Before the device was read, the date of the draft may not be the visitor's.
  const isRestored = useIsStateRestored()
  const ratioTravelId = offer?.pricing?.id ?? null
  const dateId = offer === null ? null : (dateOf(draft, offer)?.id ?? null)
  useEffect(() => {
    if (!isRestored || ratioTravelId === null || dateId === null) return
    const variables = { ratioTravelId, dateId }
    const requestPolicy = isFresh(ContingentsDocument, variables, CONTINGENTS_LIFETIME_SECONDS)
      ? 'cache-first'
      : 'network-only'
    let isCurrent = true
    void graph
      .query(ContingentsDocument, variables, { requestPolicy })
      .toPromise()
      .then(({ data }) => {
        // What is pressed meanwhile comes first.
        if (isCurrent && data !== undefined) startTransition(() => take({ dateId, left: readContingents(data) }))
      })
    return () => {
      isCurrent = false
    }
  }, [dateId, graph, isRestored, ratioTravelId, look, take])
}
