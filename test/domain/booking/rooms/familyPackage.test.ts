import { describe, expect, test } from 'vitest'
import { isFamilyFor } from '#domain/booking/availability/familyFit.ts'
import { withRoomAddon } from '#domain/booking/commands/extras.ts'
import { withParty } from '#domain/booking/commands/people.ts'
import { withFamilyPackage } from '#domain/booking/commands/rooms.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { canAddFamilyPackage, familyPackageReason } from '#domain/booking/rooms/familyPackage.ts'
import { draftAfter } from '#test/support/commands.ts'
import { departure, extension, services } from '#test/support/builders/departure.ts'
import { party } from '#test/support/builders/draft.ts'
import { AGE_GROUPS, contingentsLeft, offer, travel } from '#test/support/builders/offer.ts'
import { familyPackage, mandatorySettings, pricing, roomAddon } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const FAMILY_ROOM = room({ id: 'fz', ratioPackageNo: '108', isFamilyPackageAccommodation: true, totalCapacity: 3 })
const sold = (
  fields: Parameters<typeof pricing>[0] = {},
  prices: Readonly<Record<string, number | null>> = { 501: 350_000, 302: 4000 },
) =>
  offer({
    pricing: pricing({
      accommodations: [room(), FAMILY_ROOM],
      familyPackages: [familyPackage({ addons: ['balkon'] })],
      accommodationAddons: [roomAddon()],
      departures: [departure({ services: services(prices) })],
      ...fields,
    }),
  })

describe('a family package fits a party', () => {
  const ranged = familyPackage({
    capacities: { adult: [2, 2], child: [0, 2] },
    ranges: [{ ageGroups: ['child'], capacity: 1 }],
  })
  const partial = familyPackage({ capacities: { adult: [2, 2], child: [1, 2] }, totalCapacity: 4 })
  const mayStayEmpty = {
    ...partial,
    capacitySettings: {
      ...partial.capacitySettings,
      partialOccupancyAllowed: true,
      partialOccupancyAllowedAgeGroups: ['child'],
    },
  }

  test.each([
    // rules 3.6.5.2, 5.4.4
    ['that matches each maximum', familyPackage(), 'AAC', true],
    // rule 5.4.4
    ['not with one more', familyPackage(), 'AACC', false],
    // rule 5.4.4
    ['not with one less', familyPackage(), 'AA', false],
    // rules 3.6.5.2, 5.4.4
    ['that fills the range', ranged, 'AAC', true],
    // rule 5.4.4
    ['not beyond the range', ranged, 'AACC', false],
    // rule 5.4.4
    ['not above a maximum although the range is full', ranged, 'AAAC', false],
    ['with a place that may stay empty', mayStayEmpty, 'AAC', true],
    ['not below the minimum of such places', mayStayEmpty, 'AA', false],
    ['not with an empty place that must be taken', partial, 'AAC', false],
    [
      'whose other ages come along where there is a place',
      familyPackage({ capacities: { adult: [2, 2] }, totalCapacity: 3 }),
      'AAC',
      true,
    ],
    [
      'not whose others find no place',
      familyPackage({ capacities: { adult: [2, 2] }, totalCapacity: 2 }),
      'AAC',
      false,
    ],
  ])('%s', (...[, candidate, letters, expected]) => {
    expect(isFamilyFor(candidate, resolve(party(letters), sold()).people)).toBe(expected)
  })
})

