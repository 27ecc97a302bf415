import { useEffect, useMemo, useState } from 'react'
import { readResumptions } from '#domain/booking/resumption.ts'
import type { Resumption } from '#domain/booking/resumption.ts'
import { forgetBooking, forgetExpired } from '#state/resumptions.ts'
import { readArea, STORAGE_KEY } from '#state/storageArea.ts'
import { nowSeconds } from '#web/booking/nowSeconds.ts'
import { useStored } from './useStored.ts'

/** A booking the visitor has begun, for pages outside of the funnel. */
export interface ResumptionOffer {
  /** Null when there is none. */
  readonly resumption: Resumption | null
  /** Takes the booking off the device. */
  readonly forget: () => void
  /** Puts back what was taken off last; null when nothing was. */
  readonly restore: (() => void) | null
}

/**
 * The last booking that was begun and not placed.
 *
 * @param travelId the travel it must be of; null for any.
 */
export function useResumption(travelId: string | null): ResumptionOffer {
  const stored = useStored()
  const [undo, setUndo] = useState<(() => void) | null>(null)
  const resumption = useMemo(() => resumptionIn(stored, travelId), [stored, travelId])
  useEffect(() => forgetExpired({ local: window.localStorage, session: window.sessionStorage }, nowSeconds()), [])
  const forget = () => {
    if (resumption === null) return
    const putBack = forgetBooking({ local: window.localStorage, session: window.sessionStorage }, resumption.travelId)
    setUndo(() => putBack)
    tellChange()
  }
  const restore = () => {
    undo?.()
    setUndo(null)
    tellChange()
  }
  return { resumption, forget, restore: undo === null ? null : restore }
}

function resumptionIn(stored: string | null, travelId: string | null): Resumption | null {
  const entries = readArea({ getItem: () => stored })['resumptions']
  const all = readResumptions(entries, nowSeconds())
  return all.find((entry) => travelId === null || entry.travelId === travelId) ?? null
}

/** Browsers tell a change to the other windows only; the drafts this one holds, if any, follow it as well. */
function tellChange() {
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }))
}
