// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react'
import { createStore, Provider } from 'jotai'
import { afterEach, expect, test } from 'vitest'
import { draftsAtom } from '#state/booking.ts'
import { toggleWishlistAtom, wishlistAtom } from '#state/savedTravels.ts'
import { STORAGE_KEY } from '#state/storedState.ts'
import { makeStore } from '#state/store.ts'
import { draft } from '#test/support/builders/draft.ts'
import { inSite, siteWith } from '#test/support/web/render.tsx'
import { connectBookings } from '#web/site/bookingPersistence.ts'
import { StatePersistence, useIsPublicStateRestored } from '#web/site/StatePersistence.tsx'

const ELSASS = { id: 'elsass', urlSlug: 'elsass', name: 'Elsass', publicId: null }

afterEach(() => {
  cleanup()
  window.localStorage.clear()
  window.sessionStorage.clear()
})

const stored = () => window.localStorage.getItem(STORAGE_KEY) ?? ''

/** What another window writes, and that this window hears of it. */
function writeInOther(text: string): void {
  window.localStorage.setItem(STORAGE_KEY, text)
  window.dispatchEvent(new StorageEvent('storage', { key: STORAGE_KEY }))
}

// rule 10.18
test('a window in the funnel takes over what another one wrote and never answers it with a write', () => {
  const store = makeStore('2027-03-01', { tenantId: '4', isEsimActive: false, hasPaymentPage: true })
  const disconnect = connectBookings(store)
  store.set(draftsAtom, { provence: draft() })
  expect(window.sessionStorage.getItem(STORAGE_KEY)).toContain('Anna')
  const deleted = '{"bookings":{}}'
  writeInOther(deleted)
  expect(store.get(draftsAtom)).toEqual({})
  expect(stored()).toBe(deleted)
  // The people of the deleted booking go from this window too.
  expect(window.sessionStorage.getItem(STORAGE_KEY)).not.toContain('Anna')
  // Its own changes are still stored.
  store.set(draftsAtom, { elsass: draft({ travelId: 'elsass' }) })
  expect(stored()).toContain('"elsass"')
  disconnect()
})

// rule 10.18
test('a public page takes over what another window wrote and never answers it with a write', async () => {
  const store = createStore()
  const State = () => <p>{useIsPublicStateRestored() ? 'restored' : 'not yet'}</p>
  render(
    <Provider store={store}>
      {inSite(
        <StatePersistence>
          <State />
        </StatePersistence>,
        siteWith({ persist: true }),
      )}
    </Provider>,
  )
  await screen.findByText('restored')
  const written = JSON.stringify({ bookings: {}, seen: [ELSASS] })
  writeInOther(written)
  expect(stored()).toBe(written)
  store.set(toggleWishlistAtom, ELSASS)
  expect(store.get(wishlistAtom)).toEqual([ELSASS])
  expect(stored()).toContain('"remembered":[{"id":"elsass"')
})
