import { cacheExchange, Client, CombinedError, createRequest, gql, makeOperation, ssrExchange } from '@urql/core'
import type { Exchange, Operation, OperationResult, SSRData } from '@urql/core'
import { cacheExchange as graphcache } from '@urql/exchange-graphcache'
import { expect, test } from 'vitest'
import { filter, fromValue, makeSubject, map, mergeMap, pipe, subscribe, take, tap } from 'wonka'
import type { Source } from 'wonka'
import { lazyDocument } from '#gql/lazyDocument.ts'
import { documentKey } from '#tools/codegen/documentKey.ts'
import { resend, takeOver, tell } from '#web/graph/cacheTakeover.ts'
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

/** A page that holds the answer for the id «a», before a network that answers everything. */
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
    return load().then((cache) => ({ cache, resend, takeOver, tell }))
  }
  const signs: (() => void)[] = []
  const broken: unknown[] = []
  const exchanges = [
    lazyCacheExchange({
      load: counted,
      isInSsrData: ({ key }) => String(key) in answers,
      onFirstInteraction: (start) => signs.push(start),
      onBroken: (error) => broken.push(error),
    }),
    ssrExchange({ isClient: true, initialState: answers }),
    networkOf(reply, asked),
  ]
  const client = new Client({ url: 'https://site.example', exchanges })
  return { client, asked, broken, loads: () => loads, act: () => signs.forEach((start) => start()) }
}

async function recorded(network: Exchange): Promise<SSRData> {
  const record = ssrExchange({ isClient: false })
  await new Client({ url: 'https://site.example', exchanges: [record, network] }).query(KNOWN, { id: 'a' }).toPromise()
  return record.extractData()
}

test('what the page holds is answered at once and again, without the cache', async () => {
  const { client, asked, loads } = await openPage()
  expect(client.readQuery(KNOWN, { id: 'a' })?.data).toMatchObject({ travel: 'asked' })
  await Promise.resolve()
  expect(client.readQuery(KNOWN, { id: 'a' })?.data).toMatchObject({ travel: 'asked' })
  expect([asked, loads()]).toEqual([[], 0])
})

