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
  /** Whether they cannot be had, nor were kept of an earlier day. */
  readonly hasFailed: boolean
  readonly retry: () => void
}

/**
 * The bestsellers. What the device kept of today needs no request (rule 4.20.3); the first page of a
 * visit brings them along.
 */
export function useBestsellers(): BestsellersState {
  const { tenant, config } = useSite()
  const isRestored = useIsPublicStateRestored()
  const [kept, setKept] = useAtom(bestsellersAtom)
  const isFresh = isFromToday(kept, config.today)
  const [{ data, error }, ask] = useBestsellerTravelsQuery({ variables: { tenantId: tenant.id }, pause: isFresh })
  const answered = data?.bestsellerTravels ?? null
  useEffect(() => {
    if (!isRestored || isFresh) return
    if (answered !== null) setKept(withBestsellers(answered, config.today))
    else if (error !== undefined) setKept(withBestsellersFailed)
    else setKept(withBestsellersRequested)
  }, [answered, error, isFresh, isRestored, setKept, config.today])
  const travels = answered ?? kept.travels
  const hasFailed = error !== undefined && travels.length === 0
  return { travels, hasFailed, retry: () => ask({ requestPolicy: 'network-only' }) }
}
