import { array, assert, boolean, constantFrom, integer, option, property, record, tuple } from 'fast-check'
import { expect, test } from 'vitest'
import { withRooms, withProposal } from '#domain/booking/commands/rooms.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { price } from '#domain/booking/price/price.ts'
import type { Proposal } from '#domain/booking/rooms/solver/proposal.ts'
import { solveRooms } from '#domain/booking/rooms/solver/solver.ts'
import { settle } from '#domain/booking/settle.ts'
import type { AgeGroup } from '#domain/catalogue/catalogue.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { departure, services } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { contingentsLeft, offer, travel } from '#test/support/builders/offer.ts'
import {
  discount,
  familyPackage,
  mandatorySettings,
  personalAddon,
  pricing,
  roomAddon,
} from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const AGES: readonly AgeGroup[] = [
  { __typename: 'AgeGroup', id: 'adult', name: 'Erwachsene', type: 'ADULT', minAge: 18, maxAge: 120, icon: null },
  { __typename: 'AgeGroup', id: 'teen', name: 'Jugendliche', type: 'MINOR', minAge: 13, maxAge: 17, icon: null },
  { __typename: 'AgeGroup', id: 'child', name: 'Kinder', type: 'MINOR', minAge: 2, maxAge: 12, icon: null },
]
const GROUPS = ['adult', 'child', 'teen'] as const
type Group = (typeof GROUPS)[number]

/** A kind of room as the naive count sees it; nothing here is shared with the domain. */
interface NaiveRoom {
  readonly places: number
  readonly least: Readonly<Partial<Record<Group, number>>>
  readonly most: Readonly<Partial<Record<Group, number>>>
  readonly range: { readonly groups: readonly Group[]; readonly people: number } | null
  readonly isSoldByPlace: boolean
  readonly francs: number
  readonly packageNo: '1' | '2' | '3'
}

const sometimes = <Value>(value: Value, other: Value) => constantFrom(other, other, other, value)
const naiveRoom = record({
  places: integer({ min: 1, max: 4 }),
  least: record({ adult: sometimes(1, 0), child: sometimes(1, 0) }),
  most: record({
    adult: integer({ min: 1, max: 4 }),
    child: sometimes<number | undefined>(undefined, 3),
    teen: constantFrom(undefined, 1, 2, 4),
  }),
  range: option(
    record({
      groups: constantFrom<readonly Group[]>(['adult'], ['child'], ['child', 'teen'], ['adult', 'teen']),
      people: integer({ min: 0, max: 2 }),
    }),
    { nil: null, freq: 1 },
  ),
  hasRange: sometimes(true, false),
  isSoldByPlace: boolean(),
  francs: integer({ min: 1, max: 9 }),
  packageNo: constantFrom('1' as const, '2' as const, '3' as const),
}).map(({ least, most, range, hasRange, ...rest }): NaiveRoom => {
  const known = GROUPS.filter((group) => most[group] !== undefined)
  return {
    ...rest,
    range: hasRange ? range : null,
    least: Object.fromEntries(
      known.map((group) => [group, group === 'teen' ? 0 : Math.min(least[group], most[group] ?? 0)]),
    ),
    most: Object.fromEntries(known.map((group) => [group, most[group] ?? 0])),
  }
})
const places = constantFrom(0, 1, 2, 3, 4, 6, 9)
const stock = record({ 1: places, 2: places, 3: places })
const someone = constantFrom<Group>('adult', 'adult', 'adult', 'child', 'child', 'teen')
const world = record({
  rooms: array(naiveRoom, { minLength: 1, maxLength: 4, size: 'max' }),
  left: option(stock, { nil: null, freq: 2 }),
  people: array(someone, { minLength: 1, maxLength: 6, size: 'max' }),
}).map(
  // Six people and four kinds of rooms take the naive count too long.
  ({ rooms, ...rest }) => ({ ...rest, rooms: rest.people.length > 5 ? rooms.slice(0, 3) : rooms }),
)
/** Milliseconds a property may take on a busy machine. */
const PATIENCE = 60_000
type World = { rooms: readonly NaiveRoom[]; left: Readonly<Record<1 | 2 | 3, number>> | null; people: readonly Group[] }

