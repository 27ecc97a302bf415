import { randomUUID } from 'node:crypto'
import { expect, onTestFinished, test } from 'vitest'
import { openDatabase } from '#platform/storage/database.ts'
import { type Journal, openJournal } from '#server/journal/journal.ts'
import type { JournalTables } from '#server/journal/journalTables.ts'
import { createLog } from '#server/log/log.ts'
import { createSubmissions } from '#server/proxy/submissions.ts'
import { locationAt, temporaryDirectory } from '#test/support/platform/openPlatform.ts'
import { bookingCall, call, codeOf, openProxy } from '#test/support/server/openProxy.ts'

const booked = { bookingId: 'b-1', orderNo: 'CR-1', bookerId: 'p-1', totalPrice: 2054, success: true, message: null }

const placeBooking = (submissionId: unknown, booking: object = {}, headers = {}) =>
  bookingCall({ submissionId, booking, headers })

const others = { travellers: [{ firstName: 'Carla', lastName: 'Meier', birthday: '1970-01-01' }] }

/** The people of every booking here, in a family package. */
const withPackage = [
  { firstName: 'Anna', lastName: 'Muster', birthday: '1960-02-01', familyPackage: { id: 'familie' } },
  { firstName: 'Beat', lastName: 'Muster', birthday: '1961-03-02' },
]

/** A platform that counts what it gets, and answers as told. */
function countingPlatform(answer: () => Response | Promise<Response>) {
  const counter = { calls: 0 }
  const platform = () => {
    counter.calls += 1
    return Promise.resolve().then(answer)
  }
  return { counter, platform }
}

const confirm = () => Response.json({ data: { placeBooking: booked } })
const lostLine = () =>
  Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNRESET' }) }))
const noLine = () =>
  Promise.reject(new TypeError('fetch failed', { cause: Object.assign(new Error('x'), { code: 'ECONNREFUSED' }) }))

test.each([undefined, null, '', 'abc', 7, '../../etc'])(
  'a booking with the submission id %o goes nowhere',
  async (id) => {
    const { counter, platform } = countingPlatform(confirm)
    const { proxy } = await openProxy({ platform })
    expect(await codeOf(await proxy(placeBooking(id)))).toBe('BAD_SUBMISSION_ID')
    expect(counter.calls).toBe(0)
  },
)

test('an unknown outcome is logged with the reference that the visitor is shown', async () => {
  const lines: string[] = []
  const { proxy } = await openProxy({
    platform: countingPlatform(lostLine).platform,
    log: createLog('warn', { write: (line) => lines.push(line) }),
  })
  await proxy(placeBooking('870131c9-0000-4000-8000-000000000000'))
  const line = lines.find((each) => each.includes('The outcome of a submission is unknown'))
  expect(JSON.parse(line ?? '{}')).toMatchObject({ reference: '870131C9' })
})

test('onBooking is not called for a repeat that is answered from the journal', async () => {
  let told = 0
  const { platform } = countingPlatform(confirm)
  const { proxy } = await openProxy({ platform, onBooking: () => (told += 1) })
  const id = randomUUID()
  await proxy(placeBooking(id))
  const before = told
  await proxy(placeBooking(id))
  expect([before > 0, told]).toEqual([true, before])
})

test('onBooking is told the travel and its variant after a booking, and not called after a query', async () => {
  const told: unknown[] = []
  const { platform } = countingPlatform(confirm)
  const { proxy } = await openProxy({ platform, onBooking: (booked) => told.push(booked) })
  await proxy(call('TenantCms', { tenantId: '4', withPages: false }))
  expect(told).toEqual([])
  await proxy(placeBooking(randomUUID()))
  expect(told[0]).toEqual({ travelId: 'provence', ratioTravelId: 'provence-bus' })
})

test.each([
  { what: 'its answer is lost', answer: lostLine },
  {
    what: 'the platform refuses it',
    answer: () => Response.json({ data: { placeBooking: { ...booked, success: false } } }),
  },
])('onBooking is called after a booking too when $what', async ({ answer }) => {
  let told = 0
  const { platform } = countingPlatform(answer)
  const { proxy } = await openProxy({ platform, onBooking: () => (told += 1) })
  await proxy(placeBooking(randomUUID()))
  expect(told).toBeGreaterThan(0)
})

