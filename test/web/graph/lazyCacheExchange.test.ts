import { networkOf, OFFLINE } from '#test/support/web/graph.ts'
import {
  cacheExchange,
  Client,
  gql,
  ssrExchange,
  type Exchange,
  type Operation,
  type OperationResult,
  type SSRData,
} from '@urql/core'
import { cacheExchange as graphcache } from '@urql/exchange-graphcache'
import { expect, test } from 'vitest'
import { filter, fromValue, makeSubject, map, pipe, subscribe, take, tap, type Source } from 'wonka'
import { knownAnswersExchange } from '#web/graph/knownAnswers.ts'
import { BYPASS_CACHES } from '#web/graph/bypassesCaches.ts'
import { lazyCacheExchange } from '#web/graph/lazyCacheExchange.ts'

const KNOWN = gql<{ travel: string }, { id: string }>('query Travel($id: ID!) { travel(id: $id) }')
const BOOK = gql('mutation Book($id: ID!) { travel(id: $id) }')

type Reply = Parameters<typeof networkOf>[0]

const atOnce: Reply = () => fromValue({ data: { __typename: 'Query', travel: 'asked' } })

/** A page with SSR data for the id «a», and a network that answers everything. */
async function openPage(
  load: () => Promise<Exchange> = () => Promise.resolve(cacheExchange),
  held?: SSRData,
  reply = atOnce,
) {
  const asked: unknown[] = []
  const answers = held ?? (await recorded(networkOf(atOnce)))
  let loads = 0
  const counted = () => {
    loads += 1
    return load()
  }
  const interactions: (() => void)[] = []
  const broken: unknown[] = []
  const exchanges = [
    lazyCacheExchange({
      load: counted,
      onCreated: (start) => interactions.push(start),
      onBroken: (error) => broken.push(error),
    }),
    knownAnswersExchange(({ data }) => data !== undefined),
    ssrExchange({ isClient: true, initialState: answers }),
    networkOf((operation) => {
      asked.push(operation.variables)
      return reply(operation)
    }),
  ]
  const client = new Client({ url: 'https://site.example', exchanges })
  /** The first interaction, and the time the cache takes to load. */
  const act = async () => {
    for (const start of interactions) start()
    await turn()
  }
  return { client, asked, broken, loads: () => loads, act }
}

async function recorded(network: Exchange): Promise<SSRData> {
  const record = ssrExchange({ isClient: false })
  await new Client({ url: 'https://site.example', exchanges: [record, network] }).query(KNOWN, { id: 'a' }).toPromise()
  return record.extractData()
}

test('queries before the first interaction are sent once and answered without the cache', async () => {
  const { client, asked, loads } = await openPage()
  for (const id of ['b', 'a', 'b']) await client.query(KNOWN, { id }).toPromise()
  expect([asked, loads()]).toEqual([[{ id: 'b' }], 0])
})

test('queries are not kept waiting while the cache loads, and what was known before is not asked again', async () => {
  let arrive = (_cache: Exchange) => {}
  const { client, asked, loads, act } = await openPage(() => new Promise((resolve) => (arrive = resolve)))
  client.readQuery(KNOWN, { id: 'a' })
  await act()
  await client.query(KNOWN, { id: 'b' }).toPromise()
  expect([asked, loads()]).toEqual([[{ id: 'b' }], 1])
  arrive(graphcache({}))
  await turn()
  for (const id of ['a', 'b', 'c']) await client.query(KNOWN, { id }).toPromise()
  expect([asked, loads()]).toEqual([[{ id: 'b' }, { id: 'c' }], 1])
})

test('once the cache is there, what one query learns of an entity is new in all others', async () => {
  const NAME = gql<{ tour: { name: string } }, { id: string }>('query Name($id: ID!) { tour(id: $id) { id name } }')
  const PRICE = gql('query Price($id: ID!) { tour(id: $id) { id name price } }')
  let name = 'Provence'
  const tour: Reply = () =>
    fromValue({ data: { __typename: 'Query', tour: { __typename: 'Tour', id: '1', name, price: 9 } } })
  const { client, act } = await openPage(() => Promise.resolve(graphcache({})), {}, tour)
  await act()
  await client.query(NAME, { id: '1' }).toPromise()
  name = 'Provence zur Lavendelblüte'
  await client.query(PRICE, { id: '1' }).toPromise()
  expect(client.readQuery(NAME, { id: '1' })?.data?.tour.name).toBe(name)
})

