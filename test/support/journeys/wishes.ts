import fc from 'fast-check'
import type { PaymentType, TravelDocuments } from '#domain/booking/draft.ts'
import type { Party } from '#domain/booking/people.ts'

/** What one visitor is after, whatever the tour turns out to offer. */
export interface Wishes {
  /** Which of the dates that can be booked, counted round and round. */
  readonly date: number
  /** The family package or the cheapest rooms, as the website proposes them, or rooms of one's own choice. */
  readonly beds: 'proposed' | 'picked'
  /** How many of each extra, in the order they are offered, counted round and round. */
  readonly quantities: readonly number[]
  /** Years of birth of those who come without birthday. */
  readonly birthYears: readonly number[]
  readonly insurance: 'none' | 'personal' | 'family'
  readonly documents: TravelDocuments
  readonly co2: boolean
  readonly payment: PaymentType
  /** Whether everybody boards elsewhere. */
  readonly boardsAlone: boolean
  readonly stop: number
  readonly billing: 'traveller' | 'other'
  readonly waits: boolean
}

/** The same wishes on every run. Insurances come in turn, so that each is wished for on every tour. */
export function wishesOf(count: number): readonly Wishes[] {
  const many = (most: number) => fc.array(fc.nat(most), { minLength: 12, maxLength: 12 })
  const one = fc.record({
    date: fc.nat(50),
    beds: fc.constantFrom<Wishes['beds']>('proposed', 'picked'),
    quantities: many(3),
    birthYears: many(58).map((years) => years.map((year) => 1938 + year)),
    documents: fc.constantFrom<TravelDocuments>('print', 'electronic'),
    co2: fc.boolean(),
    payment: fc.constantFrom<PaymentType>('invoice', 'online'),
    boardsAlone: fc.boolean(),
    stop: fc.nat(50),
    billing: fc.constantFrom<Wishes['billing']>('traveller', 'traveller', 'other'),
    waits: fc.nat(9).map((number) => number === 0),
  })
  const insurances = ['none', 'personal', 'family'] as const
  return fc
    .sample(one, { numRuns: count, seed: 20_270_301 })
    .map((wishes, index) => ({ ...wishes, insurance: turn(insurances, index) }))
}

/** The entry at this place, counted round and round. */
export function turn<Entry>(entries: readonly Entry[], place: number): Entry {
  const entry = entries[place % entries.length]
  if (entry === undefined) throw new RangeError('There is nothing to choose from')
  return entry
}

export const PARTIES: Readonly<Record<string, Party>> = {
  single: { adults: 1, childBirthdays: [], babies: 0 },
  couple: { adults: 2, childBirthdays: [], babies: 0 },
  'family with children': { adults: 2, childBirthdays: ['2017-01-01', '2018-06-01'], babies: 0 },
  'family with baby': { adults: 2, childBirthdays: ['2018-01-01', '2023-06-01'], babies: 1 },
  'three adults': { adults: 3, childBirthdays: [], babies: 0 },
}
