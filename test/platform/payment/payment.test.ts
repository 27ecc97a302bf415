import { randomUUID } from 'node:crypto'
import { afterEach, expect, test, vi } from 'vitest'
import { createPlatform } from '#platform/platform.ts'
import { askPlatform, type OpenPlatform, openPlatform } from '#test/support/platform/openPlatform.ts'
import { initPayment, paymentOf, place, placeOrThrow, wireBooking } from '#test/support/platform/wireBooking.ts'
import { smallCatalogue, TODAY } from '#test/support/platform/smallCatalogue.ts'

afterEach(() => vi.useRealTimers())

async function unpaid(open: OpenPlatform): Promise<string> {
  const { bookingId } = await placeOrThrow(open, wireBooking({ payment: { type: 'online' } }))
  return String(bookingId)
}

function page(transactionId: unknown, init?: RequestInit): Request {
  return new Request(`http://site.test/sandbox-zahlung/v1/start/${String(transactionId)}`, init)
}

function submitAction(aktion: string): RequestInit {
  return { method: 'POST', body: new URLSearchParams({ aktion }) }
}

const returnUrl = '/buchen/alpen/online-zahlung'

test('repeated starts of a payment return the same open transaction', async () => {
  const open = await openPlatform()
  const bookingId = await unpaid(open)
  const first = await initPayment(open, { bookingId, returnUrl })
  expect(first).toEqual({ success: true, message: null, transactionId: first.transactionId })
  expect(first.transactionId).toMatch(/^[\w-]{24}$/)
  expect(await initPayment(open, { bookingId, returnUrl })).toEqual(first)
  const both = await Promise.all([initPayment(open, { bookingId }), initPayment(open, { bookingId })])
  expect(both).toEqual([first, first])
})

test('a booking by invoice, an unknown one and another tenant’s cannot start a payment', async () => {
  const open = await openPlatform()
  const invoice = await placeOrThrow(open, wireBooking())
  expect(await initPayment(open, { bookingId: invoice.bookingId })).toMatchObject({
    success: false,
    transactionId: null,
  })
  expect(await initPayment(open, { bookingId: 'raten' })).toMatchObject({ success: false, transactionId: null })
  expect(await initPayment(open, { bookingId: await unpaid(open), tenantId: '5' })).toMatchObject({
    success: false,
    transactionId: null,
  })
})

test.each([
  'https://boese.example/',
  '//boese.example/',
  '/\\boese.example',
  '\\\\boese.example',
  'javascript:alert(1)',
  'buchen',
  '/\t/boese.example',
  '/.//boese.example',
  `/${'x'.repeat(2_000)}`,
])('the return URL %j is refused', async (foreign) => {
  const open = await openPlatform()
  expect(await initPayment(open, { bookingId: await unpaid(open), returnUrl: foreign })).toMatchObject({
    success: false,
    transactionId: null,
  })
})

test.each([
  ['bezahlen', 'erfolg', 'PAID'],
  ['abbrechen', 'abbruch', 'CANCELLED'],
  ['fehlschlagen', 'fehler', 'FAILED'],
  ['spaeter', 'offen', 'PENDING'],
])(
  'the payment action «%s» redirects with outcome «%s», and the summary reports %s',
  async (aktion, zahlung, status) => {
    const open = await openPlatform()
    const bookingId = await unpaid(open)
    const { transactionId } = await initPayment(open, { bookingId, returnUrl: `${returnUrl}?a=1` })
    expect(await paymentOf(open, bookingId)).toMatchObject({ status: 'OPEN', transactionId })
    const answer = await open.platform.handleSandboxPage(page(transactionId, submitAction(aktion)), 'n')
    expect(answer?.status).toBe(303)
    expect(answer?.headers.get('location')).toBe(`${returnUrl}?a=1&zahlung=${zahlung}`)
    expect(await paymentOf(open, bookingId)).toMatchObject({ status, transactionId })
  },
)

test('after a failed payment the same booking can be paid by a new one', async () => {
  const open = await openPlatform()
  const bookingId = await unpaid(open)
  const first = await initPayment(open, { bookingId })
  await open.platform.handleSandboxPage(page(first.transactionId, submitAction('fehlschlagen')), 'n')
  const second = await initPayment(open, { bookingId })
  expect(second.transactionId).not.toBe(first.transactionId)
  expect(await paymentOf(open, bookingId)).toMatchObject({ status: 'OPEN', transactionId: second.transactionId })
  await open.platform.handleSandboxPage(page(second.transactionId, submitAction('bezahlen')), 'n')
  expect(await initPayment(open, { bookingId })).toMatchObject({ success: false, transactionId: null })
  expect(await initPayment(open, { bookingId, switchToInvoice: true })).toMatchObject({ success: false })
  expect(await paymentOf(open, bookingId)).toMatchObject({ status: 'PAID' })
})

test('a pending payment is confirmed after its delay', async () => {
  const open = await openPlatform()
  const bookingId = await unpaid(open)
  const { transactionId } = await initPayment(open, { bookingId })
  await open.platform.handleSandboxPage(page(transactionId, submitAction('spaeter')), 'n')
  expect(await initPayment(open, { bookingId })).toMatchObject({ transactionId })
  expect(await initPayment(open, { bookingId, switchToInvoice: true })).toMatchObject({ success: false })
  expect(await paymentOf(open, bookingId)).toMatchObject({ status: 'PENDING', transactionId })
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 11_000 })
  expect(await paymentOf(open, bookingId)).toMatchObject({ status: 'PAID', transactionId })
})