test('onBooking is called once more when the outcome comes after the visitor has stopped waiting', async () => {
  let told = 0
  const asked: ((response: Response) => void)[] = []
  const { platform } = countingPlatform(() => new Promise((resolve) => asked.push(resolve)))
  const { proxy } = await openProxy({ platform, waitMs: 500, onBooking: () => (told += 1) })
  expect(await codeOf(await proxy(placeBooking(randomUUID())))).toBe('SUBMISSION_UNKNOWN')
  expect(told).toBe(1)
  await expect.poll(() => asked).toHaveLength(1)
  asked[0]?.(confirm())
  await expect.poll(() => told).toBe(2)
})

test('a repeated submission gets the first answer without a second request', async () => {
  const { counter, platform } = countingPlatform(confirm)
  const { proxy } = await openProxy({ platform })
  const id = randomUUID()
  const answers = [
    await proxy(placeBooking(id)),
    await proxy(placeBooking(id)),
    await proxy(placeBooking(id.toUpperCase())),
  ]
  for (const answer of answers) expect(await answer.json()).toMatchObject({ data: { placeBooking: booked } })
  expect(counter.calls).toBe(1)
})

// rule 10.13
test('fifty concurrent requests with one submission id book once and all get the answer', async () => {
  const { counter, platform } = countingPlatform(confirm)
  const { proxy } = await openProxy({ platform })
  const id = randomUUID()
  const answers = await Promise.all(Array.from({ length: 50 }, () => proxy(placeBooking(id))))
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
  expect(counter.calls).toBe(1)
})

test('two processes with one journal book once and both get the answer', async () => {
  const directory = temporaryDirectory()
  const { counter, platform } = countingPlatform(confirm)
  const [one, other] = [await openProxy({ platform, directory }), await openProxy({ platform, directory })]
  const id = randomUUID()
  const answers = await Promise.all([one.proxy(placeBooking(id)), other.proxy(placeBooking(id))])
  for (const answer of answers) expect(await answer.json()).toMatchObject({ data: { placeBooking: booked } })
  expect(counter.calls).toBe(1)
})

test('different submission ids are different bookings', async () => {
  const { counter, platform } = countingPlatform(confirm)
  const { proxy } = await openProxy({ platform })
  await Promise.all([proxy(placeBooking(randomUUID())), proxy(placeBooking(randomUUID(), others))])
  expect(counter.calls).toBe(2)
})

test('the journal does not store the message of a success, which is never shown', async () => {
  const { platform } = countingPlatform(() =>
    Response.json({ data: { placeBooking: { ...booked, message: 'Danke, Anna Muster' } } }),
  )
  const { proxy } = await openProxy({ platform })
  const id = randomUUID()
  for (const answer of [await proxy(placeBooking(id)), await proxy(placeBooking(id))])
    expect(await answer.json()).toMatchObject({ data: { placeBooking: { success: true, message: null } } })
})

test('a refusal of the platform is kept as the answer', async () => {
  const refusal = { ...booked, bookingId: null, orderNo: null, bookerId: null, success: false, message: 'Ausgebucht' }
  const { counter, platform } = countingPlatform(() => Response.json({ data: { placeBooking: refusal } }))
  const { proxy } = await openProxy({ platform })
  const id = randomUUID()
  await proxy(placeBooking(id))
  expect(await (await proxy(placeBooking(id))).json()).toMatchObject({
    data: { placeBooking: { success: false, message: 'Ausgebucht' } },
  })
  expect(counter.calls).toBe(1)
})

test.each([
  { promise: 'a lost line', answer: lostLine },
  { promise: 'a web page', answer: () => new Response('<html>', { status: 502 }) },
  {
    promise: 'an error after execution began',
    answer: () => Response.json({ data: null, errors: [{ message: 'boom' }] }),
  },
  {
    promise: 'an answer without success',
    answer: () => Response.json({ data: { placeBooking: { bookingId: 'b-1' } } }),
  },
])('after $promise nobody knows, and the booking is never sent again', async ({ answer }) => {
  const directory = temporaryDirectory()
  const { counter, platform } = countingPlatform(answer)
  const id = randomUUID()
  for (const { proxy } of [await openProxy({ platform, directory }), await openProxy({ platform, directory })]) {
    expect(await codeOf(await proxy(placeBooking(id)))).toBe('SUBMISSION_UNKNOWN')
    expect(await codeOf(await proxy(placeBooking(id)))).toBe('SUBMISSION_UNKNOWN')
  }
  expect(counter.calls).toBe(1)
})

