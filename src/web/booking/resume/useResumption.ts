import { useEffect, useMemo, useState } from 'react'
import { readResumptions } from '#domain/booking/stored/resumption.ts'
import type { Resumption } from '#domain/booking/stored/resumption.ts'
import { forgetAllBookings, forgetBooking, forgetExpired } from '#state/resumptions.ts'
import { readArea, STORAGE_KEY } from '#state/storedState.ts'
import { nowSeconds } from '#web/booking/nowSeconds.ts'
import { useStored } from './useStored.ts'

/** A booking the visitor has begun, for pages outside of the funnel. */
export interface ResumptionOffer {
  /** Null when there is none. */
  readonly resumption: Resumption | null
  /** How many bookings were begun, of whatever travel. */
  readonly count: number
  /** Takes the booking off the device. */
  readonly forget: () => void
  /** Takes all bookings off the device. */
  readonly forgetAll: () => void
  /** What was taken off last; null when nothing was. */
  readonly forgotten: Forgotten | null
}

export interface Forgotten {
  readonly areAll: boolean
  /** Puts it back. */
  readonly restore: () => void
}

/**
 * The last booking that was begun and not placed.
 *
 * @param travelId the travel it must be of; null for any.
 */
export function useResumption(travelId: string | null): ResumptionOffer {
  const stored = useStored()
  const [forgotten, setForgotten] = useState<Forgotten | null>(null)
  const begun = useMemo(
    () => readResumptions(readArea({ getItem: () => stored })['resumptions'], nowSeconds()),
    [stored],
  )
  const resumption = begun.find((entry) => travelId === null || entry.travelId === travelId) ?? null
  useEffect(() => forgetExpired(storages(), nowSeconds()), [])
  const take = (putBack: () => void, areAll: boolean) => {
    const restore = () => {
      putBack()
      setForgotten(null)
      tellChange()
    }
    setForgotten({ areAll, restore })
    tellChange()
  }
  return {
    resumption,
    count: begun.length,
    forget: () => {
      if (resumption !== null) take(forgetBooking(storages(), resumption.travelId), false)
    },
    forgetAll: () => take(forgetAllBookings(storages()), true),
    forgotten,
  }
}

function storages() {
  return { local: window.localStorage, session: window.sessionStorage }
}

/** Browsers tell a change to the other windows only; the drafts this one holds, if any, follow it as well. */
function tellChange() {
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }))
}
