import { describe, expect, test } from 'vitest'
import { withExtension } from '#domain/booking/commands/dates.ts'
import { extensionOutlook } from '#domain/booking/compare/extensionFeasibility.ts'
import { extensionDifference } from '#domain/booking/compare/extensionPrice.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { settle } from '#domain/booking/settle.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { departure, extension, services } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { contingentsLeft, offer, settings, status } from '#test/support/builders/offer.ts'
import { familyPackage, pricing, SINGLE_ROOM } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const LONGER = { dateId: 'd2', extensionId: 'meer' }
const FAMILY_ROOM = room({ id: 'fz', ratioPackageNo: '108', isFamilyPackageAccommodation: true, totalCapacity: 3 })

/** The double room is package 201 on the longer departure (1690.-), the single room 202 (1890.-), the family room 208. */
const sold = (
  prices: readonly (readonly [string, number])[] = [
    ['201', 169_000],
    ['202', 189_000],
  ],
  code = 'BOOKABLE',
) =>
  offer({
    settings: settings({ statuses: [status('BOOKABLE', { isDefaultStatus: true })] }),
    pricing: pricing({
      accommodations: [room(), SINGLE_ROOM, FAMILY_ROOM],
      familyPackages: [familyPackage()],
      departures: [
        departure({ services: services({ 501: 350_000 }) }),
        departure({
          id: 'd2',
          endDate: '2027-06-21',
          includesExtension: true,
          status: status(code),
          services: services({ 501: 390_000 }),
          extensions: [extension({ packages: { dz: '201', ez: '202', fz: '208' } })],
          extensionBaseDate: { id: 'd1' },
          packagePrices: new Map(prices),
        }),
      ],
    }),
  })
const left = (packages: Readonly<Record<string, number>>, against: Offer = sold(), dateId = 'd2'): Offer => ({
  ...against,
  ...contingentsLeft(packages, { 501: 1 }, dateId),
})
const outlook = (against: Offer, of: BookingDraft = draft()) => {
  const { state, reason } = extensionOutlook(resolve(of, against), LONGER)
  return [state, reason?.key.replace('booking.reason.', '') ?? null, reason?.count ?? null]
}
const FAMILY = draft({
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
const HOMELESS = draft({
  rooms: [],
  travellers: [traveller({ accommodationId: null }), traveller({ accommodationId: null })],
})

describe('an extension with its contingents', () => {
  test.each([
    ['the present room is left exactly', { 201: 2, 202: 0 }, ['possible', null, null]],
    ['it is not, but other rooms are', { 201: 1, 202: 2 }, ['otherBeds', 'soldOut', 0]],
    ['nothing is left for the party', { 201: 1, 202: 1 }, ['impossible', 'soldOut', 0]],
  ])('%s', (...[, packages, expected]) => {
    expect(outlook(left(packages))).toEqual(expected)
  })

  test('has the number of present rooms left in its reason', () => {
    const four = draft({
      rooms: [{ accommodationId: 'dz', quantity: 2 }],
      travellers: Array.from({ length: 4 }, () => traveller()),
    })
    expect(outlook(left({ 201: 3, 202: 2 }), four)).toEqual(['otherBeds', 'soldOut', 1])
    expect(outlook(left({ 201: 4, 202: 2 }), four)).toEqual(['possible', null, null])
  })

  test.each([
    ['a place for each of the family', { 208: 3 }, ['possible', null, null]],
    ['a place too few for the family, and no other room', { 208: 2 }, ['impossible', 'soldOut', 0]],
    ['a place too few for the family, but rooms', { 208: 2, 201: 2, 202: 1 }, ['otherBeds', 'soldOut', 0]],
  ])('%s', (...[, packages, expected]) => {
    expect(outlook(left(packages), FAMILY)).toEqual(expected)
  })

  test.each([
    ['is possible for a party without beds where there are some', { 201: 2 }, ['possible', null, null]],
    ['is impossible for a party without beds where there are none', { 201: 1 }, ['impossible', 'soldOut', 0]],
  ])('%s', (...[, packages, expected]) => {
    expect(outlook(left(packages), HOMELESS)).toEqual(expected)
  })

  test('has the same result once it is chosen', () => {
    const upgraded = settle(withExtension(resolve(draft(), sold()), LONGER), sold())
    expect(outlook(left({ 201: 2 }), upgraded)).toEqual(['possible', null, null])
  })

  test('has no price difference for full beds', () => {
    expect(extensionDifference(resolve(draft(), left({ 201: 2 })), LONGER)).toBe(80_000)
    expect(extensionDifference(resolve(draft(), left({ 201: 1, 202: 2 })), LONGER)).toBeNull()
  })
})

describe('an extension without its contingents', () => {
  test.each([
    ['nobody knows', sold(), ['unknown', null, null]],
    ['those of the base date say nothing', left({ 101: 9 }, sold(), 'd1'), ['unknown', null, null]],
    [
      'a room that is not sold there is lost for certain',
      sold([['202', 189_000]]),
      ['otherBeds', 'notSoldOnDate', null],
    ],
    ['where no room is sold there is nothing', sold([]), ['impossible', 'notSoldOnDate', null]],
    ['on a waitlist contingents do not matter', sold(undefined, 'WAITLIST'), ['possible', null, null]],
    ['on request contingents do not matter', sold(undefined, 'WAITLIST_CONTINGENT_CHECK'), ['possible', null, null]],
    [
      'a date that is no extension to choose is impossible',
      sold(undefined, 'CLOSED'),
      ['impossible', 'notSoldOnDate', null],
    ],
  ])('%s', (...[, against, expected]) => {
    expect(outlook(against)).toEqual(expected)
  })

  test('is unknown for a party without beds', () => {
    expect(outlook(sold(), HOMELESS)).toEqual(['unknown', null, null])
    expect(outlook(sold([]), HOMELESS)).toEqual(['impossible', 'noBedsForParty', null])
  })

  test('is possible without travellers', () => {
    expect(outlook(sold(), draft({ travellers: [], rooms: [] }))).toEqual(['unknown', null, null])
  })
})

test('places listed with the dates count as contingents: none left is sold out, with rooms and without', () => {
  const listed = sold()
  const full = offer({
    ...listed,
    pricing:
      listed.pricing === null
        ? null
        : {
            ...listed.pricing,
            departures: listed.pricing.departures.map((one) =>
              one.id === 'd2'
                ? {
                    ...one,
                    places: new Map([
                      ['201', 0],
                      ['202', 0],
                      ['208', 0],
                    ]),
                  }
                : one,
            ),
          },
  })
  expect(outlook(full)).toEqual(['impossible', 'soldOut', 0])
  const bedless = draft({ rooms: [], travellers: draft().travellers.map((one) => ({ ...one, accommodationId: null })) })
  expect(outlook(full, bedless)).toEqual(['impossible', 'soldOut', 0])
})
