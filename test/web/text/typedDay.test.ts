import { expect, test } from 'vitest'
import { readTypedDay } from '#web/text/typedDay.ts'

const BIRTHDAY = { today: '2026-05-01', shortYears: 'past' } as const
const DOCUMENT = { today: '2026-05-01', shortYears: 'thisCentury' } as const

test.each(['01.02.1950', '1.2.1950', '1.2.50', '01021950', '010250', '1/2/50', '1 2 1950', ' 1-2-50 ', '1950-02-01'])(
  '«%s» is understood as 1 February 1950',
  (text) => {
    expect(readTypedDay(text, BIRTHDAY)).toBe('1950-02-01')
  },
)

test.each(['', 'gestern', '31.2.1950', '1.13.1950', '1.2', '123', '1.2.195'])('«%s» is no day', (text) => {
  expect(readTypedDay(text, BIRTHDAY)).toBeNull()
})

test('a short year of a birthday is the latest one that has begun', () => {
  expect(readTypedDay('1.1.26', BIRTHDAY)).toBe('2026-01-01')
  expect(readTypedDay('1.1.27', BIRTHDAY)).toBe('1927-01-01')
})

test('a short year of a document is of this century, as none from the last one is valid', () => {
  expect(readTypedDay('1.1.30', DOCUMENT)).toBe('2030-01-01')
  expect(readTypedDay('1.1.31', DOCUMENT)).toBe('2031-01-01')
})
