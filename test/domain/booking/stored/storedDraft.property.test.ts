import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  readStoredDraft,
  readStoredDrafts,
  toStoredDraft,
  toStoredDrafts,
  toStoredIdentity,
} from '#domain/booking/stored/storedDraft.ts'
import { arbitraryDraft } from '#test/support/builders/arbitraryDraft.ts'
import { anyJson, spoiled } from '#test/support/builders/arbitraryJson.ts'

const NOW = 1_800_000_000

/** A value as read back from storage, which holds text. */
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value))

describe('any draft', () => {
  test('is the same when written to storage and read back', () => {
    fc.assert(
      fc.property(arbitraryDraft, (draft) => {
        expect(readStoredDraft(stored(toStoredDraft(draft)), stored(toStoredIdentity(draft)))).toEqual(draft)
      }),
    )
  })

  test('is the same after any number of visits', () => {
    fc.assert(
      fc.property(arbitraryDraft, (draft) => {
        const once = toStoredDrafts({ provence: draft })
        const back = readStoredDrafts(stored(once.choices), stored(once.identity), NOW)
        expect(toStoredDrafts(back)).toEqual(once)
      }),
    )
  })
})

describe('any other value in the storage', () => {
  test('is no draft, and reading it never throws', () => {
    fc.assert(
      fc.property(anyJson, anyJson, (choices, identity) => {
        expect(readStoredDraft(choices, identity)).toBeNull()
        expect(readStoredDrafts(choices, identity, NOW)).toEqual({})
      }),
    )
  })

  test('beside a draft costs it at most its passports', () => {
    fc.assert(
      fc.property(arbitraryDraft, anyJson, (draft, identity) => {
        const back = readStoredDraft(stored(toStoredDraft(draft)), identity)
        expect(back && stored(toStoredDraft(back))).toEqual(stored(toStoredDraft(draft)))
      }),
    )
  })

  test('that is a draft with one part damaged is read as a whole or not at all', () => {
    fc.assert(
      fc.property(
        spoiled(arbitraryDraft.map(toStoredDraft)),
        spoiled(arbitraryDraft.map(toStoredIdentity)),
        (choices, identity) => {
          const back = readStoredDraft(choices, identity)
          if (back !== null)
            expect(readStoredDraft(stored(toStoredDraft(back)), stored(toStoredIdentity(back)))).toEqual(back)
        },
      ),
    )
  })

  test('in place of the snapshot leaves the draft as it is', () => {
    fc.assert(
      fc.property(arbitraryDraft, anyJson, (draft, snapshot) => {
        expect(readStoredDraft({ ...toStoredDraft(draft), snapshot }, stored(toStoredIdentity(draft)))).toEqual(draft)
      }),
    )
  })
})
