import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import type { NotificationResult, PaymentNotification } from '#platform/payment/confirmPayment.ts'
import { createPaymentWebhook } from '#server/backend/paymentWebhook.ts'
import { createLog } from '#server/log/log.ts'

const KEY = '1cf7c1b1c3f54a5fb3a6a7a0b7c1d2e31cf7c1b1c3f54a5fb3a6a7a0b7c1d2e3'
const NOW = 1_800_000_000_000

/** A message as Datatrans sends it, with what only it knows. */
const MESSAGE = {
  transactionId: '210215103042148501',
  merchantId: '1100007006',
  type: 'payment',
  status: 'settled',
  currency: 'CHF',
  refno: 'CR-2027-000001',
  paymentMethod: 'VIS',
  detail: { authorize: { amount: 205_400, acquirerAuthorizationCode: '103042' }, settle: { amount: 205_400 } },
  language: 'de',
  card: { masked: '424242xxxxxx4242', expiryMonth: '12', expiryYear: '27' },
  history: [
    { action: 'settle', amount: 205_400, source: 'api', date: '2027-01-15T10:30:42Z', success: true, ip: '127.0.0.1' },
  ],
}

function sign(body: string, { key = KEY, time = NOW } = {}): string {
  return `t=${String(time)},s0=${createHmac('sha256', Buffer.from(key, 'hex'))
    .update(String(time) + body)
    .digest('hex')}`
}

function webhook(confirmation: NotificationResult = 'done') {
  const notifications: PaymentNotification[] = []
  const lines: string[] = []
  const receive = createPaymentWebhook({
    key: KEY,
    now: () => NOW,
    log: createLog('warn', { write: (line) => lines.push(line) }),
    confirm: (notification) => {
      notifications.push(notification)
      return Promise.resolve(confirmation)
    },
  })
  const send = async (body: string, signature: string | null = sign(body)) => {
    const headers = {
      'content-type': 'application/json',
      ...(signature === null ? {} : { 'datatrans-signature': signature }),
    }
    return (await receive(new Request('http://site.test/api/payment/webhook', { method: 'POST', body, headers })))
      .status
  }
  return { notifications, lines, send, receive }
}

test('a signed webhook message passes on transaction, outcome, amount, currency and order number', async () => {
  const { notifications, lines, send } = webhook()
  expect(await send(JSON.stringify(MESSAGE))).toBe(200)
  expect(notifications).toEqual([
    {
      transactionId: MESSAGE.transactionId,
      outcome: 'PAID',
      amount: 205_400,
      currency: 'CHF',
      orderNo: 'CR-2027-000001',
    },
  ])
  expect(lines).toEqual([])
})

// Computed with OpenSSL: printf '%s' '1559303131511{"status":"settled"}' | openssl dgst -sha256 -mac HMAC -macopt hexkey:…
test('the webhook signature is HMAC-SHA256 over time and body with the bytes of the key', () => {
  expect(sign('{"status":"settled"}', { time: 1_559_303_131_511 })).toBe(
    't=1559303131511,s0=86b10f3217044864a23039a8e253c94727e7483b0cce3615d08b88157f46dfbf',
  )
})

test.each([
  ['settled', 'PAID'],
  ['authorized', 'PAID'],
  ['transmitted', 'PAID'],
  ['canceled', 'CANCELLED'],
  ['failed', 'FAILED'],
])('%s means %s', async (status, outcome) => {
  const { notifications, send } = webhook()
  expect(await send(JSON.stringify({ ...MESSAGE, status }))).toBe(200)
  expect(notifications).toMatchObject([{ outcome }])
})

test.each(['initialized', 'authenticated', 'challenge_ongoing', 'something_new'])(
  '%s decides nothing',
  async (status) => {
    const { notifications, send } = webhook()
    expect(await send(JSON.stringify({ ...MESSAGE, status }))).toBe(200)
    expect(notifications).toEqual([])
  },
)

