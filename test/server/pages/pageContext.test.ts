import { RouterContextProvider } from 'react-router'
import { expect, test } from 'vitest'
import { toConfig } from '#server/config/config.ts'
import { pageContext, type Website } from '#server/pages/pageContext.ts'
import { carovia } from '#tenant/config.ts'
import type { HostValues } from '#web/document/hostContext.ts'

/** Public configuration of a page under this environment. */
function publicConfig(environment: Readonly<Record<string, string>>): HostValues['config'] {
  const made: HostValues[] = []
  const createHostContext = (values: HostValues) => {
    made.push(values)
    return new RouterContextProvider()
  }
  const build = { entry: { module: { createHostContext } } } as unknown as Website
  const options = { config: toConfig(environment), tenant: carovia, today: () => '2027-01-15' }
  pageContext(build, options, {
    origin: 'http://site.test',
    nonce: 'n',
    ask: () => Promise.reject(new Error('not asked')),
  })
  return made[0]!.config
}

const PLATFORM_URL = 'https://platform.example/graphql'
const PAYMENT_PAGE_URL = 'https://pay.example/v1/start/{transactionId}'

test('the hold time of unpaid bookings is known in advance for the embedded platform only', () => {
  expect(publicConfig({}).holdMinutes).toBe(30)
  expect(publicConfig({ PLATFORM_URL }).holdMinutes).toBeNull()
})

// rule 10.15
test.each([
  ['the sandbox of the embedded platform', {}, '/sandbox-zahlung/v1/start/{transactionId}'],
  [
    'the one that is set, before the sandbox',
    { PAYMENT_PAGE_URL, PAYMENT_WEBHOOK_KEY: '0'.repeat(64) },
    PAYMENT_PAGE_URL,
  ],
  ['the one that is set, of a foreign platform', { PLATFORM_URL, PAYMENT_PAGE_URL }, PAYMENT_PAGE_URL],
  ['none, of an embedded platform the public reaches', { PUBLIC_URL: 'https://www.example.ch' }, null],
  ['none, of a foreign platform without a setting', { PLATFORM_URL }, null],
])('the payment page is %s', (_case, environment, expected) => {
  expect(publicConfig(environment).paymentPageUrl).toBe(expected)
})
