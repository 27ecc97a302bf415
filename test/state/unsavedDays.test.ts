import { expect, test } from 'vitest'
import { draftsAtom, resetBookingAtom } from '#state/booking.ts'
import { writeState, onStateChange, restoreState, takeOverState } from '#state/storage.ts'
import { makeStore } from '#state/store.ts'
import { pendingChildAtom } from '#state/pendingChild.ts'
import { readUnsavedDays, unsavedDaysOfAtom } from '#state/unsavedDays.ts'
import { draft } from '#test/support/builders/draft.ts'
import { memoryStorage } from '#test/support/web/browserGlobals.ts'

const NOW = 10_000_000
const DAYS = { 'traveller1.birthday': { name: 'Beat', text: '31.2.19' } }

function storage() {
  const kept = memoryStorage()
  return { ...kept, area: (): unknown => JSON.parse(kept.getItem('redux') ?? '{}') }
}

/** A device on which something was typed for a booking begun at a time. */
function device(lastActivityTimestamp: number) {
  const storages = { local: storage(), session: storage() }
  const store = makeStore('2027-03-01', { tenantId: '4', isEsimActive: false, hasPaymentPage: true })
  onStateChange(store, () => writeState(store, storages))
  store.set(draftsAtom, { provence: draft({ lastActivityTimestamp }) })
  store.set(unsavedDaysOfAtom('provence'), DAYS)
  store.set(pendingChildAtom('provence'), '1.2.2015')
  return { storages, store }
}

test('text of a date field that is no date yet survives a reload, within the session only', () => {
  const { storages } = device(NOW)
  const after = makeStore('2027-03-01', { tenantId: '4', isEsimActive: false, hasPaymentPage: true })
  restoreState(after, storages, NOW)
  expect(after.get(unsavedDaysOfAtom('provence'))).toEqual(DAYS)
  expect(after.get(unsavedDaysOfAtom('elsass'))).toEqual({})
  expect(JSON.stringify(storages.local.area())).not.toContain('31.2.19')
})

test('unfinished input is deleted with its booking', () => {
  const { storages, store } = device(NOW)
  expect(storages.session.area()).toMatchObject({
    unsavedDays: { provence: DAYS },
    typedChildren: { provence: '1.2.2015' },
  })
  store.set(resetBookingAtom, 'provence')
  expect(storages.session.area()).toEqual({ bookings: {}, typedChildren: {}, unsavedDays: {} })
})

test('an expired booking is removed from the device on the next visit, with its unfinished input', () => {
  const month = 30 * 24 * 60 * 60
  const { storages } = device(NOW)
  const store = makeStore('2027-03-01', { tenantId: '4', isEsimActive: false, hasPaymentPage: true })
  restoreState(store, storages, NOW + month - 1)
  expect(storages.session.area()).toMatchObject({ unsavedDays: { provence: DAYS } })
  restoreState(
    makeStore('2027-03-01', { tenantId: '4', isEsimActive: false, hasPaymentPage: true }),
    storages,
    NOW + month,
  )
  expect(storages.session.area()).toEqual({ bookings: {}, typedChildren: {}, unsavedDays: {} })
  expect(storages.local.area()).toMatchObject({ bookings: {} })
})

test('no text is stored once every date is in the draft', () => {
  const { storages, store } = device(NOW)
  store.set(unsavedDaysOfAtom('provence'), {})
  expect(storages.session.area()).toMatchObject({ unsavedDays: {} })
})

test('malformed text in the storage is left out', () => {
  expect(
    readUnsavedDays({ provence: { 'traveller1.birthday': 7, x: { name: 'A' }, y: { name: 'A', text: '1.' } } }, [
      'provence',
    ]),
  ).toEqual({
    provence: { y: { name: 'A', text: '1.' } },
  })
  expect(readUnsavedDays('no record', ['provence'])).toEqual({})
  expect(readUnsavedDays({ provence: 'no record', wien: DAYS }, ['provence'])).toEqual({ provence: {} })
})

test('a booking started again after its deletion has none of the former input', () => {
  const { storages, store } = device(NOW)
  store.set(resetBookingAtom, 'provence')
  store.set(draftsAtom, { provence: draft() })
  expect(storages.session.area()).toMatchObject({ typedChildren: {}, unsavedDays: {} })
})

test('a booking deleted in another window leaves no input here', () => {
  const { storages, store } = device(NOW)
  storages.local.setItem('redux', JSON.stringify({ bookings: {} }))
  takeOverState(store, storages, NOW)
  expect(store.get(unsavedDaysOfAtom('provence'))).toEqual({})
  expect(store.get(pendingChildAtom('provence'))).toBeNull()
})
