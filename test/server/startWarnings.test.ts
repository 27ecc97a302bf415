import { expect, test } from 'vitest'
import { toConfig } from '#server/config.ts'
import { startWarnings } from '#server/startWarnings.ts'

const PLATFORM = { PLATFORM_URL: 'http://platform.example/graphql' }

test.each([
  [{ SCENARIOS: '1' }, 'SCENARIOS is 1'],
  [{ PUBLIC_URL: 'http://www.example.ch' }, 'PUBLIC_URL is http'],
  [PLATFORM, 'PLATFORM_URL is http'],
  [{ DATABASE_URL: 'postgres://u:p@db.example/site' }, 'DATABASE_URL names another machine'],
  [{ DATABASE_URL: 'postgres://u:p@db.example/site?sslmode=prefer' }, 'DATABASE_URL names another machine'],
])('%o is warned of, without its value', (environment, warning) => {
  const warnings = startWarnings(toConfig(environment))
  expect(warnings).toHaveLength(1)
  expect(warnings[0]).toContain(warning)
  expect(warnings[0]).not.toMatch(/example|:p@/)
})

test.each([
  {},
  { PUBLIC_URL: 'https://www.example.ch' },
  { PUBLIC_URL: 'http://127.0.0.1:3000' },
  { PLATFORM_URL: 'http://localhost:4000/graphql' },
  { PLATFORM_URL: 'https://platform.example/graphql' },
  { DATABASE_URL: 'postgres://u:p@127.0.0.1/site' },
  { DATABASE_URL: 'postgres://u:p@db.example/site?sslmode=require' },
  { DATABASE_URL: 'postgres:///site?host=/var/run/postgresql' },
])('%o is nothing to warn of', (environment) => {
  expect(startWarnings(toConfig(environment))).toEqual([])
})
