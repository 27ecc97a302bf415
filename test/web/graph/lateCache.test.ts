import { cacheExchange, Client, createRequest, gql, makeOperation, ssrExchange, type Exchange, type SSRData } from '@urql/core'
import { cacheExchange as graphcache } from '@urql/exchange-graphcache'
import { filter, fromValue, map, mergeMap, pipe, subscribe, tap } from 'wonka'
import { expect, test } from 'vitest'
import { lateCache } from '#web/graph/lateCache.ts'
import { lateDocument } from '#web/graph/lateDocument.ts'

const KNOWN = gql<{ travel: string }, { id: string }>('query Travel($id: ID!) { travel(id: $id) }')

/** A page that holds the answer for the id «a», before a network that answers everything. */
async function openPage(load: () => Promise<Exchange> = () => Promise.resolve(cacheExchange), held?: SSRData) {
  const asked: unknown[] = []
  const network: Exchange = () => (operations) =>
    pipe(
      operations,
      filter(({ kind }) => kind !== 'teardown'),
      mergeMap((operation) => {
        asked.push(operation.variables)
        return fromValue(operation)
      }),
      map((operation) => ({ operation, data: { __typename: 'Query', travel: 'asked' }, stale: false, hasNext: false })),
    )
  const answers = held ?? (await recorded(network))
  asked.length = 0
  let loads = 0
  const counted = () => {
    loads += 1
    return load()
  }
  const exchanges = [
    lateCache({ load: counted, isRecorded: ({ key }) => String(key) in answers, onSigns: () => undefined }),
    ssrExchange({ isClient: true, initialState: answers }),
    network,
  ]
  const client = new Client({ url: 'https://site.example', exchanges })
  return { client, asked, loads: () => loads }
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
  const document: typeof KNOWN = new Proxy(lateDocument(text), {
    get: (target, name, receiver): unknown => {
      if (name === 'definitions') reads += 1
      return Reflect.get(target, name, receiver)
    },
  })
  return { document, reads: () => reads }
}

test('what it does not hold waits for the cache, which takes over what the page holds', async () => {
  const { client, asked, loads } = await openPage()
  client.readQuery(KNOWN, { id: 'a' })
  await client.query(KNOWN, { id: 'b' }).toPromise()
  expect([asked, loads()]).toEqual([[{ id: 'b' }], 1])
  await client.query(KNOWN, { id: 'a' }).toPromise()
  await client.query(KNOWN, { id: 'b' }).toPromise()
  expect([asked, loads()]).toEqual([[{ id: 'b' }], 1])
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
  await client.mutation(gql('mutation Book($id: ID!) { travel(id: $id) }'), { id: 'c' }).toPromise()
  expect(asked).toEqual([{ id: 'b' }, { id: 'c' }])
})

test('a cache that does not arrive stops no answer, and is fetched again by the next question', async () => {
  const { client, loads } = await openPage(() => Promise.reject(new Error('offline')))
  const { data } = await client.query(KNOWN, { id: 'b' }).toPromise()
  expect(data).toMatchObject({ travel: 'asked' })
  await client.query(KNOWN, { id: 'c' }).toPromise()
  expect(loads()).toBe(2)
})

test('what the cache asks again the moment it takes over is answered from the page', async () => {
  const again: (() => void)[] = []
  // As a cache does that finds, in one answer, news for another.
  const restless: Exchange = (input) => (operations) => {
    const heard = pipe(operations, tap(() => queueMicrotask(() => again.pop()?.())))
    return graphcache({})(input)(heard)
  }
  const { client, asked } = await openPage(() => Promise.resolve(restless))
  client.readQuery(KNOWN, { id: 'a' })
  const answers: unknown[] = []
  again.push(() => void client.query(KNOWN, { id: 'a' }).then(({ data }) => answers.push(data)))
  await client.query(KNOWN, { id: 'b' }).toPromise()
  expect(answers).toMatchObject([{ travel: 'asked' }])
  expect(asked).toEqual([{ id: 'b' }])
})
