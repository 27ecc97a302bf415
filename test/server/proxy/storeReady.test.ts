import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { bookingCall } from '#test/support/server/bookingCall.ts'
import { call, codeOf, openProxy, recordingPlatform } from '#test/support/server/openProxy.ts'

const BOOKED = { bookingId: 'b', orderNo: 'CR-1', bookerId: 'p', totalPrice: 1290, success: true, message: null }

const placeBooking = () => bookingCall({ submissionId: randomUUID() })

const ACTS = [
  { act: 'a booking', request: placeBooking },
  {
    act: 'a payment',
    request: () => call('InitBookingPayment', { input: { bookingId: 'b', tenantId: '4', decisionId: randomUUID() } }),
  },
  {
    act: 'a payment that names no decision',
    request: () => call('InitBookingPayment', { input: { bookingId: 'b', tenantId: '4' } }),
  },
]

test.each(ACTS)(
  'while the store does not keep what it is given, $act is refused before it is sent',
  async ({ request }) => {
    const { platform, requests } = recordingPlatform(() => Response.json({ data: { placeBooking: BOOKED } }))
    const { proxy } = await openProxy({ platform, isStoreReady: () => false })
    const answer = await proxy(request())
    expect(answer.status).toBe(503)
    expect(await codeOf(answer)).toBe('STORE_UNAVAILABLE')
    expect(requests).toEqual([])
  },
)

test('queries are answered while the database is not writable', async () => {
  const { platform } = recordingPlatform(() => Response.json({ data: { travelFilter: null } }))
  const { proxy } = await openProxy({ platform, isStoreReady: () => false })
  expect((await proxy(call('TravelFilter', { tenantId: '4' }))).status).toBe(200)
})
