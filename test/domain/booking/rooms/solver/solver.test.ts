import { describe, expect, test } from 'vitest'
import { withProposal } from '#domain/booking/commands/rooms.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import type { Proposal } from '#domain/booking/rooms/solver/proposal.ts'
import { isProposalChosen, solveRooms } from '#domain/booking/rooms/solver/solver.ts'
import { settle } from '#domain/booking/settle.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { departure, services } from '#test/support/builders/departure.ts'
import { party } from '#test/support/builders/draft.ts'
import { contingentsLeft, offer } from '#test/support/builders/offer.ts'
import {
  discount,
  familyPackage,
  mandatorySettings,
  personalAddon,
  pricing,
  roomAddon,
  SINGLE_ROOM,
} from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const DOUBLE = room()
const TRIPLE = room({ id: 'drei', ratioPackageNo: '103', totalCapacity: 3 })
const FAMILY_ROOM = room({ id: 'fz', ratioPackageNo: '108', isFamilyPackageAccommodation: true, totalCapacity: 3 })
/** Places at 1290.- in the double, 1490.- in the single and 1250.- in the triple room; the family package at 3500.-. */
const PRICES = new Map([
  ['101', 129_000],
  ['102', 149_000],
  ['103', 125_000],
])
const SERVICES = { 301: 5000, 302: 4000, 401: -3000, 501: 350_000 }
const sold = (fields: Parameters<typeof pricing>[0] = {}) =>
  offer({
    pricing: pricing({ departures: [departure({ packagePrices: PRICES, services: services(SERVICES) })], ...fields }),
  })
const left = (packages: Readonly<Record<string, number>>): Pick<Offer, 'contingents'> =>
  contingentsLeft(packages, { 501: 1 })
const named = ({ rooms, familyPackageId, centimes }: Proposal) =>
  `${familyPackageId ?? rooms.map(({ accommodationId, quantity }) => `${accommodationId}×${quantity}`).join(' ')}: ${centimes / 100}`
const answers = (letters: string, against: Offer) => solveRooms(resolve(party(letters), against)).proposals.map(named)
const reasons = (letters: string, against: Offer) =>
  solveRooms(resolve(party(letters), against))
    .unused()
    .map(({ type, id, reason }) => `${type} ${id} ${reason.key}`)

describe('all proposals are found', () => {
  test('cheapest first', () => {
    expect(answers('AAA', sold({ accommodations: [SINGLE_ROOM, DOUBLE, TRIPLE] }))).toEqual([
      'drei×1: 3750',
      'ez×1 dz×1: 4070',
      'ez×3: 4470',
    ])
  })

  test('of equal price the one with fewer rooms first', () => {
    const same = {
      packagePrices: new Map([
        ['101', 100_000],
        ['102', 100_000],
      ]),
    }
    expect(answers('AA', sold({ departures: [departure(same)] }))).toEqual(['dz×1: 2000', 'ez×2: 2000'])
    expect(answers('AA', sold({ departures: [departure(same)], accommodations: [SINGLE_ROOM, DOUBLE] }))).toEqual([
      'dz×1: 2000',
      'ez×2: 2000',
    ])
  })

  test('with the family package among them', () => {
    const family = sold({ accommodations: [DOUBLE, TRIPLE, FAMILY_ROOM], familyPackages: [familyPackage()] })
    expect(answers('AAC', family)).toEqual(['familie: 3500', 'drei×1: 3750'])
    expect(answers('AA', family)).toEqual(['dz×1: 2580'])
    const cheapest = solveRooms(resolve(party('AAC'), family), { most: 1 })
    expect([cheapest.count, cheapest.proposals.map(named)]).toEqual([2, ['familie: 3500']])
  })

  test('with rooms for adults before rooms for minors', () => {
    const minors = room({ id: 'kz', ratioPackageNo: '102', totalCapacity: 1, capacities: { child: [0, 1] } })
    const adults = room({ capacities: { adult: [0, 2] } })
    expect(answers('AAC', sold({ accommodations: [minors, adults] }))).toEqual(['dz×1 kz×1: 4070'])
  })

  test('within the contingents, including those shared by rooms of one package', () => {
    const alone = room({ id: 'alone', totalCapacity: 1 })
    const shared = sold({ accommodations: [DOUBLE, alone] })
    expect(answers('AAA', { ...shared, ...left({ 101: 3 }) })).toEqual(['dz×1 alone×1: 3870', 'alone×3: 3870'])
    expect(answers('AAA', { ...shared, ...left({ 101: 2 }) })).toEqual([])
    expect(answers('AAA', { ...sold({ accommodations: [DOUBLE, SINGLE_ROOM] }), ...left({ 101: 2, 102: 1 }) })).toEqual(
      ['dz×1 ez×1: 4070'],
    )
  })

  test('regardless of the present choice', () => {
    const chosen = { ...party('AA'), rooms: [{ accommodationId: 'ez', quantity: 2 }] }
    expect(solveRooms(resolve(chosen, sold())).proposals.map(named)).toEqual(['dz×1: 2580', 'ez×2: 2980'])
  })

  test.each([
    ['nobody travels', party('')],
    ['no date is chosen', { ...party('AA'), date: null }],
    ['somebody has no age group', party('AA?')],
  ])('but none when %s', (_case, nobody) => {
    expect(solveRooms(resolve(nobody, sold()))).toMatchObject({ proposals: [], count: 0 })
  })

  test('and without a date no unused rooms are listed', () => {
    expect(solveRooms(resolve({ ...party('AA'), date: null }, sold())).unused()).toEqual([])
  })
})

