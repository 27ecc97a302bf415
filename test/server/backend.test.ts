import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { openBackend } from '#server/backend.ts'
import { toConfig } from '#server/config.ts'
import { createLog } from '#server/log.ts'
import { carovia } from '#tenant/config.ts'
import contract from '#schema.graphql?raw'
import { temporaryDirectory } from '#test/support/platform/openPlatform.ts'
import { known } from '#test/support/server/openProxy.ts'

const IMAGE_URL = 'https://images.example/w_{width},f_{format}/{publicId}'
const PAYMENT_PAGE_URL = 'https://pay.example/v1/start/{transactionId}'

/** What a host with a foreign platform warns of at its start. */
async function warningsWith(settings: Readonly<Record<string, string>>): Promise<readonly string[]> {
  const file = join(temporaryDirectory(), 'platform.graphql')
  writeFileSync(file, contract)
  const config = toConfig({ PLATFORM_URL: 'http://127.0.0.1:9/graphql', PLATFORM_SCHEMA: file, ...settings })
  const lines: string[] = []
  const log = createLog('warn', { write: (line) => lines.push(line) })
  const { close } = await openBackend({ config, log, tenant: carovia, documents: known, today: () => '2027-01-15', version: null })
  onTestFinished(close)
  return lines
}

// An operator may sell on invoice alone, so it is no reason not to start.
test('a foreign platform without a payment page starts, and warns that nobody can pay online', async () => {
  expect(await warningsWith({ PAYMENT_PAGE_URL, IMAGE_URL })).toEqual([])
  expect(await warningsWith({ IMAGE_URL })).toEqual([expect.stringContaining('PAYMENT_PAGE_URL is empty: with a foreign platform nobody can pay online')])
})

test('a foreign platform without the address of its pictures starts, and warns that none is shown', async () => {
  expect(await warningsWith({ PAYMENT_PAGE_URL })).toEqual([expect.stringContaining('IMAGE_URL is empty: with a foreign platform no picture is shown')])
})
