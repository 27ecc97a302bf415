import { cacheExchange, Client, CombinedError, createRequest, gql, makeOperation, ssrExchange } from '@urql/core'
import type { Exchange, Operation, OperationResult, SSRData } from '@urql/core'
import { cacheExchange as graphcache } from '@urql/exchange-graphcache'
import { expect, test } from 'vitest'
import { filter, fromValue, makeSubject, map, mergeMap, pipe, subscribe, take, tap } from 'wonka'
import type { Source } from 'wonka'
import { lazyDocument } from '#gql/lazyDocument.ts'
import { documentKey } from '#tools/codegen/documentKey.ts'
import { feed, resend, takeOver } from '#web/graph/cacheTakeover.ts'
import { lazyCacheExchange, BYPASS_CACHE } from '#web/graph/lazyCacheExchange.ts'

const KNOWN = gql<{ travel: string }, { id: string }>('query Travel($id: ID!) { travel(id: $id) }')
const BOOK = gql('mutation Book($id: ID!) { travel(id: $id) }')

type Reply = (operation: Operation) => Source<Pick<OperationResult, 'data' | 'error'>>

const atOnce: Reply = () => fromValue({ data: { __typename: 'Query', travel: 'asked' } })

function networkOf(reply: Reply, asked: unknown[] = []): Exchange {
  return () => (operations) =>
    pipe(
      operations,
      filter(({ kind }) => kind !== 'teardown'),
      mergeMap((operation) => {
        asked.push(operation.variables)
        return pipe(
          reply(operation),
          map((answer) => ({ ...answer, operation, stale: false, hasNext: false })),
        )
      }),
    )
}

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
    return load().then((cache) => ({ cache, feed, resend, takeOver }))
  }
  const interactions: (() => void)[] = []
  const broken: unknown[] = []
  const exchanges = [
    lazyCacheExchange({
      load: counted,
      isInSsrData: ({ key }) => String(key) in answers,
      onFirstInteraction: (start) => interactions.push(start),
      onBroken: (error) => broken.push(error),
    }),
    ssrExchange({ isClient: true, initialState: answers }),
    networkOf(reply, asked),
  ]
  const client = new Client({ url: 'https://site.example', exchanges })
  return { client, asked, broken, loads: () => loads, act: () => interactions.forEach((start) => start()) }
}

async function recorded(network: Exchange): Promise<SSRData> {
  const record = ssrExchange({ isClient: false })
  await new Client({ url: 'https://site.example', exchanges: [record, network] }).query(KNOWN, { id: 'a' }).toPromise()
  return record.extractData()
}

test('queries in the SSR data are answered at once and repeatedly, without the cache', async () => {
  const { client, asked, loads } = await openPage()
  expect(client.readQuery(KNOWN, { id: 'a' })?.data).toMatchObject({ travel: 'asked' })
  await Promise.resolve()
  expect(client.readQuery(KNOWN, { id: 'a' })?.data).toMatchObject({ travel: 'asked' })
  expect([asked, loads()]).toEqual([[], 0])
})

test('partial SSR data, with an error, are answered repeatedly too during hydration', async () => {
  const partly: Reply = () =>
    fromValue({
      data: { __typename: 'Query', travel: 'in part' },
      error: new CombinedError({ graphQLErrors: ['a part is missing'] }),
    })
  const { client, asked } = await openPage(undefined, await recorded(networkOf(partly)))
  for (let drawn = 0; drawn < 3; drawn += 1) {
    expect(client.readQuery(KNOWN, { id: 'a' })?.data).toMatchObject({ travel: 'in part' })
    await Promise.resolve()
  }
  expect(asked).toEqual([])
})

test('queries in the SSR data are answered and torn down without parsing their document', async () => {
  const { document, reads } = countingReads('query Travel($id:ID!){travel(id:$id)}')
  const request = createRequest(document, { id: 'a' })
  const { client } = await openPage(undefined, { [request.key]: { data: '{"travel":"held"}' } })
  const answers: unknown[] = []
  // Created by hand: outside production `client.query` reads the document to check the kind of operation.
  const operation = makeOperation('query', request, { url: 'https://site.example', requestPolicy: 'cache-first' })
  pipe(
    client.executeRequestOperation(operation),
    subscribe(({ data }) => answers.push(data)),
  ).unsubscribe()
  expect([answers, reads()]).toEqual([[{ travel: 'held' }], 0])
})

/** A document that counts the accesses to its AST. */
function countingReads(text: string) {
  let reads = 0
  const document: typeof KNOWN = new Proxy(lazyDocument(text, documentKey(text)), {
    get: (target, name, receiver): unknown => {
      if (name === 'definitions') reads += 1
      return Reflect.get(target, name, receiver)
    },
  })
  return { document, reads: () => reads }
}

test('queries before the first interaction are sent once and answered without the cache', async () => {
  const { client, asked, loads } = await openPage()
  for (const id of ['b', 'a', 'b']) await client.query(KNOWN, { id }).toPromise()
  expect([asked, loads()]).toEqual([[{ id: 'b' }], 0])
})

