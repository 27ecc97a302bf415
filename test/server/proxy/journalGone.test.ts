import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { expect, test } from 'vitest'
import { bookingCall } from '#test/support/server/bookingCall.ts'
import { codeOf, openProxy, recordingPlatform } from '#test/support/server/openProxy.ts'

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
