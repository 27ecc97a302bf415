import { afterEach, expect, test, vi } from 'vitest'
import { openPage } from '#test/support/web/browserGlobals.ts'
import { maskedAttribute, maskedText, withRedactedUrls } from '#web/tracking/masking.ts'

afterEach(() => vi.unstubAllGlobals())

const PRIVATE = ['/buchen/provence/start', '/buchen/provence/personen', '/buchen/provence/bestaetigung', '/auftrag']
const PUBLIC = ['/', '/reisen', '/reisen/provence/provence-lavendelbluete', '/rechtliches/agb']
const SENSITIVE = [
  'aria-label',
  'aria-valuetext',
  'aria-description',
  'aria-placeholder',
  'title',
  'alt',
  'value',
  'placeholder',
  'content',
  'href',
  'data-name',
]

test.each(PRIVATE)('on %s text is masked with as many stars as letters', (path) => {
  openPage({ address: `https://reisen.example${path}` })
  expect(maskedText('Anna Muster, 1950')).toBe('**** ******* ****')
})

test.each(PUBLIC)('on %s text is not masked', (path) => {
  openPage({ address: `https://reisen.example${path}` })
  expect(maskedText('Provence zur Lavendelblüte')).toBe('Provence zur Lavendelblüte')
})

test.each(SENSITIVE)('on a private page the attribute %s is masked with one star', (name) => {
  openPage({ address: 'https://reisen.example/buchen/provence/personen' })
  expect(maskedAttribute(name, 'Anna Muster')).toBe('*')
})

test.each(['class', 'id', 'type', 'aria-expanded', 'role', 'for'])('the attribute %s is never masked', (name) => {
  openPage({ address: 'https://reisen.example/buchen/provence/personen' })
  expect(maskedAttribute(name, 'open')).toBe('open')
})

test.each(SENSITIVE)('on a public page the attribute %s is not masked', (name) => {
  openPage({ address: 'https://reisen.example/reisen' })
  expect(maskedAttribute(name, 'Lavendel')).toBe('Lavendel')
})

test('every URL of an event loses fragment and unknown parameters, at any depth', () => {
  const event = {
    event: '$pageview',
    properties: {
      $current_url: 'https://reisen.example/buchen/provence/start?name=Anna&q=Wien#v1.geheim',
      list: ['https://reisen.example/auftrag#nr=77', 'kein Link', 7, null, true],
    },
  }
  expect(withRedactedUrls(event)).toEqual({
    event: '$pageview',
    properties: {
      $current_url: 'https://reisen.example/buchen/provence/start?q=Wien',
      list: ['https://reisen.example/auftrag', 'kein Link', 7, null, true],
    },
  })
})

test('a Date in an event stays a Date', () => {
  const timestamp = new Date('2027-03-01T08:00:00Z')
  expect(withRedactedUrls({ timestamp }).timestamp).toBe(timestamp)
})
