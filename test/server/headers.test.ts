import { expect, test } from 'vitest'
import { toConfig } from '#server/config/config.ts'
import { securityHeaders } from '#server/headers.ts'

function policyOf(environment: Record<string, string> = {}): ReadonlyMap<string, string> {
  const policy = securityHeaders(toConfig(environment), 'bm9uY2U=')['Content-Security-Policy'] ?? ''
  return new Map(
    policy.split('; ').map((directive) => [directive.split(' ')[0] ?? '', directive.split(' ').slice(1).join(' ')]),
  )
}

test('the CSP allows scripts and styles of this site or with the response’s nonce, not inline ones', () => {
  const policy = policyOf()
  expect(policy.get('script-src')).toBe("'self' 'nonce-bm9uY2U='")
  expect(policy.get('style-src')).toBe("'self' 'nonce-bm9uY2U='")
  expect([...policy.values()].join(' ')).not.toMatch(/unsafe|\*/)
})

test.each(['frame-ancestors', 'base-uri', 'object-src', 'frame-src'])('the CSP sets %s to none', (directive) => {
  expect(policyOf().get(directive)).toBe("'none'")
})

test('the CSP allows no foreign connections unless PostHog is configured; Matomo goes through this site', () => {
  expect(policyOf().get('connect-src')).toBe("'self'")
  expect(policyOf({ MATOMO_URL: 'https://stats.example/matomo/', MATOMO_SITE_ID: '1' }).get('connect-src')).toBe(
    "'self'",
  )
  const sourcesFor = (host: string) => policyOf({ POSTHOG_KEY: 'k', POSTHOG_HOST: host }).get('connect-src')
  expect(sourcesFor('https://posthog.example/')).toBe("'self' https://posthog.example")
  expect(sourcesFor('https://eu.i.posthog.com')).toBe("'self' https://eu.i.posthog.com https://eu-assets.i.posthog.com")
})

test('the CSP allows forms to this site and to the payment page', () => {
  expect(policyOf().get('form-action')).toBe("'self'")
  const policy = policyOf({
    PAYMENT_PAGE_URL: 'https://pay.example/v1/start/{transactionId}',
    PAYMENT_WEBHOOK_KEY: '0'.repeat(64),
  })
  expect(policy.get('form-action')).toBe("'self' https://pay.example")
})

test.each([
  [{}, undefined],
  [{ PUBLIC_URL: 'http://site.example' }, undefined],
  [{ PUBLIC_URL: 'https://site.example' }, 'max-age=31536000'],
])('with %o browsers are bound to https: %s', (environment, value) => {
  expect(securityHeaders(toConfig(environment), 'n')['Strict-Transport-Security']).toBe(value)
})

test('the other security headers disable unused browser features', () => {
  expect(securityHeaders(toConfig({}), 'n')).toMatchObject({
    'X-Content-Type-Options': 'nosniff',
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
  })
})

// rule 10.17
test.each([
  [null, "'self' data: blob:"],
  ['https://tiles.example/{z}/{x}/{y}.png', "'self' data: blob: https://tiles.example"],
  ['https://{s}.tiles.example/{z}/{x}/{y}.png', "'self' data: blob: https://*.tiles.example"],
  ['javascript:alert(1)', "'self' data: blob:"],
])('with the tiles %s pictures come from %s', (tileUrl, sources) => {
  const policy = securityHeaders({ ...toConfig({}), tileUrl }, 'n')['Content-Security-Policy'] ?? ''
  expect(policy).toContain(`img-src ${sources};`)
})

test.each([
  ['https://res.example/x/w_{width},f_{format}/{publicId}', "'self' data: blob: https://res.example"],
  ['http://127.0.0.1:8080/{publicId}?w={width}&f={format}', "'self' data: blob: http://127.0.0.1:8080"],
])('with the pictures of %s they come from %s', (IMAGE_URL, sources) => {
  expect(policyOf({ IMAGE_URL }).get('img-src')).toBe(sources)
})

test('CSP violations are reported to this site', () => {
  expect(policyOf().get('report-uri')).toBe('/api/errors')
})
