import fc from 'fast-check'
import type { PaymentType } from '#domain/booking/draft/checkout.ts'
import type { TravelDocuments } from '#domain/booking/draft/choices.ts'
import type { Party } from '#domain/booking/people/partyPeople.ts'
import type { IsoDay } from '#domain/calendar.ts'
import { resolveStatus } from '#domain/catalogue/availability.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import type { SaleDate } from '#domain/catalogue/saleDates.ts'

/** Preferences of a visitor, independent of the tour's offer. */
export interface Preferences {
  /** Index of the date among those that can be booked, modulo their number. */
  readonly date: number
  /** Directly to the date, by way of another date, or by way of the departure with or without extension. */
  readonly way: 'straight' | 'byAnotherDate' | 'byItsSister'
  /** The proposal of the website (family package or cheapest rooms), or rooms of the visitor's choice. */
  readonly beds: 'proposed' | 'picked'
  /** Quantities of the extras, in their order, repeated as needed. */
  readonly quantities: readonly number[]
  /** Whether other quantities are chosen first. */
  readonly changesMind: boolean
  /** Birthdays for travellers without one, repeated as needed. */
  readonly birthdays: readonly IsoDay[]
  readonly insurance: 'none' | 'personal' | 'family' | 'eachTheirOwn'
  readonly documents: TravelDocuments
  readonly co2: boolean
  readonly payment: PaymentType
  /** Whether each traveller boards at a different stop. */
  readonly boardsAlone: boolean
  readonly stop: number
  readonly billing: 'traveller' | 'other'
  /** `ifFull`: only without enough beds; `changesMind`: goes on the waiting list and back. */
  readonly waits: 'never' | 'always' | 'ifFull' | 'changesMind'
  /** Whether the tenant sells data packages. */
  readonly sellsEsims: boolean
}

/** Range of adults' birthdays; the end makes minors of some. */
const OLDEST = Date.UTC(1930, 0, 1)
const YOUNGEST = Date.UTC(2011, 1, 28)
/** Range of children's birthdays: from two years on; some are of age by the end of the travel. */
const OLDEST_CHILD = Date.UTC(2011, 2, 2)
const YOUNGEST_CHILD = Date.UTC(2025, 1, 28)
const DAY = 24 * 60 * 60 * 1000

const MOST_PEOPLE = 12

function days(first: number, last: number): fc.Arbitrary<IsoDay> {
  return fc
    .integer({ min: 0, max: (last - first) / DAY })
    .map((day) => new Date(first + day * DAY).toISOString().slice(0, 10))
}

const manyTimes = <Value>(one: fc.Arbitrary<Value>) => fc.array(one, { minLength: MOST_PEOPLE, maxLength: MOST_PEOPLE })

const leapDays = fc.constantFrom('1960-02-29', '1988-02-29', '2008-02-29')

const anyPreferences: fc.Arbitrary<Preferences> = fc.record({
  date: fc.nat(500),
  way: fc.constantFrom<Preferences['way']>('straight', 'straight', 'byAnotherDate', 'byItsSister'),
  beds: fc.constantFrom<Preferences['beds']>('proposed', 'picked'),
  quantities: manyTimes(fc.nat(4)),
  changesMind: fc.boolean(),
  birthdays: manyTimes(fc.oneof({ weight: 12, arbitrary: days(OLDEST, YOUNGEST) }, leapDays)),
  insurance: fc.constantFrom<Preferences['insurance']>('none', 'personal', 'family', 'eachTheirOwn'),
  documents: fc.constantFrom<TravelDocuments>('print', 'electronic'),
  co2: fc.boolean(),
  payment: fc.constantFrom<PaymentType>('invoice', 'online'),
  boardsAlone: fc.boolean(),
  stop: fc.nat(50),
  billing: fc.constantFrom<Preferences['billing']>('traveller', 'traveller', 'other'),
  waits: fc.constantFrom<Preferences['waits']>(
    'never',
    'never',
    'never',
    'ifFull',
    'ifFull',
    'ifFull',
    'changesMind',
    'always',
  ),
  sellsEsims: fc.nat(3).map((number) => number > 0),
})