test('an unpaid booking can be switched to invoice, which ends its payment page', async () => {
  const open = await openPlatform()
  const bookingId = await unpaid(open)
  const { transactionId } = await initPayment(open, { bookingId, returnUrl })
  const switched = { success: true, message: null, transactionId: null }
  expect(await initPayment(open, { bookingId, switchToInvoice: true })).toEqual(switched)
  expect(await initPayment(open, { bookingId, switchToInvoice: true })).toEqual(switched)
  const answer = await open.platform.handleSandboxPage(page(transactionId, submitAction('bezahlen')), 'n')
  expect(answer?.headers.get('location')).toBe(`${returnUrl}?zahlung=abbruch`)
  expect(await initPayment(open, { bookingId })).toMatchObject({ success: false })
  expect(await paymentOf(open, bookingId)).toMatchObject({ status: 'INVOICE' })
})

test('querying the state of a payment changes nothing', async () => {
  const open = await openPlatform()
  const bookingId = await unpaid(open)
  const answers = [await paymentOf(open, bookingId), await paymentOf(open, bookingId), await paymentOf(open, bookingId)]
  for (const answer of answers) expect(answer).toMatchObject({ status: 'OPEN', transactionId: null })
})

test.each([
  ['nothing is booked', null, '4'],
  ['the id is a guess', 'raten', '4'],
  ['the id is no text', { $ne: '' }, '4'],
])('the summary contains no payment where %s', async (_case, bookingId, tenantId) => {
  const open = await openPlatform()
  await unpaid(open)
  expect(await paymentOf(open, bookingId, tenantId)).toBeNull()
})

test('the summary of another tenant contains no payment', async () => {
  const open = await openPlatform()
  expect(await paymentOf(open, await unpaid(open), '5')).toBeNull()
})

test('without online payment, online bookings and payment starts are refused, and a switch to invoice is accepted', async () => {
  const sandbox = await openPlatform()
  const bookingId = await unpaid(sandbox)
  const { transactionId } = await initPayment(sandbox, { bookingId })
  const platform = await createPlatform({
    database: sandbox.storage,
    today: () => TODAY,
    catalogue: smallCatalogue,
    log: { info: () => undefined, error: () => undefined },
  })
  const none: OpenPlatform = {
    ...sandbox,
    platform,
    ask: (query, variables = {}) => askPlatform(platform, query, variables),
  }
  expect(await place(none, wireBooking({ payment: { type: 'online' } }))).toMatchObject({
    success: false,
    message: 'Online kann man zurzeit nicht bezahlen. Bitte wählen Sie «Auf Rechnung».',
  })
  expect(await place(none, wireBooking())).toMatchObject({ success: true })
  expect(await initPayment(none, { bookingId })).toMatchObject({ success: false, transactionId: null })
  expect(await platform.handleSandboxPage(page(transactionId, submitAction('bezahlen')), 'n')).toBeNull()
  expect(await initPayment(none, { bookingId, switchToInvoice: true })).toMatchObject({ success: true })
})

test('the payment page shows order number and amount, has no script, and its style carries the nonce', async () => {
  const open = await openPlatform()
  const bookingId = await unpaid(open)
  const { transactionId } = await initPayment(open, { bookingId })
  const answer = await open.platform.handleSandboxPage(page(transactionId), 'geheim"')
  const body = await answer?.text()
  expect(answer?.status).toBe(200)
  expect(body).toContain('Sandbox: hier fliesst kein Geld')
  expect(body).toContain('<dt>Auftragsnummer</dt><dd>CR-2027-000001</dd>')
  expect(body).toContain('CHF\u00A02’054.-')
  expect(body).toContain('<style nonce="geheim&quot;">')
  expect(body).not.toContain('<script')
  expect(body?.match(/<button/g)).toHaveLength(4)
})

test('the page of a decided payment redirects instead of deciding again', async () => {
  const open = await openPlatform()
  const { transactionId } = await initPayment(open, { bookingId: await unpaid(open), returnUrl })
  await open.platform.handleSandboxPage(page(transactionId, submitAction('bezahlen')), 'n')
  for (const again of [page(transactionId), page(transactionId, submitAction('abbrechen'))]) {
    const answer = await open.platform.handleSandboxPage(again, 'n')
    expect(answer?.headers.get('location')).toBe(`${returnUrl}?zahlung=erfolg`)
  }
})

test('the payment page distinguishes unknown payments, actions, methods and paths', async () => {
  const open = await openPlatform()
  const { transactionId } = await initPayment(open, { bookingId: await unpaid(open) })
  const status = async (request: Request) => (await open.platform.handleSandboxPage(request, 'n'))?.status ?? null
  expect(await status(page(randomUUID()))).toBe(404)
  expect(await status(page(transactionId, submitAction('schenken')))).toBe(400)
  expect(await status(page(transactionId, { method: 'DELETE' }))).toBe(405)
  expect(await status(new Request('http://site.test/reisen'))).toBeNull()
})