test('an answer after the visitor’s timeout is returned to the next repeat', async () => {
  let release: (answer: Response) => void = () => undefined
  const late = new Promise<Response>((resolve) => {
    release = resolve
  })
  const { counter, platform } = countingPlatform(() => late)
  const { proxy, submissions } = await openProxy({ platform, waitMs: 1000 })
  const id = randomUUID()
  expect(await codeOf(await proxy(placeBooking(id)))).toBe('SUBMISSION_UNKNOWN')
  release(confirm())
  await submissions.settled()
  expect(await (await proxy(placeBooking(id))).json()).toMatchObject({ data: { placeBooking: booked } })
  expect(counter.calls).toBe(1)
})

test('a pending booking of a crashed process becomes unknown and is not sent again', async () => {
  const directory = temporaryDirectory()
  const id = randomUUID()
  const journal = await openJournal(await openDatabase<JournalTables>(await locationAt(directory, 'journal')), Date.now)
  await journal.begin(id, null)
  await journal.close()
  const { counter, platform } = countingPlatform(confirm)
  const { proxy } = await openProxy({ platform, directory, abandonedMs: 0 })
  expect(await codeOf(await proxy(placeBooking(id)))).toBe('SUBMISSION_UNKNOWN')
  expect(counter.calls).toBe(0)
})

test('an unknown outcome is sent again to a platform that recognizes submission ids', async () => {
  const answers = [lostLine, confirm]
  const { counter, platform } = countingPlatform(() => (answers.shift() ?? confirm)())
  const { proxy } = await openProxy({ platform, isRepeatable: true })
  const id = randomUUID()
  expect(await codeOf(await proxy(placeBooking(id)))).toBe('SUBMISSION_UNKNOWN')
  expect(await (await proxy(placeBooking(id))).json()).toMatchObject({ data: { placeBooking: booked } })
  expect(counter.calls).toBe(2)
})

test.each([
  { promise: 'no connection came about', answer: noLine, code: 'PLATFORM_UNREACHABLE' },
  {
    promise: 'the platform refused to execute it',
    answer: () => Response.json({ errors: [{ message: 'bad' }] }, { status: 400 }),
    code: 'PLATFORM_REFUSED',
  },
])('where $promise the same booking can be sent again', async ({ answer, code }) => {
  const answers: (() => Response | Promise<Response>)[] = [answer, confirm]
  const { proxy } = await openProxy({ platform: countingPlatform(() => (answers.shift() ?? confirm)()).platform })
  const id = randomUUID()
  expect(await codeOf(await proxy(placeBooking(id)))).toBe(code)
  expect(await (await proxy(placeBooking(id))).json()).toMatchObject({ data: { placeBooking: booked } })
})

/** Error code of a refused call, with its other extensions. */
async function extensionsOf(answer: Response): Promise<unknown> {
  const body = (await answer.json()) as { errors?: { extensions?: unknown }[] }
  return body.errors?.[0]?.extensions
}

// rule 10.13
test.each([
  { promise: 'other people', changes: others },
  { promise: 'another date', changes: { travelDate: { id: 'provence-bus-20270703' } } },
  {
    promise: 'another number of rooms',
    changes: { accommodationSelection: [{ accommodation: { id: 'dz' }, quantity: 2 }] },
  },
  { promise: 'one extra more', changes: { personalAddonSelection: [{ addon: { id: 'velo' }, quantity: 1 }] } },
  { promise: 'another way to pay', changes: { payment: { type: 'online' } } },
  {
    promise: 'an eSIM more',
    changes: { esimServiceSelection: [{ service: { serviceNo: '9001' }, quantity: 1 }] },
  },
  { promise: 'CO2 compensation', changes: { co2compensation: true } },
  { promise: 'documents by post', changes: { travelDocumentationService: 'print' } },
  { promise: 'an extension', changes: { travelDate: { id: 'provence-bus-20270612', extension: { id: 'meer' } } } },
  { promise: 'a family package', changes: { travellers: withPackage } },
])('the same id with $promise is a conflict, told from the answer of the first', async ({ changes }) => {
  const { counter, platform } = countingPlatform(confirm)
  const { proxy } = await openProxy({ platform })
  const id = randomUUID()
  await proxy(placeBooking(id))
  const answer = await proxy(placeBooking(id, changes))
  expect(answer.status).toBe(409)
  expect(await codeOf(answer)).toBe('SUBMISSION_CONFLICT')
  expect(await (await proxy(placeBooking(id))).json()).toMatchObject({ data: { placeBooking: booked } })
  expect(counter.calls).toBe(1)
})