function offerOf({ rooms, left }: World): Offer {
  const accommodations = rooms
    .map(({ places, least, most, range, isSoldByPlace }, index) =>
      room({
        id: `r${index}`,
        ratioPackageNo: `p${index}`,
        totalCapacity: places,
        partialOccupancyAllowed: isSoldByPlace,
        capacities: Object.fromEntries(
          GROUPS.flatMap((group) =>
            most[group] === undefined ? [] : [[group, [least[group] ?? 0, most[group]] as const]],
          ),
        ),
        ...(range === null
          ? {}
          : { rangesAllowed: true, ranges: [{ ageGroups: range.groups, capacity: range.people }] }),
      }),
    )
    .map((kind, index) => ({ ...kind, ratioPackageNo: rooms[index]!.packageNo }))
  // Rooms of one package have one price.
  const packagePrices = new Map(rooms.map(({ packageNo }) => [packageNo, francsOf(packageNo, rooms) * 100]))
  return {
    ...offer({
      travel: travel({ ageGroups: AGES }),
      pricing: pricing({ accommodations, departures: [departure({ packagePrices })] }),
    }),
    contingents: left === null ? null : contingentsLeft(left).contingents,
  }
}

function francsOf(packageNo: string, rooms: readonly NaiveRoom[]): number {
  return rooms.find((kind) => kind.packageNo === packageNo)!.francs
}

function draftOf({ people }: Pick<World, 'people'>): BookingDraft {
  return draft({ rooms: [], travellers: people.map((ageGroupId) => traveller({ ageGroupId, accommodationId: null })) })
}

function isRoomRight({ places, least, most, range, isSoldByPlace }: NaiveRoom, inside: readonly Group[]): boolean {
  const count = (groups: readonly Group[]) => inside.filter((group) => groups.includes(group)).length
  if (isSoldByPlace ? inside.length > places : inside.length !== places) return false
  if (GROUPS.some((group) => count([group]) < (least[group] ?? 0) || count([group]) > (most[group] ?? 0))) return false
  return range === null || count(range.groups) === range.people
}

/** Puts each traveller into a room already opened or into a new one of any kind, in every way there is. */
function* waysToSleep(
  people: readonly Group[],
  kinds: number,
  opened: readonly { kind: number; inside: readonly Group[] }[] = [],
): Generator<typeof opened> {
  const [first, ...others] = people
  if (first === undefined) {
    yield opened
    return
  }
  for (const [index, one] of opened.entries()) {
    yield* waysToSleep(others, kinds, opened.with(index, { ...one, inside: [...one.inside, first] }))
  }
  for (let kind = 0; kind < kinds; kind += 1) yield* waysToSleep(others, kinds, [...opened, { kind, inside: [first] }])
}

/** Every complete combination as «r0×2 r3×1» with its price in centimes. */
function naiveCombinations({ rooms, left, people }: World): ReadonlyMap<string, number> {
  const found = new Map<string, number>()
  for (const opened of waysToSleep(people, rooms.length)) {
    if (!opened.every(({ kind, inside }) => isRoomRight(rooms[kind]!, inside))) continue
    const used = rooms.map((kind, index) => {
      const own = opened.filter((one) => one.kind === index)
      const beds = own.reduce((sum, { inside }) => sum + inside.length, 0)
      return { kind, rooms: own.length, beds, quantity: kind.isSoldByPlace ? beds : own.length }
    })
    // Of rooms sold by the place no more are opened than the places begin.
    if (used.some(({ kind, beds, rooms: count }) => kind.isSoldByPlace && count > Math.ceil(beds / kind.places)))
      continue
    const taken = (no: string) =>
      used.filter(({ kind }) => kind.packageNo === no).reduce((sum, { beds }) => sum + beds, 0)
    if (left !== null && (['1', '2', '3'] as const).some((no) => taken(no) > left[no])) continue
    const francs = used.reduce((sum, { kind, beds }) => sum + beds * francsOf(kind.packageNo, rooms), 0)
    found.set(
      used.flatMap(({ quantity }, index) => (quantity > 0 ? [`r${index}×${quantity}`] : [])).join(' '),
      francs * 100,
    )
  }
  return found
}