describe('choosing a family package', () => {
  const chosen = draftAfter(party('AAC'), sold(), (now) => withFamilyPackage(now, 'familie'))

  // rules 4.12.1.1, 4.12.1.2, 4.12.1.3
  test('stores it on traveller 0 and assigns its room to everybody', () => {
    expect(chosen.travellers.map(({ familyPackageId }) => familyPackageId)).toEqual(['familie', null, null])
    expect(chosen.travellers.map(({ accommodationId }) => accommodationId)).toEqual(['fz', 'fz', 'fz'])
    expect(chosen.travellers.every(({ isFamilyPackageMember }) => isFamilyPackageMember)).toBe(true)
  })

  // rule 5.4.5
  test('is possible only while none is chosen', () => {
    expect(canAddFamilyPackage(familyPackage(), resolve(chosen, sold()))).toBe(false)
  })

  test('changes nothing for another family', () => {
    const couple = party('AA')
    expect(draftAfter(couple, sold(), (now) => withFamilyPackage(now, 'familie'))).toBe(couple)
    expect(familyPackageReason(familyPackage(), resolve(couple, sold()))).toEqual({
      key: 'booking.reason.notThisFamily',
      remedy: { kind: 'family', adults: 2, minors: 1, minorAges: { from: 2, to: 15 } },
    })
  })

  test('changes nothing without a price', () => {
    expect(canAddFamilyPackage(familyPackage(), resolve(party('AAC'), sold({}, { 501: null })))).toBe(false)
  })

  test.each([
    [1, true],
    [0, false],
  ])('with %i left is %s', (available, expected) => {
    const against = { ...sold(), ...contingentsLeft({}, { 501: available }) }
    expect(canAddFamilyPackage(familyPackage(), resolve(party('AAC'), against))).toBe(expected)
  })

  // rule 5.5.4
  test('adds a mandatory room extra once', () => {
    const prescribed = sold({ accommodationAddons: [roomAddon({ mandatorySettings: mandatorySettings(true) })] })
    expect(
      draftAfter(party('AAC'), prescribed, (now) => withFamilyPackage(now, 'familie')).accommodationAddons,
    ).toEqual([{ type: 'familyPackage', typeId: 'familie', addonId: 'balkon', quantity: 1, mandatory: true }])
  })

  test('removes chosen rooms', () => {
    const housed = { ...party('AAC'), rooms: [{ accommodationId: 'dz', quantity: 1 }] }
    expect(draftAfter(housed, sold(), (now) => withFamilyPackage(now, 'familie')).rooms).toEqual([])
  })
})

describe('removing a family package', () => {
  const chosen = draftAfter(party('AAC'), sold(), (now) => withFamilyPackage(now, 'familie'))
  const withBalcony = draftAfter(chosen, sold(), (now) =>
    withRoomAddon(now, {
      type: 'familyPackage',
      typeId: 'familie',
      addonId: 'balkon',
      quantity: 3,
    }),
  )

  test('leaves everybody without a bed', () => {
    const removed = draftAfter(chosen, sold(), (now) => withFamilyPackage(now, null))
    expect(removed.travellers.map(({ accommodationId }) => accommodationId)).toEqual([null, null, null])
    expect(removed.travellers.some(({ isFamilyPackageMember }) => isFamilyPackageMember)).toBe(false)
  })

  // rules 4.12.2, 5.5.4
  test('removes its room extras, of which there is one at most', () => {
    expect(withBalcony.accommodationAddons).toEqual([
      { type: 'familyPackage', typeId: 'familie', addonId: 'balkon', quantity: 1, mandatory: false },
    ])
    expect(draftAfter(withBalcony, sold(), (now) => withFamilyPackage(now, null)).accommodationAddons).toEqual([])
  })

  test('happens automatically when the family changes', () => {
    expect(
      draftAfter(chosen, sold(), (now) => withParty(now, { adults: 2, childBirthdays: [], babies: 0 })).travellers[0]
        ?.familyPackageId,
    ).toBeNull()
  })
})

describe('a family package on an extension date', () => {
  const longer = departure({
    id: 'd2',
    includesExtension: true,
    extensions: [extension({ packages: { dz: '201', fz: '208' } })],
    services: services({ 501: 350_000 }),
    extensionBaseDate: { id: 'd1' },
  })
  const extended = { ...party('AAC'), date: { dateId: 'd2', extensionId: 'meer' } }

  test.each([
    { places: 3, canAdd: true },
    { places: 2, canAdd: false },
  ])('for three can be added with $places places in the room of the extension: $canAdd', ({ places, canAdd }) => {
    const against = {
      ...sold({ departures: [departure(), longer] }),
      ...contingentsLeft({ 208: places }, { 501: 1 }, 'd2'),
    }
    expect(canAddFamilyPackage(familyPackage(), resolve(extended, against))).toBe(canAdd)
  })
})

describe('the family a package with ranges is for', () => {
  const ageGroups = AGE_GROUPS.flatMap((group) =>
    group.type === 'ADULT'
      ? [group]
      : [
          { ...group, minAge: 6 },
          { ...group, id: 'toddler', maxAge: 5 },
        ],
  )
  const ofThreeAges = { ...sold(), travel: travel({ ageGroups }) }
  const ranged = (totalCapacity: number) =>
    familyPackage({
      capacities: { adult: [0, 1], child: [0, 2] },
      ranges: [{ ageGroups: ['child'], capacity: 2 }],
      totalCapacity,
      ageGroupIds: ['adult', 'child'],
    })
  const family = party('AACCC')
  const withToddler = {
    ...family,
    travellers: family.travellers.map((one, index) => (index === 4 ? { ...one, ageGroupId: 'toddler' } : one)),
  }

  test('has an adult, and counts the children of the ages it names', () => {
    expect(familyPackageReason(ranged(3), resolve(withToddler, ofThreeAges))).toEqual({
      key: 'booking.reason.notThisFamily',
      remedy: { kind: 'family', adults: 1, minors: 2, minorAges: { from: 6, to: 15 } },
    })
  })

  test('is not told where only children would fit', () => {
    expect(familyPackageReason(ranged(2), resolve(party('ACC'), sold()))?.remedy).toBeNull()
  })
})