test('after the first interaction unknown queries wait for the cache, which takes over the known results', async () => {
  const { client, asked, loads, act } = await openPage()
  client.readQuery(KNOWN, { id: 'a' })
  await client.query(KNOWN, { id: 'b' }).toPromise()
  act()
  await client.query(KNOWN, { id: 'c' }).toPromise()
  expect([asked, loads()]).toEqual([[{ id: 'b' }, { id: 'c' }], 1])
  for (const id of ['a', 'b', 'c']) await client.query(KNOWN, { id }).toPromise()
  expect([asked, loads()]).toEqual([[{ id: 'b' }, { id: 'c' }], 1])
})

test('the cache knows a result that arrives while it loads', async () => {
  const line = makeSubject<Pick<OperationResult, 'data'>>()
  const { client, asked, act } = await openPage(
    () => Promise.resolve(graphcache({})),
    undefined,
    () => pipe(line.source, take(1)),
  )
  const first = client.query(KNOWN, { id: 'b' }).toPromise()
  act()
  await turn()
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

test('a failed query is sent again', async () => {
  const offline: Reply = () =>
    fromValue({ data: undefined, error: new CombinedError({ networkError: new Error('offline') }) })
  const { client, asked } = await openPage(undefined, undefined, offline)
  await client.query(KNOWN, { id: 'b' }).toPromise()
  await client.query(KNOWN, { id: 'b' }).toPromise()
  expect(asked).toEqual([{ id: 'b' }, { id: 'b' }])
})

test('a repeated null is marked as a cache hit, so that it can be fetched again', async () => {
  const { client } = await openPage(undefined, undefined, () =>
    fromValue({ data: { __typename: 'Query', travel: null } }),
  )
  await client.query(KNOWN, { id: 'b' }).toPromise()
  const { operation } = await client.query(KNOWN, { id: 'b' }).toPromise()
  expect(operation.context.meta?.cacheOutcome).toBe('hit')
})

test('a network-only query reaches the network in spite of SSR data', async () => {
  const { client, asked } = await openPage()
  client.readQuery(KNOWN, { id: 'a' })
  await client.query(KNOWN, { id: 'a' }, { requestPolicy: 'network-only' }).toPromise()
  expect(asked).toEqual([{ id: 'a' }])
})

test('each query and each mutation is sent once, however often the cache subscribes', async () => {
  const { client, asked } = await openPage(() => Promise.resolve(graphcache({})))
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
    const { client, asked } = await openPage(() => Promise.resolve(noting))
    if (when === 'with the cache loaded') await client.mutation(BOOK, { id: 'c' }).toPromise()
    const { data } = await client
      .query(KNOWN, { id: 'b' }, { requestPolicy: 'network-only', ...BYPASS_CACHE })
      .toPromise()
    expect(data).toMatchObject({ travel: 'asked' })
    await client.mutation(BOOK, { id: 'd' }).toPromise()
    expect(asked).toContainEqual({ id: 'b' })
    expect(cached.filter(([, variables]) => (variables as { id: string }).id === 'b')).toEqual([])
  },
)

test('operations work although the cache fails to load, and the next mutation loads it again', async () => {
  const { client, loads, act } = await openPage(() => Promise.reject(new Error('offline')))
  act()
  const { data } = await client.query(KNOWN, { id: 'b' }).toPromise()
  expect(data).toMatchObject({ travel: 'asked' })
  await client.mutation(BOOK, { id: 'c' }).toPromise()
  expect(loads()).toBe(2)
})

test('queries that the cache repeats during the takeover are answered from the page', async () => {
  const again: (() => void)[] = []
  // As a cache does when one result updates another.
  const restless: Exchange = (input) => (operations) => {
    const heard = pipe(
      operations,
      tap(() => queueMicrotask(() => again.pop()?.())),
    )
    return graphcache({})(input)(heard)
  }
  const { client, asked, act } = await openPage(() => Promise.resolve(restless))
  client.readQuery(KNOWN, { id: 'a' })
  const answers: unknown[] = []
  again.push(() => void client.query(KNOWN, { id: 'a' }).then(({ data }) => answers.push(data)))
  act()
  await client.query(KNOWN, { id: 'b' }).toPromise()
  expect(answers).toMatchObject([{ travel: 'asked' }])
  expect(asked).toEqual([{ id: 'b' }])
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
    act()
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

test.each(['creation', 'operation', 'result'] as const)(
  'a mutation is sent once and answered when the cache throws at the %s',
  async (place) => {
    const { client, asked, broken } = await openPage(() => Promise.resolve(breaking(place)))
    const result: OperationResult<unknown> = await client.mutation(BOOK, { id: 'c' }).toPromise()
    expect(result.data).toMatchObject({ travel: 'asked' })
    expect(asked).toEqual([{ id: 'c' }])
    expect(broken).toHaveLength(1)
  },
)

test('a query in flight when the cache breaks is answered, and not sent again', async () => {
  const line = makeSubject<Pick<OperationResult, 'data'>>()
  const byId: Reply = (operation) =>
    (operation.variables as { id: string }).id === 'slow' ? pipe(line.source, take(1)) : atOnce({} as Operation)
  const { client, asked, act } = await openPage(() => Promise.resolve(breaking('result')), undefined, byId)
  act()
  await turn()
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
  act()
  expect((await client.query(KNOWN, { id: 'b' }).toPromise()).data).toMatchObject({ travel: 'asked' })
})
