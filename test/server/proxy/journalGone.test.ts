import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { createLog } from '#server/log/log.ts'
import { createRateLimits } from '#server/rateLimits/rateLimits.ts'
import { bookingCall, codeOf, openProxy, recordingPlatform } from '#test/support/server/openProxy.ts'

const ANNA = '192.0.2.1'

const BOOKED = { bookingId: 'b', orderNo: 'CR-1', bookerId: 'p', totalPrice: 1290, success: true, message: null }

const placeBooking = () => bookingCall({ submissionId: randomUUID() })

test('a booking that the journal cannot store is not sent, even before the health check notices', async () => {
  const { platform, requests } = recordingPlatform(() => Response.json({ data: { placeBooking: BOOKED } }))
  const { proxy, directory } = await openProxy({ platform })
  rmSync(directory, { recursive: true })
  const answer = await proxy(placeBooking())
  expect(await codeOf(answer)).toBe('STORE_UNAVAILABLE')
  expect(requests).toEqual([])
})

test('a confirmed booking is answered as confirmed even if the journal fails in the meantime', async () => {
  let remove = (): void => undefined
  const opened = await openProxy({
    platform: () => {
      remove()
      return Promise.resolve(Response.json({ data: { placeBooking: BOOKED } }))
    },
  })
  remove = () => rmSync(opened.directory, { recursive: true })
  expect(await (await opened.proxy(placeBooking())).json()).toMatchObject({
    data: { placeBooking: { orderNo: 'CR-1' } },
  })
})

test('a booking that cannot be stored takes no places from its network', async () => {
  const { platform } = recordingPlatform(() => Response.json({ data: { placeBooking: BOOKED } }))
  const rateLimits = createRateLimits({ log: createLog('silent') })
  const { proxy, directory } = await openProxy({ platform, rateLimits })
  rmSync(directory, { recursive: true })
  expect(await codeOf(await proxy(placeBooking(), ANNA))).toBe('STORE_UNAVAILABLE')
  expect(await rateLimits.take('places', ANNA, 20)).toBeNull()
})
