import { afterEach, expect, test, vi } from 'vitest'
import type { FailureReport } from '#protocol/failureReport.ts'
import { createErrorReporter } from '#web/tracking/errorReporter.ts'

const SITE = 'https://reisen.example'

afterEach(() => vi.unstubAllGlobals())

function open() {
  vi.stubGlobal('window', { location: { origin: SITE, pathname: '/buchen/loire/personen' } })
  const sent: FailureReport[] = []
  const reporter = createErrorReporter('a1b2c3d4e5f6', (report) => sent.push(report))
  return { sent, report: (...thrown: Parameters<typeof reporter.report>) => reporter.report(...thrown) }
}

function failure(message: string, stack = `at ${SITE}/assets/site-DmosYuCH.js:1:2345`): Error {
  return Object.assign(new TypeError(message), { stack })
}

test('an error is reported with stack frames, page and kind, but without values', () => {
  const { sent, report } = open()
  report('error', failure('Anna@example.ch is no "Anna Müller"'))
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
])('«%s» is reported as a hydration error', (message) => {
  const { sent, report } = open()
  report('error', failure(message))
  expect(sent.map(({ kind }) => kind)).toEqual(['hydration'])
})

test('an error is reported once, and at most five different ones', () => {
  const { sent, report } = open()
  for (let i = 0; i < 10; i += 1) report('error', failure('again'))
  expect(sent).toHaveLength(1)
  for (const letter of 'abcdefghij') report('rejection', failure(letter))
  expect(sent).toHaveLength(5)
})

test('errors of browser extensions are not reported', () => {
  const { sent, report } = open()
  report('error', failure('broken', 'at chrome-extension://abc/content.js:1:2'))
  expect(sent).toEqual([])
})

test.each([
  [{ name: 'Anna', passport: 'X123' }, 'Something that is no error'],
  [null, 'Something that is no error'],
  ['Script error.', 'Script error.'],
])('of a thrown value that is no error only a string is reported: %j', (thrown, message) => {
  const { sent, report } = open()
  report('rejection', thrown)
  expect(sent.map((report) => report.message)).toEqual([message])
})
