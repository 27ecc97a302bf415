import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import type { ConversionName } from '#domain/tracking/conversion.ts'
import { openPlatform, type OpenPlatform } from '#test/support/platform/openPlatform.ts'

const DAY_MS = 24 * 60 * 60 * 1000

afterEach(() => void vi.useRealTimers())

const timeIn = (days: number) => new Date(Date.now() + days * DAY_MS).toISOString()

const valid = () => ({ conversionName: 'View_Tour', conversionTime: timeIn(0), tenantId: '4' })

/** All fields that a page sends with consent. */
const whole = () => ({
  ...valid(),
  conversionName: 'Complete_Booking',
  source: 'newsletter',
  medium: 'email',
  landingPageUrl: 'https://www.example.ch/reisen',
  sessionId: randomUUID(),
  acquisitionTimestamp: timeIn(-30),
  utmSource: 'mai',
  utmMedium: 'email',
  utmCampaign: 'frühling «26»',
  utmTerm: 'car',
  utmContent: null,
  gclid: 'x'.repeat(100),
  fbclid: null,
  msclkid: null,
  tourName: 'Provence – Lavendel',
  conversionCurrency: 'CHF',
  conversionValue: 2054.5,
  bookingId: randomUUID(),
})

/**
 * Made before a platform is open: characters of all kinds take more than a second to be made, during which answers of the
 * database are not read. On a busy machine its connections would be given up.
 */
const nonsense = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 600 }),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.integer(),
  fc.dictionary(fc.string(), fc.anything(), { maxKeys: 2 }),
)

async function send(
  { platform }: OpenPlatform,
  input: unknown,
): Promise<{ status: number; code: string | null; message: string }> {
  const query = 'mutation($input: TrackingConversionInput!) { createTrackingConversion(input: $input) { id } }'
  const headers = { 'content-type': 'application/json' }
  const response = await platform.fetch(
    new Request('http://platform.test/', {
      method: 'POST',
      headers,
      body: JSON.stringify({ query, variables: { input } }),
    }),
  )
  const answer = (await response.json()) as { errors?: { message: string; extensions?: { code?: string } }[] }
  const [error] = answer.errors ?? []
  return { status: response.status, code: error?.extensions?.code ?? null, message: error?.message ?? '' }
}

const stored = ({ storage }: OpenPlatform) => storage.db.selectFrom('conversion').selectAll().execute()

/** Inserts conversions recorded at a given time. */
async function fill({ storage }: OpenPlatform, count: number, time: string): Promise<void> {
  const row = () => ({
    id: randomUUID(),
    tenant_id: '4',
    name: 'View_Tour',
    conversion_time: time,
    document: '{}',
    created_at: time,
  })
  for (let at = 0; at < count; at += 1000) {
    await storage.db
      .insertInto('conversion')
      .values(Array.from({ length: Math.min(1000, count - at) }, row))
      .execute()
  }
}

/** Typed so that a conversion the website begins to send cannot be left out here. */
const NAMES: Readonly<Record<ConversionName, true>> = {
  View_Tour: true,
  Download_PDF: true,
  Start_Checkout: true,
  Complete_Booking: true,
}

test('the platform knows every conversion the website sends', async () => {
  const open = await openPlatform()
  for (const conversionName of Object.keys(NAMES)) {
    expect(await send(open, { ...valid(), conversionName })).toMatchObject({ status: 200, code: null })
  }
})

test('all fields of a conversion are stored', async () => {
  const open = await openPlatform()
  const { conversionName, conversionTime, tenantId, ...rest } = whole()
  expect(await send(open, { conversionName, conversionTime, tenantId, ...rest })).toMatchObject({
    status: 200,
    code: null,
  })
  const [row] = await stored(open)
  expect(row).toMatchObject({ tenant_id: tenantId, name: conversionName, conversion_time: conversionTime })
  expect(JSON.parse(row?.document ?? '')).toEqual(rest)
  expect(row?.booking_id).toBe(rest.bookingId)
})

test.each([
  ['another name', () => ({ conversionName: 'Buy_Nothing' }), 'conversionName'],
  ['an empty name', () => ({ conversionName: '' }), 'conversionName'],
  ['another tenant', () => ({ tenantId: '5' }), 'tenantId'],
  ['a day for a time', () => ({ conversionTime: timeIn(0).slice(0, 10) }), 'conversionTime'],
  ['a time in words', () => ({ conversionTime: 'Sun Nov 22 2026 14:00:00 GMT' }), 'conversionTime'],
  ['a thirteenth month', () => ({ conversionTime: '2026-13-01T00:00:00Z' }), 'conversionTime'],
  ['a time of last month', () => ({ conversionTime: timeIn(-8) }), 'conversionTime'],
  ['a time of next month', () => ({ conversionTime: timeIn(8) }), 'conversionTime'],
  ['an origin of last year', () => ({ acquisitionTimestamp: timeIn(-365) }), 'acquisitionTimestamp'],
  ['a long text', () => ({ utmSource: 'x'.repeat(501) }), 'utmSource'],
  ['a control character', () => ({ tourName: 'a\u0000b' }), 'tourName'],
  [
    'more than 4096 bytes',
    () =>
      Object.fromEntries(
        ['source', 'medium', 'landingPageUrl', 'utmSource', 'utmTerm'].map((name) => [name, 'ü'.repeat(450)]),
      ),
    '4096 bytes',
  ],
  ['a currency in words', () => ({ conversionCurrency: 'Franken' }), 'conversionCurrency'],
  ['a negative amount', () => ({ conversionValue: -1 }), 'conversionValue'],
  ['an amount beyond all tours', () => ({ conversionValue: 1e308 }), 'conversionValue'],
])('a conversion with %s is refused as bad input, and not stored', async (_, changes, named) => {
  const open = await openPlatform()
  const refused = await send(open, { ...valid(), ...changes() })
  expect(refused).toMatchObject({ status: 400, code: 'BAD_USER_INPUT' })
  expect(refused.message).toContain(named)
  expect(await stored(open)).toEqual([])
})

test('any input of a conversion is stored or refused, never an internal error', async () => {
  const open = await openPlatform()
  const names = Object.keys(whole())
  await fc.assert(
    fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), nonsense, { maxKeys: 4 }), async (changes) => {
      const { status } = await send(open, { ...whole(), ...changes })
      expect([200, 400]).toContain(status)
    }),
    { numRuns: 500 },
  )
})

test('at most ten thousand conversions are stored within 24 hours', async () => {
  const open = await openPlatform()
  await fill(open, 9_999, timeIn(-0.5))
  expect((await send(open, valid())).status).toBe(200)
  expect(await send(open, valid())).toMatchObject({ status: 429, code: 'TOO_MANY_REQUESTS' })
  await open.storage.db
    .updateTable('conversion')
    .set({ created_at: timeIn(-1.01) })
    .execute()
  expect((await send(open, valid())).status).toBe(200)
})

test('conversions are deleted after 90 days, at the start and every day', async () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'Date'] })
  const open = await openPlatform()
  await fill(open, 1_200, timeIn(-89.5))
  await fill(open, 1, timeIn(-10))
  vi.advanceTimersByTime(DAY_MS)
  await expect.poll(() => stored(open)).toHaveLength(1)
})