const nameOf = ({ rooms }: Pick<Proposal, 'rooms'>) =>
  rooms
    .map(({ accommodationId, quantity }) => `${accommodationId}×${quantity}`)
    .toSorted()
    .join(' ')

const EVERY = { most: 100_000 }

test(
  'the solver finds exactly the combinations of an exhaustive search, at the same prices',
  () => {
    assert(
      property(world, (candidate) => {
        const expected = naiveCombinations(candidate)
        const { proposals, count } = solveRooms(resolve(draftOf(candidate), offerOf(candidate)), EVERY)
        expect(count).toBe(expected.size)
        expect(new Map(proposals.map((proposal) => [nameOf(proposal), proposal.centimes]))).toEqual(expected)
        expect(proposals).toHaveLength(expected.size)
      }),
      { numRuns: 500 },
    )
  },
  PATIENCE,
)

test(
  'proposals are cheapest first, and fewer requested ones have the same cheapest prices',
  () => {
    assert(
      property(world, integer({ min: 1, max: 4 }), (candidate, most) => {
        const all = solveRooms(resolve(draftOf(candidate), offerOf(candidate)), EVERY).proposals.map(
          ({ centimes }) => centimes,
        )
        const some = solveRooms(resolve(draftOf(candidate), offerOf(candidate)), { most })
        expect(all).toEqual(all.toSorted((a, b) => a - b))
        expect(some.proposals.map(({ centimes }) => centimes)).toEqual(all.slice(0, most))
        expect(some.count).toBe(all.length)
      }),
      { numRuns: 200 },
    )
  },
  PATIENCE,
)

test(
  'every single room of a proposal is validly filled, and everybody has one',
  () => {
    assert(
      property(world, (candidate) => {
        for (const { occupied } of solveRooms(resolve(draftOf(candidate), offerOf(candidate))).proposals) {
          for (const { accommodationId, travellers } of occupied) {
            const kind = candidate.rooms[Number(accommodationId.slice(1))]!
            expect(
              isRoomRight(
                kind,
                travellers.map((index) => candidate.people[index]!),
              ),
            ).toBe(true)
          }
          expect(occupied.flatMap(({ travellers }) => travellers).toSorted((a, b) => a - b)).toEqual(
            candidate.people.map((_, index) => index),
          )
        }
      }),
      { numRuns: 200 },
    )
  },
  PATIENCE,
)

test(
  'a room is listed as unused exactly when it is in no combination',
  () => {
    assert(
      property(world, (candidate) => {
        const { unused } = solveRooms(resolve(draftOf(candidate), offerOf(candidate)), { most: 1 })
        const used = [...naiveCombinations(candidate).keys()].join(' ')
        const expected = candidate.rooms.flatMap((_, index) => (used.includes(`r${index}×`) ? [] : [`r${index}`]))
        expect(unused().map(({ id }) => id)).toEqual(expected)
      }),
      { numRuns: 200 },
    )
  },
  PATIENCE,
)

test(
  'choosing a proposal gives everybody its bed, and settling keeps it',
  () => {
    assert(
      property(world, (candidate) => {
        const against = offerOf(candidate)
        for (const proposal of solveRooms(resolve(draftOf(candidate), against)).proposals) {
          const chosen = settle(withProposal(resolve(draftOf(candidate), against), proposal), against)
          const named = proposal.occupied.flatMap(({ accommodationId, travellers }) =>
            travellers.map((index) => [index, accommodationId]),
          )
          expect(chosen.travellers.map(({ accommodationId }, index) => [index, accommodationId])).toEqual(
            named.toSorted((a, b) => Number(a[0]) - Number(b[0])),
          )
          expect(chosen.rooms).toEqual(proposal.rooms)
          expect(settle(chosen, against)).toEqual(chosen)
        }
      }),
      { numRuns: 200 },
    )
  },
  PATIENCE,
)

