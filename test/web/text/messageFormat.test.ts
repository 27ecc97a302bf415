import { expect, test } from 'vitest'
import { formatMessage } from '#web/text/messageFormat.ts'

const DAYS = '{count, plural, =0 {kein Tag} one {# Tag} other {# Tage}}'

test.each([
  [0, 'kein Tag'],
  [1, '1 Tag'],
  [2, '2 Tage'],
])('a plural of %i is «%s»', (count, text) => {
  expect(formatMessage(DAYS, { count })).toBe(text)
})

test('placeholders are filled, inside a plural as well', () => {
  const message = '{count, plural, one {Für # Person fehlt: {open}.} other {Für # Personen fehlt: {open}.}}'
  expect(formatMessage(message, { count: 2, open: 'Anna, Beat' })).toBe('Für 2 Personen fehlt: Anna, Beat.')
})

test('values filled in are never parsed as a message', () => {
  expect(formatMessage('{count, plural, other {# von {open}}}', { count: 3, open: '#{x}' })).toBe('3 von #{x}')
})

test('a value that was not given leaves its placeholder visible', () => {
  expect(formatMessage('Hallo {name}', {})).toBe('Hallo {name}')
})

test('a message with an open brace is shown as it stands', () => {
  expect(formatMessage('Hallo {name', { name: 'Anna' })).toBe('Hallo {name')
})
