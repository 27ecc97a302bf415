import { Client, fetchExchange } from '@urql/core'
import { afterEach, expect, test, vi } from 'vitest'
import { toBookingJson } from '#domain/booking/payload.ts'
import { sendBooking } from '#web/booking/payment/sendBooking.ts'
import { draft } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'

afterEach(() => {
  vi.unstubAllGlobals()
})

/** How a booking ends that the proxy refuses with this code. */
async function outcomeOf(code: string, status: number) {
  vi.stubGlobal('navigator', { onLine: true })
  const answer = () => Promise.resolve(Response.json({ errors: [{ message: code, extensions: { code } }] }, { status }))
  const graph = new Client({ url: 'https://site.example/api/proxy', exchanges: [fetchExchange], preferGetMethod: false, fetch: answer })
  const { kind } = await sendBooking(graph, '4', toBookingJson(draft(), offer(), { travel: null, pricingTravel: null, contingents: null }))
  return kind
}

test.each([
  { code: 'STORE_UNAVAILABLE', status: 503, kind: 'closed' },
  { code: 'PLATFORM_UNREACHABLE', status: 502, kind: 'notSent' },
  { code: 'SUBMISSION_UNKNOWN', status: 504, kind: 'unknown' },
  { code: 'INTERNAL', status: 500, kind: 'unknown' },
])('a booking refused with $code counts as $kind', async ({ code, status, kind }) => {
  expect(await outcomeOf(code, status)).toBe(kind)
})