test('what the page holds in part, beside an error, is answered again too while the page comes to stand', async () => {
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

test('what the page holds is answered, and let go again, without its document being read', async () => {
  const { document, reads } = countingReads('query Travel($id:ID!){travel(id:$id)}')
  const request = createRequest(document, { id: 'a' })
  const { client } = await openPage(undefined, { [request.key]: { data: '{"travel":"held"}' } })
  const answers: unknown[] = []
  // Made by hand: outside production the client looks what kind of operation it is.
  const operation = makeOperation('query', request, { url: 'https://site.example', requestPolicy: 'cache-first' })
  pipe(
    client.executeRequestOperation(operation),
    subscribe(({ data }) => answers.push(data)),
  ).unsubscribe()
  expect([answers, reads()]).toEqual([[{ travel: 'held' }], 0])
})

/** A document that counts how often somebody looks into it. */
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

test('what a page asks by itself is asked once and answered without the cache', async () => {
  const { client, asked, loads } = await openPage()
  for (const id of ['b', 'a', 'b']) await client.query(KNOWN, { id }).toPromise()
  expect([asked, loads()]).toEqual([[{ id: 'b' }], 0])
})

test('once somebody acts, what the page does not hold waits for the cache, which takes over what is known', async () => {
  const { client, asked, loads, act } = await openPage()
  client.readQuery(KNOWN, { id: 'a' })
  await client.query(KNOWN, { id: 'b' }).toPromise()
  act()
  await client.query(KNOWN, { id: 'c' }).toPromise()
  expect([asked, loads()]).toEqual([[{ id: 'b' }, { id: 'c' }], 1])
  for (const id of ['a', 'b', 'c']) await client.query(KNOWN, { id }).toPromise()
  expect([asked, loads()]).toEqual([[{ id: 'b' }, { id: 'c' }], 1])
})

test('an answer that is on its way while the cache comes is known to it', async () => {
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

/** Everything that only waits for its turn is done. */
async function turn(): Promise<void> {
  for (let waits = 0; waits < 3; waits += 1) await new Promise((go) => setTimeout(go))
}

test('a failure is not remembered', async () => {
  const offline: Reply = () =>
    fromValue({ data: undefined, error: new CombinedError({ networkError: new Error('offline') }) })
  const { client, asked } = await openPage(undefined, undefined, offline)
  await client.query(KNOWN, { id: 'b' }).toPromise()
  await client.query(KNOWN, { id: 'b' }).toPromise()
  expect(asked).toEqual([{ id: 'b' }, { id: 'b' }])
})

test('that there is no such thing is told as remembered, so that it can be asked again', async () => {
  const { client } = await openPage(undefined, undefined, () =>
    fromValue({ data: { __typename: 'Query', travel: null } }),
  )
  await client.query(KNOWN, { id: 'b' }).toPromise()
  const { operation } = await client.query(KNOWN, { id: 'b' }).toPromise()
  expect(operation.context.meta?.cacheOutcome).toBe('hit')
})

test('asking anew reaches the network although the page holds an answer', async () => {
  const { client, asked } = await openPage()
  client.readQuery(KNOWN, { id: 'a' })
  await client.query(KNOWN, { id: 'a' }, { requestPolicy: 'network-only' }).toPromise()
  expect(asked).toEqual([{ id: 'a' }])
})

test('each question and each act goes to the network once, however often the cache listens', async () => {
  const { client, asked } = await openPage(() => Promise.resolve(graphcache({})))
  await client.query(KNOWN, { id: 'b' }).toPromise()
  await client.mutation(BOOK, { id: 'c' }).toPromise()
  expect(asked).toEqual([{ id: 'b' }, { id: 'c' }])
})

test.each(['before the cache is there', 'with the cache there'])(
  'what is asked past the cache never reaches it, %s',
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
    if (when === 'with the cache there') await client.mutation(BOOK, { id: 'c' }).toPromise()
    const { data } = await client
      .query(KNOWN, { id: 'b' }, { requestPolicy: 'network-only', ...BYPASS_CACHE })
      .toPromise()
    expect(data).toMatchObject({ travel: 'asked' })
    await client.mutation(BOOK, { id: 'd' }).toPromise()
    expect(asked).toContainEqual({ id: 'b' })
    expect(cached.filter(([, variables]) => (variables as { id: string }).id === 'b')).toEqual([])
  },
)

test('a cache that does not arrive stops no answer, and is fetched again by the next act', async () => {
  const { client, loads, act } = await openPage(() => Promise.reject(new Error('offline')))
  act()
  const { data } = await client.query(KNOWN, { id: 'b' }).toPromise()
  expect(data).toMatchObject({ travel: 'asked' })
  await client.mutation(BOOK, { id: 'c' }).toPromise()
  expect(loads()).toBe(2)
})

test('what the cache asks again the moment it takes over is answered from the page', async () => {
  const again: (() => void)[] = []
  // As a cache does that finds, in one answer, news for another.
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

/** A cache that breaks at one of its places. */
function breaking(at: 'birth' | 'question' | 'answer'): Exchange {
  const breakAt = (place: typeof at) => () => {
    if (place === at) throw new Error(`broken at the ${place}`)
  }
  return ({ forward }) => {
    breakAt('birth')()
    return (operations) => pipe(operations, tap(breakAt('question')), forward, tap(breakAt('answer')))
  }
}

test.each(['birth', 'question', 'answer'] as const)(
  'a cache that throws at its %s is left out: every question is answered, none is asked twice',
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
    // Only what was to be asked anew.
    expect(asked.map((variables) => (variables as { id: string }).id).toSorted()).toEqual(['b', 'c', 'd', 'e', 'e'])
    expect(broken).toHaveLength(1)
  },
)

test.each(['birth', 'question', 'answer'] as const)(
  'an act is carried out once, and its answer arrives, when the cache throws at its %s',
  async (place) => {
    const { client, asked, broken } = await openPage(() => Promise.resolve(breaking(place)))
    const result: OperationResult<unknown> = await client.mutation(BOOK, { id: 'c' }).toPromise()
    expect(result.data).toMatchObject({ travel: 'asked' })
    expect(asked).toEqual([{ id: 'c' }])
    expect(broken).toHaveLength(1)
  },
)

test('what is under way when the cache breaks is answered, and not asked again', async () => {
  const line = makeSubject<Pick<OperationResult, 'data'>>()
  const byId: Reply = (operation) =>
    (operation.variables as { id: string }).id === 'slow' ? pipe(line.source, take(1)) : atOnce({} as Operation)
  const { client, asked, act } = await openPage(() => Promise.resolve(breaking('answer')), undefined, byId)
  act()
  await turn()
  const slow = client.query(KNOWN, { id: 'slow' }).toPromise()
  await client.query(KNOWN, { id: 'b' }).toPromise()
  line.next({ data: { __typename: 'Query', travel: 'late' } })
  expect((await slow).data).toMatchObject({ travel: 'late' })
  expect(asked).toEqual([{ id: 'slow' }, { id: 'b' }])
})

test.each([
  ['keeps answers to itself', () => filter((): boolean => false)],
  ['loses what an answer holds', () => map((result: OperationResult) => ({ ...result, data: null }))],
] as const)('a cache that %s does not stand between an answer and who asked', async (_name, spoil) => {
  const spoiling: Exchange =
    ({ forward }) =>
    (operations) =>
      pipe(operations, forward, spoil() as (source: Source<OperationResult>) => Source<OperationResult>)
  const { client, act } = await openPage(() => Promise.resolve(spoiling))
  act()
  expect((await client.query(KNOWN, { id: 'b' }).toPromise()).data).toMatchObject({ travel: 'asked' })
})
