import fc from 'fast-check'
import { expect, test } from 'vitest'
import { snapshotOf } from '#domain/booking/changes/snapshotOf.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import type { Snapshot } from '#domain/booking/draft/snapshot.ts'
import { givenBirthday, presumedBirthday } from '#domain/booking/people/presumedBirthday.ts'
import { isTooYoungToBill } from '#domain/booking/rules/ages.ts'
import { ageOn } from '#domain/calendar.ts'
import { draft } from '#test/support/builders/draft.ts'
import { wholeOffer } from '#test/support/builders/wholeOffer.ts'

const NOW = 1_798_000_000
const TODAY = '2026-12-23'

/** Snapshot of a travel on these days. */
function seen(startDate: string, endDate: string) {
  const snapshot: Snapshot | null = snapshotOf(resolve(draft(), wholeOffer()))
  const date = snapshot?.date ?? null
  if (snapshot === null || date === null) throw new Error('The builders sell no date')
  return { snapshot: { ...snapshot, date: { ...date, startDate, endDate } }, lastActivityTimestamp: NOW }
}

const day = fc
  .date({ min: new Date('1925-01-01'), max: new Date('2026-12-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10))
const birthdays = fc.oneof(
  day,
  fc.constantFrom('2012-02-29', '2008-12-23', '2008-12-24', '2008-12-22', '2011-06-14', '2025-06-18'),
)
const travels = fc.constantFrom(
  ['2027-06-12', '2027-06-18'],
  ['2027-02-26', '2027-03-02'],
  ['2028-02-27', '2028-03-01'],
  ['2026-12-29', '2027-01-03'],
)

// rule 10.18
test('a placeholder birthday has the same ages on the travel and the same majority', () => {
  fc.assert(
    fc.property(birthdays, travels, (birthday, [start = '', end = '']) => {
      const presumed = presumedBirthday({ birthday, isBirthdayPresumed: false }, seen(start, end)) ?? ''
      expect([ageOn(presumed, start), ageOn(presumed, end)]).toEqual([ageOn(birthday, start), ageOn(birthday, end)])
      expect(isTooYoungToBill(presumed, TODAY)).toBe(isTooYoungToBill(birthday, TODAY))
    }),
    { numRuns: 2000 },
  )
})

test('a placeholder birthday reveals only the ages', () => {
  const dated = seen('2027-06-12', '2027-06-18')
  const presumed = ['1980-02-01', '1980-05-31', '1979-06-20'].map((birthday) =>
    presumedBirthday({ birthday, isBirthdayPresumed: false }, dated),
  )
  expect(new Set(presumed)).toEqual(new Set(['1980-06-12']))
})

test('without a date a placeholder birthday is the first day of the year, and an existing one stays', () => {
  expect(
    presumedBirthday(
      { birthday: '1980-02-01', isBirthdayPresumed: false },
      { snapshot: null, lastActivityTimestamp: null },
    ),
  ).toBe('1980-01-01')
  expect(presumedBirthday({ birthday: '1980-06-12', isBirthdayPresumed: true }, seen('2028-01-01', '2028-01-05'))).toBe(
    '1980-06-12',
  )
  expect(presumedBirthday({ birthday: null, isBirthdayPresumed: false }, seen('2028-01-01', '2028-01-05'))).toBeNull()
})

test('a placeholder is no given birthday', () => {
  expect(givenBirthday({ birthday: '1980-06-12', isBirthdayPresumed: true })).toBeNull()
  expect(givenBirthday({ birthday: '1980-06-12', isBirthdayPresumed: false })).toBe('1980-06-12')
})
