import { expect, test } from 'vitest'
import { bookerTraits } from '#domain/tracking/identity.ts'

// rules 4.16.4, 7.4.5
test.each([
  { salutation: 'MR', gender: 'm' },
  { salutation: 'MRS', gender: 'f' },
] as const)('a booker with salutation $salutation has the gender $gender', ({ salutation, gender }) => {
  expect(bookerTraits('p7', { salutation, birthday: '1960-02-01', country: 'CH' })).toEqual({
    bookerId: 'p7',
    gender,
    birthYear: 1960,
    country: 'CH',
  })
})

// rule 4.16.4
test('a booker without birthday has no birth year', () => {
  expect(bookerTraits('p7', { salutation: 'MR', birthday: null, country: 'CH' }).birthYear).toBeNull()
})