test('another booking under the id of a pending submission is a conflict, also in another process', async () => {
  const directory = temporaryDirectory()
  let release: (answer: Response) => void = () => undefined
  const { counter, platform } = countingPlatform(() => new Promise((resolve) => (release = resolve)))
  const [one, other] = [await openProxy({ platform, directory }), await openProxy({ platform, directory })]
  const id = randomUUID()
  const first = one.proxy(placeBooking(id))
  await expect.poll(() => counter.calls).toBe(1)
  for (const { proxy } of [one, other])
    expect(await codeOf(await proxy(placeBooking(id, others)))).toBe('SUBMISSION_CONFLICT')
  release(confirm())
  expect(await (await first).json()).toMatchObject({ data: { placeBooking: booked } })
  expect(counter.calls).toBe(1)
})

test('data that changes between repeats does not make a different booking', async () => {
  const { counter, platform } = countingPlatform(confirm)
  const { proxy } = await openProxy({ platform })
  const id = randomUUID()
  await proxy(placeBooking(id, { travellers: [{ ...others.travellers[0], passportData: { number: 'X1' } }] }))
  const later = {
    ...others,
    lastActivityTimestamp: 1_780_000_999,
    travelTimestamp: 1,
    contingentTimestamp: 2,
    sentEvents: ['booking_error'],
    fatalError: 'x',
    contingents: { packages: [] },
    ratioSummary: null,
    isSubmitting: false,
    travel: { name: 'Neu' },
  }
  expect(await (await proxy(placeBooking(id, later))).json()).toMatchObject({ data: { placeBooking: booked } })
  expect(counter.calls).toBe(1)
})

test('a submission stored without a content digest is answered', async () => {
  const directory = temporaryDirectory()
  const id = randomUUID()
  const journal = await openJournal(await openDatabase<JournalTables>(await locationAt(directory, 'journal')), Date.now)
  await journal.begin(id, null)
  await journal.noteAnswer(id, { text: JSON.stringify(booked), isSuccess: true })
  await journal.close()
  const { counter, platform } = countingPlatform(confirm)
  const { proxy } = await openProxy({ platform, directory })
  expect(await (await proxy(placeBooking(id))).json()).toMatchObject({ data: { placeBooking: booked } })
  expect(counter.calls).toBe(0)
})

test('an invalid booking is refused before it is stored', async () => {
  const directory = temporaryDirectory()
  const { counter, platform } = countingPlatform(confirm)
  const { proxy } = await openProxy({ platform, directory })
  const nonsense = [
    { travelId: null },
    { travelDate: null },
    { travelDate: {} },
    { travellers: [] },
    { travellers: 'x' },
    { travellers: [null] },
  ]
  const more = [
    { travellers: [{ lastName: '' }] },
    { travellers: Array.from({ length: 101 }, () => others.travellers[0]) },
    { travellers: [{}] },
  ]
  for (const changes of [...nonsense, ...more])
    expect(await codeOf(await proxy(placeBooking(randomUUID(), changes)))).toBe('BAD_BOOKING')
  for (const id of ['', '1', 'x'.repeat(100_000)])
    expect(await codeOf(await proxy(placeBooking(id)))).toBe('BAD_SUBMISSION_ID')
  const storage = await openDatabase<JournalTables>(await locationAt(directory, 'journal'))
  expect(await storage.db.selectFrom('submission').selectAll().execute()).toEqual([])
  expect(await storage.db.selectFrom('recent_booking').selectAll().execute()).toEqual([])
  await storage.close()
  expect(counter.calls).toBe(0)
})

