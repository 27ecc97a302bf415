import { expect, test } from 'vitest'
import { toConfig } from '#server/config/config.ts'
import { startWarnings } from '#server/startWarnings.ts'

const PAYMENT_PAGE_URL = 'https://pay.example/v1/start/{transactionId}'
const IMAGE_URL = 'https://images.example/w_{width},f_{format}/{publicId}'
const SMTP_URL = 'smtps://u:p@mail.example'
const PAID = { SMTP_URL, PAYMENT_PAGE_URL, PAYMENT_WEBHOOK_KEY: '0123456789abcdef'.repeat(4) }
const FOREIGN = { PLATFORM_URL: 'https://platform.example/graphql', PAYMENT_PAGE_URL, IMAGE_URL }

test.each([
  [{ SMTP_URL }, 'The sandbox payment page is open: everybody can mark a booking as paid'],
  [{ SMTP_URL, PUBLIC_URL: 'https://www.example.ch' }, 'PAYMENT_PAGE_URL is empty: nobody can pay online'],
  [{ ...FOREIGN, PAYMENT_PAGE_URL: '' }, 'PAYMENT_PAGE_URL is empty: with a foreign platform nobody can pay online'],
  [{ ...FOREIGN, IMAGE_URL: '' }, 'IMAGE_URL is empty: with a foreign platform no picture is shown'],
  [
    { ...PAID, SMTP_URL: '' },
    'SMTP_URL is empty: confirmations of bookings are written into .data/outbox and reach nobody',
  ],
  [{ ...PAID, SMTP_URL: 'smtp://u:p@mail.example' }, 'SMTP_URL is neither smtps nor with requireTLS=true'],
  [{ ...PAID, SCENARIOS: '1' }, 'SCENARIOS is 1'],
  [{ ...PAID, PUBLIC_URL: 'http://www.example.ch' }, 'PUBLIC_URL is http'],
  [{ ...FOREIGN, PLATFORM_URL: 'http://platform.example/graphql' }, 'PLATFORM_URL is http'],
  [{ ...PAID, DATABASE_URL: 'postgres://u:p@db.example/site' }, 'DATABASE_URL names another machine'],
  [{ ...PAID, DATABASE_URL: 'postgres://u:p@db.example/site?sslmode=prefer' }, 'DATABASE_URL names another machine'],
])('%o is warned of, without its value', (environment, warning) => {
  const warnings = startWarnings(toConfig(environment))
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain(warning)
  expect(warnings[0]).not.toMatch(/example|:p@/)
})

test.each([
  PAID,
  { ...PAID, SMTP_URL: 'smtp://localhost:25' },
  { ...PAID, SMTP_URL: 'smtp://u:p@mail.example:587?requireTLS=true' },
  { ...PAID, PUBLIC_URL: 'https://www.example.ch' },
  { ...PAID, PUBLIC_URL: 'http://127.0.0.1:3000' },
  { ...FOREIGN, PLATFORM_URL: 'http://localhost:4000/graphql' },
  FOREIGN,
  { ...PAID, DATABASE_URL: 'postgres://u:p@127.0.0.1/site' },
  { ...PAID, DATABASE_URL: 'postgres://u:p@db.example/site?sslmode=require' },
  { ...PAID, DATABASE_URL: 'postgres:///site?host=/var/run/postgresql' },
])('%o is nothing to warn of', (environment) => {
  expect(startWarnings(toConfig(environment))).toEqual([])
})
