import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import type { CatalogueRecords } from '#platform/catalogue/records.ts'
import type { DatabaseLocation } from '#platform/storage/database.ts'
import { messageId } from '#platform/mail/message.ts'
import type { MailOperator } from '#platform/mail/operator.ts'
import { mailsWaiting } from '#platform/mail/outbox.ts'
import { type MailOutcome, type MailSettings, sendDue } from '#platform/mail/sender.ts'
import { type MailTransport, smtpTransport } from '#platform/mail/transport.ts'
import { cancelBooking } from '#platform/placed/cancelBooking.ts'
import { eraseBooking } from '#platform/personalData/erase.ts'
import { applyRetention } from '#platform/personalData/retention.ts'
import { headersOf, openMailServer, operator, partsOf, type Refusals } from '#test/support/platform/mailServer.ts'
import { newLocation, type OpenPlatform, openPlatform } from '#test/support/platform/openPlatform.ts'
import { catalogueWith } from '#test/support/platform/smallCatalogue.ts'
import {
  initPayment,
  place,
  placeOrThrow,
  send,
  wireBooking,
  wireSingle,
  wireTraveller,
} from '#test/support/platform/wireBooking.ts'

const STARTED = new Date('2027-01-15T14:05:00.000Z')
const MINUTE_MS = 60_000
const DAY_MS = 24 * 60 * MINUTE_MS

beforeEach(() => vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: STARTED }))
afterEach(() => vi.useRealTimers())

function pass(ms: number): void {
  vi.setSystemTime(Date.now() + ms)
}

interface OpenOptions {
  readonly location?: DatabaseLocation
  /** Default: the demo operator. */
  readonly operator?: MailOperator
  /** Default: nobody. */
  readonly copyTo?: string
  /** Default: the small catalogue. */
  readonly catalogue?: () => CatalogueRecords
}

/** A platform that by itself sends the mails of another tenant only: the test sends those of the outbox. */
async function open(transport: MailTransport, options: OpenOptions = {}) {
  const outcomes: MailOutcome[] = []
  const sender = options.operator ?? operator
  const mail: MailSettings = {
    transport,
    operator: sender,
    copyTo: options.copyTo ?? null,
    count: (outcome) => outcomes.push(outcome),
  }
  const opened = await openPlatform({
    mail: { ...mail, operator: { ...sender, tenantId: 'another' } },
    ...(options.location === undefined ? {} : { location: options.location }),
    ...(options.catalogue === undefined ? {} : { catalogue: options.catalogue }),
  })
  const told: (readonly [object, string])[] = []
  const log = { info: () => undefined, error: (details: object, message: string) => void told.push([details, message]) }
  const run = (changes: Partial<MailSettings> = {}) =>
    sendDue({ ...mail, ...changes, storage: opened.storage, log }, new AbortController().signal)
  return { ...opened, run, outcomes, told }
}

async function withServer(options: Parameters<typeof openMailServer>[0] = {}) {
  const server = await openMailServer(options)
  const transport = await smtpTransport(server.url)
  onTestFinished(() => transport.close())
  return { server, transport }
}

/** The transport to a server that refuses one recipient, as `RCPT TO` is answered. */
function refusing(transport: MailTransport, address: string, response: string): MailTransport {
  return {
    ...transport,
    send: (message) =>
      JSON.stringify(message.mail.envelope).includes(address)
        ? Promise.reject(Object.assign(new Error(response), { code: 'EENVELOPE', command: 'RCPT TO', response }))
        : transport.send(message),
  }
}

function outboxOf({ storage }: Pick<OpenPlatform, 'storage'>) {
  return storage.db.selectFrom('outbox').selectAll().execute()
}

test('a booking is confirmed by one mail, to the billing contact only', async () => {
  const { server, transport } = await withServer()
  const site = await open(transport)
  const { orderNo, bookingId } = await placeOrThrow(site, wireBooking())
  await site.run()
  await site.run()
  expect(server.mails.map(({ from, to }) => [from, to])).toEqual([['info@carovia-reisen.example', ['anna@example.ch']]])
  const headers = headersOf(server.mails[0]?.raw ?? '')
  expect(headers.get('to')).toBe('anna@example.ch')
  expect(headers.get('cc') ?? headers.get('bcc')).toBeUndefined()
  expect(headers.get('message-id')).toBe(messageId(String(bookingId), operator.email))
  expect(headers.get('message-id')).not.toContain(String(bookingId))
  expect(server.mails[0]?.raw).not.toContain(String(bookingId))
  const text = partsOf(server.mails[0]?.raw ?? '').get('text/plain')
  expect(text).toContain(String(orderNo))
  expect(site.outcomes).toEqual(['sent'])
})