/** Parties: mostly a few people, sometimes twelve. */
const anyParty: fc.Arbitrary<Party> = fc
  .record({
    adults: fc.oneof({ weight: 4, arbitrary: fc.integer({ min: 1, max: 3 }) }, fc.integer({ min: 1, max: 8 })),
    childBirthdays: fc.oneof(
      fc.constant([]),
      fc.array(days(OLDEST_CHILD, YOUNGEST_CHILD), { minLength: 1, maxLength: 4 }),
    ),
    babies: fc.oneof({ weight: 3, arbitrary: fc.constant(0) }, fc.integer({ min: 1, max: 2 })),
  })
  .filter(({ adults, childBirthdays, babies }) => adults + childBirthdays.length + babies <= MOST_PEOPLE)

/** A random visitor: party, variant and preferences. */
export interface RandomVisitor {
  readonly variant: number
  readonly party: Party
  readonly preferences: Preferences
}

const anyVisitor = fc.record({ variant: fc.nat(10_000), party: anyParty, preferences: anyPreferences })

/** Random visitors, the same ones for the same seed. */
function randomVisitors(count: number, seed: number): readonly RandomVisitor[] {
  return fc.sample(anyVisitor, { numRuns: count, seed })
}

/** Preferences that are the same on every run, of adults. Insurances rotate, so that each is chosen on every tour. */
export function steadyPreferences(count: number): readonly Preferences[] {
  const insurances = ['none', 'personal', 'family'] as const
  const grownUps = manyTimes(days(OLDEST, Date.UTC(1996, 11, 31)))
  const steady = fc.record({
    preferences: anyPreferences,
    birthdays: grownUps,
    isWaiting: fc.nat(9).map((number) => number === 0),
  })
  return fc
    .sample(steady, { numRuns: count, seed: 20_270_301 })
    .map(({ preferences, birthdays, isWaiting }, index) => ({
      ...preferences,
      birthdays,
      way: 'straight',
      waits: isWaiting ? 'always' : 'never',
      sellsEsims: true,
      insurance: turn(insurances, index),
    }))
}

/** The entry at an index modulo the length. */
export function turn<Entry>(entries: readonly Entry[], place: number): Entry {
  const entry = entries[place % entries.length]
  if (entry === undefined) throw new RangeError('There is nothing to choose from')
  return entry
}

const PARTIES: Readonly<Record<string, Party>> = {
  single: { adults: 1, childBirthdays: [], babies: 0 },
  couple: { adults: 2, childBirthdays: [], babies: 0 },
  'family with children': { adults: 2, childBirthdays: ['2017-01-01', '2018-06-01'], babies: 0 },
  'family with baby': { adults: 2, childBirthdays: ['2018-01-01', '2023-06-01'], babies: 1 },
  'three adults': { adults: 3, childBirthdays: [], babies: 0 },
}

/** A visitor with variant and date. */
export interface Case {
  readonly name: string
  readonly variant: Offer
  readonly date: SaleDate
  readonly party: Party
  readonly preferences: Preferences
  /** Whether every tour has beds for the party. */
  readonly isUsual: boolean
}

function openDates(variant: Offer): readonly SaleDate[] {
  return variant.saleDates.filter((date) => resolveStatus(date, variant).status !== 'CLOSED')
}

/** Every usual party on a departure and on an extension date, if any, of every variant. */
export function steadyCases(variants: readonly Offer[]): readonly Case[] {
  const plans = variants.flatMap((variant) => {
    const open = openDates(variant)
    const groups = [
      open.filter(({ extension }) => extension === null),
      open.filter(({ extension }) => extension !== null),
    ]
    return groups
      .filter((dates) => dates.length > 0)
      .flatMap((dates) => Object.entries(PARTIES).map(([name, party]) => ({ variant, dates, name, party })))
  })
  const preferences = steadyPreferences(plans.length)
  return plans.map(({ variant, dates, name, party }, index) => {
    const preferred = turn(preferences, index)
    return { name, variant, party, date: turn(dates, preferred.date), preferences: preferred, isUsual: true }
  })
}

/** Random parties on random dates of all variants, the same ones for the same seed. */
export function randomCases(
  variants: readonly Offer[],
  { count, seed }: { readonly count: number; readonly seed: number },
): readonly Case[] {
  const sold = variants.filter((variant) => openDates(variant).length > 0)
  return randomVisitors(count, seed).map(({ variant: place, party, preferences }, index) => {
    const variant = turn(sold, place)
    return {
      name: `visitor ${index} by chance`,
      variant,
      party,
      preferences,
      date: turn(openDates(variant), preferences.date),
      isUsual: false,
    }
  })
}
