import { useStore } from 'jotai'
import { createContext, startTransition, useContext, useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { keepPublicState, restorePublicState, restoreShelves } from '#state/publicStorage.ts'
import { STORAGE_KEY } from '#state/storedState.ts'
import type { Store } from '#state/store.ts'
import { useSite } from './SiteContext.tsx'

interface Restored {
  readonly publicState: boolean
  readonly bookings: boolean
}

const RestoredContext = createContext<Restored>({ publicState: false, bookings: false })

/** False until the bookings kept on the device have been read; until then a page shows what the server knew. */
export function useIsStateRestored(): boolean {
  return useContext(RestoredContext).bookings
}

/** The same for what public pages keep: bestsellers and remembered travels. */
export function useIsPublicStateRestored(): boolean {
  return useContext(RestoredContext).publicState
}

/**
 * Reads the state kept on the device after hydration and writes it back on each change. Bookings are read where they
 * are needed first, in the funnel: the code that parses drafts is no part of a public page.
 */
export function StatePersistence({ children }: { readonly children: ReactNode }) {
  const { config } = useSite()
  const isInFunnel = useLocation().pathname.startsWith('/buchen/')
  const publicState = useKept(connectPublic, config.persist)
  const bookings = useKept(isInFunnel ? connectBookings : null, config.persist)
  return <RestoredContext value={{ publicState, bookings }}>{children}</RestoredContext>
}

/** Restores, keeps, and answers with what ends the keeping. */
type Connect = (store: Store) => Promise<() => void>

/** Connects once, when it is first given; true as soon as that is done, or is not to be done. */
function useKept(connect: Connect | null, isPersistent: boolean): boolean {
  const store = useStore()
  const [isRestored, setIsRestored] = useState(false)
  const [wanted, setWanted] = useState<{ readonly connect: Connect } | null>(null)
  if (connect !== null && wanted === null) setWanted({ connect })
  useEffect(() => {
    if (wanted === null) return
    // Without storage (a blocked one throws when it is touched) the visit goes on, only nothing is kept.
    const connecting = isPersistent ? wanted.connect(store).catch(() => null) : Promise.resolve(null)
    // What follows from it may be half the page: it is drawn bit by bit, and waits for what the visitor does.
    void connecting.then(() => startTransition(() => setIsRestored(true)))
    return () => {
      void connecting.then((end) => end?.())
    }
  }, [wanted, store, isPersistent])
  return isRestored
}

function connectPublic(store: Store): Promise<() => void> {
  return Promise.resolve().then(() => {
    const { localStorage } = window
    startTransition(() => restorePublicState(store, localStorage))
    const endKeeping = keepPublicState(store, localStorage)
    const takeOver = ({ key }: StorageEvent) => {
      if (key === STORAGE_KEY) restoreShelves(store, localStorage)
    }
    window.addEventListener('storage', takeOver)
    return () => {
      endKeeping()
      window.removeEventListener('storage', takeOver)
    }
  })
}

async function connectBookings(store: Store): Promise<() => void> {
  const [{ forgetPeopleOfLeft, keepState, onStateChange, restoreState, takeOverState }, { isStillThere }] =
    await Promise.all([import('#state/storage.ts'), import('./isStillThere.ts')])
  const storages = { local: window.localStorage, session: window.sessionStorage }
  const nowSeconds = () => Math.floor(Date.now() / 1000)
  restoreState(store, storages, nowSeconds())
  const endKeeping = onStateChange(store, () => keepState(store, storages))
  forgetPeopleOfLeft(store, isStillThere)
  // Two tabs hold the same bookings: who writes tells the other, before it can write over them.
  const takeOver = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY) takeOverState(store, storages, nowSeconds())
  }
  window.addEventListener('storage', takeOver)
  return () => {
    endKeeping()
    window.removeEventListener('storage', takeOver)
  }
}
