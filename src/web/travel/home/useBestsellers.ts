import { useAtom } from 'jotai'
import { useEffect } from 'react'
import {
  isFromToday,
  withBestsellers,
  withBestsellersFailed,
  withBestsellersRequested,
  type BestsellerTravels,
} from '#domain/travels/bestsellers.ts'
import { useBestsellerTravelsQuery } from '#gql/operations/BestsellerTravels.ts'
import { bestsellersAtom } from '#state/bestsellers.ts'
import { useSite } from '#web/site/SiteContext.tsx'
import { useIsPublicStateRestored } from '#web/site/StatePersistence.tsx'

interface BestsellersState {
  readonly travels: BestsellerTravels
  /** True if the request failed and none are stored from an earlier day. */
  readonly hasFailed: boolean
  readonly retry: () => void
}

/** The bestsellers, requested once a day: the result is stored on the device (rule 4.20.3). */
export function useBestsellers(): BestsellersState {
  const { tenant, config } = useSite()
  const isRestored = useIsPublicStateRestored()
  const [stored, setStored] = useAtom(bestsellersAtom)
  const isFresh = isFromToday(stored, config.today)
  const [{ data, error }, ask] = useBestsellerTravelsQuery({ variables: { tenantId: tenant.id }, pause: isFresh })
  const loaded = data?.bestsellerTravels ?? null
  useEffect(() => {
    if (!isRestored || isFresh) return
    if (loaded !== null) setStored(withBestsellers(loaded, config.today))
    else if (error !== undefined) setStored(withBestsellersFailed)
    else setStored(withBestsellersRequested)
  }, [loaded, error, isFresh, isRestored, setStored, config.today])
  const travels = loaded ?? stored.travels
  const hasFailed = error !== undefined && travels.length === 0
  return { travels, hasFailed, retry: () => ask({ requestPolicy: 'network-only' }) }
}
