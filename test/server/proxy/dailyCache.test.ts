import { expect, test } from 'vitest'
import { withDailyCache } from '#server/proxy/dailyCache.ts'

const OPTIONS = { answerBytes: 100_000, answerMs: 60_000 }
const TRAVELS = { data: { bestsellerTravels: [{ name: 'Wien' }] } }

interface Asking {
  readonly tenantId?: string
  readonly operation?: string
  readonly init?: RequestInit
}

/** A platform that answers in turn, the last answer for good, on a day that moves. */
function platform(answers: readonly (() => Response)[]) {
  const requests: Request[] = []
  let day = '2027-03-01'
  const fetch = async (request: Request) => {
    requests.push(request)
    const answer = answers[Math.min(requests.length, answers.length) - 1] ?? (() => Response.error())
    return Promise.resolve().then(answer)
  }
  const daily = withDailyCache({ url: 'http://platform.test/graphql', fetch }, { ...OPTIONS, today: () => day })
  const ask = ({ tenantId = '4', operation = 'BestsellerTravels', init = {} }: Asking = {}) => {
    const body = JSON.stringify({ query: 'q', variables: { tenantId }, operationName: operation })
    return daily.fetch(new Request('http://platform.test/graphql', { method: 'POST', body, ...init }), operation)
  }
  const turn = (to: string) => {
    day = to
  }
  return { ask, requests, turn }
}

const good = () => Response.json(TRAVELS)

// rules 4.20.3, 7.2.2.4, 7.4.8, 9.1.4.4, 10.29
test('the platform is asked for bestsellers once a calendar day for all visitors', async () => {
  const { ask, requests, turn } = platform([good])
  expect(await (await ask()).json()).toEqual(TRAVELS)
  expect(await (await ask()).json()).toEqual(TRAVELS)
  expect(requests).toHaveLength(1)
  turn('2027-03-02')
  expect(await (await ask()).json()).toEqual(TRAVELS)
  expect(requests).toHaveLength(2)
})

// rule 10.29
test('fifty concurrent visitors share one request for bestsellers, which is not aborted when one leaves', async () => {
  const { ask, requests } = platform([good])
  const leaving = new AbortController()
  const first = ask({ init: { signal: leaving.signal } })
  const others = Array.from({ length: 49 }, () => ask())
  leaving.abort()
  await first.catch(() => null)
  const answers = await Promise.all(others)
  expect(new Set(await Promise.all(answers.map((answer) => answer.text())))).toEqual(new Set([JSON.stringify(TRAVELS)]))
  expect(requests).toHaveLength(1)
})

test('the daily cache is separate for each tenant', async () => {
  const { ask, requests } = platform([good])
  await ask({ tenantId: '4' })
  await ask({ tenantId: '5' })
  await ask({ tenantId: '4' })
  expect(requests).toHaveLength(2)
})

// rules 8.1.1.11, 10.29
test.each<[string, () => Response]>([
  ['a status that is an error', () => Response.json(TRAVELS, { status: 500 })],
  ['an answer with errors', () => Response.json({ ...TRAVELS, errors: [{ message: 'no' }] })],
  ['an answer without data', () => Response.json({ data: null, errors: [{ message: 'no' }] })],
  ['a page in place of an answer', () => new Response('<html>')],
  ['an answer that is too large', () => Response.json({ data: { bestsellerTravels: ['x'.repeat(100_000)] } })],
  [
    'a broken connection',
    () => {
      throw new TypeError('fetch failed')
    },
  ],
])('%s is not cached by the daily cache', async (_case, bad) => {
  const { ask, requests } = platform([bad, good])
  await ask().catch(() => null)
  expect(await (await ask()).json()).toEqual(TRAVELS)
  await ask()
  expect(requests).toHaveLength(2)
})

test('the daily cache passes a failure on unchanged', async () => {
  const answer = await platform([() => Response.json({ errors: [{ message: 'no' }] }, { status: 503 })]).ask()
  expect([answer.status, await answer.json()]).toEqual([503, { errors: [{ message: 'no' }] }])
})

test('the shared request for bestsellers has no Accept-Language', async () => {
  const { ask, requests } = platform([good])
  await ask({ init: { headers: { 'Accept-Language': 'fr', Accept: 'application/json' } } })
  expect([requests[0]?.headers.get('accept-language'), requests[0]?.headers.get('accept')]).toEqual([
    null,
    'application/json',
  ])
})

test('other operations are not cached', async () => {
  const { ask, requests } = platform([good])
  await ask({ operation: 'TravelFilter' })
  await ask({ operation: 'TravelFilter' })
  expect(requests).toHaveLength(2)
})

test('the daily cache is bounded', async () => {
  const { ask, requests } = platform([good])
  for (let tenant = 0; tenant < 9; tenant += 1) await ask({ tenantId: String(tenant) })
  await ask({ tenantId: '8' })
  expect(requests).toHaveLength(9)
  await ask({ tenantId: '0' })
  expect(requests).toHaveLength(10)
})
