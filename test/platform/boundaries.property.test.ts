import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readDraft, readOrder } from '#platform/booking/readOrder.ts'
import { readReturnPath, withOutcome } from '#platform/payment/returnPath.ts'
import { spoiled } from '#test/support/builders/arbitraryJson.ts'
import { anyObject, anyText, withField } from '#test/support/builders/hostileRequest.ts'
import { openPlatform } from '#test/support/platform/openPlatform.ts'
import { paymentOf, place, wireBooking, wireTraveller } from '#test/support/platform/wireBooking.ts'

/** Inherited property names, which a library may mistake for fields. */
const INHERITED = ['constructor', '__proto__', 'toString', 'valueOf', 'hasOwnProperty'] as const

const anyBooking = fc.oneof(
  anyObject,
  anyText,
  spoiled(fc.constantFrom(wireBooking())),
  fc
    .tuple(fc.oneof(anyText, fc.constantFrom(...INHERITED)), anyObject)
    .map(([name, value]) => withField(wireBooking(), name, value)),
  fc
    .tuple(fc.constantFrom(...INHERITED), anyObject)
    .map(([name, value]) => wireBooking({ travellers: [withField(wireTraveller(), name, value)] })),
)

const endless = '['.repeat(50_000) + ']'.repeat(50_000)

test.each([
  ['whole', endless],
  ['in a text', JSON.stringify(wireBooking()).replace('"travelId":"alpen"', `"travelId":${endless}`)],
  ['in an answer', JSON.stringify(wireBooking()).replace('"vegetarisch"', endless)],
  ['in a traveller', JSON.stringify(wireBooking()).replace('"ageGroup":"adult"', `"ageGroup":${endless}`)],
])('a deeply nested booking sent as text is refused: %s', async (_where, json) => {
  const open = await openPlatform()
  expect(await place(open, json)).toMatchObject({ success: false, orderNo: null })
  expect(Array.isArray(readDraft(json).travellers)).toBe(true)
})

test('any JSON is read as an order or refused with a message for the visitor', () => {
  fc.assert(
    fc.property(anyBooking, (json) => {
      const { value, refusal } = readOrder(json)
      return value === null ? refusal.startsWith('Ihre Angaben sind unvollständig') : typeof value.travelId === 'string'
    }),
    { numRuns: 2_000 },
  )
})

test('any booking state is read leniently', () => {
  fc.assert(
    fc.property(anyBooking, (json) => Array.isArray(readDraft(json).travellers)),
    { numRuns: 1_000 },
  )
})

test.each(INHERITED)('a booking with a field named «%s» is booked without it', async (name) => {
  const open = await openPlatform()
  const placed = await place(
    open,
    withField(
      wireBooking({ travellers: wireBooking().travellers.map((traveller) => withField(traveller, name, { a: 1 })) }),
      name,
      'x',
    ),
  )
  expect(placed).toMatchObject({ success: true, message: null })
  expect(await paymentOf(open, placed.bookingId)).toMatchObject({ status: 'INVOICE' })
  const { ratioSummary } = (await open.ask(
    'query($state: JSON!) { ratioSummary(clientState: $state) { payment { status } } }',
    {
      state: withField({ bookingId: placed.bookingId, tenant: { id: '4' } }, name, 'x'),
    },
  )) as { ratioSummary: unknown }
  expect(ratioSummary).toEqual({ payment: { status: 'INVOICE' } })
  const [kept] = await open.storage.db.selectFrom('booking').select('wire').execute()
  expect(Object.hasOwn(JSON.parse(kept?.wire ?? '{}') as object, name)).toBe(false)
})

test('any return URL leads to a path of this site or is refused', () => {
  const address = fc.oneof(
    anyText,
    fc.webUrl(),
    fc
      .tuple(fc.constantFrom('/', '//', '/\\', '/.', '/\t/', 'javascript:', '/%2f'), anyText)
      .map(([begin, rest]) => begin + rest),
  )
  fc.assert(
    fc.property(address, (text) => {
      const path = readReturnPath(text)
      if (path === null) return true
      const there = new URL(withOutcome(path, 'erfolg'), 'https://reisen.example')
      return there.origin === 'https://reisen.example' && there.searchParams.get('zahlung') === 'erfolg'
    }),
    { numRuns: 5_000 },
  )
})