test('a result that arrives while the cache loads is known to it', async () => {
  const line = makeSubject<Pick<OperationResult, 'data'>>()
  const { client, asked, act } = await openPage(
    () => Promise.resolve(graphcache({})),
    undefined,
    () => pipe(line.source, take(1)),
  )
  const first = client.query(KNOWN, { id: 'b' }).toPromise()
  await act()
  line.next({ data: { __typename: 'Query', travel: 'late' } })
  expect((await first).data).toMatchObject({ travel: 'late' })
  await turn()
  expect((await client.query(KNOWN, { id: 'b' }).toPromise()).data).toMatchObject({ travel: 'late' })
  expect(asked).toEqual([{ id: 'b' }])
})

/** Waits until all queued tasks have run. */
async function turn(): Promise<void> {
  for (let waits = 0; waits < 3; waits += 1) await new Promise((go) => setTimeout(go))
}

test('each query and each mutation is sent once, however often the cache subscribes', async () => {
  const { client, asked, act } = await openPage(() => Promise.resolve(graphcache({})))
  await act()
  await client.query(KNOWN, { id: 'b' }).toPromise()
  await client.mutation(BOOK, { id: 'c' }).toPromise()
  expect(asked).toEqual([{ id: 'b' }, { id: 'c' }])
})

test.each(['before the cache is loaded', 'with the cache loaded'])(
  'a query that bypasses the cache never reaches it, %s',
  async (when) => {
    const cached: (readonly [kind: string, variables: unknown])[] = []
    const noting: Exchange = (input) => (operations) =>
      graphcache({})(input)(
        pipe(
          operations,
          tap(({ kind, variables }) => cached.push([kind, variables])),
        ),
      )
    const { client, asked, act } = await openPage(() => Promise.resolve(noting))
    if (when === 'with the cache loaded') await act()
    const { data } = await client
      .query(KNOWN, { id: 'b' }, { requestPolicy: 'network-only', ...BYPASS_CACHES })
      .toPromise()
    expect(data).toMatchObject({ travel: 'asked' })
    await act()
    await client.query(KNOWN, { id: 'd' }).toPromise()
    expect(asked).toContainEqual({ id: 'b' })
    expect(cached).toContainEqual(['query', { id: 'd' }])
    expect(cached.filter(([, variables]) => (variables as { id: string }).id === 'b')).toEqual([])
  },
)

test('operations work although the cache fails to load, and the next interaction loads it again', async () => {
  const { client, loads, act } = await openPage(() => Promise.reject(new Error('offline')))
  await act()
  const { data } = await client.query(KNOWN, { id: 'b' }).toPromise()
  expect(data).toMatchObject({ travel: 'asked' })
  await act()
  expect(loads()).toBe(2)
})

/** A cache that throws at one point. */
function breaking(at: 'creation' | 'operation' | 'result'): Exchange {
  const breakAt = (place: typeof at) => () => {
    if (place === at) throw new Error(`broken at the ${place}`)
  }
  return ({ forward }) => {
    breakAt('creation')()
    return (operations) => pipe(operations, tap(breakAt('operation')), forward, tap(breakAt('result')))
  }
}

test.each(['creation', 'operation', 'result'] as const)(
  'a cache that throws at the %s is left out: every query is answered, none is sent twice',
  async (place) => {
    const { client, asked, broken, act } = await openPage(() => Promise.resolve(breaking(place)))
    await act()
    const answers = await Promise.all(['b', 'c', 'd'].map((id) => client.query(KNOWN, { id }).toPromise()))
    expect(answers.map(({ data }) => data?.travel)).toEqual(['asked', 'asked', 'asked'])
    for (const id of ['b', 'e'])
      expect((await client.query(KNOWN, { id }).toPromise()).data).toMatchObject({ travel: 'asked' })
    expect((await client.query(KNOWN, { id: 'e' }, { requestPolicy: 'network-only' }).toPromise()).data).toMatchObject({
      travel: 'asked',
    })
    // Only the network-only query is sent again.
    expect(asked.map((variables) => (variables as { id: string }).id).toSorted()).toEqual(['b', 'c', 'd', 'e', 'e'])
    expect(broken).toHaveLength(1)
  },
)

