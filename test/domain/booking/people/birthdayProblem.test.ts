import { describe, expect, test } from 'vitest'
import { resolve } from '#domain/booking/draft/booking.ts'
import {
  babyBirthdayProblem,
  billingBirthdayProblem,
  isBabyBirthday,
  travellerBirthdayProblem,
} from '#domain/booking/people/birthdayProblem.ts'
import { draft } from '#test/support/builders/draft.ts'
import { offer, travel } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

describe('a typed birthday of a traveller', () => {
  const problem = (birthday: string, fields: Parameters<typeof draft>[0] = {}) =>
    travellerBirthdayProblem(resolve(draft(fields), offer()), { index: 1, birthday })

  test.each([
    ['2011-06-12', null],
    ['2011-06-13', 'comesOfAge'],
    ['2011-06-18', 'comesOfAge'],
    ['2011-06-19', null],
    ['2025-06-18', null],
    ['2025-06-19', 'notTaken'],
    ['1907-06-18', 'notTaken'],
    ['1906-03-02', 'notTaken'],
    ['1906-03-01', 'tooLongAgo'],
    ['2027-03-01', 'notTaken'],
    ['2027-03-02', 'inFuture'],
  ])('%s: %j', (birthday, expected) => {
    expect(problem(birthday)).toBe(expected)
  })

  test('may be any of a living person while no date is chosen', () => {
    const date = null
    expect([problem('2027-03-01', { date }), problem('2027-03-02', { date }), problem('1906-03-01', { date })]).toEqual(
      [null, 'inFuture', 'tooLongAgo'],
    )
  })
})

test('of a traveller is that of a baby where the travel takes babies', () => {
  const withBabies = offer({
    pricing: pricing({ accommodations: [room(), room({ id: 'baby', isBabyPackage: true })] }),
  })
  const problem = (birthday: string) => travellerBirthdayProblem(resolve(draft(), withBabies), { index: 1, birthday })
  expect([problem('2025-06-18'), problem('2025-06-19'), problem('1907-06-18')]).toEqual([null, 'isBaby', 'notTaken'])
})

test('of a new traveller is judged as well', () => {
  expect(travellerBirthdayProblem(resolve(draft(), offer()), { index: 7, birthday: '2018-01-01' })).toBeNull()
})

test('the birthday of a baby may be today, and any day while no date is chosen', () => {
  expect(isBabyBirthday('2027-03-01', resolve(draft(), offer()))).toBe(true)
  expect(isBabyBirthday('2027-03-02', resolve(draft(), offer()))).toBe(false)
  expect(isBabyBirthday('2020-01-01', resolve(draft({ date: null }), offer()))).toBe(true)
  expect(isBabyBirthday('2027-03-01', resolve(draft(), offer({ travel: travel({ pricing: null }) })))).toBe(false)
})

test('the birthday of a baby in the future and that of a child have different problems', () => {
  const problem = (birthday: string) => babyBirthdayProblem(birthday, resolve(draft(), offer()))
  expect([problem('2027-03-01'), problem('2027-03-02'), problem('2025-06-18')]).toEqual([null, 'notBorn', 'notBaby'])
})

test('a billed person is at least 18 today and at most 120', () => {
  const problem = (birthday: string) => billingBirthdayProblem(birthday, offer())
  expect(['2009-03-01', '2009-03-02', '2027-03-02', '1906-03-01'].map(problem)).toEqual([
    null,
    'tooYoungToBill',
    'inFuture',
    'tooLongAgo',
  ])
})
