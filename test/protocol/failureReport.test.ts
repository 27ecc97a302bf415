import fc from 'fast-check'
import { expect, test } from 'vitest'
import { FRAME, framesOf, LONGEST_MESSAGE, withoutValues } from '#protocol/failureReport.ts'

test.each([
  [
    "TypeError: Cannot read properties of undefined (reading 'rooms')",
    'TypeError: Cannot read properties of undefined (reading (value))',
  ],
  [
    'Error: Minified React error #418; visit https://react.dev/errors/418?args[]=Anna%20M for the full message',
    'Error: Minified React error #418; visit (address) for the full message',
  ],
  [
    'SyntaxError: Unexpected token \'A\', "Anna Müller" is not valid JSON',
    'SyntaxError: Unexpected token (value), (value) is not valid JSON',
  ],
  ['anna.mueller@example.ch is taken', '(e-mail) is taken'],
  ['No place for 7 people on 2027-05-14, 079 123 45 67', 'No place for 0 people on 0 0 0 0 0'],
  ['Passport X1234567 of «Anna Müller»', 'Passport X0 of (value)'],
  ['cut off in the "middle of a na', 'cut off in the (value)'],
  [
    'Failed to fetch dynamically imported module: https://www.example.ch/assets/a-1.js',
    'Failed to fetch dynamically imported module: (address)',
  ],
  ['many\n lines\tof   text', 'many lines of text'],
  [' at both ends ', 'at both ends'],
  ['http://a.example blob:x data:y file:/z', '(address) (address) (address) (address)'],
  ['typed `Anna` and «Bea» and “Cla” and „Dea“', 'typed (value) and (value) and (value) and (value)'],
  ['cut off in `Anna M', 'cut off in (value)'],
  ['cut off in «Anna M', 'cut off in (value)'],
  ['cut off in „Anna M', 'cut off in (value)'],
  ['React error #12345', 'React error'],
  ['', ''],
])('the message %j is redacted to %j', (message, told) => {
  expect(withoutValues(message)).toBe(told)
})

test('no number, e-mail address or quoted text is reported, in any context, and the length is limited', () => {
  fc.assert(
    fc.property(
      fc.string({ unit: 'binary' }),
      fc.integer({ min: 1000 }),
      fc.string({ unit: 'binary' }),
      (before, secret, after) => {
        for (const message of [
          `${before}${secret}${after}`,
          `${before} "${secret}" ${after}`,
          `${before} ${secret}@example.ch ${after}`,
        ]) {
          const told = withoutValues(message)
          expect(told).not.toContain(String(secret))
          expect(told).not.toContain('@')
          expect(told.length).toBeLessThanOrEqual(LONGEST_MESSAGE)
        }
      },
    ),
  )
})

const SITE = 'https://www.example.ch'

test.each([
  [
    'Chromium',
    `TypeError: x\n    at render (${SITE}/assets/site-DmosYuCH.js:1:2345)\n    at ${SITE}/assets/react-a_b-c1234.js:12:7`,
  ],
  ['Firefox and Safari', `render@${SITE}/assets/site-DmosYuCH.js:1:2345\n@${SITE}/assets/react-a_b-c1234.js:12:7\n`],
])('of a stack of %s the frames in own scripts are reported', (_browser, stack) => {
  expect(framesOf(stack, SITE)).toEqual({
    own: ['/assets/site-DmosYuCH.js:1:2345', '/assets/react-a_b-c1234.js:12:7'],
    hasOthers: false,
  })
})

test('pages, extensions and other sites are no own frames', () => {
  const stack = [
    `${SITE}/auftrag?nr=7:1:2`,
    `${SITE}.evil.example/assets/a.js:1:2`,
    'chrome-extension://abc/assets/a.js:1:2',
    `${SITE}/assets/../x.js?q=anna:1:2`,
    `${SITE}/anna/assets/a.js:1:2`,
    '<anonymous>:1:2',
  ]
  expect(framesOf(stack.map((place) => `    at f (${place})`).join('\n'), SITE)).toEqual({ own: [], hasOthers: true })
})

test('a stack without places has no frames', () => {
  expect(framesOf('TypeError: x', SITE)).toEqual({ own: [], hasOthers: false })
})

test.each(['/assets/a.js:1:2 of Anna', 'Anna /assets/a.js:1:2', '/assets/a.js:1', '/a.js:1:2'])(
  '«%s» is no frame that may be told',
  (frame) => {
    expect(frame).not.toMatch(FRAME)
  },
)

test('of a long message the first letters are read', () => {
  expect(withoutValues(`${' '.repeat(1_990)}Error: late`)).toBe('Error: lat')
})

test('of a long stack the innermost five frames are reported', () => {
  const stack = Array.from({ length: 30 }, (_, i) => `at ${SITE}/assets/a.js:1:${i}`).join('\n')
  const { own } = framesOf(stack, SITE)
  expect(own).toEqual(['1', '2', '3', '4', '5'].map((_, i) => `/assets/a.js:1:${i}`))
  for (const frame of own) expect(frame).toMatch(FRAME)
})
