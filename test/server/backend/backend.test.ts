import { createHmac } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { openBackend } from '#server/backend/backend.ts'
import { toConfig } from '#server/config/config.ts'
import { createLog } from '#server/log/log.ts'
import { carovia } from '#tenant/config.ts'
import { temporaryDirectory } from '#test/support/platform/openPlatform.ts'
import { trustedDocuments } from '#test/support/server/openProxy.ts'

const PAYMENT_PAGE_URL = 'https://pay.example/v1/start/{transactionId}'

const PAYMENT_WEBHOOK_KEY = '0123456789abcdef'.repeat(4)

async function embedded(settings: Readonly<Record<string, string>>) {
  const log = createLog('silent')
  const config = { ...toConfig(settings), dataDirectory: temporaryDirectory() }
  const backend = await openBackend({
    config,
    log,
    tenant: carovia,
    documents: trustedDocuments,
    today: () => '2027-01-15',
    version: null,
  })
  onTestFinished(backend.close)
  return { backend }
}

const START = 'http://127.0.0.1:3000/sandbox-zahlung/v1/start/tx'

test('the sandbox payment page is open without any setting', async () => {
  const { backend } = await embedded({ NODE_ENV: 'production' })
  expect((await backend.sandboxPage?.(new Request(START), 'n'))?.status).toBe(404)
})

test.each([
  ['the public has an address', { PUBLIC_URL: 'https://www.example.ch' }],
  ['there is a payment page', { PAYMENT_PAGE_URL, PAYMENT_WEBHOOK_KEY, SANDBOX_PAYMENT: '1' }],
])('where %s there is no sandbox payment page', async (_case, settings) => {
  const { backend } = await embedded(settings)
  expect(backend.sandboxPage).toBeNull()
})

function form(body: BodyInit, headers: Readonly<Record<string, string>> = {}): RequestInit {
  return { method: 'POST', body, headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers } }
}

test.each([
  ['of another site', 403, form('aktion=bezahlen', { 'sec-fetch-site': 'cross-site' })],
  ['of another origin', 403, form('aktion=bezahlen', { origin: 'https://boese.example' })],
  ['that is none', 415, form('aktion=bezahlen', { 'content-type': 'text/plain' })],
  ['that is larger than a form can be', 413, form('x'.repeat(1_001))],
  [
    'of a payment nobody knows',
    404,
    form('aktion=bezahlen', { 'sec-fetch-site': 'same-origin', origin: 'http://127.0.0.1:3000' }),
  ],
])('the sandbox payment page answers a form %s with %j', async (_case, status, init) => {
  const { backend } = await embedded({})
  expect((await backend.sandboxPage?.(new Request(START, init), 'n'))?.status).toBe(status)
})

test('a site does not start for a tenant the embedded platform does not have, and says which it has', async () => {
  const start = openBackend({
    config: { ...toConfig({}), dataDirectory: temporaryDirectory() },
    log: createLog('silent'),
    tenant: { ...carovia, id: '7', operatorName: 'Talblick' },
    documents: trustedDocuments,
    today: () => '2027-01-15',
    version: null,
  })
  await expect(start).rejects.toThrow(
    'TENANT_FILE is of tenant «7» (Talblick); allowed: 4 or 9, which the embedded platform has. For another one set PLATFORM_URL to its platform',
  )
})

test('the sandbox payment page stops reading an endless body at the size of a form', async () => {
  const { backend } = await embedded({})
  let bytes = 0
  const endless = new ReadableStream<Uint8Array>({
    pull: (controller) => {
      bytes += 1_000
      controller.enqueue(new Uint8Array(1_000))
    },
  })
  const request = new Request(START, { ...form(endless), duplex: 'half' } as RequestInit)
  expect((await backend.sandboxPage?.(request, 'n'))?.status).toBe(413)
  expect(bytes).toBeLessThan(10_000)
})

test('the payment webhook exists only with a key, and accepts signed messages only', async () => {
  expect((await embedded({})).backend.paymentWebhook).toBeNull()
  const { backend } = await embedded({ PAYMENT_PAGE_URL, PAYMENT_WEBHOOK_KEY })
  const body = '{"transactionId":"tx","status":"settled"}'
  const time = String(Date.now())
  const signature = createHmac('sha256', Buffer.from(PAYMENT_WEBHOOK_KEY, 'hex'))
    .update(time + body)
    .digest('hex')
  const send = async (headers: Readonly<Record<string, string>>) =>
    (
      await backend.paymentWebhook?.(
        new Request('http://127.0.0.1:3000/api/payment/webhook', { method: 'POST', body, headers }),
      )
    )?.status
  expect(await send({})).toBe(401)
  expect(await send({ 'datatrans-signature': `t=${time},s0=${signature}` })).toBe(404)
})
