import { describe, expect, test } from 'vitest'
import { isFamilyFor, isFamilyPackageSold } from '#domain/booking/availability/familyFit.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { departure, extension, services } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { contingentsLeft, offer } from '#test/support/builders/offer.ts'
import { familyPackage, pricing } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const GROUPS: Readonly<Record<string, string>> = { A: 'adult', C: 'child', T: 'teen' }
const people = (letters: string) =>
  Array.from(letters, (letter, index) => ({ index, ageGroupId: GROUPS[letter] ?? null }))

describe('a family package fits a party', () => {
  const ranged = familyPackage({
    totalCapacity: 4,
    capacities: { adult: [2, 2], child: [0, 2], teen: [0, 1] },
    ranges: [{ ageGroups: ['child', 'teen'], capacity: 2 }],
  })

  test.each([
    ['with every place taken', familyPackage(), 'AAC', true],
    ['whatever the order', familyPackage(), 'CAA', true],
    ['not with one adult too few', familyPackage(), 'AC', false],
    ['not with somebody without age group', familyPackage(), 'AAC?', false],
    [
      'not with somebody without age group although there is a place',
      familyPackage({ totalCapacity: 4 }),
      'AAC?',
      false,
    ],
    ['not with a group it names no capacity for', familyPackage({ totalCapacity: 4, ageGroupIds: [] }), 'AACT', false],
    ['with an age group it ignores', familyPackage({ totalCapacity: 4 }), 'AACT', true],
    ['not for age groups it ignores alone', familyPackage({ capacities: { adult: [0, 0] } }), 'TT', false],
    ['not nobody', familyPackage({ capacities: {} }), '', false],
    ['with a range filled by one group', ranged, 'AACC', true],
    ['with a range filled by two groups', ranged, 'AACT', true],
    ['not with a range one short', ranged, 'AAC', false],
    ['not with one group of the range above its maximum', ranged, 'AATT', false],
    ['not above the maximum of a group outside the ranges', ranged, 'AAACC', false],
    ['of all groups where it lists none', familyPackage({ ageGroupIds: [] }), 'AAC', true],
  ])('%s', (...[, candidate, letters, expected]) => {
    expect(isFamilyFor(candidate, people(letters))).toBe(expected)
  })

  const withEmptyPlaces = (groups: readonly string[], partialOccupancyAllowed = true) => {
    const base = familyPackage({ capacities: { adult: [1, 2], child: [1, 3] }, totalCapacity: 5 })
    return {
      ...base,
      capacitySettings: { ...base.capacitySettings, partialOccupancyAllowed, partialOccupancyAllowedAgeGroups: groups },
    }
  }
  test.each([
    ['at the minimum of a group whose places may stay empty', withEmptyPlaces(['child']), 'AAC', true],
    ['at its maximum', withEmptyPlaces(['child']), 'AACCC', true],
    ['not below its minimum', withEmptyPlaces(['child']), 'AA', false],
    ['not with an empty place of another group', withEmptyPlaces(['child']), 'AC', false],
    ['not where empty places are not allowed after all', withEmptyPlaces(['child'], false), 'AAC', false],
  ])('%s', (...[, candidate, letters, expected]) => {
    expect(isFamilyFor(candidate, people(letters))).toBe(expected)
  })
})

describe('a family package is sold', () => {
  const FAMILY_ROOM = room({ id: 'fz', ratioPackageNo: '108', isFamilyPackageAccommodation: true })
  const longer = departure({
    id: 'd2',
    includesExtension: true,
    services: services({ 501: 1 }),
    extensionBaseDate: { id: 'd1' },
    extensions: [extension({ id: 'meer', packages: { fz: '208' } })],
  })
  const sold = (price: number | null, accommodations = [FAMILY_ROOM]) =>
    offer({
      pricing: pricing({
        accommodations,
        familyPackages: [familyPackage()],
        departures: [departure({ services: services({ 501: price }) }), longer],
      }),
    })
  const left = (units: number, places: number, dateId = 'd1') =>
    contingentsLeft({ 208: places }, { 501: units }, dateId)
  const family = draft({
    rooms: [],
    travellers: people('AAC').map(({ ageGroupId }) => traveller({ ageGroupId, accommodationId: null })),
  })
  const extended = { ...family, date: { dateId: 'd2', extensionId: 'meer' } }

  test.each([
    ['with a price while contingents are unknown', family, sold(1), true],
    ['not without a price', family, sold(null), false],
    ['not without its room', family, sold(1, [room()]), false],
    ['not without a date', { ...family, date: null }, sold(1), false],
    ['with one left, whatever the places of rooms', family, { ...sold(1), ...left(1, 0) }, true],
    ['not with none left', family, { ...sold(1), ...left(0, 9) }, false],
    ['with a place for each on an extension', extended, { ...sold(1), ...left(1, 3, 'd2') }, true],
    ['not with a place too few on an extension', extended, { ...sold(1), ...left(1, 2, 'd2') }, false],
    ['not with places but none left on an extension', extended, { ...sold(1), ...left(0, 3, 'd2') }, false],
  ])('%s', (...[, chosen, against, expected]) => {
    expect(isFamilyPackageSold(familyPackage(), resolve(chosen, against))).toBe(expected)
  })
})
