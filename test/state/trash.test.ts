import { describe, expect, test } from 'vitest'
import { resolve } from '#domain/booking/draft/booking.ts'
import { draftsAtom, recordInDraftAtom, storedDraftAtom } from '#state/booking.ts'
import { moveToTrashAtom, purgeAtom, restoreFromTrashAtom } from '#state/trash.ts'
import { changedElsewhereAtom, trashAtom } from '#state/otherWindow.ts'
import { writeState, restoreState, takeOverState } from '#state/storage.ts'
import type { Storages } from '#state/storedState.ts'
import { makeStore, type Store } from '#state/store.ts'
import { forgetBooking } from '#state/resumptions.ts'
import { submitStateAtom } from '#state/submitState.ts'
import { birthdayChangesAtom, undoableChangeAtom } from '#state/undoableChanges.ts'
import { pendingChildAtom } from '#state/pendingChild.ts'
import { unsavedDaysOfAtom } from '#state/unsavedDays.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { wholeOffer } from '#test/support/builders/wholeOffer.ts'
import { memoryStorage } from '#test/support/web/browserGlobals.ts'

const NOW = 1_780_000_000
const TRAVEL = 'provence'
const DAYS = { 'people.t0.birthday': { name: 'Anna Muster', text: '31.2.19' } }

/** Two windows on one device; what ends with a window is kept by each for itself. */
function twoWindows() {
  const local = memoryStorage()
  const open = () => {
    const device: Storages = { local, session: memoryStorage() }
    const store = makeStore('2027-03-01', { tenantId: '4', isEsimActive: false, hasPaymentPage: true })
    restoreState(store, device, NOW)
    return { store, device, keep: () => writeState(store, device), hear: () => takeOverState(store, device, NOW) }
  }
  const one = open()
  one.store.set(draftsAtom, { [TRAVEL]: draft({ acquisitionChannel: 'Zeitung' }) })
  one.keep()
  return { one, other: open() }
}

/** The other window after the first has deleted the booking. */
function afterDeletion() {
  const { one, other } = twoWindows()
  other.store.set(pendingChildAtom(TRAVEL), '1.2.20')
  other.store.set(unsavedDaysOfAtom(TRAVEL), DAYS)
  one.store.set(draftsAtom, {})
  one.keep()
  other.hear()
  return { one, other }
}

describe('a booking deleted by another window', () => {
  test('is moved to the trash, and not reported as changed', () => {
    const { store } = afterDeletion().other
    expect(store.get(draftsAtom)).toEqual({})
    expect(store.get(trashAtom)[TRAVEL]?.draft.acquisitionChannel).toBe('Zeitung')
    expect(store.get(changedElsewhereAtom)).toEqual([])
  })

  test('is started again only by the visitor', () => {
    const { store } = afterDeletion().other
    store.set(storedDraftAtom(TRAVEL), draft())
    store.set(recordInDraftAtom(TRAVEL), {
      offer: wholeOffer(),
      change: (present) => ({
        ...present.draft,
        acquisitionChannel: 'by itself',
      }),
    })
    expect(store.get(draftsAtom)).toEqual({})
    store.set(purgeAtom, TRAVEL)
    store.set(storedDraftAtom(TRAVEL), draft())
    expect(Object.keys(store.get(draftsAtom))).toEqual([TRAVEL])
  })

  test('can be restored with its unfinished input, also for the other window', () => {
    const { one, other } = afterDeletion()
    other.store.set(restoreFromTrashAtom, TRAVEL)
    expect(other.store.get(draftsAtom)[TRAVEL]?.acquisitionChannel).toBe('Zeitung')
    expect(other.store.get(pendingChildAtom(TRAVEL))).toBe('1.2.20')
    expect(other.store.get(unsavedDaysOfAtom(TRAVEL))).toEqual(DAYS)
    expect(other.store.get(trashAtom)).toEqual({})
    other.keep()
    one.hear()
    expect(one.store.get(draftsAtom)[TRAVEL]?.acquisitionChannel).toBe('Zeitung')
  })

  test('can still be restored when the other window has started a new one', () => {
    const { one, other } = afterDeletion()
    one.store.set(draftsAtom, { [TRAVEL]: draft({ acquisitionChannel: 'neu' }) })
    one.keep()
    other.hear()
    other.store.set(restoreFromTrashAtom, TRAVEL)
    expect(other.store.get(draftsAtom)[TRAVEL]?.acquisitionChannel).toBe('Zeitung')
  })

  test('stays while it is being submitted here', () => {
    const { one, other } = twoWindows()
    const { submission } = draft()
    other.store.set(draftsAtom, {
      [TRAVEL]: draft({ submission: { ...submission, submissionId: 'id', isSubmitting: true } }),
    })
    one.store.set(draftsAtom, {})
    one.keep()
    other.hear()
    expect(other.store.get(storedDraftAtom(TRAVEL))?.submission).toMatchObject({
      submissionId: 'id',
      isSubmitting: true,
    })
    expect(other.store.get(trashAtom)).toEqual({})
    // Also on the device.
    one.hear()
    expect(one.store.get(storedDraftAtom(TRAVEL))?.submission.submissionId).toBe('id')
  })
})

describe('of a booking deleted by another window', () => {
  const changed = () => {
    const { one, other } = twoWindows()
    const { store } = other
    const before = draft({ travellers: [traveller({ firstName: 'Anna' })] })
    store.set(undoableChangeAtom(TRAVEL), { before: resolve(before, wholeOffer()), choices: ['rooms'] })
    store.set(birthdayChangesAtom(TRAVEL), [{ index: 0, before, after: before, isUndone: false }])
    store.set(submitStateAtom(TRAVEL), { phase: 'unknown', recent: null })
    forgetBooking(one.device, TRAVEL)
    other.hear()
    return store
  }
  const known = (store: Store) => [
    store.get(undoableChangeAtom(TRAVEL)),
    store.get(birthdayChangesAtom(TRAVEL)),
    store.get(submitStateAtom(TRAVEL)).phase,
  ]

  // rule 10.18
  test.each<[string, (store: Store) => unknown]>([
    ['while it is in the trash', (store) => store.get(trashAtom)],
    ['once it is purged', (store) => store.set(purgeAtom, TRAVEL)],
    ['once it is restored', (store) => store.set(restoreFromTrashAtom, TRAVEL)],
  ])('neither an undo brings back the people, nor does the state of its submit stay, %s', (_case, decide) => {
    const store = changed()
    decide(store)
    expect(known(store)).toEqual([null, [], 'idle'])
  })

  // rule 10.18
  test('nothing that came in while it was in the trash outlives the purge', () => {
    const store = changed()
    store.set(submitStateAtom(TRAVEL), { phase: 'unknown', recent: null })
    store.set(purgeAtom, TRAVEL)
    expect(known(store)).toEqual([null, [], 'idle'])
  })
})

test('entering a step of a booking that is not in the trash keeps its undo', () => {
  const { store } = twoWindows().other
  store.set(undoableChangeAtom(TRAVEL), { before: resolve(draft(), wholeOffer()), choices: ['rooms'] })
  store.set(purgeAtom, TRAVEL)
  expect(store.get(undoableChangeAtom(TRAVEL))?.choices).toEqual(['rooms'])
})

test('a booking this window never had is not in the trash', () => {
  const { other } = twoWindows()
  other.store.set(moveToTrashAtom, ['elsass'])
  expect(other.store.get(trashAtom)).toEqual({})
})
