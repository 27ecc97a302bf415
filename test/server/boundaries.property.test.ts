import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAnalytics } from '#server/analytics/analytics.ts'
import { toConfig } from '#server/config/config.ts'
import { environmentShape } from '#server/config/environment.ts'
import { StartError } from '#server/config/startError.ts'
import { createTrustedDocuments } from '#server/documents/documents.ts'
import { readGraphRequest } from '#server/documents/graphRequest.ts'
import { Refusal } from '#server/http/refusal.ts'
import { readPictureRequest } from '#server/images/pictureRequest.ts'
import { createLog } from '#server/log/log.ts'
import { readBody } from '#server/http/body.ts'
import { spoiled } from '#test/support/builders/arbitraryJson.ts'
import { anyObject, anyText, withField } from '#test/support/builders/hostileRequest.ts'

const SITE = 'https://reisen.example'

/** Whether something gave a value, or the refusal that is meant for it. Any other throw fails the test. */
function isClear(read: () => unknown, refusal: abstract new (...args: never[]) => Error): boolean {
  try {
    read()
    return true
  } catch (error) {
    if (error instanceof refusal) return error.message !== ''
    throw error
  }
}

const CALL = { query: 'query Travel { travel { id } }', variables: { travelId: 'provence' }, operationName: 'Travel' }

test('any body of a call is parsed or refused', () => {
  const body = fc.oneof(
    anyText,
    anyObject.map((value) => JSON.stringify(value)),
    spoiled(fc.constant(CALL)).map((value) => JSON.stringify(value ?? null)),
    fc.tuple(anyText, anyObject).map(([name, value]) => JSON.stringify(withField(CALL, name, value))),
    fc
      .constantFrom(1, 100, 20_000)
      .map((depth) => `{"query":"","operationName":"","variables":{"a":${'['.repeat(depth)}${']'.repeat(depth)}}}`),
  )
  fc.assert(
    fc.property(body, (text) => isClear(() => readGraphRequest(text), Refusal)),
    { numRuns: 2_000 },
  )
})

