import { useStore } from 'jotai'
import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { persistPublicState, restorePublicState, restoreSavedTravels } from '#state/publicStorage.ts'
import { STORAGE_KEY } from '#state/storedState.ts'
import type { Store } from '#state/store.ts'
import { useSite } from './SiteContext.tsx'
import { isFunnelPath } from './travelPaths.ts'

interface Restored {
  readonly publicState: boolean
  readonly bookings: boolean
}

const RestoredContext = createContext<Restored>({ publicState: false, bookings: false })

/** False until the bookings stored on the device are restored; until then a page renders as on the server. */
export function useIsStateRestored(): boolean {
  return useContext(RestoredContext).bookings
}

/** The same for the state of public pages: bestsellers, wishlist and recently viewed travels. */
export function useIsPublicStateRestored(): boolean {
  return useContext(RestoredContext).publicState
}

/**
 * Restores stored state after hydration and writes it back on each change. Bookings are restored in the funnel only, so
 * that public pages do not carry the code that parses drafts.
 */
export function StatePersistence({ children }: { readonly children: ReactNode }) {
  const { config } = useSite()
  const isInFunnel = isFunnelPath(useLocation().pathname)
  const publicState = usePersisted(loadConnectPublic, config.persist)
  const bookings = usePersisted(isInFunnel ? loadConnectBookings : null, config.persist)
  return <RestoredContext value={{ publicState, bookings }}>{children}</RestoredContext>
}

/** Restores state and writes it back from then on. Returns a function that stops writing. */
type Connect = (store: Store) => () => void

/** Loads the code that connects once, when `load` is first given; true once the state is restored or is not persisted. */
function usePersisted(load: (() => Promise<Connect>) | null, isPersistent: boolean): boolean {
  const store = useStore()
  const [isRestored, setIsRestored] = useState(false)
  const [failure, setFailure] = useState<{ readonly cause: unknown } | null>(null)
  const [wanted, setWanted] = useState<{ readonly load: () => Promise<Connect> } | null>(null)
  if (load !== null && wanted === null) setWanted({ load })
  useEffect(() => {
    if (wanted === null) return
    const connecting = (isPersistent ? wanted.load() : Promise.resolve(null)).then((connect) =>
      connect === null ? null : withStorage(connect, store),
    )
    // A transition, as half the page may render again and user input has priority.
    connecting.then(
      () => startTransition(() => setIsRestored(true)),
      (cause: unknown) => setFailure({ cause }),
    )
    return () => {
      void connecting.then(
        (disconnect) => disconnect?.(),
        () => undefined,
      )
    }
  }, [wanted, store, isPersistent])
  // An empty booking in the place of the stored one would look like a loss: the error page offers to load it again.
  if (failure !== null) throw failure.cause
  return isRestored
}

/** Connects, unless storage is blocked, which throws on access: the visit goes on, but nothing is persisted. */
function withStorage(connect: Connect, store: Store): (() => void) | null {
  try {
    return connect(store)
  } catch (error) {
    if (!(error instanceof DOMException)) reportError(error)
    return null
  }
}

const loadConnectPublic = () => Promise.resolve(connectPublic)

function connectPublic(store: Store): () => void {
  const { localStorage } = window
  startTransition(() => restorePublicState(store, localStorage))
  let stopWriting = persistPublicState(store, localStorage)
  const onOtherTab = ({ key }: StorageEvent) => {
    if (key !== STORAGE_KEY) return
    // Written back, it would undo what the other tab has written since.
    stopWriting()
    restoreSavedTravels(store, localStorage)
    stopWriting = persistPublicState(store, localStorage)
  }
  window.addEventListener('storage', onOtherTab)
  return () => {
    stopWriting()
    window.removeEventListener('storage', onOtherTab)
  }
}

/** The module that restores the bookings of the device. */
export const loadBookingPersistence = () => import('./bookingPersistence.ts')

const loadConnectBookings = async () => (await loadBookingPersistence()).connectBookings
