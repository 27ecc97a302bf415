import { expect, test } from 'vitest'
import { writeState, restoreState } from '#state/storage.ts'
import { draftsAtom } from '#state/booking.ts'
import { makeStore } from '#state/store.ts'
import { readPendingChildren, pendingChildAtom } from '#state/pendingChild.ts'
import { draft } from '#test/support/builders/draft.ts'
import { memoryStorage } from '#test/support/web/browserGlobals.ts'

const shop = () => makeStore('2027-03-01', { tenantId: '4', isEsimActive: false, hasPaymentPage: true })

test('a pending birthday survives a reload, within the session only', () => {
  const storages = { local: memoryStorage(), session: memoryStorage() }
  const before = shop()
  before.set(draftsAtom, { provence: draft({ lastActivityTimestamp: 1000 }) })
  before.set(pendingChildAtom('provence'), '1.2.2015')
  writeState(before, storages)
  const after = shop()
  restoreState(after, storages, 1000)
  expect(after.get(pendingChildAtom('provence'))).toBe('1.2.2015')
  expect(storages.local.getItem('redux')).not.toContain('2015')
})

test('a closed form is not stored', () => {
  const store = shop()
  store.set(pendingChildAtom('provence'), '')
  expect(store.get(pendingChildAtom('provence'))).toBe('')
  store.set(pendingChildAtom('provence'), null)
  expect(store.get(pendingChildAtom('provence'))).toBeNull()
})

test('pending input without a booking on the device, or that is no text, is left out', () => {
  expect(readPendingChildren({ provence: '1.2', wien: '3.4', prag: 7 }, ['provence', 'prag'])).toEqual({
    provence: '1.2',
  })
  expect(readPendingChildren(null, ['provence'])).toEqual({})
})
