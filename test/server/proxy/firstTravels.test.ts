import { buildSchema } from 'graphql'
import { expect, test } from 'vitest'
import contract from '#schema.graphql?raw'
import { createAdapter } from '#server/adapter/adapter.ts'
import { withFirstTravels } from '#server/proxy/firstTravels.ts'
import { call, openProxy } from '#test/support/server/openProxy.ts'

const date = (startDate: string, endDate: string) => ({ startDate, endDate, includesExtension: false })
const travel = (urlSlug: string, days: readonly string[]) => ({
  urlSlug,
  name: urlSlug,
  startDate: days[0] ?? null,
  endDate: days[0] ?? null,
  dates: days.map((day) => date(day, day)),
})

/** In no order, as a platform may answer. */
const TRAVELS = [
  travel('ohne-tag', []),
  travel('herbst', ['2027-10-01']),
  travel('jeden-monat', ['2027-05-02', '2027-06-20']),
  travel('juni', ['2027-06-03']),
]
const answerOf = (counts: object = { total: 9, filteredTotal: 4 }) => ({
  travelFilter: { success: true, counts, travels: TRAVELS, filters: [] },
})
const today = '2027-03-01'
const ofMonths = (first: number | null, selection: readonly string[] = []) => ({
  variables: { first, filters: [{ name: 'months', selection }] },
  today,
})
const slugs = ({ travelFilter }: Readonly<Record<string, unknown>>) =>
  (travelFilter as ReturnType<typeof answerOf>['travelFilter']).travels.map(({ urlSlug }) => urlSlug)

// rule 4.19.5
test.each([
  [2, [], ['jeden-monat', 'juni']],
  [3, [], ['jeden-monat', 'juni', 'herbst']],
  [2, ['2027-06'], ['juni', 'jeden-monat']],
])('of a list sent whole the first %i in the months %j are those that start first', (first, months, expected) => {
  expect(slugs(withFirstTravels(answerOf(), ofMonths(first, months)))).toEqual(expected)
})

test('of a list sent whole, travels that have left come after those to come', () => {
  const gone = travel('vorbei', ['2027-02-01'])
  const answer = { travelFilter: { ...answerOf().travelFilter, travels: [gone, ...TRAVELS] } }
  expect(slugs(withFirstTravels(answer, ofMonths(4)))).toEqual(['jeden-monat', 'juni', 'herbst', 'vorbei'])
})

test('a shortened list still has the number of all travels, counted where the platform does not', () => {
  expect(withFirstTravels(answerOf(), ofMonths(1))).toMatchObject({
    travelFilter: { counts: { total: 9, filteredTotal: 4 } },
  })
  expect(withFirstTravels(answerOf({}), ofMonths(1))).toMatchObject({ travelFilter: { counts: { filteredTotal: 4 } } })
})

test('an answer that is short enough, or asked for whole, is given as it is', () => {
  const answer = answerOf()
  for (const first of [null, 4, 16]) expect(withFirstTravels(answer, ofMonths(first))).toBe(answer)
  const failed = { travelFilter: null }
  expect(withFirstTravels(failed, ofMonths(1))).toBe(failed)
})

test('a cached answer is shortened once for each length, and memoized within bounds', () => {
  const answer = answerOf()
  const two = withFirstTravels(answer, ofMonths(2))
  expect(withFirstTravels(answer, ofMonths(2))).toBe(two)
  const long = { travelFilter: { travels: Array.from({ length: 400 }, (_, number) => travel(String(number), [])) } }
  const kept = [1, 2, 3, 4, 5].map((first) => withFirstTravels(long, ofMonths(first)))
  expect(withFirstTravels(long, ofMonths(5))).toBe(kept[4])
  expect(withFirstTravels(long, ofMonths(1))).not.toBe(kept[0])
  expect(withFirstTravels(long, ofMonths(300))).not.toBe(withFirstTravels(long, ofMonths(300)))
})

test('the website gets the cards it shows of a platform that knows no «first», and all if the platform reports an error', async () => {
  const adapter = createAdapter({ contract: buildSchema(contract), platform: null, note: () => undefined })
  const listed = async (errors: readonly object[]) => {
    const platform = () => Promise.resolve(Response.json({ data: answerOf(), errors }))
    const { proxy } = await openProxy({ platform, adapter })
    const variables = { tenantId: '4', query: '', filters: [], withTravels: true, first: 2 }
    const { data } = (await (await proxy(call('TravelFilter', variables))).json()) as {
      data: ReturnType<typeof answerOf>
    }
    return slugs(data)
  }
  expect(await listed([])).toEqual(['jeden-monat', 'juni'])
  expect(await listed([{ message: 'Preise fehlen', path: ['travelFilter', 'travels', 0, 'label'] }])).toHaveLength(4)
})
