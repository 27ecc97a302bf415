import { expect, test } from 'vitest'
import { isWrittenDay, readTypedDay } from '#web/text/typedDay.ts'

const BIRTHDAY = { today: '2026-05-01', shortYears: 'past' } as const
const DOCUMENT = { today: '2026-05-01', shortYears: 'thisCentury' } as const

test.each([
  '01.02.1950',
  '1.2.1950',
  '1.2.50',
  '01021950',
  '010250',
  '1/2/50',
  '1 2 1950',
  ' 1-2-50 ',
  '1950-02-01',
  // The keypad of a German or Austrian phone has a comma.
  '1,2,1950',
  '1. Februar 1950',
  '1. februar 50',
  '01 FEB. 1950',
  '1.Feb.50',
])('«%s» is understood as 1 February 1950', (text) => {
  expect(readTypedDay(text, BIRTHDAY)).toBe('1950-02-01')
})

test.each([
  ['März', '03'],
  ['Mai', '05'],
  ['Juni', '06'],
  ['Jul', '07'],
  ['Sept.', '09'],
  ['Dezember', '12'],
])('«12. %s 1950» is in month %s', (name, month) => {
  expect(readTypedDay(`12. ${name} 1950`, BIRTHDAY)).toBe(`1950-${month}-12`)
})

test.each([
  '',
  'gestern',
  '31.2.1950',
  '1.13.1950',
  '1.2',
  '123',
  '1.2.195',
  '31. Februar 1950',
  '1. Ju 1950',
  '1. Feber 1950',
])('«%s» is no day', (text) => {
  expect(readTypedDay(text, BIRTHDAY)).toBeNull()
})

test('a day that does not exist is told from a text that is none, its month by name as well', () => {
  expect(['31.2.1950', '31. Februar 1950', 'im Februar 1950', 'gestern'].filter(isWrittenDay)).toEqual([
    '31.2.1950',
    '31. Februar 1950',
  ])
})

test('a short year of a birthday is the latest one that has begun', () => {
  expect(readTypedDay('1.1.26', BIRTHDAY)).toBe('2026-01-01')
  expect(readTypedDay('1.1.27', BIRTHDAY)).toBe('1927-01-01')
})

test('a short year of a document is of this century, as none from the last one is valid', () => {
  expect(readTypedDay('1.1.30', DOCUMENT)).toBe('2030-01-01')
  expect(readTypedDay('1.1.31', DOCUMENT)).toBe('2031-01-01')
})