test('the office gets a copy of each mail, in a letter of its own that names nobody else', async () => {
  const { server, transport } = await withServer()
  const site = await open(transport, { copyTo: 'buero@example.ch' })
  await placeOrThrow(site, wireBooking())
  await site.run()
  await site.run()
  expect(server.mails.map(({ to }) => to)).toEqual([['anna@example.ch'], ['buero@example.ch']])
  const [mail, copy] = server.mails.map(({ raw }) => partsOf(raw).get('text/plain'))
  expect(copy).toBe(mail)
  expect(server.mails.map(({ raw }) => headersOf(raw).get('to'))).toEqual(['anna@example.ch', 'anna@example.ch'])
  expect(site.outcomes).toEqual(['sent'])
})

test('the office gets its copy where the address of a booking does not exist, and none while the mail waits', async () => {
  const { server, transport } = await withServer()
  const site = await open(refusing(transport, 'anna@example.ch', '451 4.3.0 Try again later'), {
    copyTo: 'buero@example.ch',
  })
  await placeOrThrow(site, wireBooking())
  await site.run()
  expect([site.outcomes, server.mails.length]).toEqual([['later'], 0])
  const gone = { transport: refusing(transport, 'anna@example.ch', '550 5.1.1 No such user') }
  pass(MINUTE_MS)
  await site.run(gone)
  expect(site.outcomes).toEqual(['later', 'refused'])
  expect(server.mails.map(({ to }) => to)).toEqual([['buero@example.ch']])
})

test('a copy that the office does not get holds up no mail of a customer, and is one line in the log without personal data', async () => {
  const { server, transport } = await withServer()
  const site = await open(refusing(transport, 'buero@example.ch', '550 5.1.1 No such user'), {
    copyTo: 'buero@example.ch',
  })
  await placeOrThrow(site, wireBooking())
  await site.run()
  pass(DAY_MS)
  await site.run()
  expect(server.mails.map(({ to }) => to)).toEqual([['anna@example.ch']])
  expect(site.outcomes).toEqual(['sent'])
  expect(site.told.map(([, message]) => message)).toEqual([
    'mail: the copy for the office could not be sent; npm run bookings lists the booking',
  ])
  expect(JSON.stringify(site.told)).not.toMatch(/anna|muster|buero|CR-2027/i)
})

test('a confirmation contains travel, people, rooms, stops, price lines, payment plan and cancellation costs', async () => {
  const { server, transport } = await withServer()
  const site = await open(transport)
  await placeOrThrow(site, wireBooking())
  await site.run()
  const parts = partsOf(server.mails[0]?.raw ?? '')
  const text = parts.get('text/plain') ?? ''
  for (const said of [
    'Guten Tag Frau Muster',
    'Anna Muster, Beat Muster',
    'Sa 12.06.2027 – Fr 18.06.2027',
    'Einsteigen: 06:30 Uhr, Bern, Neufeld',
    'Zuschlag Einsteigeort Bern, Neufeld: CHF 30.-',
  ])
    expect(text).toContain(said)
  for (const said of [
    'Total: CHF 2’054.-',
    'Bis Mo 25.01.2027: Anzahlung CHF 616.-',
    'Bis Do 13.05.2027: Restzahlung CHF 1’438.-',
    'Sa 12.06.2027: Sie steigen ein: 06:30 Uhr, Bern, Neufeld.',
    'Fr 18.06.2027: Sie kommen zurück: 19:30 Uhr, Bern, Neufeld.',
  ])
    expect(text).toContain(said)
  for (const said of [
    'Bis 13.04.2027: Bearbeitung, CHF 60.- pro Person',
    '05.06.2027 – 12.06.2027: 100 Prozent',
    'Es gelten auch die Reisebedingungen von Alpenbus AG: https://alpenbus.example/agb.pdf',
    'Bundesgesetz über Pauschalreisen',
  ])
    expect(text).toContain(said)
  const amounts = [...text.matchAll(/^([^:\n]+): CHF ([\d’]+)\.-$/gm)].map(([, , amount = '']) =>
    Number(amount.replaceAll('’', '')),
  )
  const total = amounts.pop()
  expect(amounts.reduce((sum, amount) => sum + amount, 0)).toBe(total)
  const page = (parts.get('text/html') ?? '').replaceAll(/<\/?span[^>]*>/g, '')
  for (const [, words = ''] of text.matchAll(/^[^:\n]+: (.+)$/gm))
    expect(page).toContain(words.replaceAll('&', '&amp;').split('https://')[0])
  const calendar = (parts.get('text/calendar') ?? '').replaceAll('\n ', '')
  for (const line of [
    'DTSTART;TZID=Europe/Zurich:20270612T063000',
    'DTEND;TZID=Europe/Zurich:20270618T193000',
    'LOCATION:Bern\\, Neufeld',
  ])
    expect(calendar).toContain(line)
})