test('the result at which the cache throws arrives, and its network-only query is not sent again', async () => {
  const { client, asked, act } = await openPage(() => Promise.resolve(breaking('result')))
  await act()
  const { data } = await client.query(KNOWN, { id: 'b' }, { requestPolicy: 'network-only' }).toPromise()
  expect(data).toMatchObject({ travel: 'asked' })
  await turn()
  expect(asked).toEqual([{ id: 'b' }])
})

test('a mutation never meets the cache: it is sent once and answered, however broken that is', async () => {
  const { client, asked, broken, act } = await openPage(() => Promise.resolve(breaking('operation')))
  await act()
  const result: OperationResult<unknown> = await client.mutation(BOOK, { id: 'c' }).toPromise()
  expect(result.data).toMatchObject({ travel: 'asked' })
  expect([asked, broken]).toEqual([[{ id: 'c' }], []])
})

test('a query in flight when the cache breaks is answered, and not sent again', async () => {
  const line = makeSubject<Pick<OperationResult, 'data'>>()
  const byId: Reply = (operation) =>
    (operation.variables as { id: string }).id === 'slow' ? pipe(line.source, take(1)) : atOnce({} as Operation)
  const { client, asked, act } = await openPage(() => Promise.resolve(breaking('result')), undefined, byId)
  await act()
  const slow = client.query(KNOWN, { id: 'slow' }).toPromise()
  await client.query(KNOWN, { id: 'b' }).toPromise()
  line.next({ data: { __typename: 'Query', travel: 'late' } })
  expect((await slow).data).toMatchObject({ travel: 'late' })
  expect(asked).toEqual([{ id: 'slow' }, { id: 'b' }])
})

test.each([
  ['swallows results', () => filter((): boolean => false)],
  ['loses the data of results', () => map((result: OperationResult) => ({ ...result, data: null }))],
] as const)('queries are answered in spite of a cache that %s', async (_name, spoil) => {
  const spoiling: Exchange =
    ({ forward }) =>
    (operations) =>
      pipe(operations, forward, spoil() as (source: Source<OperationResult>) => Source<OperationResult>)
  const { client, act } = await openPage(() => Promise.resolve(spoiling))
  await act()
  expect((await client.query(KNOWN, { id: 'b' }).toPromise()).data).toMatchObject({ travel: 'asked' })
})

test('what was answered before the cache was there is found after a renewal has failed, and can be asked for again', async () => {
  let isDown = false
  const reply: Reply = (operation) => (isDown ? fromValue(OFFLINE) : atOnce(operation))
  const { client, asked, act } = await openPage(() => Promise.resolve(graphcache({})), undefined, reply)
  const ask = async (requestPolicy: 'cache-first' | 'network-only') =>
    within(client.query(KNOWN, { id: 'b' }, { requestPolicy }).toPromise())
  expect((await ask('cache-first')).data).toMatchObject({ travel: 'asked' })
  await act()
  // As a component does that shows the answer.
  const shown = pipe(
    client.query(KNOWN, { id: 'b' }, { requestPolicy: 'cache-only' }),
    subscribe(() => {}),
  )
  isDown = true
  expect((await ask('network-only')).error).toBeDefined()
  expect((await ask('cache-first')).data).toMatchObject({ travel: 'asked' })
  isDown = false
  expect((await ask('network-only')).data).toMatchObject({ travel: 'asked' })
  expect(asked).toHaveLength(3)
  shown.unsubscribe()
})

/** Rejects where no answer comes: a test that waits for one would end without saying so. */
function within<Answer>(answer: Promise<Answer>): Promise<Answer> {
  return Promise.race([answer, turn().then(() => Promise.reject(new Error('No answer')))])
}
