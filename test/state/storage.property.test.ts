import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { draftsAtom, storedDraftAtom } from '#state/booking.ts'
import { writeState, restoreState, takeOverState } from '#state/storage.ts'
import { STORAGE_KEY, type Storages } from '#state/storedState.ts'
import { makeStore } from '#state/store.ts'
import { arbitraryDraft } from '#test/support/builders/arbitraryDraft.ts'
import { anyJson } from '#test/support/builders/arbitraryJson.ts'
import { memoryStorage } from '#test/support/web/browserGlobals.ts'

const NOW = 1_800_000_000

function storage(text: string | null = null) {
  return memoryStorage(text === null ? {} : { [STORAGE_KEY]: text })
}

function tab(device: Storages) {
  const store = makeStore('2027-03-01', { tenantId: '4', isEsimActive: false, hasPaymentPage: true })
  restoreState(store, device, NOW)
  return store
}

const anyText = fc.oneof(
  fc.string(),
  anyJson.map((json) => JSON.stringify(json)),
  anyJson.map((bookings) => JSON.stringify({ bookings, bestsellers: bookings })),
)

// rule 8.1.1.10
test('with anything in the storages, a visit begins silently and without bookings', () => {
  fc.assert(
    fc.property(anyText, anyText, (local, session) => {
      const device = { local: storage(local), session: storage(session) }
      const store = tab(device)
      expect(store.get(draftsAtom)).toEqual({})
      takeOverState(store, device, NOW)
      expect(store.get(draftsAtom)).toEqual({})
    }),
  )
})

describe('two tabs', () => {
  test('have the same bookings after each has read the state written by the other', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.boolean(), fc.constantFrom('provence', 'elsass'), arbitraryDraft), {
          minLength: 1,
          maxLength: 4,
        }),
        (acts) => {
          const device = { local: storage(), session: storage() }
          const tabs = { first: tab(device), second: tab(device) }
          for (const [isFirst, travelId, draft] of acts) {
            const [writer, listener] = isFirst ? [tabs.first, tabs.second] : [tabs.second, tabs.first]
            writer.set(storedDraftAtom(travelId), { ...draft, travelId })
            writeState(writer, device)
            takeOverState(listener, device, NOW)
          }
          expect(tabs.second.get(draftsAtom)).toEqual(tabs.first.get(draftsAtom))
          expect(tab(device).get(draftsAtom)).toEqual(tabs.first.get(draftsAtom))
        },
      ),
      { numRuns: 50 },
    )
  })
})
