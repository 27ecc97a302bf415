import { expect, test } from 'vitest'
import { persistPublicState, restorePublicState, restoreSavedTravels } from '#state/publicStorage.ts'
import { viewTravelAtom, wishlistAtom, recentlyViewedAtom, toggleWishlistAtom } from '#state/savedTravels.ts'
import { writeState } from '#state/storage.ts'
import type { StateStorage } from '#state/storedState.ts'
import { makeStore } from '#state/store.ts'
import { memoryStorage } from '#test/support/web/browserGlobals.ts'

const PROVENCE = { id: 'provence', urlSlug: 'provence', name: 'Provence', publicId: 'reise/provence' }
const ELSASS = { id: 'elsass', urlSlug: 'elsass', name: 'Elsass', publicId: null }

function window_(device: StateStorage) {
  const store = makeStore('2027-03-01', { tenantId: '4', isEsimActive: false, hasPaymentPage: true })
  restorePublicState(store, device)
  persistPublicState(store, device)
  return store
}

test('a travel on the wishlist is restored in another visit, and removed when toggled again', () => {
  const device = memoryStorage()
  window_(device).set(toggleWishlistAtom, PROVENCE)
  const later = window_(device)
  expect(later.get(wishlistAtom)).toEqual([PROVENCE])
  later.set(toggleWishlistAtom, PROVENCE)
  expect(window_(device).get(wishlistAtom)).toEqual([])
})

test('recently viewed travels are listed in order, the last one first', () => {
  const device = memoryStorage()
  const store = window_(device)
  store.set(viewTravelAtom, PROVENCE)
  store.set(viewTravelAtom, ELSASS)
  expect(
    window_(device)
      .get(recentlyViewedAtom)
      .map(({ id }) => id),
  ).toEqual(['elsass', 'provence'])
})

test('saving the state of the funnel leaves the saved travels unchanged', () => {
  const device = memoryStorage()
  window_(device).set(toggleWishlistAtom, PROVENCE)
  writeState(makeStore('2027-03-01', { tenantId: '4', isEsimActive: false, hasPaymentPage: true }), {
    local: device,
    session: memoryStorage(),
  })
  expect(window_(device).get(wishlistAtom)).toEqual([PROVENCE])
})

test('a window shows the wishlist of another one', () => {
  const device = memoryStorage()
  const [here, there] = [window_(device), window_(device)]
  there.set(toggleWishlistAtom, ELSASS)
  restoreSavedTravels(here, device)
  expect(here.get(wishlistAtom)).toEqual([ELSASS])
})
