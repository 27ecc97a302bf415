import { STORAGE_KEY } from '#state/storedState.ts'
import { erasePeopleOfLeftBookings, onStateChange, restoreState, takeOverState, writeState } from '#state/storage.ts'
import type { Store } from '#state/store.ts'
import { isStillInBooking } from './isStillInBooking.ts'

// The payment step loads it by this module: imported by both, it would be a request of its own on every step.
export { refreshPayment } from '#state/storage.ts'

/** Restores the bookings of the device and writes them back on each change. Returns the function that stops writing. */
export function connectBookings(store: Store): () => void {
  const storages = { local: window.localStorage, session: window.sessionStorage }
  const nowSeconds = () => Math.floor(Date.now() / 1000)
  restoreState(store, storages, nowSeconds())
  let isTakingOver = false
  const stopWriting = onStateChange(store, () => isTakingOver || writeState(store, storages))
  erasePeopleOfLeftBookings(store, isStillInBooking)
  // Tabs share their bookings: a write in one is taken over by the others, so that none overwrites it.
  const onOtherTab = ({ key }: StorageEvent) => {
    if (key !== STORAGE_KEY) return
    isTakingOver = true
    try {
      takeOverState(store, storages, nowSeconds())
    } finally {
      isTakingOver = false
    }
  }
  window.addEventListener('storage', onOtherTab)
  return () => {
    stopWriting()
    window.removeEventListener('storage', onOtherTab)
  }
}