// rule 10.13
test('a second booking of the same people and date within minutes needs a confirmation, which names the first order number', async () => {
  const directory = temporaryDirectory()
  const { counter, platform } = countingPlatform(confirm)
  const [one, other] = [await openProxy({ platform, directory }), await openProxy({ platform, directory })]
  await one.proxy(placeBooking(randomUUID()))
  const retyped = {
    travellers: [
      { firstName: ' BEAT', lastName: 'muster ', birthday: '1961-03-02' },
      { firstName: 'Anna', lastName: 'Muster', birthday: '1960-02-01' },
    ],
    accommodationSelection: [{ accommodation: { id: 'ez' }, quantity: 2 }],
  }
  for (const { proxy } of [one, other]) {
    const answer = await proxy(placeBooking(randomUUID(), retyped))
    expect(answer.status).toBe(409)
    expect(await extensionsOf(answer)).toMatchObject({
      code: 'RECENTLY_BOOKED',
      isCertain: true,
      orderNo: 'CR-1',
      minutesAgo: 0,
    })
  }
  expect(counter.calls).toBe(1)
})

test('concurrent bookings of the same people under many ids in two processes result in one booking', async () => {
  const directory = temporaryDirectory()
  const { counter, platform } = countingPlatform(confirm)
  const [one, other] = [await openProxy({ platform, directory }), await openProxy({ platform, directory })]
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, index) => (index % 2 === 0 ? one : other).proxy(placeBooking(randomUUID()))),
  )
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
  expect(answers.filter(({ status }) => status === 409)).toHaveLength(19)
  expect(counter.calls).toBe(1)
})

test.each([
  { promise: 'the same booking, confirmed', changes: {}, headers: { 'x-book-again': '1' } },
  { promise: 'other people', changes: others, headers: {} },
  { promise: 'another date', changes: { travelDate: { id: 'provence-bus-20270703' } }, headers: {} },
])('$promise: booked a second time', async ({ changes, headers }) => {
  const { counter, platform } = countingPlatform(confirm)
  const { proxy } = await openProxy({ platform })
  await proxy(placeBooking(randomUUID()))
  expect((await proxy(placeBooking(randomUUID(), changes, headers))).status).toBe(200)
  expect(counter.calls).toBe(2)
})

test('a first booking with an unknown outcome needs a confirmation too, marked as uncertain', async () => {
  const { counter, platform } = countingPlatform(lostLine)
  const { proxy } = await openProxy({ platform })
  await proxy(placeBooking(randomUUID()))
  expect(await extensionsOf(await proxy(placeBooking(randomUUID())))).toMatchObject({
    code: 'RECENTLY_BOOKED',
    isCertain: false,
    orderNo: null,
  })
  expect(counter.calls).toBe(1)
})

test.each([
  { promise: 'was refused', answer: () => Response.json({ data: { placeBooking: { ...booked, success: false } } }) },
  { promise: 'never arrived', answer: noLine },
])('where the first booking $promise nobody is asked back', async ({ answer }) => {
  const answers: (() => Response | Promise<Response>)[] = [answer, confirm]
  const { proxy } = await openProxy({ platform: countingPlatform(() => (answers.shift() ?? confirm)()).platform })
  await proxy(placeBooking(randomUUID()))
  expect(await (await proxy(placeBooking(randomUUID()))).json()).toMatchObject({ data: { placeBooking: booked } })
})

test('the journal stores no personal data of a booking', async () => {
  const directory = temporaryDirectory()
  const { proxy } = await openProxy({ platform: countingPlatform(confirm).platform, directory })
  await proxy(placeBooking(randomUUID()))
  const storage = await openDatabase<JournalTables>(await locationAt(directory, 'journal'))
  const rows = [
    await storage.db.selectFrom('submission').selectAll().execute(),
    await storage.db.selectFrom('recent_booking').selectAll().execute(),
  ]
  await storage.close()
  expect(rows.map(({ length }) => length)).toEqual([1, 1])
  expect(JSON.stringify(rows)).not.toMatch(/muster|anna|1960|provence/i)
})

test.each([
  { isRepeatable: false, isFinal: true },
  { isRepeatable: true, isFinal: false },
])(
  'whether asking again can help is told: platform that knows ids $isRepeatable',
  async ({ isRepeatable, isFinal }) => {
    const { proxy } = await openProxy({ platform: countingPlatform(lostLine).platform, isRepeatable })
    const id = randomUUID()
    for (let request = 0; request < 2; request += 1)
      expect(await extensionsOf(await proxy(placeBooking(id)))).toEqual({ code: 'SUBMISSION_UNKNOWN', isFinal })
  },
)

