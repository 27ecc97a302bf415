import { describe, expect, test } from 'vitest'
import {
  emptyPassport,
  isPassportOnly,
  isPassportRequired,
  otherWithNumber,
  passportProblems,
} from '#domain/booking/people/passport.ts'
import { offer, travel, travelPricing } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'

const asking = (info: Record<string, string>, passportOnly: boolean | null = null) =>
  offer({
    pricing: pricing({ catalogueInfo: new Map(Object.entries(info)) }),
    travel: travel({
      pricing: travelPricing({
        passportConfig: passportOnly === null ? null : { __typename: 'PassportConfig', passportOnly },
      }),
    }),
  })

// rule 5.2.1
test.each([
  { info: { 'WEB | Passdaten': 'JA' }, isRequired: true },
  { info: { 'WEB | Passdaten': 'NEIN' }, isRequired: false },
  { info: { 'WEB | Passdaten': 'ja' }, isRequired: false },
  { info: {}, isRequired: false },
])('with $info passport data is required: $isRequired', ({ info, isRequired }) => {
  expect(isPassportRequired(asking(info as Record<string, string>))).toBe(isRequired)
})

// rules 3.1.3.2, 5.2.2
test.each([
  { value: 'JA', passportOnly: null, isOnly: true },
  { value: 'NEIN', passportOnly: true, isOnly: true },
  { value: 'NEIN', passportOnly: false, isOnly: false },
  { value: 'NEIN', passportOnly: null, isOnly: false },
])('with catalogue $value and configuration $passportOnly the passport is the only document: $isOnly', (given) => {
  expect(isPassportOnly(asking({ 'WEB | Passdaten | Pass zwingend': given.value }, given.passportOnly))).toBe(
    given.isOnly,
  )
})

describe('a passport', () => {
  const GOOD = {
    ...emptyPassport(),
    number: 'X1234567',
    birthPlace: 'Bern',
    issuePlace: 'Bern',
    issueDate: '2020-01-01',
    validUntil: '2029-12-31',
  }
  const problems = (fields: object, birthday: string | null = null) =>
    passportProblems({ passport: { ...GOOD, ...fields }, birthday }, { endDate: '2027-06-18' }, '2027-03-01').map(
      ({ field, key }) => [field, key],
    )

  // rule 3.9.4
  test('that was not given has all fields missing', () => {
    expect(
      passportProblems({ passport: null, birthday: null }, { endDate: '2027-06-18' }, '2027-03-01').map(
        ({ field }) => field,
      ),
    ).toEqual(['number', 'birthPlace', 'issuePlace', 'issueDate', 'validUntil'])
  })

  test.each([
    [{}, []],
    [{ number: ' ' }, [['number', 'booking.passport.missing']]],
    [{ issueDate: '2027-03-01' }, []],
    [{ issueDate: '2027-03-02' }, [['issueDate', 'booking.passport.issuedInFuture']]],
    [{ validUntil: '2027-06-18' }, []],
    [{ validUntil: '2027-06-17' }, [['validUntil', 'booking.passport.expiresBeforeReturn']]],
    [{ validUntil: '2020-01-01' }, [['validUntil', 'booking.passport.validBeforeIssue']]],
  ])('with %j has the problems %j', (fields, expected) => {
    expect(problems(fields)).toEqual(expected)
  })

  test('is not issued before birth', () => {
    expect(problems({ issueDate: '1949-12-31' }, '1950-01-01')).toEqual([
      ['issueDate', 'booking.passport.issuedBeforeBirth'],
    ])
    expect(problems({ issueDate: '1950-01-01' }, '1950-01-01')).toEqual([])
    expect(problems({ issueDate: '1949-12-31' })).toEqual([])
  })
})

test('two people with one number are found however it is written, people without a number are not', () => {
  const numbers = ['X 123-4567', '', 'x1234567', 'X7654321', '']
  const people = [...numbers.map((number) => ({ passport: { ...emptyPassport(), number } })), { passport: null }]
  expect(people.map((_, index) => otherWithNumber(people, index))).toEqual([2, null, 0, null, null, null])
})

test('no passport is required while no variant is loaded, nor where the travel has no prices', () => {
  const unloaded = offer({ pricing: null, travel: travel({ pricing: null }) })
  expect([isPassportRequired(unloaded), isPassportOnly(unloaded)]).toEqual([false, false])
})
