import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import { originOfVisit, readStoredOrigin, toStoredOrigin } from '#domain/tracking/acquisitionOrigin.ts'

const NOW = '2027-01-15T08:00:00.000Z'
const LATER = '2027-01-20T08:00:00.000Z'
const CAMPAIGN = new URL('https://reisen.example/reisen?utm_source=brief&utm_medium=mail&gclid=a;b')
const PLAIN = new URL('https://reisen.example/reisen')

const first = originOfVisit({ landingPage: CAMPAIGN, referrerHost: null, now: NOW }, null)

test('a visit from a campaign is recorded with its time', () => {
  expect(first).toMatchObject({ source: 'brief', medium: 'mail', gclid: 'a;b', acquisitionTimestamp: NOW })
})

test('a later direct visit changes nothing, another campaign does', () => {
  expect(originOfVisit({ landingPage: PLAIN, referrerHost: null, now: LATER }, first)).toEqual(first)
  expect(originOfVisit({ landingPage: PLAIN, referrerHost: 'suche.example', now: LATER }, first)).toMatchObject({
    source: 'suche.example',
    medium: 'referral',
    gclid: null,
    acquisitionTimestamp: LATER,
  })
})

test('a first direct visit has page and time, and no source', () => {
  expect(originOfVisit({ landingPage: PLAIN, referrerHost: null, now: NOW }, null)).toMatchObject({
    source: null,
    medium: null,
    landingPageUrl: 'https://reisen.example/reisen',
    acquisitionTimestamp: NOW,
  })
})

test('a stored origin fits a cookie and is read back unchanged', () => {
  const long = new URL(`https://reisen.example/${'x'.repeat(900)}`)
  for (const name of [
    'utm_source',
    'utm_medium',
    'utm_campaign',
    'utm_term',
    'utm_content',
    'gclid',
    'fbclid',
    'msclkid',
  ])
    long.searchParams.set(name, 'ü'.repeat(50) + 'x'.repeat(500))
  const kept = toStoredOrigin(originOfVisit({ landingPage: long, referrerHost: null, now: NOW }, null))
  expect(kept.length).toBeLessThan(4_000)
  expect(kept).not.toMatch(/[;, "]/)
  expect(readStoredOrigin(toStoredOrigin(first))).toEqual(first)
  const every = Object.fromEntries(Object.keys(first).map((name) => [name, `Wert von ${name}`]))
  expect(readStoredOrigin(encodeURIComponent(JSON.stringify(every)))).toEqual(every)
})

test('unknown fields take no place in the cookie', () => {
  expect(decodeURIComponent(toStoredOrigin(first))).not.toContain('null')
})

test.each([null, '', '%', 'x', 'null', '7'])('%j is no stored origin', (kept) => {
  expect(readStoredOrigin(kept)).toBeNull()
})

test('reading the cookie of the origin never throws', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.json(), fc.json().map(encodeURIComponent)), (kept) => {
      const values: readonly unknown[] = Object.values(readStoredOrigin(kept) ?? {})
      expect(values.filter((value) => value !== null && typeof value !== 'string')).toEqual([])
    }),
  )
})
