import { useEffect, useMemo, useState } from 'react'
import { readResumptions, type Resumption } from '#domain/booking/stored/resumption.ts'
import { forgetAllBookings, forgetBooking, forgetExpired } from '#state/resumptions.ts'
import { readArea, STORAGE_KEY } from '#state/storedState.ts'
import { nowSeconds } from '#web/booking/nowSeconds.ts'
import { useSite } from '#web/site/SiteContext.tsx'
import { useStored } from './useStored.ts'

/** The visitor's unfinished, unknown or unpaid booking, for pages outside of the funnel. */
export interface ResumptionOffer {
  /** Null when there is none. */
  readonly resumption: Resumption | null
  /** Number of bookings of all travels that are not sent. */
  readonly count: number
  /** Deletes the booking from the device. */
  readonly erase: () => void
  /** Deletes all bookings from the device. */
  readonly eraseAll: () => void
  /** The last deletion; null when there was none. */
  readonly erased: Erased | null
}

export interface Erased {
  readonly areAll: boolean
  /** Undoes the deletion. */
  readonly restore: () => void
}

/**
 * The most recent booking to go on with. One that was sent comes first: it may be placed, or its places are held for a
 * short time.
 *
 * @param travelId only a booking of this travel counts; null for any.
 */
export function useResumption(travelId: string | null): ResumptionOffer {
  const stored = useStored()
  const { holdMinutes } = useSite().config
  const [erased, setForgotten] = useState<Erased | null>(null)
  const begun = useMemo(
    () => readResumptions(readArea({ getItem: () => stored })['resumptions'], nowSeconds(), holdMinutes),
    [stored, holdMinutes],
  )
  const offered = begun.filter((entry) => travelId === null || entry.travelId === travelId)
  const resumption = offered.find(({ stage }) => stage !== 'begun') ?? offered[0] ?? null
  useEffect(() => forgetExpired(storages(), nowSeconds()), [])
  const noteDeletion = (putBack: () => void, areAll: boolean) => {
    const restore = () => {
      putBack()
      setForgotten(null)
      notifyOwnWindow()
    }
    setForgotten({ areAll, restore })
    notifyOwnWindow()
  }
  return {
    resumption,
    count: begun.filter(({ stage }) => stage === 'begun').length,
    erase: () => {
      if (resumption !== null) noteDeletion(forgetBooking(storages(), resumption.travelId), false)
    },
    eraseAll: () => noteDeletion(forgetAllBookings(storages()), true),
    erased,
  }
}

function storages() {
  return { local: window.localStorage, session: window.sessionStorage }
}

/** Browsers fire `storage` in the other windows only; the drafts in memory of this window must follow too. */
function notifyOwnWindow() {
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }))
}
