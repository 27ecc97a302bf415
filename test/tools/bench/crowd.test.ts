import { expect, test } from 'vitest'
import { createRandom } from '#test/support/random.ts'
import { highestSustained } from '#tools/bench/crowd.ts'
import { arrivals, peakOfRun, visitorsOfRun } from '#tools/bench/crowdArrivals.ts'
import type { Answered } from '#tools/bench/crowdSend.ts'
import { checkStock } from '#tools/bench/crowdStock.ts'
import { mostAtOnce, summarise } from '#tools/bench/crowdSummary.ts'
import { plannedRequests, type Kind, type Request, type Scene } from '#tools/bench/crowdVisits.ts'

test('visitors of a newsletter come in a steep rise and a decay', () => {
  const times = arrivals(10_000, 180, createRandom(1))
  expect(times).toHaveLength(10_000)
  expect(times).toEqual(times.toSorted((one, other) => one - other))
  const hours = [0, 1, 2].map((hour) => times.filter((time) => Math.floor(time / 60_000) === hour).length)
  expect(hours.map((count) => Math.round(count / 1000))).toEqual([6, 3, 1])
  const seconds = Array.from(
    { length: 180 },
    (_, second) => times.filter((time) => Math.floor(time / 1000) === second).length,
  )
  const peak = peakOfRun(10_000, 180)
  expect(Math.max(...seconds) / peak).toBeGreaterThan(0.95)
  expect(Math.max(...seconds) / peak).toBeLessThan(1.35)
  expect(seconds.indexOf(Math.max(...seconds))).toBeLessThan(45)
  expect(visitorsOfRun(peak, 180)).toBe(10_000)
})

const request = (kind: Kind, path: string = kind): Request => ({ kind, path, body: null })

const scene: Scene = {
  list: request('list'),
  travels: ['a', 'b', 'c', 'd'].map((name) => ({
    page: request('travel', name),
    funnel: request('funnel', name),
    queries: (['Contingents', 'RatioTravel', 'Travel'] as const).map((kind) => request(kind, name)),
  })),
  booking: ({ run, booking }) => `${run} ${booking}`,
}

test('a visitor looks at the list and two travels, begins the funnel, and one in fifty books', () => {
  const planned = plannedRequests({
    scene,
    random: createRandom(2),
    arrivals: Array.from({ length: 100 }, (_, index) => index * 10),
    thinkMs: 1000,
    run: 3,
    firstVisitor: 200,
  })
  expect(planned.map(({ at }) => at)).toEqual(planned.map(({ at }) => at).toSorted((one, other) => one - other))
  const of = (visitor: number) => planned.filter((one) => one.visitor === visitor)
  const kinds = ['list', 'travel', 'travel', 'funnel', 'Contingents', 'RatioTravel', 'Travel']
  expect(of(200).map(({ kind }) => kind)).toEqual(kinds)
  expect(of(200)[0]?.at).toBe(0)
  expect(of(249).map(({ kind }) => kind)).toEqual([...kinds, 'PlaceBooking'])
  expect(planned.filter(({ kind }) => kind === 'PlaceBooking').map(({ body }) => body)).toEqual(
    expect.arrayContaining(['3 4', '3 5']),
  )
  expect(planned).toHaveLength(702)
})

test('the highest load that is sustained is found by doubling, then by halving', async () => {
  const tried: number[] = []
  const search = (limit: number) =>
    highestSustained({
      from: 2,
      most: 64,
      halvings: 2,
      attempt: (load) => Promise.resolve(tried.push(load) > 0 ? load : 0),
      isSustained: (load) => load <= limit,
    })
  expect(await search(13)).toEqual({ sustained: { load: 12, run: 12 }, exceeded: { load: 14, run: 14 } })
  expect(tried).toEqual([2, 4, 8, 16, 12, 14])
  expect(await search(0.5)).toEqual({ sustained: { load: 0.5, run: 0.5 }, exceeded: { load: 1, run: 1 } })
  expect(await search(100)).toEqual({ sustained: { load: 64, run: 64 }, exceeded: null })
})

test('places oversold, not counted or not stored are found', () => {
  const before = new Map([
    ['a package 1', 10],
    ['a package 2', 2],
    ['a service 3', Number.POSITIVE_INFINITY],
  ])
  const stock = (left: readonly number[], taken: readonly number[]) => {
    const keyed = (numbers: readonly number[]) =>
      new Map([...before.keys()].map((key, place) => [key, numbers[place] ?? 0]))
    return { left: keyed(left), taken: keyed(taken), orderNumbers: new Set(['CR-1']) }
  }
  const unlimited = Number.POSITIVE_INFINITY
  expect(checkStock(before, stock([7, 0, unlimited], [3, 2, 5]), ['CR-1'])).toEqual({
    oversold: 0,
    miscounted: 0,
    soldOut: 1,
    lost: 0,
  })
  expect(checkStock(before, stock([7, 0, unlimited], [3, 4, 5]), ['CR-1', 'CR-2'])).toEqual({
    oversold: 2,
    miscounted: 1,
    soldOut: 1,
    lost: 1,
  })
})

test('latency counts from when a request was due; errors and bookings are told apart', () => {
  const answered = (kind: Kind, [at, end]: readonly [number, number], more: Partial<Answered> = {}): Answered => ({
    request: { ...request(kind), at, visitor: kind === 'list' ? 1 : 2 },
    end,
    failure: null,
    bytes: 512 * 1024,
    text: null,
    ...more,
  })
  const summary = summarise([
    answered('list', [0, 100]),
    answered('list', [100, 400]),
    answered('travel', [1000, 1200]),
    answered('funnel', [1000, 4000], { failure: 'time-out', bytes: 0 }),
    answered('PlaceBooking', [1500, 1600], { text: '{"data":{"placeBooking":{"orderNo":"CR-2027-000001"}}}' }),
    answered('PlaceBooking', [1500, 1700], { text: '{"data":{"placeBooking":{"orderNo":null}}}' }),
  ])
  expect(summary).toMatchObject({
    seconds: 4,
    pagesPerSecond: 0.75,
    mostPagesInSecond: 2,
    bookings: 1,
    refused: 1,
    visitors: 2,
    mostAtOnce: 1,
    pagesP99Ms: 300,
    confirmed: ['CR-2027-000001'],
    mebibytes: 2.5,
  })
  expect(summary.failures).toEqual(new Map([['time-out', 1]]))
  expect(summary.latencies.find(({ kind }) => kind === 'funnel')).toEqual({ kind: 'funnel', p50Ms: 3000, p99Ms: 3000 })
  expect(
    mostAtOnce([
      { from: 0, to: 10 },
      { from: 5, to: 6 },
      { from: 9, to: 20 },
    ]),
  ).toBe(2)
})
