import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { cwd } from 'node:process'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import contract from '#schema.graphql?raw'
import { runProgram } from '#test/support/docs/runIn.ts'
import { smallCatalogue, TODAY } from '#test/support/platform/smallCatalogue.ts'
import { baseContract, startBarePlatform } from '#test/support/server/platformServers.ts'
import { createGeneratedPlatform, serveGeneratedPlatform, GENERATED_DAY } from '#test/generatedPlatforms/platform.ts'

interface Report {
  readonly isSchemaKnown: boolean
  readonly operations: readonly {
    readonly operation: string
    readonly outcome: string
    readonly visitorMisses: string | null
    readonly details: readonly string[]
  }[]
  readonly additionsLacking: readonly string[]
}

function check(words: readonly string[], today = TODAY) {
  return runProgram(cwd(), ['admin/platformCheck/main.ts', ...words], {
    TODAY: today,
    SCENARIOS: '1',
  })
}

async function reportOn(url: string, today = TODAY) {
  const { exitCode, stdout } = await check([url, '--json'], today)
  return { exitCode, report: JSON.parse(stdout) as Report }
}

async function serverAnswering(listener: RequestListener, atEnd = onTestFinished): Promise<string> {
  const server = createServer(listener)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  atEnd(() => {
    server.closeAllConnections()
    server.close()
  })
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}/graphql`
}

test('the check of a platform with the whole contract reports every operation as fitting and sends no mutation', async () => {
  const { url, calls } = await startBarePlatform({ typeDefs: contract, isIntrospectable: true })
  const { exitCode, report } = await reportOn(url)
  expect(report.operations.map(({ operation, outcome }) => `${operation} ${outcome}`)).toEqual([
    ...[
      'AllTravelAvailabilityStatus',
      'TenantCms',
      'BestsellerTravels',
      'TravelFilter',
      'Travel',
      'RatioTravel',
      'Contingents',
      'RatioSummaryQuery',
    ].map((name) => `${name} fits`),
    ...['PlaceBooking', 'InitBookingPayment', 'SendConversionEvent'].map((name) => `${name} not asked`),
  ])
  expect([exitCode, report.isSchemaKnown, report.additionsLacking]).toEqual([0, true, []])
  expect(calls.map(({ operationName }) => operationName)).not.toContain('PlaceBooking')
})

test('the check of a platform with the base contract only, without introspection, reports no missing operation', async () => {
  const { url } = await startBarePlatform()
  const { exitCode, report } = await reportOn(url)
  expect(report.operations.filter(({ outcome }) => outcome !== 'fits' && outcome !== 'not asked')).toEqual([])
  expect(report.additionsLacking).toContain('Travel.dayProgramme')
  expect([exitCode, report.isSchemaKnown]).toEqual([0, false])
})

test.each([0, 7])(
  'generated platform %i, which keeps the base contract in its own way, carries the site, and is told what is converted to which type',
  async (seed) => {
    const platform = createGeneratedPlatform(seed, { today: GENERATED_DAY })
    const { url, stop } = await serveGeneratedPlatform(platform)
    onTestFinished(stop)
    const { exitCode, report } = await reportOn(url, GENERATED_DAY)
    expect(report.operations.filter(({ outcome }) => outcome === 'refused')).toEqual([])
    const refused = platform.refused.filter(
      ({ reasons }) => !reasons.some((reason) => reason.includes('introspection')),
    )
    expect([refused, platform.bookings]).toEqual([[], []])
    const converted = report.operations.flatMap(({ details }) => details).filter((line) => line.startsWith('converted'))
    expect(converted.length > 0).toBe(seed !== 0)
    expect(converted.filter((line) => !/^converted \w+\.\w+: [\w![\]]+ \(\d+×\)$/.test(line))).toEqual([])
    expect(exitCode).toBeLessThan(2)
  },
)

test('the check reports a missing field of the base contract with the type to give it and its impact on visitors', async () => {
  const { url } = await startBarePlatform({
    typeDefs: baseContract.replace('orderNo: String', 'orderNumber: String'),
    isIntrospectable: true,
  })
  const { exitCode, stdout } = await check([url])
  expect(stdout).toContain(
    'missing   PlaceBooking\n          a visitor misses parts of what the act answers\n          lacks PlaceBookingResult.orderNo: String\n',
  )
  expect(stdout).toContain('Visitors would miss something. Nothing was booked.')
  expect(exitCode).toBe(1)
})

test('the check reports a refused operation with the platform’s message and its impact', async () => {
  const { url } = await startBarePlatform({ typeDefs: baseContract.replace(/instagramUrl: .*/, '') })
  const { exitCode, report } = await reportOn(url)
  expect(report.operations.find(({ operation }) => operation === 'TenantCms')).toEqual({
    operation: 'TenantCms',
    outcome: 'refused',
    visitorMisses: 'menu, contact, opening hours, terms and content pages',
    details: [expect.stringMatching(/^says: Cannot query field "instagramUrl"/)],
  })
  expect(exitCode).toBe(1)
})

test('the check names pages of the CMS that come to one address', async () => {
  const catalogue: typeof smallCatalogue = () => {
    const small = smallCatalogue()
    const categories = ['reisen', 'buchen'].map((urlSlug) => ({
      name: urlSlug,
      seoSettings: { urlSlug },
      pageIds: [urlSlug],
      pages: [{ id: urlSlug, name: `Anreise ${urlSlug}`, onlineStatus: 'ONLINE', seoSettings: { urlSlug: 'anreise' } }],
    }))
    const tenants = small.tenants.map((tenant) => ({ ...tenant, cms: { config: { gtcPage: null }, categories } }))
    return { ...small, tenants }
  }
  const { url } = await startBarePlatform({ catalogue })
  const { exitCode, report } = await reportOn(url)
  expect(report.operations.find(({ operation }) => operation === 'TenantCms')?.details).toEqual([
    'cannot be used: several pages have the address /pages/anreise, and only the first is shown: «Anreise reisen» (reisen), «Anreise buchen» (buchen)',
  ])
  expect(exitCode).toBe(1)
})

/** A platform that answers one operation in another way than the small one. */
async function platformWith(
  operation: string,
  answerOf: (answer: Response) => Promise<Response> | Response,
): Promise<string> {
  const { url } = await startBarePlatform()
  return serverAnswering((request, response) => {
    void (async () => {
      const body = await text(request)
      const asked = JSON.parse(body) as { readonly operationName?: string }
      const headers = { 'Content-Type': 'application/json' }
      const answer = await fetch(url, { method: 'POST', headers, body })
      const given = asked.operationName === operation ? await answerOf(answer) : answer
      response.writeHead(given.status, { 'Content-Type': given.headers.get('content-type') ?? '' })
      response.end(await given.text())
    })()
  })
}

/** The answer with all fields of a name null. */
async function emptied(answer: Response, name: string): Promise<Response> {
  const json = JSON.parse(await answer.text(), (key, value: unknown) => (key === name ? null : value)) as unknown
  return Response.json(json)
}

test.each([
  {
    promise: 'does not know the tenant',
    operation: 'TenantCms',
    answerOf: (answer: Response) => emptied(answer, 'tenant'),
    says: 'cannot be used: tenant 4 is unknown, or has no content',
  },
  {
    promise: 'names no room',
    operation: 'RatioTravel',
    answerOf: async (answer: Response) => emptied(await emptied(answer, 'accommodations'), 'familyPackages'),
    says: 'cannot be used: alpen-bus: neither a room nor a family package',
  },
  {
    promise: 'names no place',
    operation: 'Contingents',
    answerOf: (answer: Response) => emptied(answer, 'packages'),
    says: 'alpen-bus: no package has an entry on 2027-06-12, so every room counts as taken',
  },
  {
    promise: 'wants credentials',
    operation: 'Travel',
    answerOf: () => new Response('Unauthorized', { status: 401 }),
    says: 'it wants credentials or knows other machines only',
  },
])(
  'a platform that $promise does not carry the site, and the check tells why',
  async ({ operation, answerOf, says }) => {
    const { exitCode, report } = await reportOn(await platformWith(operation, answerOf))
    expect(report.operations.find((each) => each.operation === operation)?.details.join('\n')).toContain(says)
    expect(exitCode).toBe(1)
  },
)

test.for<{ promise: string; listener: RequestListener; says: RegExp }>([
  {
    promise: 'a web page',
    listener: (_request, response) => response.setHeader('Content-Type', 'text/html').end('<h1>Hallo</h1>'),
    says: /gave no readable answer \(HTTP 200, text\/html\)/,
  },
  {
    promise: 'a redirect',
    listener: (_request, response) => response.writeHead(302, { Location: '/graphql' }).end(),
    says: /redirects \(HTTP 302, no content type; correct PLATFORM_URL\)/,
  },
  {
    promise: 'JSON that is no GraphQL',
    listener: (_request, response) => response.end('[]'),
    says: /gave no readable answer/,
  },
  { promise: 'a broken connection', listener: (request) => request.destroy(), says: /cannot be reached/ },
  { promise: 'an answer that never ends', listener: endless, says: /took too long|gave no readable answer/ },
  // Beside one another: one of them is waited for until it takes too long.
])('$promise ends with 2 and one line', { concurrent: true }, async ({ listener, says }, context) => {
  const { exitCode, output } = await check([await serverAnswering(listener, context.onTestFinished)])
  expect(output).toMatch(says)
  expect(output.trim().split('\n')).toHaveLength(1)
  expect(exitCode).toBe(2)
})

function endless(_request: Parameters<RequestListener>[0], response: Parameters<RequestListener>[1]): void {
  response.write('{"data": "')
  const timer = setInterval(() => response.write('x'.repeat(1000)), 50)
  response.on('close', () => clearInterval(timer))
}

test.each([
  { words: [], says: /^Nothing to check: set PLATFORM_URL/ },
  {
    words: ['ftp://platform.example'],
    says: /^The address is «ftp:\/\/platform\.example»; allowed: an http or https address/,
  },
  { words: ['--jsn'], says: /jsn/ },
])('the words $words are refused in one line', async ({ words, says }) => {
  const { exitCode, output } = await check(words)
  expect(output).toMatch(says)
  expect(output.trim().split('\n')).toHaveLength(1)
  expect(exitCode).toBe(2)
})
