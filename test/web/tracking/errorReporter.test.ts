import { afterEach, expect, test, vi } from 'vitest'
import type { FailureReport } from '#domain/tracking/failureReport.ts'
import { createErrorReporter } from '#web/tracking/errorReporter.ts'

const SITE = 'https://reisen.example'

afterEach(() => vi.unstubAllGlobals())

function open() {
  vi.stubGlobal('window', { location: { origin: SITE, pathname: '/buchen/loire/personen' } })
  const sent: FailureReport[] = []
  const failures = createErrorReporter('a1b2c3d4e5f6', (report) => sent.push(report))
  return { sent, tell: (...told: Parameters<typeof failures.tell>) => failures.tell(...told) }
}

function failure(message: string, stack = `at ${SITE}/assets/site-DmosYuCH.js:1:2345`): Error {
  return Object.assign(new TypeError(message), { stack })
}

test('an error is told with its place, page and kind, and without what it was about', () => {
  const { sent, tell } = open()
  tell('error', failure('Anna@example.ch is no "Anna Müller"'))
  expect(sent).toEqual([
    {
      kind: 'error',
      message: 'TypeError: (e-mail) is no (value)',
      frames: ['/assets/site-DmosYuCH.js:1:2345'],
      page: '/buchen/loire/personen',
      build: 'a1b2c3d4e5f6',
    },
  ])
})

test.each([
  'Minified React error #418; visit https://react.dev/errors/418',
  'Hydration failed because the server rendered text',
])('%s is one of hydration', (message) => {
  const { sent, tell } = open()
  tell('error', failure(message))
  expect(sent.map(({ kind }) => kind)).toEqual(['hydration'])
})

test('the same error is told once, and of many different ones five', () => {
  const { sent, tell } = open()
  for (let i = 0; i < 10; i += 1) tell('error', failure('again'))
  expect(sent).toHaveLength(1)
  for (const letter of 'abcdefghij') tell('rejection', failure(letter))
  expect(sent).toHaveLength(5)
})

test('what an extension of the browser does is nobody’s business', () => {
  const { sent, tell } = open()
  tell('error', failure('broken', 'at chrome-extension://abc/content.js:1:2'))
  expect(sent).toEqual([])
})

test.each([
  [{ name: 'Anna', passport: 'X123' }, 'Something that is no error'],
  [null, 'Something that is no error'],
  ['Script error.', 'Script error.'],
])('what is thrown without being an error says no more than that: %j', (thrown, message) => {
  const { sent, tell } = open()
  tell('rejection', thrown)
  expect(sent.map((report) => report.message)).toEqual([message])
})