test('all proposals are counted, the cheapest are returned', () => {
  const kinds = Array.from({ length: 12 }, (_, index) =>
    room({ id: `r${index}`, ratioPackageNo: `p${index}`, partialOccupancyAllowed: true }),
  )
  const packagePrices = new Map(kinds.map(({ ratioPackageNo }, index) => [ratioPackageNo, 100_000 + index]))
  const many = sold({ accommodations: kinds, departures: [departure({ packagePrices })] })
  const solution = solveRooms(resolve(party('AAAAAAAAAAAA'), many), { most: 2 })
  // Twelve places spread over twelve kinds: 23 over 11.
  expect(solution.count).toBe(1_352_078)
  expect(solution.proposals.map(named)).toEqual(['r0×12: 12000', 'r0×11 r1×1: 12000.01'])
  expect(solveRooms(resolve(party('AAAAAAAAAAAA'), many)).proposals).toHaveLength(50)
  expect(solveRooms(resolve(party('AAAAAAAAAAAA'), many), { most: 0 })).toMatchObject({
    proposals: [],
    count: 1_352_078,
  })
})

describe('the guests of a proposal', () => {
  test('are listed room by room', () => {
    const withAdult = room({ capacities: { adult: [1, 2], child: [0, 1] } })
    const [first] = solveRooms(resolve(party('AACCC'), sold({ accommodations: [withAdult, SINGLE_ROOM] }))).proposals
    expect(first?.occupied).toEqual([
      { accommodationId: 'dz', travellers: [0, 2] },
      { accommodationId: 'dz', travellers: [1, 3] },
      { accommodationId: 'ez', travellers: [4] },
    ])
  })

  test('fill the rooms opened by single places', () => {
    const half = room({ partialOccupancyAllowed: true })
    expect(solveRooms(resolve(party('AAA'), sold({ accommodations: [half] }))).proposals[0]?.occupied).toEqual([
      { accommodationId: 'dz', travellers: [0] },
      { accommodationId: 'dz', travellers: [1, 2] },
    ])
  })

  test('are in one room for a family package', () => {
    const family = sold({ accommodations: [FAMILY_ROOM], familyPackages: [familyPackage()] })
    expect(solveRooms(resolve(party('AAC'), family)).proposals[0]?.occupied).toEqual([
      { accommodationId: 'fz', travellers: [0, 1, 2] },
    ])
  })
})