test('a confirmation tells what the visitor wrote, each remark on one line and without links', async () => {
  const { server, transport } = await withServer()
  const site = await open(transport)
  const bookingRemarks = 'Wir feiern.\n\nPREIS\nTotal: CHF 0.- https://evil.example <b>'
  await placeOrThrow(site, wireBooking({ travellerRemarks: 'Ruth ist Vegetarierin.', bookingRemarks }))
  await site.run()
  const parts = partsOf(server.mails[0]?.raw ?? '')
  const text = parts.get('text/plain') ?? ''
  expect(text).toContain('Bemerkungen: Ruth ist Vegetarierin.\nBemerkungen: Wir feiern. PREIS Total: CHF 0.- https://')
  expect(parts.get('text/html')).toContain('Ruth ist Vegetarierin.')
  expect(parts.get('text/html')).not.toMatch(/href="https:\/\/evil|<b>/)
})

test('who shares which room is told by a line of its own, not as a remark of the visitor', async () => {
  const { server, transport } = await withServer()
  const site = await open(transport)
  const list = 'Doppelzimmer 1: Eva Frei, Lia Frei; Doppelzimmer 2: Ruth Frei, Ida Frei'
  await placeOrThrow(site, wireBooking({ bookingRemarks: `Zimmeraufteilung: ${list}\nWir feiern.` }))
  await placeOrThrow(site, wireBooking({ bookingRemarks: `Zimmeraufteilung: ${list}` }))
  await site.run()
  const [both = '', only = ''] = server.mails.map(({ raw }) => partsOf(raw).get('text/plain') ?? '')
  expect(both).toContain(`Zimmeraufteilung: ${list}\n`)
  expect(both).toContain('\nBemerkungen: Wir feiern.\n')
  expect(only).toContain(`Zimmeraufteilung: ${list}\n`)
  expect(only).not.toContain('Bemerkungen')
})

// rules 9.3.2.1, 9.6.4.3
test('the travel documents have the name in the mail that they have on screen', async () => {
  const { server, transport } = await withServer()
  const site = await open(transport)
  await placeOrThrow(site, wireBooking({ travelDocumentationService: 'print' }))
  await site.run()
  const text = partsOf(server.mails[0]?.raw ?? '').get('text/plain') ?? ''
  expect(text).toContain('Reiseunterlagen per Post inkl. Reiseführer in Buchform: CHF 15.50')
})

test('a confirmation tells who gets the invoice, and where, abroad with the country', async () => {
  const { server, transport } = await withServer()
  const site = await open(transport)
  const abroad = { address: 'Seestrasse 4', zip: '79713', city: 'Bad Säckingen', country: 'DE' }
  const payer = wireTraveller({ isBillingAddress: true, ...abroad })
  await placeOrThrow(site, wireBooking())
  await placeOrThrow(site, wireBooking({ travellers: [payer, wireTraveller({ firstName: 'Beat' })] }))
  await site.run()
  const [home, foreign] = server.mails.map(({ raw }) => partsOf(raw).get('text/plain') ?? '')
  expect(home).toMatch(/\nRechnung an: Anna Muster, [^,]+, \d{4} \p{Lu}\p{L}+\n/u)
  expect(foreign).toContain('\nRechnung an: Anna Muster, Seestrasse 4, 79713 Bad Säckingen, Deutschland\n')
})

test('a confirmation tells who has no insurance', async () => {
  const { server, transport } = await withServer()
  const site = await open(transport)
  await placeOrThrow(site, wireBooking())
  const insurance = { ratioServiceNo: 'V1', ratioTravelServiceNo: 'RV1', label: 'Schutz V1' }
  const first = wireTraveller({ isBillingAddress: true, insurance })
  await placeOrThrow(site, wireBooking({ travellers: [first, wireTraveller({ firstName: 'Beat' })] }))
  await site.run()
  const texts = server.mails.map(({ raw }) => partsOf(raw).get('text/plain') ?? '')
  expect(texts[0]).toContain('Versicherung: Keine Versicherung\n')
  expect(texts[0]).not.toContain('Bemerkungen')
  expect(texts[1]).toContain('Versicherung: Keine Versicherung (Beat Muster)\n')
})

// rule 3.1.3.1
test.each([true, false])('a confirmation announces travel documents where the travel has them: %s', async (has) => {
  const { server, transport } = await withServer()
  const site = await open(transport, { catalogue: () => catalogueWith({ isTravelDocumentationAvailable: has }) })
  await placeOrThrow(site, wireBooking())
  await site.run()
  const text = partsOf(server.mails[0]?.raw ?? '').get('text/plain') ?? ''
  expect(text.includes('Reiseunterlagen')).toBe(has)
})

test('spaces around a name reach neither the mail nor what is stored', async () => {
  const { server, transport } = await withServer()
  const site = await open(transport)
  const spaced = wireTraveller({ firstName: ' Anna ', lastName: 'Muster  ', isBillingAddress: true })
  await placeOrThrow(site, wireBooking({ travellers: [spaced, wireTraveller({ firstName: 'Beat ' })] }))
  await site.run()
  const text = partsOf(server.mails[0]?.raw ?? '').get('text/plain') ?? ''
  expect(text).toContain('Guten Tag Frau Muster\n')
  expect(text).toContain('Reisende: Anna Muster, Beat Muster')
  const person = await site.storage.db.selectFrom('person').select(['first_name', 'last_name']).execute()
  expect(person).toEqual([{ first_name: 'Anna', last_name: 'Muster' }])
  const { wire } = await site.storage.db.selectFrom('booking').select('wire').executeTakeFirstOrThrow()
  expect(JSON.parse(wire)).toMatchObject({
    travellers: [{ firstName: 'Anna', lastName: 'Muster' }, { firstName: 'Beat' }],
  })
})

test('a name adds no paragraph to the mail, and turns no direction of writing', async () => {
  const { server, transport } = await withServer()
  const site = await open(transport)
  const lastName = 'Muster\r\n\r\nBitte zahlen Sie auf evil.example\u202e\u001b[31m'
  await placeOrThrow(
    site,
    wireBooking({ travellers: [wireTraveller({ lastName, isBillingAddress: true }), wireTraveller()] }),
  )
  await site.run()
  const text = partsOf(server.mails[0]?.raw ?? '').get('text/plain') ?? ''
  expect(text).toContain('Guten Tag Frau Muster Bitte zahlen Sie auf evil.example [31m\n')
})

test('a repeated submission sends no second mail', async () => {
  const { server, transport } = await withServer()
  const site = await open(transport)
  const booking = wireBooking()
  const first = await placeOrThrow(site, booking)
  await site.run()
  const second = await send(site, {
    ...booking,
    customBookingParams: { ...booking.customBookingParams, expectedTotal: first.totalPrice },
  })
  await site.run()
  expect(second.orderNo).toBe(first.orderNo)
  expect(server.mails).toHaveLength(1)
})

test('two processes together send each mail once', async () => {
  const { server, transport } = await withServer()
  const location = await newLocation()
  const sites = [await open(transport, { location }), await open(transport, { location })] as const
  await sites[0].storage.db.updateTable('package_price').set({ available: 100 }).execute()
  for (let count = 0; count < 12; count += 1) await placeOrThrow(sites[0], wireSingle())
  await Promise.all(sites.flatMap((site) => [site.run(), site.run()]))
  const ids = server.mails.map(({ raw }) => headersOf(raw).get('message-id'))
  expect(ids).toHaveLength(12)
  expect(new Set(ids).size).toBe(12)
})

test('the mail of a tenant waits for the process of that tenant, which sends it in its own name', async () => {
  const { server, transport } = await withServer()
  const location = await newLocation()
  const site = await open(transport, { location })
  await placeOrThrow(site, wireBooking())
  const other = await open(transport, { location, operator: { ...operator, tenantId: '9', name: 'Bergblick Reisen' } })
  await other.run()
  expect(server.mails).toEqual([])
  await site.run()
  expect(headersOf(server.mails[0]?.raw ?? '').get('from')).toContain('Carovia Reisen')
})

test('an unreachable mail server delays mails, never bookings', async () => {
  const { server, transport } = await withServer()
  const site = await open(transport)
  await server.close()
  expect(await place(site, wireBooking())).toMatchObject({ success: true, confirmationMail: true })
  await site.run()
  await site.run()
  expect(site.outcomes).toEqual(['later'])
  const again = await openMailServer({ port: Number(new URL(server.url).port) })
  pass(29_000)
  await site.run()
  expect(again.mails).toHaveLength(0)
  pass(2_000)
  await site.run()
  expect(again.mails).toHaveLength(1)
  expect(site.outcomes).toEqual(['later', 'sent'])
  expect(site.told.map(([details]) => details)).toEqual([
    { messageId: expect.any(String) as string, attempt: 1, code: 'ESOCKET' },
  ])
})

test('log lines of failed mails contain no personal data', async () => {
  const { server, transport } = await withServer()
  server.refusals = { DATA: '451 4.3.0 Try again later' }
  const site = await open(transport)
  await placeOrThrow(site, wireBooking())
  await site.run()
  expect(site.told).toHaveLength(1)
  expect(JSON.stringify(site.told)).not.toMatch(/anna|muster|CR-2027/i)
})

test('a confirmation is given up after a week', async () => {
  const { server, transport } = await withServer()
  server.refusals = { DATA: '451 4.3.0 Try again later' }
  const site = await open(transport)
  await placeOrThrow(site, wireBooking())
  for (let day = 0; day <= 8; day += 1) {
    await site.run()
    pass(DAY_MS)
  }
  expect(site.outcomes.at(-1)).toBe('givenUp')
  expect(site.outcomes.filter((outcome) => outcome === 'givenUp')).toHaveLength(1)
  expect(await outboxOf(site)).toMatchObject([{ state: 'GIVEN_UP', document: '{}' }])
})

test('a recipient that does not exist is not retried, and the booking stays', async () => {
  const { server, transport } = await withServer()
  server.refusals = { 'RCPT TO': '550 5.1.1 No such user' }
  const site = await open(transport)
  await placeOrThrow(site, wireBooking())
  await site.run()
  pass(DAY_MS)
  await site.run()
  expect(server.mails).toHaveLength(0)
  expect(site.outcomes).toEqual(['refused'])
  expect(await outboxOf(site)).toMatchObject([{ state: 'REFUSED', document: '{}' }])
})

const REFUSED_FOR_NOW: readonly Refusals[] = [
  { 'MAIL FROM': '550 5.7.1 Sender not authorised' },
  { 'MAIL FROM': '550 5.1.8 Sender address rejected' },
  { 'RCPT TO': '550 5.7.1 Relaying denied' },
  { 'RCPT TO': '550 relay not permitted' },
  { 'RCPT TO': '550 5.1.0 Sender address rejected' },
  { 'RCPT TO': '552 5.2.2 Mailbox full' },
  { DATA: '554 5.7.1 Spam' },
]

test.each(REFUSED_FOR_NOW)('a confirmation waits while a mail server refuses it with %o', async (refusals) => {
  const { server, transport } = await withServer()
  server.refusals = refusals
  const site = await open(transport)
  await placeOrThrow(site, wireBooking())
  await site.run()
  server.refusals = {}
  pass(MINUTE_MS)
  await site.run()
  expect(site.outcomes).toEqual(['later', 'sent'])
  expect(server.mails).toHaveLength(1)
})

test('a mail claimed by a killed process is sent by the next one, with the same message id', async () => {
  const { server, transport } = await withServer()
  const location = await newLocation()
  const dying = await open({ ...transport, send: () => new Promise(() => undefined) }, { location })
  const { bookingId } = await placeOrThrow(dying, wireBooking())
  void dying.run()
  await expect.poll(async () => (await outboxOf(dying))[0]?.attempts).toBe(1)
  const next = await open(transport, { location })
  await next.run()
  expect(server.mails).toHaveLength(0)
  pass(5 * MINUTE_MS + 1)
  await next.run()
  await next.run()
  expect(server.mails.map(({ raw }) => headersOf(raw).get('message-id'))).toEqual([
    messageId(String(bookingId), operator.email),
  ])
})

test('the confirmation of an online booking is sent once it is paid, and never if it expires', async () => {
  const { server, transport } = await withServer()
  const site = await open(transport)
  const online = { payment: { type: 'online' } }
  const [paid, unpaid] = [await placeOrThrow(site, wireBooking(online)), await placeOrThrow(site, wireSingle(online))]
  await site.run()
  expect(server.mails).toHaveLength(0)
  const { transactionId } = await initPayment(site, { bookingId: paid.bookingId })
  await site.platform.confirmPayment({
    transactionId: String(transactionId),
    outcome: 'PAID',
    amount: 205_400,
    currency: 'CHF',
    orderNo: null,
  })
  await site.run()
  expect(server.mails).toHaveLength(1)
  const text = partsOf(server.mails[0]?.raw ?? '').get('text/plain') ?? ''
  expect(text).toContain('Ihre Reise ist bezahlt. Vielen Dank.')
  expect(text).not.toMatch(/Anzahlung|Restzahlung/)
  pass(7 * DAY_MS + 1)
  await site.platform.expireUnpaid()
  await site.run()
  expect(server.mails).toHaveLength(1)
  const kept = async () => (await outboxOf(site)).map(({ booking_id }) => booking_id)
  expect(await kept()).toContain(unpaid.bookingId)
  await applyRetention(site.storage, '2027-02-15')
  expect(await kept()).not.toContain(unpaid.bookingId)
})

test('a booking paid weeks late is confirmed, and its mail is tried as long as any other', async () => {
  const { server, transport } = await withServer()
  const site = await open(transport)
  const { bookingId } = await placeOrThrow(site, wireBooking({ payment: { type: 'online' } }))
  const { transactionId } = await initPayment(site, { bookingId })
  pass(29 * DAY_MS)
  await site.platform.expireUnpaid()
  await site.run()
  expect(
    await site.platform.confirmPayment({
      transactionId: String(transactionId),
      outcome: 'PAID',
      amount: 205_400,
      currency: 'CHF',
      orderNo: null,
    }),
  ).toBe('done')
  expect(await mailsWaiting(site.storage.db, Date.now())).toEqual({ count: 1, oldestSeconds: 0 })
  server.refusals = { DATA: '451 4.3.0 Try again later' }
  await site.run()
  server.refusals = {}
  pass(DAY_MS)
  await site.run()
  expect(site.outcomes).toEqual(['later', 'sent'])
  expect(partsOf(server.mails[0]?.raw ?? '').get('text/plain')).toContain('Ihre Reise ist bezahlt. Vielen Dank.')
})

test('the result of a booking announces a mail only if mails are delivered', async () => {
  const { transport } = await withServer()
  const told = async (site: OpenPlatform) => (await place(site, wireBooking())).confirmationMail
  expect(await told(await open(transport))).toBe(true)
  expect(await told(await open({ ...transport, isDelivering: false }))).toBe(false)
  expect(await told(await openPlatform())).toBeNull()
})

test('the outbox keeps no personal data of sent mails, nor of waiting ones after an erasure', async () => {
  const { server, transport } = await withServer()
  const site = await open(transport)
  await placeOrThrow(site, wireSingle())
  await site.run()
  expect(await outboxOf(site)).toMatchObject([{ state: 'SENT', document: '{}' }])
  const waiting = await placeOrThrow(site, wireBooking())
  await eraseBooking(site.storage, String(waiting.orderNo))
  await site.run()
  expect(await outboxOf(site)).toHaveLength(1)
  expect(server.mails).toHaveLength(1)
})

test('the mail of a cancelled booking is not sent any more, and one that was sent is still known', async () => {
  const { server, transport } = await withServer()
  const site = await open(transport)
  const sent = await placeOrThrow(site, wireSingle())
  await site.run()
  const waiting = await placeOrThrow(site, wireBooking())
  for (const { orderNo } of [sent, waiting]) await cancelBooking(site.storage, String(orderNo))
  await site.run()
  expect(await outboxOf(site)).toMatchObject([{ booking_id: sent.bookingId, state: 'SENT' }])
  expect(server.mails).toHaveLength(1)
})

test('metrics report the number of waiting mails and the age of the oldest', async () => {
  const { transport } = await withServer()
  const site = await open(transport)
  expect(await mailsWaiting(site.storage.db, Date.now())).toEqual({ count: 0, oldestSeconds: 0 })
  await placeOrThrow(site, wireBooking())
  pass(10 * MINUTE_MS)
  expect(await mailsWaiting(site.storage.db, Date.now())).toEqual({ count: 1, oldestSeconds: 600 })
  await site.run()
  expect(await mailsWaiting(site.storage.db, Date.now())).toEqual({ count: 0, oldestSeconds: 0 })
})

test('the platform sends due mails by itself', async () => {
  const { server, transport } = await withServer()
  const site = await openPlatform({ mail: { transport, operator, copyTo: null, count: () => undefined } })
  await placeOrThrow(site, wireBooking())
  await vi.advanceTimersByTimeAsync(5_000)
  await expect.poll(() => server.mails).toHaveLength(1)
})
