import { useAtomValue, useSetAtom } from 'jotai'
import { startTransition, useEffect } from 'react'
import { useClient } from 'urql'
import { dateOf } from '#domain/booking/draft/chosen.ts'
import {
  contingentAskingAtom,
  contingentFailureAtom,
  draftAtom,
  offerAtom,
  takeContingentsAtom,
} from '#state/booking.ts'
import { askContingents } from '#web/booking/askContingents.ts'
import { keepAsking } from '#web/booking/keepAsking.ts'
import { useIsStateRestored } from '#web/site/StatePersistence.tsx'

/**
 * Keeps the contingents of the chosen departure: asked for when missing or too old, on each change of the departure
 * and with each new look (rule 4.8.1). While they cannot be had nothing more is offered, and they are
 * asked for again: by themselves with growing pauses, and at once when the visitor says so.
 *
 * @param look names the step on screen and the visitor's return to it.
 */
export function useContingents(travelId: string, look: string): void {
  const graph = useClient()
  const draft = useAtomValue(draftAtom(travelId))
  const offer = useAtomValue(offerAtom(travelId))
  const take = useSetAtom(takeContingentsAtom(travelId))
  const setFailure = useSetAtom(contingentFailureAtom(travelId))
  const round = useAtomValue(contingentAskingAtom(travelId))
  // Before the device was read, the date of the draft may not be the visitor's.
  const isRestored = useIsStateRestored()
  const ratioTravelId = offer?.pricing?.id ?? null
  const dateId = offer === null ? null : (dateOf(draft, offer)?.id ?? null)
  useEffect(() => {
    if (!isRestored || ratioTravelId === null || dateId === null) return
    return keepAsking({
      ask: () => askContingents(graph, { ratioTravelId, dateId }),
      // What is pressed meanwhile comes first.
      onAnswer: (left) => startTransition(() => take({ dateId, left })),
      onFailure: () => setFailure({ dateId, isAskedAgain: false }),
    })
  }, [dateId, graph, isRestored, ratioTravelId, look, round, setFailure, take])
}
