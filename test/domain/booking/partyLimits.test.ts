import { describe, expect, test } from 'vitest'
import { adultAge, childBirthdayProblem, mostBeside } from '#domain/booking/partyLimits.ts'
import { draft, baby } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

// The builders' travel ends on 18 June 2027; children are 2 to 15, babies under 2, adults from 16.
describe('the birthday of a child', () => {
  const withBabies = offer({ pricing: pricing({ accommodations: [room(), room({ id: 'baby', isBabyPackage: true })] }) })

  test.each([
    { birthday: '2011-06-19', problem: null, why: '15 on the last day' },
    { birthday: '2011-06-18', problem: 'isAdult', why: '16 on the last day' },
    { birthday: '2025-06-18', problem: null, why: '2 on the last day' },
    { birthday: '2025-06-19', problem: 'isBaby', why: '1 on the last day' },
    { birthday: '2027-03-01', problem: 'isBaby', why: 'born today' },
    { birthday: '2027-03-02', problem: 'inFuture', why: 'born tomorrow' },
  ])('$birthday is judged as $problem: $why', ({ birthday, problem }) => {
    expect(childBirthdayProblem(birthday, draft(), withBabies)).toBe(problem)
  })

  test('of a baby fits nobody where the travel has no baby package', () => {
    expect(childBirthdayProblem('2026-06-01', draft(), offer())).toBe('noGroup')
  })
})

test('adults begin at the least age of their groups', () => {
  expect(adultAge(offer())).toBe(16)
})

describe('the most of one kind of traveller', () => {
  test('is what twelve people leave beside the others', () => {
    expect(mostBeside(2, draft({ babies: [baby()] }))).toBe(11)
  })
  test('is never less than are there already', () => {
    const thirteen = draft().travellers.concat(Array.from({ length: 11 }, () => draft().travellers[1] ?? draft().travellers[0]!))
    expect(mostBeside(13, { travellers: thirteen, babies: [] })).toBe(13)
  })
})
