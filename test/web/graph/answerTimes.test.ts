import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { ContingentsDocument } from '#gql/operations/Contingents.ts'
import { graphThat } from '#test/support/web/graph.ts'
import { CONTINGENTS_LIFETIME_SECONDS, TRAVEL_LIFETIME_SECONDS } from '#web/booking/loadBooking.ts'
import { answerTimesExchange, expireAnswers, isFresh } from '#web/graph/answerTimes.ts'
import { FILTER_LIFETIME_SECONDS } from '#web/travel/search/fetchFilterResult.ts'

const NOON = new Date('2027-03-01T12:00:00.000Z')
const variables = { ratioTravelId: 'v1', dateId: 'd1' }

beforeEach(() => {
  vi.useFakeTimers({ now: NOON })
})

afterEach(() => {
  vi.useRealTimers()
})

/** Queries contingents at noon; the platform answers at once. */
async function asked(of: typeof variables): Promise<void> {
  const graph = graphThat(() => ({ data: { packages: [], services: [] } }), answerTimesExchange)
  await graph.query(ContingentsDocument, of).toPromise()
}

// rules 4.2.1, 4.5.7, 9.1.4.1, 9.1.4.2, 9.1.4.3
test('travel and pricing data are fresh for 30 seconds, contingents for 60', () => {
  expect([TRAVEL_LIFETIME_SECONDS, CONTINGENTS_LIFETIME_SECONDS]).toEqual([30, 60])
})

// rule 10.30
test('filter results are fresh for 60 seconds', () => {
  expect(FILTER_LIFETIME_SECONDS).toBe(60)
})

// rules 4.2.1, 4.5.7, 4.8.1
test.each([
  { lifetime: 30, milliseconds: 29_999, isGood: true },
  { lifetime: 30, milliseconds: 30_000, isGood: false },
  { lifetime: 60, milliseconds: 59_999, isGood: true },
  { lifetime: 60, milliseconds: 60_000, isGood: false },
])(
  'fresh after $milliseconds milliseconds with a maximum age of $lifetime seconds: $isGood',
  async ({ lifetime, milliseconds, isGood }) => {
    await asked(variables)
    vi.setSystemTime(NOON.getTime() + milliseconds)
    expect(isFresh(ContingentsDocument, variables, lifetime)).toBe(isGood)
  },
)

test('a query that was never answered is not fresh', async () => {
  await asked(variables)
  expect(isFresh(ContingentsDocument, { ...variables, dateId: 'd2' }, 60)).toBe(false)
})

test('after a refused booking no earlier answer is fresh, and a later one is', async () => {
  // On an earlier day than the other tests, for which the answers would be stale as well.
  vi.setSystemTime(NOON.getTime() - 24 * 60 * 60 * 1000)
  await asked(variables)
  vi.advanceTimersByTime(1000)
  expireAnswers()
  expect(isFresh(ContingentsDocument, variables, CONTINGENTS_LIFETIME_SECONDS)).toBe(false)
  vi.advanceTimersByTime(1000)
  await asked(variables)
  expect(isFresh(ContingentsDocument, variables, CONTINGENTS_LIFETIME_SECONDS)).toBe(true)
})
