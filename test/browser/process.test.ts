import { writeFileSync } from 'node:fs'
import { request, type IncomingMessage } from 'node:http'
import { connect } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { freePort, newDirectory, removeDirectory, runHost, startSite } from '#test/support/browser/site.ts'

let directory: string

beforeEach(() => {
  directory = newDirectory()
})

afterEach(() => removeDirectory(directory))

/** Output and exit code of a host that fails to start. */
async function failedStart(environment: Readonly<Record<string, string>>) {
  const { ended, output } = runHost({ environment, directory })
  return { code: await ended, output: output() }
}

test('a taken port stops the start with one line that names it', async () => {
  const site = await startSite({ directory })
  const { code, output } = await failedStart({ PORT: String(site.port) })
  expect(code).toBe(1)
  expect(output).toBe(`Port ${String(site.port)} on 127.0.0.1 is taken; set PORT to another one\n`)
  expect(await site.stop()).toBe(0)
})

test.each([
  ['PORT', 'many'],
  ['PLATFORM_URL', 'not an address'],
  ['TODAY', '2027-02-30'],
])('a bad %s stops the start with one line that names it and its value', async (name, value) => {
  const { code, output } = await failedStart({ [name]: value })
  expect(code).toBe(1)
  expect(output.trimEnd().split('\n')).toHaveLength(1)
  expect(output).toContain(name)
  expect(output).toContain(value)
})

test('a fixed day needs the switch for scenarios, whatever NODE_ENV says', async () => {
  for (const mode of ['production', 'development', '']) {
    const { code, output } = await failedStart({ TODAY: '2027-01-15', NODE_ENV: mode })
    expect([code, output]).toEqual([1, 'TODAY is «2027-01-15»; allowed: with SCENARIOS=1 only\n'])
  }
})

test('without NODE_ENV scenarios are as closed as with it', async () => {
  const site = await startSite({ directory, environment: { NODE_ENV: '' } })
  expect(
    (await fetch(`${site.origin}/?scenario=slow-platform`, { headers: { 'x-scenario': 'slow-platform' } })).status,
  ).toBe(400)
  expect((await fetch(`${site.origin}/szenarien`)).status).toBe(404)
  await site.stop()
})

test('asked to end, the host is not ready any more and still answers, so that a proxy in front can send elsewhere', async () => {
  const site = await startSite({ directory })
  expect((await fetch(`${site.origin}/readyz`)).status).toBe(200)
  const ended = site.terminate()
  await expect.poll(() => site.output()).toContain('Shutting down')
  const ready = await fetch(`${site.origin}/readyz`)
  expect([ready.status, ready.headers.get('connection'), await ready.json()]).toEqual([
    503,
    'close',
    { status: 'unavailable', reasons: ['draining'] },
  ])
  expect((await fetch(`${site.origin}/livez`)).status).toBe(200)
  const page = await fetch(`${site.origin}/reisen`)
  expect([page.status, page.headers.get('connection')]).toEqual([200, 'close'])
  expect(await ended).toBe(0)
  await expect(fetch(`${site.origin}/livez`)).rejects.toThrow()
})

test('a file where the data should lie stops the start with one line that names it', async () => {
  writeFileSync(join(directory, '.data'), '')
  const { code, output } = await failedStart({ PORT: String(await freePort()) })
  expect(code).toBe(1)
  expect(output.trimEnd().split('\n')).toHaveLength(1)
  expect(output).toContain('.data')
})

test('asked to end, the host finishes what it has begun, takes nothing new and ends well', async () => {
  const site = await startSite({ directory })
  const slow = request(`${site.origin}/api/proxy`, { method: 'POST', headers: { 'content-type': 'application/json' } })
  const answered = new Promise<IncomingMessage>((resolve, reject) =>
    slow.once('response', resolve).once('error', reject),
  )
  await new Promise((resolve) => slow.write('{"query":"query Unknown { a }",', resolve))
  // The host has read the beginning once two later requests are answered: the first may come by a connection that it
  // has accepted before this one.
  for (let request = 0; request < 2; request++) await fetch(`${site.origin}/healthz`)
  const ended = site.stop()
  await expect.poll(() => site.output()).toContain('Shutting down')
  await expect(fetch(`${site.origin}/healthz`)).rejects.toThrow()
  slow.end('"variables":{},"operationName":"Unknown"}')
  const response = await answered
  expect(response.statusCode).toBe(400)
  response.resume()
  expect(await ended).toBe(0)
})

test('of many requests in one packet a hundred are answered, so that they hold nobody up', async () => {
  const site = await startSite({ directory })
  const one = 'GET /livez HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n'
  const socket = connect({ port: site.port, host: '127.0.0.1' }).end(one.repeat(1000))
  const statuses = (await text(socket)).match(/(?<=HTTP\/1\.1 )\d{3}/g) ?? []
  expect([statuses.filter((status) => status === '200').length, new Set(statuses)]).toEqual([
    100,
    new Set(['200', '503']),
  ])
  expect((await fetch(`${site.origin}/livez`)).status).toBe(200)
  await site.stop()
})

test('a host that waits for its database says so, and ends at once when asked to', async () => {
  const environment = {
    PORT: String(await freePort()),
    DATABASE_URL: `postgres://anna:geheim@127.0.0.1:${String(await freePort())}/reisen`,
  }
  const { child, ended, output } = runHost({ environment, directory })
  await expect.poll(output, { timeout: 30_000 }).toContain('Waiting for the database')
  child.kill('SIGTERM')
  expect(await ended).toBe(0)
  expect(output()).not.toContain('geheim')
})