test('the settled amount of a webhook message precedes the authorized one, and both may be missing', async () => {
  const { notifications, send } = webhook()
  await send(JSON.stringify({ ...MESSAGE, detail: { authorize: { amount: 205_400 }, settle: { amount: 100 } } }))
  await send(JSON.stringify({ ...MESSAGE, status: 'authorized', detail: { authorize: { amount: 200 } } }))
  await send(JSON.stringify({ transactionId: 'a', status: 'failed', detail: { fail: { reason: 'declined' } } }))
  expect(notifications.map(({ amount, currency, orderNo }) => ({ amount, currency, orderNo }))).toEqual([
    { amount: 100, currency: 'CHF', orderNo: 'CR-2027-000001' },
    { amount: 200, currency: 'CHF', orderNo: 'CR-2027-000001' },
    { amount: null, currency: null, orderNo: null },
  ])
})

const body = JSON.stringify(MESSAGE)
const DAY_MS = 24 * 60 * 60 * 1000

test.each([
  ['none', null],
  ['an empty one', ''],
  ['one of another key', sign(body, { key: 'ff'.repeat(32) })],
  ['one of another body', sign(body.replace('205400', '100'))],
  ['one whose time was changed', sign(body, { time: NOW - 1 }).replace(String(NOW - 1), String(NOW))],
  ['one older than a day', sign(body, { time: NOW - DAY_MS - 1 })],
  ['one of the future', sign(body, { time: NOW + 6 * 60 * 1000 })],
  ['one that is cut short', sign(body).slice(0, -2)],
  ['one that is no hex', sign(body).replace(/s0=.*/, `s0=${'x'.repeat(64)}`)],
])('with %s for a signature a message is refused and changes nothing', async (_case, signature) => {
  const { notifications, lines, send } = webhook()
  expect(await send(body, signature)).toBe(401)
  expect(notifications).toEqual([])
  expect(lines).toEqual([expect.stringContaining('payment webhook: refusal')])
})

test('a webhook message repeated after a day is accepted', async () => {
  const { notifications, send } = webhook()
  expect(await send(body, sign(body, { time: NOW - DAY_MS + 1000 }))).toBe(200)
  expect(notifications).toHaveLength(1)
})

const endless = `{"transactionId":${'['.repeat(20_000)}${']'.repeat(20_000)},"status":"settled"}`

test.each([
  endless,
  '',
  'null',
  '[]',
  '{}',
  '{"transactionId":7,"status":"settled"}',
  '{"transactionId":"a"}',
  `${body}x`,
  '{"transactionId":"a","status":"settled","detail":{"settle":{"amount":"205400"}}}',
  '{"transactionId":"a","status":"settled","detail":{"settle":{"amount":1.5}}}',
])('a signed message that cannot be read is refused: %s', async (text) => {
  const { notifications, send } = webhook()
  expect(await send(text)).toBe(400)
  expect(notifications).toEqual([])
})

test.each([
  ['repeated', 200, null],
  ['late', 200, 'cannot accept any more'],
  ['mismatch', 409, 'does not match its booking'],
  ['unknown', 404, 'unknown transaction'],
] as const)(
  'the outcome is the response status, and logged where an operator has to act: %s',
  async (confirmation, status, line) => {
    const { lines, send } = webhook(confirmation)
    expect(await send(body)).toBe(status)
    expect(lines).toEqual(line === null ? [] : [expect.stringContaining(line)])
  },
)

test('the webhook refuses other methods, endless bodies and invalid bodies', async () => {
  const { receive, notifications } = webhook()
  const address = 'http://site.test/api/payment/webhook'
  expect((await receive(new Request(address))).status).toBe(405)
  let bytes = 0
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      bytes += 10_000
      controller.enqueue(new Uint8Array(10_000))
    },
  })
  expect(
    (await receive(new Request(address, { method: 'POST', body: endless, duplex: 'half' } as RequestInit))).status,
  ).toBe(413)
  expect(bytes).toBeLessThan(200_000)
  expect((await receive(new Request(address, { method: 'POST', body: new Uint8Array([0xff, 0xfe]) }))).status).toBe(400)
  expect(notifications).toEqual([])
})