describe('the reason a family package cannot be added', () => {
  const reason = (letters: string, against = sold()) =>
    familyPackageReason(familyPackage(), resolve(party(letters), against))
  const remedy = (...changes: readonly (readonly [ageGroupId: string, count: number])[]) => ({
    kind: 'party',
    changes: changes.map(([ageGroupId, count]) => ({ ageGroupId, count })),
  })
  const family = { kind: 'family', adults: 2, minors: 1, minorAges: { from: 2, to: 15 } }
  const none = contingentsLeft({ 108: 9 }, { 501: 0 })

  test.each([
    ['an adult is missing', 'AC', family],
    ['a child is too many', 'AACC', family],
    ['an adult is too many and the child missing', 'AAA', family],
    ['an adult and the child are missing', 'A', family],
    ['four people are too many', 'AACCCCC', family],
    ['more than four people are too many', 'AACCCCCC', null],
  ])('names the family it fits: %s', (...[, letters, expected]) => {
    expect(reason(letters)).toEqual({ key: 'booking.reason.notThisFamily', remedy: expected })
  })

  test('names the ages of the minors it takes, not of all the travel takes', () => {
    const [adult, child] = AGE_GROUPS
    if (adult === undefined || child === undefined) throw new Error('no groups')
    const ageGroups = [
      adult,
      { ...child, id: 'teen', minAge: 12 },
      { ...child, minAge: 6, maxAge: 11 },
      { ...child, id: 'small', maxAge: 5 },
    ]
    const minorAges = (fields: Parameters<typeof familyPackage>[0]) => {
      const against = { ...sold({ familyPackages: [familyPackage(fields)] }), travel: travel({ ageGroups }) }
      const remedyOf = familyPackageReason(familyPackage(fields), resolve(party('AA'), against))?.remedy
      return remedyOf?.kind === 'family' ? remedyOf.minorAges : remedyOf
    }
    expect(minorAges({})).toEqual({ from: 6, to: 11 })
    const capacities = { adult: [2, 2], child: [1, 1], teen: [0, 0] } as const
    expect(minorAges({ capacities })).toEqual({ from: 6, to: 11 })
    expect(minorAges({ capacities: { ...capacities, small: [0, 1] }, ageGroupIds: ['adult', 'child'] })).toEqual({
      from: 6,
      to: 11,
    })
    expect(minorAges({ capacities, ageGroupIds: [] })).toEqual({ from: 6, to: 11 })
  })

  test('is the missing party, with the family it fits', () => {
    expect(reason('')).toEqual({ key: 'booking.reason.noTravellers', remedy: remedy(['adult', 2], ['child', 1]) })
  })

  test('is null where it can', () => {
    expect(reason('AAC')).toBeNull()
  })

  test('is its missing price on the date, with another date as remedy', () => {
    const later = departure({
      id: 'd2',
      startDate: '2027-07-10',
      endDate: '2027-07-16',
      services: services({ 501: 360_000 }),
    })
    const both = sold({ departures: [departure({ services: services({ 501: null }) }), later] })
    expect(reason('AAC', both)).toEqual({
      key: 'booking.reason.notSoldOnDate',
      remedy: { kind: 'date', date: { dateId: 'd2', extensionId: null }, startDate: '2027-07-10' },
    })
  })

  test('is its missing price while no date is chosen', () => {
    const undated = { ...party('AAC'), date: null }
    expect(familyPackageReason(familyPackage(), resolve(undated, sold()))?.key).toBe('booking.reason.notSoldOnDate')
  })

  test('is that it is sold out, with the waitlist as remedy', () => {
    expect(reason('AAC', { ...sold(), ...none })).toEqual({
      key: 'booking.reason.soldOut',
      count: 0,
      remedy: { kind: 'waitlist', isOn: true },
    })
  })

  test('is that another one is chosen', () => {
    const both = sold({ familyPackages: [familyPackage(), familyPackage({ id: 'gross', ratioServiceNo: '501' })] })
    const chosen = draftAfter(party('AAC'), both, (now) => withFamilyPackage(now, 'familie'))
    expect(familyPackageReason(familyPackage({ id: 'gross' }), resolve(chosen, both))).toEqual({
      key: 'booking.reason.anotherFamilyPackageChosen',
      remedy: { kind: 'withoutFamilyPackage' },
    })
  })
})