test('an unknown outcome is not final while the first request is pending', async () => {
  const { proxy } = await openProxy({
    platform: () => new Promise(() => undefined),
    waitMs: 20,
    limits: { bookingMs: 200 },
  })
  expect(await extensionsOf(await proxy(placeBooking(randomUUID())))).toEqual({
    code: 'SUBMISSION_UNKNOWN',
    isFinal: false,
  })
})

const ask = { 'x-ask-only': '1' }
const nameless = { travellers: [{ firstName: '', lastName: '', birthday: '1960-01-01' }] }

// rule 10.13
test('a status query for an id that was never sent sends nothing, and says so', async () => {
  const { counter, platform } = countingPlatform(confirm)
  const { proxy } = await openProxy({ platform })
  const id = randomUUID()
  expect(await codeOf(await proxy(placeBooking(id, {}, ask)))).toBe('SUBMISSION_NEVER_SENT')
  expect(counter.calls).toBe(0)
  // The button that books still works with it.
  expect((await proxy(placeBooking(id))).status).toBe(200)
  expect(counter.calls).toBe(1)
})

// rule 10.13
test('a question gets the answer of the booking by its id alone, when names are gone with the visit', async () => {
  const { counter, platform } = countingPlatform(confirm)
  const { proxy } = await openProxy({ platform })
  const id = randomUUID()
  await proxy(placeBooking(id))
  const answer = await proxy(placeBooking(id, nameless, ask))
  expect(await answer.json()).toMatchObject({ data: { placeBooking: booked } })
  expect(counter.calls).toBe(1)
})

test('a question while the booking is under way waits for its answer', async () => {
  const answers: ((response: Response) => void)[] = []
  const { counter, platform } = countingPlatform(() => new Promise((resolve) => answers.push(resolve)))
  const { proxy } = await openProxy({ platform })
  const id = randomUUID()
  const booking = proxy(placeBooking(id))
  await expect.poll(() => answers).toHaveLength(1)
  const question = proxy(placeBooking(id, nameless, ask))
  answers[0]?.(confirm())
  for (const answer of await Promise.all([booking, question]))
    expect(await answer.json()).toMatchObject({ data: { placeBooking: booked } })
  expect(counter.calls).toBe(1)
})

test('a question without names is never sent in the place of a booking whose outcome is unknown', async () => {
  const { counter, platform } = countingPlatform(lostLine)
  const { proxy } = await openProxy({ platform, isRepeatable: true })
  const id = randomUUID()
  expect(await codeOf(await proxy(placeBooking(id)))).toBe('SUBMISSION_UNKNOWN')
  expect(await codeOf(await proxy(placeBooking(id, nameless, ask)))).toBe('SUBMISSION_UNKNOWN')
  expect(counter.calls).toBe(1)
})

test('a status query for a booking that the platform never took says that nothing was sent', async () => {
  const { platform } = countingPlatform(noLine)
  const { proxy } = await openProxy({ platform })
  const id = randomUUID()
  expect(await codeOf(await proxy(placeBooking(id)))).toBe('PLATFORM_UNREACHABLE')
  expect(await codeOf(await proxy(placeBooking(id, {}, ask)))).toBe('SUBMISSION_NEVER_SENT')
})

test('polling for a submission of another process ends when the visitor leaves', async () => {
  const location = await locationAt(temporaryDirectory(), 'journal')
  const journal = await openJournal(await openDatabase<JournalTables>(location), Date.now)
  onTestFinished(() => journal.close())
  const submission = { id: randomUUID(), content: null, people: null, isAgain: false }
  await journal.begin(submission.id, null)
  let asked = 0
  const find: Journal['find'] = (id) => {
    asked += 1
    return journal.find(id)
  }
  const { submit } = createSubmissions({
    journal: { ...journal, find },
    isRepeatable: false,
    waitMs: 3_600_000,
    abandonedMs: 3_600_000,
    log: createLog('silent'),
  })
  const visitor = new AbortController()
  const outcome = submit(submission, () => Promise.reject(new Error('sent twice')), visitor.signal)
  await expect.poll(() => asked).toBeGreaterThan(2)
  visitor.abort()
  expect(await outcome).toEqual({ kind: 'unknown', isFinal: false })
})
