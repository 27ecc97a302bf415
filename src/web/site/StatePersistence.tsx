import { useStore } from 'jotai'
import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { persistPublicState, restorePublicState, restoreSavedTravels } from '#state/publicStorage.ts'
import { STORAGE_KEY } from '#state/storedState.ts'
import type { Store } from '#state/store.ts'
import { useSite } from './SiteContext.tsx'

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
  const isInFunnel = useLocation().pathname.startsWith('/buchen/')
  const publicState = usePersisted(connectPublic, config.persist)
  const bookings = usePersisted(isInFunnel ? connectBookings : null, config.persist)
  return <RestoredContext value={{ publicState, bookings }}>{children}</RestoredContext>
}

/** Restores state and writes it back from then on; returns or resolves with a function that stops writing. */
type Connect = (store: Store) => (() => void) | Promise<() => void>

/** Connects once, when `connect` is first given; true once the state is restored or is not to be persisted. */
function usePersisted(connect: Connect | null, isPersistent: boolean): boolean {
  const store = useStore()
  const [isRestored, setIsRestored] = useState(false)
  const [wanted, setWanted] = useState<{ readonly connect: Connect } | null>(null)
  if (connect !== null && wanted === null) setWanted({ connect })
  useEffect(() => {
    if (wanted === null) return
    const connecting = Promise.resolve()
      .then(() => (isPersistent ? wanted.connect(store) : null))
      // Blocked storage throws on access: the visit goes on, but nothing is persisted.
      .catch(() => null)
    // A transition, as half the page may render again and user input has priority.
    void connecting.then(() => startTransition(() => setIsRestored(true)))
    return () => {
      void connecting.then((disconnect) => disconnect?.())
    }
  }, [wanted, store, isPersistent])
  return isRestored
}

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

async function connectBookings(store: Store): Promise<() => void> {
  return (await loadBookingPersistence()).connectBookings(store)
}