describe('the price of a proposal', () => {
  const rooms = { accommodations: [room({ addons: ['balkon'] }), SINGLE_ROOM] }
  const onlyInDouble = { checkAccommodationTypes: true, accommodations: ['dz'] }

  test('includes mandatory extras of the room, once for each', () => {
    expect(
      answers(
        'AAAA',
        sold({ ...rooms, accommodationAddons: [roomAddon({ mandatorySettings: mandatorySettings(true) })] }),
      ),
    ).toEqual(['dz×2: 5240', 'dz×1 ez×2: 5600', 'ez×4: 5960'])
  })

  test('leaves out extras that are optional, for nobody there, or not for this room', () => {
    const notPrescribed = roomAddon({ mandatorySettings: mandatorySettings(false) })
    const forNobody = roomAddon({
      mandatorySettings: mandatorySettings(true, { checkAgeGroups: true, ageGroups: ['child'] }),
    })
    const elsewhere = roomAddon({ id: 'meersicht', mandatorySettings: mandatorySettings(true) })
    for (const addon of [notPrescribed, forNobody, elsewhere]) {
      expect(answers('AA', sold({ ...rooms, accommodationAddons: [addon] }))).toEqual(['dz×1: 2580', 'ez×2: 2980'])
    }
  })

  test('includes mandatory personal extras and discounts that depend on the bed', () => {
    const addon = personalAddon({ mandatorySettings: mandatorySettings(true, onlyInDouble) })
    const reduction = discount({ mandatorySettings: mandatorySettings(true, onlyInDouble) })
    expect(answers('AA', sold({ ...rooms, personalAddons: [addon] }))).toEqual(['dz×1: 2680', 'ez×2: 2980'])
    expect(answers('AA', sold({ ...rooms, personalDiscounts: [reduction] }))).toEqual(['dz×1: 2520', 'ez×2: 2980'])
    expect(answers('AA', sold({ ...rooms, personalAddons: [{ ...addon, allowedAgeGroups: ['child'] }] }))).toEqual([
      'dz×1: 2580',
      'ez×2: 2980',
    ])
  })

  test('leaves out extras that are the same in every bed', () => {
    const everybody = { mandatorySettings: mandatorySettings(true) }
    expect(
      answers(
        'AA',
        sold({ ...rooms, personalAddons: [personalAddon(everybody)], personalDiscounts: [discount(everybody)] }),
      ),
    ).toEqual(['dz×1: 2580', 'ez×2: 2980'])
  })

  test('decides the order', () => {
    const dear = sold({
      ...rooms,
      departures: [departure({ packagePrices: PRICES, services: services({ 302: 50_000 }) })],
      accommodationAddons: [roomAddon({ mandatorySettings: mandatorySettings(true) })],
    })
    expect(answers('AA', dear)).toEqual(['ez×2: 2980', 'dz×1: 3080'])
  })

  const young = mandatorySettings(true, {
    ...onlyInDouble,
    checkAgeGroups: true,
    ageGroups: ['adult'],
    useAgeFilter: true,
    ageFilter: { __typename: 'AgeFilter', minAge: null, maxAge: 25 },
  })
  const base = party('AAA')
  const mixed = {
    ...base,
    travellers: base.travellers.map((one, index) => ({
      ...one,
      birthday: index === 0 ? '2005-01-01' : '1960-01-01',
    })),
  }

  test('depends on the guests where an extra is for some of an age group only', () => {
    const solution = solveRooms(
      resolve(mixed, sold({ ...rooms, personalAddons: [personalAddon({ mandatorySettings: young })] })),
    )
    // The first traveller, who is young, sleeps in the double room.
    expect(solution.proposals.map(named)).toEqual(['dz×1 ez×1: 4120', 'ez×3: 4470'])
  })

  test('depends on the guests also where only the cheapest is requested', () => {
    const dear = sold({
      ...rooms,
      departures: [departure({ packagePrices: PRICES, services: services({ 301: 50_000 }) })],
      personalAddons: [personalAddon({ mandatorySettings: young })],
    })
    // Without who sleeps where a double and a single room could cost 4070.-; with the extra they cost 4570.-.
    expect(solveRooms(resolve(mixed, dear), { most: 1 }).proposals.map(named)).toEqual(['ez×3: 4470'])
  })

  test('of a family package includes its mandatory extras once', () => {
    const family = sold({
      accommodations: [FAMILY_ROOM],
      familyPackages: [familyPackage({ addons: ['balkon'] })],
      accommodationAddons: [roomAddon({ mandatorySettings: mandatorySettings(true) })],
      personalAddons: [
        personalAddon({
          mandatorySettings: mandatorySettings(true, { checkAccommodationTypes: true, familyPackages: ['familie'] }),
        }),
      ],
    })
    expect(answers('AAC', family)).toEqual(['familie: 3690'])
  })
})

