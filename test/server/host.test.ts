import { randomUUID } from 'node:crypto'
import { renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import Libsql from 'libsql'
import { expect, onTestFinished, test } from 'vitest'
import { toConfig } from '#server/config/config.ts'
import { openHost, type Host } from '#server/host.ts'
import { createLog } from '#server/log/log.ts'
import { carovia } from '#tenant/config.ts'
import { temporaryDirectory } from '#test/support/platform/openPlatform.ts'
import { wireBooking } from '#test/support/platform/wireBooking.ts'
import { call, codeOf } from '#test/support/server/openProxy.ts'
import { startBarePlatform } from '#test/support/server/platformServers.ts'

async function open(dataDirectory: string): Promise<Host> {
  const config = { ...toConfig({ SCENARIOS: '1', TODAY: '2027-01-15' }), dataDirectory }
  const host = await openHost(config, carovia, { log: createLog('silent'), version: null, onBooking: () => undefined })
  onTestFinished(() => host.close())
  return host
}

const booking = () =>
  call('PlaceBooking', { tenantId: 4, json: { customBookingParams: { submissionId: randomUUID() } } })

test('a host is ready with both databases, and not without its data directory', async () => {
  const directory = join(temporaryDirectory(), 'data')
  const host = await open(directory)
  expect(host.readiness()).toEqual({ ok: true, reasons: [] })
  rmSync(directory, { recursive: true })
  expect(host.readiness()).toEqual({
    ok: false,
    reasons: ['platform: platform.db is gone', 'journal: journal.db is gone'],
  })
  expect(await codeOf(await host.proxy(booking()))).toBe('STORE_UNAVAILABLE')
  expect((await host.proxy(call('AllTravelAvailabilityStatus'))).status).toBe(200)
})

test.each(['platform.db', 'journal.db'])('a host without %s takes no bookings', async (file) => {
  const directory = temporaryDirectory()
  const host = await open(directory)
  renameSync(join(directory, file), join(directory, `${file}.away`))
  const answer = await host.proxy(booking())
  expect(answer.status).toBe(503)
  expect(await codeOf(answer)).toBe('STORE_UNAVAILABLE')
})

test('a host waits for a locked database, and is ready again when it is free', async () => {
  const directory = temporaryDirectory()
  const host = await open(directory)
  const other = new Libsql(join(directory, 'journal.db'))
  other.exec('begin immediate')
  await expect.poll(() => host.readiness().ok, { timeout: 15_000 }).toBe(false)
  other.exec('commit')
  await expect.poll(() => host.readiness().ok, { timeout: 15_000 }).toBe(true)
  other.close()
})

// rules 9.1.4.3, 10.29
test('a foreign platform is asked once for all visitors, and again after a booking, whose places are then gone', async () => {
  const platform = await startBarePlatform()
  const config = { ...toConfig({ PLATFORM_URL: platform.url }), dataDirectory: temporaryDirectory() }
  const bookings: string[] = []
  const host = await openHost(config, carovia, {
    log: createLog('silent'),
    version: null,
    onBooking: () => bookings.push('booked'),
  })
  onTestFinished(() => host.close())
  const places = async () => {
    const answer = await host.proxy(call('Contingents', { ratioTravelId: 'alpen-bus', dateId: 'alpen-bus-20270612' }))
    return JSON.stringify(await answer.json())
  }
  const asked = () => platform.calls.filter(({ operationName }) => operationName === 'Contingents').length
  const before = await places()
  expect([await places(), await places(), asked()]).toEqual([before, before, 1])
  const json = wireBooking({ customBookingParams: { submissionId: randomUUID(), expectedTotal: 2054 } })
  const booked = await host.proxy(call('PlaceBooking', { tenantId: 4, json }))
  expect(await booked.json()).toMatchObject({ data: { placeBooking: { success: true } } })
  const after = await places()
  expect(after).not.toBe(before)
  expect([await places(), asked()]).toEqual([after, 2])
  expect(bookings).toContain('booked')
})
