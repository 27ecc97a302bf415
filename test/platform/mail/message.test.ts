import { readdirSync, readFileSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { type Confirmation, readConfirmation } from '#platform/mail/confirmation.ts'
import { confirmationMessage } from '#platform/mail/message.ts'
import { dropFilesOf, dropOldFiles, fileTransport, smtpTransport } from '#platform/mail/transport.ts'
import { headersOf, openMailServer, operator, partsOf } from '#test/support/platform/mailServer.ts'
import { temporaryDirectory } from '#test/support/platform/openPlatform.ts'

const BOOKING = {
  bookingId: 'b',
  document: '',
  attempts: 0,
  createdAt: '2027-01-15T14:05:00.000Z',
  orderNo: 'CR-2027-000007',
  total: 100_000,
  currency: 'CHF',
  isPaid: false,
}

function confirmation(changes: Partial<Confirmation> = {}): Confirmation {
  return {
    standing: 'booked',
    recipient: { email: 'anna@example.ch', salutation: 'MR', lastName: 'Muster' },
    travel: { name: 'Provence', transport: null, extension: null },
    bookedOn: '2027-01-15',
    startDate: '2027-06-12',
    endDate: '2027-06-18',
    people: ['Anna Muster'],
    rooms: [],
    boarding: [],
    hasPrintedDocuments: false,
    lines: [{ label: 'Einzelzimmer', centimes: 100_000 }],
    contact: { email: '', phone: '', hours: [] },
    termsPath: '/rechtliches/agb',
    ...changes,
  }
}

async function sent(changes: Partial<Confirmation> = {}, booking: Partial<typeof BOOKING> = {}) {
  const server = await openMailServer()
  const transport = await smtpTransport(server.url)
  onTestFinished(() => transport.close())
  await transport.send(confirmationMessage(confirmation(changes), { ...BOOKING, ...booking }, operator))
  const [mail] = server.mails
  if (mail === undefined || server.mails.length > 1) throw new Error('one mail was expected')
  return { ...mail, headers: headersOf(mail.raw), parts: partsOf(mail.raw) }
}

test.each(['Provence\r\nBcc: eve@example.com', 'Provence\nX-Evil: 1', 'a\r\n\r\n<script>alert(1)</script>'])(
  'the name of a travel such as %j adds no header and no markup',
  async (name) => {
    const { to, headers, parts } = await sent({ travel: { name, transport: null, extension: null } })
    expect(to).toEqual(['anna@example.ch'])
    expect([...headers.keys()]).not.toEqual(expect.arrayContaining(['bcc']))
    expect([...headers.keys()]).not.toEqual(expect.arrayContaining(['x-evil']))
    expect(parts.get('text/html')).not.toContain('<script')
  },
)

test.each([
  'anna@example.ch\r\nBcc: eve@example.com',
  'anna@example.ch, eve@example.com',
  'Anna <eve@example.com>, anna@example.ch',
  'anna@example.ch>\r\nRCPT TO:<eve@example.com',
])('no mail is created for %j, which is not a single address', (email) => {
  expect(readConfirmation(JSON.stringify(confirmation()))).toEqual(confirmation())
  expect(
    readConfirmation(JSON.stringify(confirmation({ recipient: { email, salutation: 'MR', lastName: 'Muster' } }))),
  ).toBeNull()
})

test.each([
  '=?utf-8?q?x?=\r\nBcc: eve@example.com',
  '<b>Muster</b> & "Co"',
  '../../etc/passwd',
  'https://evil.example/x',
])('a last name such as %j appears as text only', async (lastName) => {
  const { headers, parts } = await sent({ recipient: { email: 'anna@example.ch', salutation: 'MR', lastName } })
  expect(headers.has('bcc')).toBe(false)
  expect(parts.get('text/html')).not.toContain('<b>')
  expect(parts.get('text/html')).not.toContain('href="https://evil.example')
})

test('the address of the terms is a link, for the operator wrote it', async () => {
  const { parts } = await sent()
  expect(parts.get('text/html')).toContain(`<a href="${operator.siteUrl ?? ''}/rechtliches/agb">`)
})

// rule 10.7
test('the confirmation names the terms of the tour operator where the travel has some', async () => {
  const partnerTerms = { name: 'Alpenbus AG', url: 'https://alpenbus.example/agb.pdf' }
  const { parts } = await sent({ partnerTerms })
  const told = 'Es gelten auch die Reisebedingungen von Alpenbus AG: https://alpenbus.example/agb.pdf'
  expect(parts.get('text/plain')).toContain(told)
  expect(parts.get('text/html')).toContain(`<a href="${partnerTerms.url}">`)
  for (const none of [{ partnerTerms: null }, {}])
    expect((await sent(none)).parts.get('text/plain')).not.toContain('Reisebedingungen von')
})

test.each([
  ['waitlist', ['Sie stehen auf der Warteliste', 'Sobald ein Platz frei wird', 'IHR EINTRAG AUF DER WARTELISTE']],
  ['requested', ['Ihre Anfrage ist bei uns', 'Wir klären ab, ob es noch Plätze gibt', 'DAS HABEN SIE ANGEFRAGT']],
] as const)(
  'the mail of a booking that is only %s confirms nothing, asks for no money and has no calendar entry',
  async (standing, told) => {
    const { parts } = await sent({ standing })
    const text = parts.get('text/plain') ?? ''
    for (const words of told) expect(text).toContain(words)
    expect(text).toContain('Voraussichtlicher Preis')
    expect(text).not.toMatch(/gebucht haben|Anzahlung|annullieren|Rechnung/)
    expect(parts.has('text/calendar')).toBe(false)
  },
)

const WHOLE = [
  'Sa 12.06.2027',
  'CR-2027-000007',
  'CHF 1’000.-',
  '100 Prozent',
  '06:30 Uhr',
  'E-Mail',
  '13.30–18.00 Uhr',
  operator.phone,
]

test.each(WHOLE)('no line of a mail ends within «%s»', async (whole) => {
  const outbound = { name: 'Bern', time: '06:30', isNextDay: false }
  const boarding = [{ first: 0, people: ['Anna Muster'], outbound, homeward: null }]
  const contact = { email: '', phone: '', hours: ['Montag bis Freitag 8.00–12.00 und 13.30–18.00 Uhr'] }
  const { parts } = await sent({ boarding, contact })
  const [, body = ''] = (parts.get('text/html') ?? '').split('<body')
  const held = `<span style="white-space:nowrap">${whole}</span>`
  expect(body).toContain(held)
  expect(body.replaceAll(held, '')).not.toContain(whole)
})

test('the confirmation of a booking within thirty days asks for the whole amount at once', async () => {
  const { parts } = await sent({ bookedOn: '2027-05-13' })
  expect(parts.get('text/plain')).toContain('Sofort nach Erhalt der Rechnung: Ganzer Betrag CHF 1’000.-')
})

test.each([
  ['electronic ones', { hasDocuments: true }, 'Sie erhalten die Reiseunterlagen per E-Mail.'],
  [
    'in a mail that waits since before it was stored whether there are any',
    {},
    'Sie erhalten die Reiseunterlagen per E-Mail.',
  ],
  ['printed ones', { hasDocuments: true, hasPrintedDocuments: true }, 'Sie erhalten die Reiseunterlagen per Post.'],
])('a confirmation announces travel documents: %s', async (_, documents, told) => {
  const { parts } = await sent(documents)
  expect(parts.get('text/plain')).toContain(told)
})

test('documents of a travel that begins in two days are sent as soon as possible, with no number of days promised', async () => {
  const { parts } = await sent({ bookedOn: '2027-06-10', hasDocuments: true, hasPrintedDocuments: true })
  const text = parts.get('text/plain') ?? ''
  expect(text).toContain('So bald wie möglich: Sie erhalten die Reiseunterlagen per Post.')
  expect(text).not.toContain('In den nächsten Tagen')
})

test('the confirmation tells the papers to bring, and where everybody gets on only where it is one place', async () => {
  const stop = (name: string) => ({ name, time: '06:30', isNextDay: false })
  const group = (name: string) => ({ first: 0, people: [name], outbound: stop(name), homeward: null })
  const text = async (changes: Partial<Confirmation>) => (await sent(changes)).parts.get('text/plain') ?? ''
  const together = await text({ boarding: [group('Bern')], entry: 'gültige Identitätskarte' })
  expect(together).toContain('Einreise: gültige Identitätskarte\n')
  expect(together).toContain('Sa 12.06.2027: Sie steigen ein: 06:30 Uhr, Bern.\n')
  const apart = await text({ boarding: [group('Bern'), group('Thun')] })
  expect(apart).toContain('Einsteigen: 06:30 Uhr, Thun (Thun)\n')
  expect(apart).toContain('Sa 12.06.2027: Ihre Reise beginnt.\n')
  expect(apart).not.toContain('Einreise')
})

// rule 3.1.3.1
test('the confirmation of a travel without travel documents announces none', async () => {
  const { parts } = await sent({ hasDocuments: false })
  expect(parts.get('text/plain')).not.toContain('Reiseunterlagen')
})

test('the confirmation of an operator without terms has no empty parts', async () => {
  const server = await openMailServer()
  const transport = await smtpTransport(server.url)
  onTestFinished(() => transport.close())
  const terms = { payments: [], cancellation: [], customerMoney: null, documentsDaysBefore: null }
  await transport.send(confirmationMessage(confirmation(), BOOKING, { ...operator, terms }))
  const text = partsOf(server.mails[0]?.raw ?? '').get('text/plain') ?? ''
  expect(text).not.toMatch(/annullieren|abgesichert|Anzahlung|undefined|null/)
})

test('each boarding group gets a calendar entry of its own, also where two travellers have one name', () => {
  const boarding = ['Bern', 'Thun'].map((name, index) => ({
    first: index,
    people: ['Anna Muster'],
    outbound: { name, time: '06:30', isNextDay: index === 1 },
    homeward: null,
  }))
  const { mail } = confirmationMessage(
    confirmation({ people: ['Anna Muster', 'Anna Muster'], boarding }),
    BOOKING,
    operator,
  )
  const files = mail.attachments ?? []
  expect(files.map(({ filename }) => filename)).toEqual(['reise-2027-06-12.ics', 'reise-2027-06-12-2.ics'])
  expect(
    new Set(files.map(({ content }) => /UID:(.*)/.exec(typeof content === 'string' ? content : '')?.[1])).size,
  ).toBe(2)
})

test('without mail server each booking’s mail becomes one file readable by its owner only', async () => {
  const directory = join(temporaryDirectory(), 'outbox')
  const transport = await fileTransport(directory)
  for (let count = 0; count < 2; count += 1)
    await transport.send(confirmationMessage(confirmation(), BOOKING, operator))
  expect(readdirSync(directory)).toEqual(['CR-2027-000007.eml'])
  const raw = readFileSync(join(directory, 'CR-2027-000007.eml'), 'utf8')
  expect(headersOf(raw).get('to')).toBe('anna@example.ch')
  expect(partsOf(raw).get('text/plain')).toContain('CR-2027-000007')
})

test('mail files are deleted after thirty days, not earlier', async () => {
  const directory = join(temporaryDirectory(), 'outbox')
  await dropOldFiles(directory)
  const transport = await fileTransport(directory)
  for (const orderNo of ['CR-1', 'CR-2'])
    await transport.send(confirmationMessage(confirmation(), { ...BOOKING, orderNo }, operator))
  const days = (count: number) => new Date(Date.now() - count * 24 * 60 * 60 * 1000)
  utimesSync(join(directory, 'CR-1.eml'), days(31), days(31))
  utimesSync(join(directory, 'CR-2.eml'), days(29), days(29))
  await dropOldFiles(directory)
  expect(readdirSync(directory)).toEqual(['CR-2.eml'])
})

test('a mail file that vanishes meanwhile does not keep older ones, and a folder that cannot be read is an error', async () => {
  const directory = temporaryDirectory()
  symlinkSync('vanished', join(directory, 'CR-1.eml'))
  const old = join(directory, 'CR-2.eml')
  writeFileSync(old, '')
  utimesSync(old, 0, 0)
  await dropOldFiles(directory)
  expect(readdirSync(directory)).toEqual(['CR-1.eml'])
  writeFileSync(old, '')
  await expect(dropOldFiles(old)).rejects.toThrow('ENOTDIR')
})

test('of one booking the mail file is deleted, and what was written of it before a process died', async () => {
  const directory = temporaryDirectory()
  for (const name of ['CR-1.eml', 'CR-1.eml.part', 'CR-12.eml']) writeFileSync(join(directory, name), '')
  await dropFilesOf('CR-1', directory)
  expect(readdirSync(directory)).toEqual(['CR-12.eml'])
})

test('a cabin is confirmed as a cabin, and a room as a room', async () => {
  const booked = (name: string) => ({ name, quantity: 1, people: ['Anna Muster'] })
  const { parts } = await sent({ rooms: [booked('Zweibettkabine'), booked('Doppelzimmer')] })
  expect(parts.get('text/plain')).toMatch(
    /Kabine:\s+Zweibettkabine \(Anna Muster\)\s+Zimmer:\s+Doppelzimmer \(Anna Muster\)/,
  )
})
