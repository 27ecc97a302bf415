import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { wireBooking } from '#test/support/platform/wireBooking.ts'
import { call, codeOf, openProxy, recordingPlatform } from '#test/support/server/openProxy.ts'

const json = () => wireBooking({ customBookingParams: { submissionId: randomUUID(), expectedTotal: null } })
const payment = { bookingId: 'b-1', tenantId: '4' }

const BAD: readonly (readonly [string, object])[] = [
  ['PlaceBooking', { json: json() }],
  ...[null, true, '4', 4.5, 2_147_483_648, -1e308, [4], {}, { then: 1 }].map(
    (tenantId) => ['PlaceBooking', { tenantId, json: json() }] as const,
  ),
  ['InitBookingPayment', {}],
  ['InitBookingPayment', { input: null }],
  ['InitBookingPayment', { input: { ...payment, tenantId: undefined, decisionId: randomUUID() } }],
  ['InitBookingPayment', { input: { ...payment, switchToInvoice: 1, decisionId: randomUUID() } }],
  ['InitBookingPayment', { input: { ...payment, returnUrl: [{}], decisionId: randomUUID() } }],
  ['InitBookingPayment', { input: { ...payment, unknown: 1, decisionId: randomUUID() } }],
]

test.each(BAD)(
  '%s with variables of other types is refused before anything of it is sent (%#)',
  async (name, variables) => {
    const { platform, requests } = recordingPlatform(() => Response.json({ data: {} }))
    const { proxy } = await openProxy({ platform })
    const answer = await proxy(call(name, variables))
    expect(answer.status).toBe(400)
    expect(await codeOf(answer)).toMatch(/^(BODY_NOT_READABLE|WRONG_TENANT)$/)
    expect(requests).toHaveLength(0)
  },
)
