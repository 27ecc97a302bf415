import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { emptyDraft } from '#domain/booking/draft/emptyDraft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { settle } from '#domain/booking/settle.ts'
import { readHandOver, toHandOver } from '#domain/booking/stored/handOver.ts'
import { withHandOver } from '#domain/booking/stored/withHandOver.ts'
import { draftAfter } from '#test/support/commands.ts'
import { likelyDraft } from '#test/support/builders/arbitraryDraft.ts'
import { anyJson, spoiled } from '#test/support/builders/arbitraryJson.ts'
import { draft } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { wholeOffer } from '#test/support/builders/wholeOffer.ts'

const OFFER = wholeOffer()

describe('a hand-over', () => {
  test('is the same after it was carried out on another device', () => {
    fc.assert(
      fc.property(likelyDraft, (unsettled) => {
        const here = settle(unsettled, OFFER)
        const text = JSON.stringify(toHandOver(resolve(here, OFFER)))
        const carried = readHandOver(text)
        expect(carried).not.toBeNull()
        if (carried === null) return
        const there = draftAfter(emptyDraft('provence'), OFFER, (now) => withHandOver(now, carried))
        expect(there.date).toEqual(here.date)
        expect(there.travellers).toHaveLength(here.travellers.length)
        const again = draftAfter(emptyDraft('provence'), OFFER, (now) =>
          withHandOver(now, readHandOver(JSON.stringify(toHandOver(resolve(there, OFFER)))) ?? carried),
        )
        expect({ ...again, snapshot: null }).toEqual({ ...there, snapshot: null })
      }),
      { numRuns: 60 },
    )
  }, 20_000)

  test('has no personal data', () => {
    const secrets = {
      firstName: 'Xaverina',
      lastName: 'Zgraggen',
      email: 'x@z.example',
      phone: '0791112233',
      address: 'Weg 9',
      zip: '6377',
      city: 'Seelisberg',
    }
    fc.assert(
      fc.property(likelyDraft, (unsettled) => {
        const people = unsettled.travellers.map((traveller) => ({ ...traveller, ...secrets }))
        const text = JSON.stringify(
          toHandOver(resolve(settle({ ...unsettled, travellers: people, bookingRemarks: 'Xaverina' }, OFFER), OFFER)),
        )
        for (const secret of Object.values(secrets)) expect(text).not.toContain(secret)
        expect(text).not.toMatch(/\d{4}-\d{2}-\d{2}/)
      }),
      { numRuns: 60 },
    )
  })
})

/** A machine with other work to do takes its time. */
const PATIENCE_MS = 30_000

describe('text that is no hand-over', () => {
  test(
    'is read as null',
    () => {
      fc.assert(
        fc.property(
          fc.oneof(
            fc.string(),
            fc.string({ unit: 'binary' }),
            anyJson.map((json) => JSON.stringify(json)),
          ),
          (text) => {
            expect(readHandOver(text)).toBeNull()
          },
        ),
      )
    },
    PATIENCE_MS,
  )

  test('but a part of one never throws, and can be carried out if it is readable', () => {
    const good = toHandOver(resolve(draft(), offer()))
    fc.assert(
      fc.property(spoiled(fc.constant(good)), (json) => {
        const read = readHandOver(JSON.stringify([json]).slice(1, -1))
        if (read !== null)
          expect(draftAfter(emptyDraft('provence'), OFFER, (now) => withHandOver(now, read)).travelId).toBe('provence')
      }),
      { numRuns: 200 },
    )
  })
})
