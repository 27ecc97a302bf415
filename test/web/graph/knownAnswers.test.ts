import {
  Client,
  CombinedError,
  createRequest,
  gql,
  makeOperation,
  ssrExchange,
  type Exchange,
  type SSRData,
} from '@urql/core'
import { expect, test } from 'vitest'
import { fromValue, pipe, subscribe } from 'wonka'
import { lazyDocument } from '#gql/lazyDocument.ts'
import { networkOf } from '#test/support/web/graph.ts'
import { documentKey } from '#tools/codegen/typedHooks.ts'
import { knownAnswersExchange } from '#web/graph/knownAnswers.ts'

const KNOWN = gql<{ travel: string }, { id: string }>('query Travel($id: ID!) { travel(id: $id) }')

type Reply = Parameters<typeof networkOf>[0]

const atOnce: Reply = () => fromValue({ data: { __typename: 'Query', travel: 'asked' } })

/** A page with SSR data for the id «a», and a network that answers everything. */
async function openPage(reply = atOnce, held?: SSRData) {
  const asked: unknown[] = []
  const answers = held ?? (await recorded(networkOf(atOnce)))
  const exchanges = [
    knownAnswersExchange(({ data }) => data !== undefined),
    ssrExchange({ isClient: true, initialState: answers }),
    networkOf((operation) => {
      asked.push(operation.variables)
      return reply(operation)
    }),
  ]
  return { client: new Client({ url: 'https://site.example', exchanges }), asked }
}

async function recorded(network: Exchange): Promise<SSRData> {
  const record = ssrExchange({ isClient: false })
  await new Client({ url: 'https://site.example', exchanges: [record, network] }).query(KNOWN, { id: 'a' }).toPromise()
  return record.extractData()
}

test('queries in the SSR data are answered at once and repeatedly', async () => {
  const { client, asked } = await openPage()
  expect(client.readQuery(KNOWN, { id: 'a' })?.data).toMatchObject({ travel: 'asked' })
  await Promise.resolve()
  expect(client.readQuery(KNOWN, { id: 'a' })?.data).toMatchObject({ travel: 'asked' })
  expect(asked).toEqual([])
})

test('partial SSR data, with an error, are answered repeatedly too during hydration', async () => {
  const partly: Reply = () =>
    fromValue({
      data: { __typename: 'Query', travel: 'in part' },
      error: new CombinedError({ graphQLErrors: ['a part is missing'] }),
    })
  const { client, asked } = await openPage(atOnce, await recorded(networkOf(partly)))
  for (let drawn = 0; drawn < 3; drawn += 1) {
    expect(client.readQuery(KNOWN, { id: 'a' })?.data).toMatchObject({ travel: 'in part' })
    await Promise.resolve()
  }
  expect(asked).toEqual([])
})

test('queries in the SSR data are answered and torn down without parsing their document', async () => {
  const { document, reads } = countingReads('query Travel($id:ID!){travel(id:$id)}')
  const request = createRequest(document, { id: 'a' })
  const { client } = await openPage(atOnce, { [request.key]: { data: '{"travel":"held"}' } })
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

test('a failed query is sent again', async () => {
  const offline: Reply = () =>
    fromValue({ data: undefined, error: new CombinedError({ networkError: new Error('offline') }) })
  const { client, asked } = await openPage(offline)
  await client.query(KNOWN, { id: 'b' }).toPromise()
  await client.query(KNOWN, { id: 'b' }).toPromise()
  expect(asked).toEqual([{ id: 'b' }, { id: 'b' }])
})

test('a repeated null is marked as a cache hit, so that it can be fetched again', async () => {
  const { client } = await openPage(() => fromValue({ data: { __typename: 'Query', travel: null } }))
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

test('the answer of a network-only query is the one to later queries', async () => {
  let count = 0
  const counting: Reply = () => fromValue({ data: { __typename: 'Query', travel: `answer ${String((count += 1))}` } })
  const { client } = await openPage(counting)
  for (const requestPolicy of ['cache-first', 'network-only'] as const)
    await client.query(KNOWN, { id: 'b' }, { requestPolicy }).toPromise()
  expect((await client.query(KNOWN, { id: 'b' }).toPromise()).data).toMatchObject({ travel: 'answer 2' })
})

test('a cache-only query is answered without the network, by nothing where nothing is known', async () => {
  const { client, asked } = await openPage()
  const look = () => client.query(KNOWN, { id: 'b' }, { requestPolicy: 'cache-only' }).toPromise()
  expect((await look()).data).toBeNull()
  expect(asked).toEqual([])
  await client.query(KNOWN, { id: 'b' }).toPromise()
  expect((await look()).data).toMatchObject({ travel: 'asked' })
  expect(asked).toEqual([{ id: 'b' }])
})
