import { describe, expect, test } from 'vitest'
import { remedyChange } from '#domain/booking/commands/remedyCommand.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import type { Remedy } from '#domain/catalogue/reason.ts'
import { departure } from '#test/support/builders/departure.ts'
import { baby, draft, traveller } from '#test/support/builders/draft.ts'
import { AGE_GROUPS, offer, settings, travel } from '#test/support/builders/offer.ts'
import { familyPackage, pricing } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const later = departure({ id: 'd2', startDate: '2027-07-10', endDate: '2027-07-16' })
const twoDates = offer({ pricing: pricing({ departures: [departure(), later] }) })
const carriedOut = (remedy: Remedy, of = draft(), against = twoDates) =>
  remedyChange(remedy, resolve(of, against))?.(resolve(of, against))

test('the remedy of another date chooses it', () => {
  const remedy = { kind: 'date', date: { dateId: 'd2', extensionId: null }, startDate: '2027-07-10' } as const
  expect(carriedOut(remedy)?.date).toEqual({ dateId: 'd2', extensionId: null })
})

describe('the remedy of the waitlist', () => {
  test('switches to it, and back', () => {
    expect(carriedOut({ kind: 'waitlist', isOn: true })?.switchedToWaitlistFallback).toBe(true)
    const waiting = draft({ switchedToWaitlistFallback: true })
    expect(carriedOut({ kind: 'waitlist', isOn: false }, waiting)?.switchedToWaitlistFallback).toBe(false)
  })
  test('is null where the booking is on it, or there is none', () => {
    expect(
      remedyChange({ kind: 'waitlist', isOn: true }, resolve(draft({ switchedToWaitlistFallback: true }), twoDates)),
    ).toBeNull()
    expect(
      remedyChange({ kind: 'waitlist', isOn: true }, resolve(draft(), offer({ settings: settings({ statuses: [] }) }))),
    ).toBeNull()
  })
})

test('the remedy without family package removes it', () => {
  const accommodations = [room(), room({ id: 'fz', isFamilyPackageAccommodation: true, totalCapacity: 3 })]
  const sold = offer({ pricing: pricing({ accommodations, familyPackages: [familyPackage()] }) })
  const family = draft({
    rooms: [],
    travellers: ['adult', 'adult', 'child'].map((ageGroupId, index) =>
      traveller({
        ageGroupId,
        accommodationId: 'fz',
        isFamilyPackageMember: true,
        familyPackageId: index === 0 ? 'familie' : null,
      }),
    ),
  })
  expect(
    carriedOut({ kind: 'withoutFamilyPackage' }, family, sold)?.travellers.map(
      ({ familyPackageId }) => familyPackageId,
    ),
  ).toEqual([null, null, null])
})

describe('the remedy of fewer rooms', () => {
  const four = draft({
    rooms: [{ accommodationId: 'dz', quantity: 2 }],
    travellers: Array.from({ length: 4 }, () => traveller()),
  })
  test('reduces the room', () => {
    expect(carriedOut({ kind: 'fewerRooms', roomId: 'dz', count: 1 }, four)?.rooms).toEqual([
      { accommodationId: 'dz', quantity: 1 },
    ])
    expect(carriedOut({ kind: 'fewerRooms', roomId: 'dz', count: 2 }, four)?.rooms).toEqual([])
  })
  test('leaves the other rooms', () => {
    const mixed = draft({
      rooms: [
        { accommodationId: 'dz', quantity: 1 },
        { accommodationId: 'ez', quantity: 2 },
      ],
      travellers: Array.from({ length: 4 }, () => traveller()),
    })
    expect(carriedOut({ kind: 'fewerRooms', roomId: 'ez', count: 1 }, mixed)?.rooms).toEqual([
      { accommodationId: 'dz', quantity: 1 },
      { accommodationId: 'ez', quantity: 1 },
    ])
  })
  test('is null for a room that is not chosen', () => {
    expect(remedyChange({ kind: 'fewerRooms', roomId: 'velo', count: 1 }, resolve(four, twoDates))).toBeNull()
  })
  test('is not that of fewer extras, though a chosen room has the id of the extra', () => {
    expect(remedyChange({ kind: 'fewerExtras', addonId: 'dz', count: 1 }, resolve(four, twoDates))).toBeNull()
  })
})

describe('the remedy of more people', () => {
  const more = (ageGroupId: string | null, count: number): Remedy => ({
    kind: 'party',
    changes: [{ ageGroupId, count }],
  })
  const adults = (count: number) => draft({ travellers: Array.from({ length: count }, () => traveller()) })

  test('adds adults', () => {
    expect(carriedOut(more('adult', 1))?.travellers).toHaveLength(3)
    expect(carriedOut(more(null, 2))?.travellers).toHaveLength(4)
    expect(carriedOut(more('adult', 2), adults(10))?.travellers).toHaveLength(12)
  })
  test('is null beyond twelve, for children without a birthday, and for fewer people', () => {
    expect(remedyChange(more('adult', 2), resolve(adults(11), twoDates))).toBeNull()
    expect(remedyChange(more('child', 1), resolve(draft(), twoDates))).toBeNull()
    expect(remedyChange(more('adult', -1), resolve(draft(), twoDates))).toBeNull()
    const family = ['adult', 'child'].map((ageGroupId) => ({ ageGroupId, count: 1 }))
    expect(remedyChange({ kind: 'party', changes: family }, resolve(draft(), twoDates))).toBeNull()
  })
  test('counts babies, who make the party as large', () => {
    const withBaby = { ...adults(10), babies: [baby()] }
    expect(carriedOut(more('adult', 1), withBaby)?.travellers).toHaveLength(11)
    expect(remedyChange(more('adult', 2), resolve(withBaby, twoDates))).toBeNull()
  })
  test('is null where the travel takes children alone', () => {
    const minorsOnly = offer({ travel: travel({ ageGroups: AGE_GROUPS.filter(({ type }) => type === 'MINOR') }) })
    expect(remedyChange(more('adult', 1), resolve(draft(), minorsOnly))).toBeNull()
  })
})

test.each<Remedy | null>([
  null,
  { kind: 'bookingPeriod', from: '2027-04-01', until: null },
  { kind: 'family', adults: 2, minors: 1, minorAges: null },
  { kind: 'ages', ranges: [{ from: 16, to: 64 }] },
  { kind: 'beds', roomIds: ['ez'], familyPackageIds: [] },
  { kind: 'roomAddon', addonIds: ['balkon'] },
  { kind: 'variant', pricingTravelIds: ['v2'] },
])('a remedy only the visitor can carry out has no command: %j', (remedy) => {
  expect(remedyChange(remedy, resolve(draft(), twoDates))).toBeNull()
})