describe('rooms without a proposal have a reason', () => {
  test.each([
    ['nobody travels', '', sold({ accommodations: [DOUBLE] }), 'noTravellers'],
    [
      'it is not sold on the date',
      'AA',
      sold({
        accommodations: [DOUBLE, SINGLE_ROOM],
        departures: [departure({ packagePrices: new Map([['102', 149_000]]) })],
      }),
      'notSoldOnDate',
    ],
    ['it is sold out', 'AA', { ...sold({ accommodations: [DOUBLE] }), ...left({ 101: 1 }) }, 'soldOut'],
    [
      'the ages do not fit',
      'AA',
      sold({ accommodations: [room({ capacities: { adult: [1, 1], child: [1, 1] } })] }),
      'ageGroupsMissing',
    ],
    ['the party is too small', 'A', sold({ accommodations: [DOUBLE] }), 'partyTooSmall'],
    ['the others would have no bed', 'AAA', sold({ accommodations: [DOUBLE] }), 'othersWithoutBed'],
  ])('because %s', (...[, letters, against, key]) => {
    expect(reasons(letters, against)).toEqual([`accommodation dz booking.reason.${key}`])
  })

  test('as family packages do', () => {
    const family = (price: number | null) =>
      sold({
        accommodations: [TRIPLE, FAMILY_ROOM],
        familyPackages: [familyPackage()],
        departures: [departure({ packagePrices: PRICES, services: services({ 501: price }) })],
      })
    expect(reasons('AAA', family(350_000))).toEqual(['familyPackage familie booking.reason.notThisFamily'])
    expect(reasons('AAC', family(null))).toEqual(['familyPackage familie booking.reason.notSoldOnDate'])
    expect(reasons('AAC', { ...family(350_000), ...contingentsLeft({ 103: 3 }) })).toEqual([
      'familyPackage familie booking.reason.soldOut',
    ])
    expect(reasons('AAC', family(350_000))).toEqual([])
  })

  test('and no other room has one, regardless of the present choice', () => {
    const family = sold({ accommodations: [DOUBLE, SINGLE_ROOM, FAMILY_ROOM], familyPackages: [familyPackage()] })
    const chosen = settle(
      withProposal(resolve(party('AAC'), family), solveRooms(resolve(party('AAC'), family)).proposals[0]!),
      family,
    )
    expect(chosen.travellers[0]?.familyPackageId).toBe('familie')
    expect(solveRooms(resolve(chosen, family)).unused()).toEqual([])
  })
})

describe('choosing a proposal', () => {
  const family = sold({ accommodations: [DOUBLE, SINGLE_ROOM, FAMILY_ROOM], familyPackages: [familyPackage()] })
  const [inPackage, inRooms] = solveRooms(resolve(party('AAC'), family)).proposals

  test('of rooms removes the family package', () => {
    const next = settle(
      withProposal(resolve(settle(withProposal(resolve(party('AAC'), family), inPackage!), family), family), inRooms!),
      family,
    )
    expect(next.rooms).toEqual([
      { accommodationId: 'dz', quantity: 1 },
      { accommodationId: 'ez', quantity: 1 },
    ])
    expect(next.travellers.map(({ familyPackageId, accommodationId }) => familyPackageId ?? accommodationId)).toEqual([
      'dz',
      'dz',
      'ez',
    ])
  })

  test('of a family package removes the rooms', () => {
    const next = settle(
      withProposal(resolve(settle(withProposal(resolve(party('AAC'), family), inRooms!), family), family), inPackage!),
      family,
    )
    expect(next.rooms).toEqual([])
    expect(next.travellers.map(({ accommodationId }) => accommodationId)).toEqual(['fz', 'fz', 'fz'])
  })
})

describe('a proposal is the present choice', () => {
  const rooms = [
    { accommodationId: 'dz', quantity: 1 },
    { accommodationId: 'ez', quantity: 2 },
  ]
  const inRooms = { ...party('AAAA'), rooms }
  const inPackage = {
    ...party('AAC'),
    travellers: party('AAC').travellers.map((one, index) => ({
      ...one,
      familyPackageId: index === 0 ? 'familie' : null,
    })),
  }

  test.each([
    ['with the same rooms', inRooms, { rooms, familyPackageId: null }, true],
    ['with the same rooms in another order', inRooms, { rooms: rooms.toReversed(), familyPackageId: null }, true],
    [
      'with another number of them',
      inRooms,
      {
        rooms: [
          { accommodationId: 'dz', quantity: 2 },
          { accommodationId: 'ez', quantity: 2 },
        ],
        familyPackageId: null,
      },
      false,
    ],
    [
      'with other rooms',
      inRooms,
      {
        rooms: [
          { accommodationId: 'drei', quantity: 1 },
          { accommodationId: 'ez', quantity: 2 },
        ],
        familyPackageId: null,
      },
      false,
    ],
    ['with fewer rooms', inRooms, { rooms: rooms.slice(0, 1), familyPackageId: null }, false],
    ['with the same family package', inPackage, { rooms: [], familyPackageId: 'familie' }, true],
    ['with another family package', inPackage, { rooms: [], familyPackageId: 'andere' }, false],
    ['without the family package', inPackage, { rooms: [], familyPackageId: null }, false],
  ])('%s', (...[, chosen, proposal, expected]) => {
    expect(isProposalChosen(chosen, proposal)).toBe(expected)
  })
})