test(
  'any choice of rooms with a bed for everybody is one of the combinations',
  () => {
    const choice = array(tuple(integer({ min: 0, max: 3 }), integer({ min: 1, max: 6 })), {
      minLength: 1,
      maxLength: 4,
    })
    assert(
      property(world, choice, (candidate, wanted) => {
        const against = offerOf(candidate)
        const rooms = wanted.map(([index, quantity]) => ({ accommodationId: `r${index}`, quantity }))
        const chosen = settle(withRooms(resolve(draftOf(candidate), against), rooms), against)
        if (chosen.travellers.some(({ accommodationId }) => accommodationId === null)) return
        expect([...naiveCombinations(candidate).keys()]).toContain(nameOf(chosen))
      }),
      { numRuns: 500 },
    )
  },
  PATIENCE,
)

test(
  'proposals differ in price exactly as the whole bookings do',
  () => {
    const family = { id: 'fz', ratioPackageNo: '108', isFamilyPackageAccommodation: true, totalCapacity: 4 }
    const accommodations = [
      room({ addons: ['balkon', 'reinigung'] }),
      room({ id: 'ez', ratioPackageNo: '102', totalCapacity: 1, addons: ['reinigung'] }),
      room({ id: 'mz', ratioPackageNo: '103', totalCapacity: 3, partialOccupancyAllowed: true }),
      room(family),
    ]
    const rule = record({
      checkAccommodationTypes: boolean(),
      accommodations: constantFrom(['dz'], ['ez', 'mz'], ['mz', 'fz']),
      familyPackages: constantFrom([], ['familie']),
      checkAgeGroups: boolean(),
      ageGroups: constantFrom(['adult'], ['child'], ['adult', 'child']),
      useAgeFilter: boolean(),
      ageFilter: constantFrom(
        { __typename: 'AgeFilter' as const, minAge: 8, maxAge: null },
        { __typename: 'AgeFilter' as const, minAge: null, maxAge: 40 },
      ),
    })
    const settings = tuple(boolean(), option(rule, { nil: undefined })).map(([isMandatory, only]) =>
      mandatorySettings(isMandatory, only),
    )
    const people = array(
      constantFrom(
        ['adult', '1960-01-01'],
        ['adult', '1999-01-01'],
        ['adult', null],
        ['child', '2015-01-01'],
        ['child', '2022-01-01'],
      ),
      { minLength: 1, maxLength: 6 },
    )
    const rates = record({
      301: integer({ min: 0, max: 9 }),
      302: integer({ min: 0, max: 9 }),
      306: integer({ min: 0, max: 9 }),
      401: integer({ min: -9, max: 0 }),
      501: integer({ min: 1, max: 40 }),
    })
    assert(
      property(
        record({ people, settings: tuple(settings, settings, settings, settings), rates }),
        ({ people, settings: [first, second, third, fourth], rates }) => {
          const against = offer({
            pricing: pricing({
              accommodations,
              departures: [
                departure({
                  packagePrices: new Map([
                    ['101', 7],
                    ['102', 9],
                    ['103', 8],
                  ]),
                  services: services(rates),
                }),
              ],
              accommodationAddons: [
                roomAddon({ mandatorySettings: first }),
                roomAddon({ id: 'reinigung', ratioServiceNo: '306', mandatorySettings: second }),
              ],
              personalAddons: [personalAddon({ mandatorySettings: third })],
              personalDiscounts: [discount({ mandatorySettings: fourth })],
              familyPackages: [familyPackage({ addons: ['balkon'] })],
            }),
          })
          const base = draft({
            rooms: [],
            travellers: people.map(([ageGroupId, birthday]) =>
              traveller({ ageGroupId, birthday, accommodationId: null }),
            ),
          })
          const { proposals } = solveRooms(resolve(base, against), EVERY)
          const constants = proposals.map(
            (proposal) =>
              price(resolve(settle(withProposal(resolve(base, against), proposal), against), against)).total.centimes -
              proposal.centimes,
          )
          expect(new Set(constants).size).toBeLessThanOrEqual(1)
          const [cheapest] = solveRooms(resolve(base, against), { most: 1 }).proposals
          expect(cheapest?.centimes).toBe(proposals[0]?.centimes)
        },
      ),
      { numRuns: 200 },
    )
  },
  PATIENCE,
)