test.each(['[', '{"a":', '[{"a":'])(
  'variables are read up to 32 levels of «%s», and refused beyond without a stack that ends',
  (open) => {
    const close = open
      .replaceAll(/[^[{]/g, '')
      .replaceAll('[', ']')
      .replaceAll('{', '}')
      .split('')
      .toReversed()
      .join('')
    const body = (levels: number) => {
      const times = levels / close.length
      return `{"query":"","operationName":"","variables":{"a":${open.repeat(times)}${open.endsWith(':') ? '1' : ''}${close.repeat(times)}}}`
    }
    expect(readGraphRequest(body(30))).toMatchObject({ variables: {} })
    for (const levels of [32, 1_000, 50_000]) expect(() => readGraphRequest(body(levels))).toThrow(Refusal)
  },
)

const manyTimes = (count: number, value: (place: number) => string) =>
  Array.from({ length: count }, (_, place) => value(place)).join(',')

test.each([
  ['numbers', `[${manyTimes(45_000, () => '0')}]`],
  ['fields', `{${manyTimes(2_000, (place) => `"k${place}":0`)}}`],
])('a body with %s up to a limit is read', (_what, value) => {
  expect(() => readGraphRequest(`{"query":"","operationName":"","variables":{"a":${value}}}`)).not.toThrow()
})

test.each([
  ['numbers', `[${manyTimes(50_000, () => '0')}]`],
  ['objects', `[${manyTimes(25_000, () => '{"id":"x","quantity":1}')}]`],
  ['fields', `{${manyTimes(2_001, (place) => `"k${place}":0`)}}`],
  ['fields deep inside', `[[[{"a":{${manyTimes(2_001, (place) => `"k${place}":0`)}}}]]]`],
  ['many fields', `{${manyTimes(90_000, (place) => `"${place.toString(36)}":0`)}}`],
])('a body with more %s than any booking is refused', (_what, value) => {
  expect(() => readGraphRequest(`{"query":"","operationName":"","variables":{"a":${value}}}`)).toThrow(Refusal)
})

test('any bytes of a body are decoded or refused', async () => {
  const bytes = fc.oneof(
    fc.uint8Array({ maxLength: 200 }),
    anyText.map((text) => new TextEncoder().encode(text)),
  )
  await fc.assert(
    fc.asyncProperty(bytes, fc.nat(150), async (body, limit) => {
      const request = new Request(SITE, { method: 'POST', body })
      const read = await readBody(request, { bytes: limit, ms: 1_000 }).catch((error: unknown) => error)
      if (read instanceof Refusal) return read.code === 'BODY_TOO_LARGE' || read.code === 'BODY_NOT_READABLE'
      return typeof read === 'string' && Buffer.byteLength(read) <= limit
    }),
    { numRuns: 500 },
  )
})

test('an aborted body is refused and is not an internal error', async () => {
  const body = new ReadableStream({
    start: (controller) => {
      controller.enqueue(new TextEncoder().encode('{"query":'))
      controller.error(new Error('aborted'))
    },
  })
  const request = new Request(SITE, { method: 'POST', body, duplex: 'half' } as RequestInit)
  await expect(readBody(request, { bytes: 1_000, ms: 1_000 })).rejects.toMatchObject({ code: 'BODY_NOT_READABLE' })
})

test('any text is looked up among the trusted documents without throwing, and is none of them', () => {
  const documents = createTrustedDocuments([CALL.query])
  const text = fc.oneof(
    anyText,
    fc.tuple(fc.nat(CALL.query.length), anyText).map(([place, wedge]) => `${CALL.query.slice(0, place)}"${wedge}`),
  )
  fc.assert(
    fc.property(text, anyText, (query, name) => documents.find(query, name) === null),
    { numRuns: 2_000 },
  )
})

test('any environment yields a configuration or a StartError', () => {
  const names = fc.oneof({ weight: 4, arbitrary: fc.constantFrom(...Object.keys(environmentShape.fields)) }, anyText)
  const values = fc.oneof(
    { weight: 2, arbitrary: anyText },
    fc.constantFrom(
      '1',
      '0',
      '443',
      '65536',
      '127.0.0.1',
      '0.0.0.0',
      '::',
      'https://a.example',
      'https://a.example/{transactionId}',
      'http://[',
      'postgres://u:p@h/d',
      'loopback',
      '10.0.0.0/99',
      '2027-02-30',
      'production',
      'x-tenant-id',
    ),
  )
  const environment = fc.dictionary(names, values, { maxKeys: 8 })
  fc.assert(
    fc.property(environment, (given) => isClear(() => toConfig(given), StartError)),
    { numRuns: 2_000 },
  )
  expect(toConfig({ constructor: 'x', toString: 'y' })).toEqual(toConfig({}))
})

test('any picture URL is parsed or refused with a message', () => {
  const parameter = fc.tuple(
    fc.constantFrom('w', 'r', 'f', 'v', '__proto__'),
    fc.oneof(anyText, fc.constantFrom('480', '4x5', 'avif')),
  )
  fc.assert(
    fc.property(anyText, fc.array(parameter, { maxLength: 5 }), fc.option(anyText), (name, parameters, accept) => {
      const url = new URL(SITE)
      url.pathname = `/bilder/${name}`
      for (const [key, value] of parameters) url.searchParams.append(key, value)
      const read = readPictureRequest(url, accept)
      return 'problem' in read
        ? read.problem.endsWith('.') && read.problem.length < 200
        : read.width > 0 && read.height > 0
    }),
    { numRuns: 2_000 },
  )
})

const HIT = { url: `${SITE}/reisen`, title: 'Unsere Reisen', referrer: null, search: null, event: null, travelId: null }

test('any analytics hit is forwarded in the tracking URL or refused', async () => {
  const passed: URL[] = []
  const analytics = createAnalytics({
    matomo: { url: 'https://stats.example', siteId: '7' },
    publicUrl: SITE,
    log: createLog('silent'),
    fetch: (input) => {
      passed.push(new URL(input instanceof Request ? input.url : input))
      return Promise.resolve(new Response())
    },
  })
  const body = fc.oneof(
    anyText,
    anyObject.map((value) => JSON.stringify(value)),
    spoiled(fc.constant(HIT)).map((value) => JSON.stringify(value ?? null)),
    fc.tuple(anyText, anyObject).map(([name, value]) => JSON.stringify(withField(HIT, name, value))),
  )
  const address = fc.oneof(fc.ipV4(), fc.ipV6(), fc.constant(''))
  await fc.assert(
    fc.asyncProperty(body, address, async (text, from) => {
      const request = new Request(`${SITE}/api/analytics`, {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: text,
      })
      return [204, 400].includes((await analytics(request, from)).status)
    }),
    { numRuns: 1_000 },
  )
  expect(passed.length).toBeGreaterThan(0)
  expect(passed.every(({ origin, pathname }) => origin === 'https://stats.example' && pathname === '/matomo.php')).toBe(
    true,
  )
})
