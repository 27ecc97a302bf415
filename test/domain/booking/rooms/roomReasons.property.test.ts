import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withDate, withWaitlist } from '#domain/booking/commands/dates.ts'
import { withRooms } from '#domain/booking/commands/rooms.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { roomOptions } from '#domain/booking/rooms/rooms.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { Remedy } from '#domain/catalogue/reason.ts'
import { draftAfter } from '#test/support/commands.ts'
import { roomReason } from '#test/support/roomReason.ts'
import { departure } from '#test/support/builders/departure.ts'
import { party, traveller } from '#test/support/builders/draft.ts'
import { contingentsLeft, offer } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const PRICES = new Map([
  ['101', 1000],
  ['102', 1500],
  ['103', 900],
])

const letters = fc
  .array(fc.constantFrom('A', 'C'), { minLength: 0, maxLength: 6 })
  .map((list) => list.toSorted().join(''))
const kinds = fc
  .array(
    fc.record({
      totalCapacity: fc.integer({ min: 1, max: 4 }),
      partialOccupancyAllowed: fc.boolean(),
      adults: fc.tuple(fc.integer({ min: 0, max: 1 }), fc.integer({ min: 1, max: 4 })),
      children: fc.tuple(fc.integer({ min: 0, max: 1 }), fc.integer({ min: 1, max: 2 })),
      packageNo: fc.constantFrom('101', '102', '103'),
    }),
    { minLength: 1, maxLength: 4 },
  )
  .map((list) =>
    list.map(({ adults, children, packageNo, ...fields }, index) =>
      room({ ...fields, id: `r${index}`, ratioPackageNo: packageNo, capacities: { adult: adults, child: children } }),
    ),
  )
const places = fc.record({
  101: fc.integer({ min: 0, max: 8 }),
  102: fc.integer({ min: 0, max: 8 }),
  103: fc.integer({ min: 0, max: 8 }),
})
const cases = fc.record({
  letters,
  kinds,
  places,
  wishes: fc.array(fc.integer({ min: 0, max: 3 }), { minLength: 4, maxLength: 4 }),
})

/** The booking and the offer after the change a remedy names. */
function opened(of: BookingDraft, remedy: Remedy, against: Offer): BookingDraft {
  switch (remedy.kind) {
    case 'waitlist':
      return draftAfter(of, against, (now) => withWaitlist(now, remedy.isOn))
    case 'date':
      return draftAfter(of, against, (now) => withDate(now, remedy.date))
    case 'fewerRooms':
      return draftAfter(of, against, (now) =>
        withRooms(
          now,
          of.rooms.map((choice) => ({
            ...choice,
            quantity: choice.quantity - (choice.accommodationId === remedy.roomId ? remedy.count : 0),
          })),
        ),
      )
    case 'party': {
      const people = remedy.changes.flatMap(({ ageGroupId, count }) =>
        Array.from({ length: count }, () => traveller({ ageGroupId: ageGroupId ?? 'adult', accommodationId: null })),
      )
      return draftAfter({ ...of, travellers: [...of.travellers, ...people] }, against, (now) =>
        withRooms(now, of.rooms),
      )
    }
    default:
      throw new Error(`no remedy of a room: ${remedy.kind}`)
  }
}

describe('for any party and rooms', () => {
  test('a reason is given exactly where no more can be added', () => {
    fc.assert(
      fc.property(cases, ({ letters: people, kinds: rooms, places: free, wishes }) => {
        const against = offer({
          pricing: pricing({ accommodations: rooms, departures: [departure({ packagePrices: PRICES })] }),
          ...contingentsLeft(free),
        })
        const of = draftAfter(party(people), against, (now) =>
          withRooms(
            now,
            rooms.map(({ id }, index) => ({ accommodationId: id, quantity: wishes[index] ?? 0 })),
          ),
        )
        for (const { quantity, maxQuantity, reason } of roomOptions(resolve(of, against))) {
          expect(reason === null).toBe(quantity < maxQuantity)
        }
      }),
      { numRuns: 200 },
    )
  })

  test('the remedy removes the reason', () => {
    fc.assert(
      fc.property(cases, ({ letters: people, kinds: rooms, places: free, wishes }) => {
        const against = offer({
          pricing: pricing({ accommodations: rooms, departures: [departure({ packagePrices: PRICES })] }),
          ...contingentsLeft(free),
        })
        const of = draftAfter(party(people), against, (now) =>
          withRooms(
            now,
            rooms.map(({ id }, index) => ({ accommodationId: id, quantity: wishes[index] ?? 0 })),
          ),
        )
        for (const { room: kind } of roomOptions(resolve(of, against))) {
          const reason = roomReason(kind, resolve(of, against))
          if (reason?.remedy === null || reason === null) continue
          expect(roomReason(kind, resolve(opened(of, reason.remedy, against), against))?.key).not.toBe(reason.key)
        }
      }),
      { numRuns: 200 },
    )
  })
})
