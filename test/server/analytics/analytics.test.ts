import { expect, onTestFinished, test } from 'vitest'
import { createAnalytics } from '#server/analytics/analytics.ts'
import { createLog } from '#server/log/log.ts'
import { startCollector } from '#test/support/collector.ts'

const SITE = 'https://reisen.example'

const HIT = { url: `${SITE}/reisen`, title: 'Unsere Reisen', referrer: null, search: null, event: null, travelId: null }

async function start(path = '') {
  const matomo = await startCollector()
  onTestFinished(() => matomo.stop())
  const lines: string[] = []
  const analytics = createAnalytics({
    matomo: { url: `${matomo.origin}${path}`, siteId: '7' },
    publicUrl: SITE,
    log: createLog('info', { write: (line) => lines.push(line) }),
    fetch,
  })
  return { matomo, lines, send: (body: unknown, headers = {}) => analytics(request(body, headers), '203.0.113.77') }
}

function request(body: unknown, headers = {}): Request {
  return new Request(`${SITE}/api/analytics`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', Origin: SITE, ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
}

test.each([
  ['', '/matomo.php'],
  ['/', '/matomo.php'],
  ['/statistik', '/statistik/matomo.php'],
])('a visit of a page becomes one tracking request below the address %j', async (path, expected) => {
  const { matomo, send } = await start(path)
  const answer = await send({ ...HIT, url: `${SITE}/reisen?months=2027-06`, referrer: `${SITE}/` })
  expect(answer.status).toBe(204)
  await expect.poll(() => matomo.received.length).toBe(1)
  const [received] = matomo.at(expected)
  expect(received?.parameters).toEqual({
    idsite: '7',
    rec: '1',
    apiv: '1',
    send_image: '0',
    url: `${SITE}/reisen?months=2027-06`,
    action_name: 'Unsere Reisen',
    urlref: `${SITE}/`,
  })
})

// rule 7.5.3
test('a search and a funnel event are sent as such to Matomo', async () => {
  const { matomo, send } = await start()
  await send({ ...HIT, search: 'wandern' })
  await expect.poll(() => matomo.received.length).toBe(1)
  await send({ ...HIT, event: 'booking_start', travelId: 'provence' })
  await expect.poll(() => matomo.received.length).toBe(2)
  expect(matomo.received.map(({ parameters: { search, e_c, e_a, e_n } }) => [search, e_c, e_a, e_n])).toEqual([
    ['wandern', undefined, undefined, undefined],
    [undefined, 'booking', 'booking_start', 'provence'],
  ])
})

// rules 2.1.4, 7.5.2
test.each([
  ['wandern', 'wandern'],
  ['', '(ohne Suchwort)'],
  ['  ', '(ohne Suchwort)'],
  ['0', '«0»'],
])(
  'a search for «%s» is told as one for %s: an empty keyword would be counted as a page view',
  async (search, told) => {
    const { matomo, send } = await start()
    await send({ ...HIT, url: `${SITE}/recherche`, search })
    await expect.poll(() => matomo.received.map(({ parameters }) => parameters.search)).toEqual([told])
  },
)

test('Matomo gets user agent, language and an anonymized IP address, and no cookies', async () => {
  const { matomo, send } = await start()
  await send(HIT, {
    Cookie: 'session_id=1',
    Authorization: 'Bearer x',
    'User-Agent': 'Browser/1',
    'Accept-Language': 'de-CH',
    DNT: '1',
  })
  await expect.poll(() => matomo.received.length).toBe(1)
  const { headers, body } = matomo.received[0]!
  expect(headers).toMatchObject({
    'user-agent': 'Browser/1',
    'accept-language': 'de-CH',
    dnt: '1',
    'x-forwarded-for': '203.0.0.0',
  })
  expect(headers).not.toHaveProperty('cookie')
  expect(headers).not.toHaveProperty('authorization')
  expect(body).toBe('')
})

test('URL fragments are not sent to Matomo', async () => {
  const { matomo, send } = await start()
  await send({ ...HIT, url: `${SITE}/auftrag#CR-2027-1`, referrer: `${SITE}/buchen/a/start#geheim` })
  await expect.poll(() => matomo.received.length).toBe(1)
  expect(JSON.stringify(matomo.received)).not.toMatch(/CR-2027|geheim/)
})

test.each([
  ['a page of another site', { ...HIT, url: 'https://foreign.example/' }],
  ['no address', { ...HIT, url: 'reisen' }],
  ['a title that is too long', { ...HIT, title: 'x'.repeat(301) }],
  ['a number for a text', { ...HIT, search: 7 }],
  ['a missing field', { url: HIT.url }],
  ['no JSON', 'url=1'],
  ['nothing', 'null'],
])('%s is refused and goes nowhere', async (_name, body) => {
  const { matomo, send } = await start()
  expect((await send(body)).status).toBe(400)
  expect(matomo.received).toEqual([])
})

test.each([
  [{ Origin: 'https://foreign.example' }, 403],
  [{ 'Sec-Fetch-Site': 'cross-site' }, 403],
  [{ 'Content-Type': 'text/plain' }, 415],
])('a sender with %o is refused', async (headers, status) => {
  const { send } = await start()
  expect((await send(HIT, headers)).status).toBe(status)
})

test('an analytics hit of more than 8 KiB is refused', async () => {
  const { send } = await start()
  expect((await send(' '.repeat(8 * 1024 + 1))).status).toBe(413)
})

test('an unreachable Matomo does not affect the response', async () => {
  const { matomo, lines, send } = await start()
  await matomo.stop()
  expect((await send(HIT)).status).toBe(204)
  await expect.poll(() => lines.join('')).toContain('Matomo is unreachable')
})

test('at most fifty hits wait for a hanging Matomo', async () => {
  let asked = 0
  const hanging: typeof fetch = () => {
    asked += 1
    return new Promise(() => undefined)
  }
  const log = createLog('silent', { write: () => undefined })
  const analytics = createAnalytics({
    matomo: { url: 'https://stats.example', siteId: '1' },
    publicUrl: SITE,
    log,
    fetch: hanging,
  })
  for (let sent = 0; sent < 60; sent += 1) expect((await analytics(request(HIT), '')).status).toBe(204)
  expect(asked).toBe(50)
})

test('without Matomo the analytics route answers 404', async () => {
  const log = createLog('silent', { write: () => undefined })
  const analytics = createAnalytics({ matomo: null, publicUrl: null, log, fetch })
  expect((await analytics(request(HIT), '')).status).toBe(404)
})
