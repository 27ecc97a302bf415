import { expect, test } from 'vitest'
import { keepPublicState, restorePublicState, restoreShelves } from '#state/publicStorage.ts'
import { lookAtTravelAtom, rememberedTravelsAtom, seenTravelsAtom, toggleRememberedAtom } from '#state/savedTravels.ts'
import { keepState } from '#state/storage.ts'
import type { KeptStorage } from '#state/storedState.ts'
import { makeStore } from '#state/store.ts'
import { memoryStorage } from '#test/support/web/browserGlobals.ts'

const PROVENCE = { id: 'provence', urlSlug: 'provence', name: 'Provence', publicId: 'reise/provence' }
const ELSASS = { id: 'elsass', urlSlug: 'elsass', name: 'Elsass', publicId: null }

function window_(device: KeptStorage) {
  const store = makeStore('2027-03-01', { tenantId: '4', isEsimActive: false, hasPaymentPage: true })
  restorePublicState(store, device)
  keepPublicState(store, device)
  return store
}

test('a travel on the wishlist is restored in another visit, and removed when toggled again', () => {
  const device = memoryStorage()
  window_(device).set(toggleRememberedAtom, PROVENCE)
  const later = window_(device)
  expect(later.get(rememberedTravelsAtom)).toEqual([PROVENCE])
  later.set(toggleRememberedAtom, PROVENCE)
  expect(window_(device).get(rememberedTravelsAtom)).toEqual([])
})

test('recently viewed travels are listed in order, the last one first', () => {
  const device = memoryStorage()
  const store = window_(device)
  store.set(lookAtTravelAtom, PROVENCE)
  store.set(lookAtTravelAtom, ELSASS)
  expect(
    window_(device)
      .get(seenTravelsAtom)
      .map(({ id }) => id),
  ).toEqual(['elsass', 'provence'])
})

test('saving the state of the funnel leaves the saved travels unchanged', () => {
  const device = memoryStorage()
  window_(device).set(toggleRememberedAtom, PROVENCE)
  keepState(makeStore('2027-03-01', { tenantId: '4', isEsimActive: false, hasPaymentPage: true }), {
    local: device,
    session: memoryStorage(),
  })
  expect(window_(device).get(rememberedTravelsAtom)).toEqual([PROVENCE])
})

test('a window shows the wishlist of another one', () => {
  const device = memoryStorage()
  const [here, there] = [window_(device), window_(device)]
  there.set(toggleRememberedAtom, ELSASS)
  restoreShelves(here, device)
  expect(here.get(rememberedTravelsAtom)).toEqual([ELSASS])
})
