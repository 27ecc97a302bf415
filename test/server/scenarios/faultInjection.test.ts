import { expect, test } from 'vitest'
import { withFaultInjection, runWithScenarios, readRun } from '#server/scenarios/faultInjection.ts'
import { SCENARIOS } from '#server/scenarios/scenarios.ts'

/** A platform that answers with its question, and what it was asked. */
function echoingPlatform() {
  const asked: unknown[] = []
  const endpoint = withFaultInjection({
    url: 'http://platform.invalid/graphql',
    fetch: async (request) => {
      const body: unknown = await request.json()
      asked.push(body)
      return Response.json({ data: DATA })
    },
  })
  return { asked, endpoint }
}

const DATA = {
  packages: [{ ratioPackageNo: '1', available: 3 }],
  travel: { id: 'x' },
  ratioTravel: {
    dates: [
      { includesExtension: true, json: { onlinebuchung: 'JA' } },
      { includesExtension: false, json: '{"onlinebuchung":"JA"}' },
    ],
  },
  ratioSummary: { json: {}, payment: { status: 'OPEN', transactionId: 'tx1' } },
}

function question(operationName: string, variables: object = {}): Request {
  return new Request('http://platform.invalid/graphql', {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ query: '{}', variables, operationName }),
  })
}

/** Responses to the operations in order with these scenarios active. */
async function answersTo(scenarios: string, operations: readonly string[]): Promise<readonly unknown[]> {
  const { endpoint } = echoingPlatform()
  const run = readRun(scenarios)
  const answers: unknown[] = []
  for (const operation of operations) {
    const response = await runWithScenarios(run, () => endpoint.fetch(question(operation), operation)).catch(
      () => 'cut',
    )
    answers.push(response === 'cut' ? 'cut' : await bodyOf(response))
  }
  return answers
}

async function bodyOf(response: Response | string): Promise<unknown> {
  if (typeof response === 'string') return response
  const text = await response.text()
  return response.headers.get('content-type') === 'application/json'
    ? JSON.parse(text)
    : `${response.status} ${text.slice(0, 15)}`
}

const whole = { data: DATA }

test('without a scenario the platform’s answers are unchanged', async () => {
  expect(await answersTo('', ['Contingents'])).toEqual([whole])
})

test('the scenario last-room-goes empties the contingents from the second query on', async () => {
  const [first, second] = await answersTo('last-room-goes', ['Contingents', 'Contingents'])
  expect(first).toEqual(whole)
  expect(second).toMatchObject({ data: { packages: [{ available: 0 }] } })
})

test('the scenario summary-fails-twice answers the third query', async () => {
  const failure = { data: null, errors: [{ message: 'Something broke' }] }
  expect(
    await answersTo('summary-fails-twice', ['RatioSummaryQuery', 'RatioSummaryQuery', 'RatioSummaryQuery']),
  ).toEqual([failure, failure, whole])
})

test('the scenario travel-withdrawn removes the travel, other queries are answered', async () => {
  const [travel, other] = await answersTo('travel-withdrawn', ['Travel', 'Contingents'])
  expect(travel).toMatchObject({ data: { travel: null } })
  expect(other).toEqual(whole)
})

test('the scenario extension-closed sells dates with an extension by phone only, with the JSON as text or object', async () => {
  expect(await answersTo('extension-closed', ['RatioTravel'])).toMatchObject([
    { data: { ratioTravel: { dates: [{ json: { onlinebuchung: 'NEIN' } }, { json: '{"onlinebuchung":"JA"}' }] } } },
  ])
})

test.each([
  ['payment-cancelled', 'CANCELLED'],
  ['payment-failed', 'FAILED'],
  ['payment-pending', 'PENDING'],
])('%s', async (name, status) => {
  expect(await answersTo(name, ['RatioSummaryQuery'])).toMatchObject([
    { data: { ratioSummary: { json: {}, payment: { status, transactionId: 'tx1' } } } },
  ])
})

test('payment-untold', async () => {
  expect(await answersTo('payment-untold', ['RatioSummaryQuery'])).toMatchObject([
    { data: { ratioSummary: { json: {}, payment: null } } },
  ])
})

test('the scenario price-changes-at-submit raises the price for the first booking only', async () => {
  const { endpoint, asked } = echoingPlatform()
  const run = readRun('price-changes-at-submit')
  const book = () =>
    runWithScenarios(run, () =>
      endpoint.fetch(
        question('PlaceBooking', { json: { customBookingParams: { expectedTotal: 500 } } }),
        'PlaceBooking',
      ),
    )
  await book()
  await book()
  expect(asked).toMatchObject(
    [460, 500].map((expectedTotal) => ({ variables: { json: { customBookingParams: { expectedTotal } } } })),
  )
})

test('a lost answer leaves the booking placed on the platform', async () => {
  const { endpoint, asked } = echoingPlatform()
  const run = readRun('lost-answer-after-booking')
  await expect(runWithScenarios(run, () => endpoint.fetch(question('PlaceBooking'), 'PlaceBooking'))).rejects.toThrow(
    'fetch failed',
  )
  expect(asked).toHaveLength(1)
})

test('broken JSON is the platform’s answer cut in the middle: the booking is placed', async () => {
  const { endpoint, asked } = echoingPlatform()
  const response = await runWithScenarios(readRun('broken-json'), () =>
    endpoint.fetch(question('PlaceBooking'), 'PlaceBooking'),
  )
  expect(response.headers.get('content-type')).toBe('application/json')
  const text = await response.text()
  expect(JSON.stringify(whole).startsWith(text)).toBe(true)
  expect(text).toHaveLength(Math.floor(JSON.stringify(whole).length / 2))
  expect(asked).toHaveLength(1)
})

test('the scenario repeated-request sends the booking twice', async () => {
  const { endpoint, asked } = echoingPlatform()
  await runWithScenarios(readRun('repeated-request'), () => endpoint.fetch(question('PlaceBooking'), 'PlaceBooking'))
  expect(asked).toHaveLength(2)
})

test('a fault can be restricted to one operation', async () => {
  expect(await answersTo('html:Travel', ['Travel', 'Contingents'])).toEqual(['200 <!doctype html>', whole])
  expect(await answersTo('lost-request', ['Travel'])).toEqual(['cut'])
})

test('scenarios are combined', async () => {
  const [answer] = await answersTo('payment-pending,null:Travel', ['RatioSummaryQuery'])
  expect(answer).toMatchObject({ data: { ratioSummary: { payment: { status: 'PENDING' } } } })
  expect(await answersTo('payment-pending,null:Travel', ['Travel'])).toMatchObject([{ data: { travel: null } }])
})

test('an unknown scenario is refused by name', () => {
  expect(() => readRun('no-such')).toThrow('There is no scenario «no-such»')
})

test('names of scenarios are unique', () => {
  expect(new Set(SCENARIOS.map(({ name }) => name)).size).toBe(SCENARIOS.length)
})
