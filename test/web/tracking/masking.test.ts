import { afterEach, expect, test, vi } from 'vitest'
import { maskedAttribute, maskedText, withRedactedUrls } from '#web/tracking/masking.ts'
import { openPage } from '#test/support/trackedPage.ts'

afterEach(() => vi.unstubAllGlobals())

const PRIVATE = ['/buchen/provence/start', '/buchen/provence/personen', '/buchen/provence/bestaetigung', '/auftrag']
const PUBLIC = ['/', '/reisen', '/reisen/provence/provence-lavendelbluete', '/rechtliches/agb']
const TELLING = [
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

test.each(PRIVATE)('on %s every letter of a text becomes a star, its length stays', (path) => {
  openPage({ address: `https://reisen.example${path}` })
  expect(maskedText('Anna Muster, 1950')).toBe('**** ******* ****')
})

test.each(PUBLIC)('on %s a text may be seen', (path) => {
  openPage({ address: `https://reisen.example${path}` })
  expect(maskedText('Provence zur Lavendelblüte')).toBe('Provence zur Lavendelblüte')
})

test.each(TELLING)('on a private page %s is one star', (name) => {
  openPage({ address: 'https://reisen.example/buchen/provence/personen' })
  expect(maskedAttribute(name, 'Anna Muster')).toBe('*')
})

test.each(['class', 'id', 'type', 'aria-expanded', 'role', 'for'])('%s, which names nobody, stays', (name) => {
  openPage({ address: 'https://reisen.example/buchen/provence/personen' })
  expect(maskedAttribute(name, 'open')).toBe('open')
})

test.each(TELLING)('on a public page %s stays', (name) => {
  openPage({ address: 'https://reisen.example/reisen' })
  expect(maskedAttribute(name, 'Lavendel')).toBe('Lavendel')
})

test('every address in what is told loses fragment and foreign parameters, at any depth', () => {
  const told = {
    event: '$pageview',
    properties: {
      $current_url: 'https://reisen.example/buchen/provence/start?name=Anna&q=Wien#v1.geheim',
      list: ['https://reisen.example/auftrag#nr=77', 'kein Link', 7, null, true],
    },
  }
  expect(withRedactedUrls(told)).toEqual({
    event: '$pageview',
    properties: {
      $current_url: 'https://reisen.example/buchen/provence/start?q=Wien',
      list: ['https://reisen.example/auftrag', 'kein Link', 7, null, true],
    },
  })
})

test('a time that is told stays a time', () => {
  const timestamp = new Date('2027-03-01T08:00:00Z')
  expect(withRedactedUrls({ timestamp }).timestamp).toBe(timestamp)
})
