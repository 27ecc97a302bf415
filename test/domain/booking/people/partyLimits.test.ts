import { describe, expect, test } from 'vitest'
import { withParty } from '#domain/booking/commands/people.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import {
  adultAge,
  childBirthdayProblem,
  mostBabies,
  mostPeopleWithOthers,
  babyReason,
} from '#domain/booking/people/partyLimits.ts'
import { draftAfter } from '#test/support/commands.ts'
import { draft, baby, traveller } from '#test/support/builders/draft.ts'
import { contingentsLeft, offer, settings, travel } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

// The builders' travel lasts from 12 to 18 June 2027; children are 2 to 15, babies under 2, adults from 16.
describe('the birthday of a child', () => {
  const withBabies = offer({
    pricing: pricing({ accommodations: [room(), room({ id: 'baby', isBabyPackage: true })] }),
  })

  test.each([
    { birthday: '2011-06-19', problem: null, why: '15 on the last day' },
    { birthday: '2011-06-18', problem: 'comesOfAge', why: '16 on the last day, and no day before' },
    { birthday: '2011-06-13', problem: 'comesOfAge', why: '16 on the second day' },
    { birthday: '2011-06-12', problem: 'isAdult', why: '16 on the first day' },
    { birthday: '2025-06-18', problem: null, why: '2 on the last day' },
    { birthday: '2025-06-19', problem: 'isBaby', why: '1 on the last day' },
    { birthday: '2027-03-01', problem: 'isBaby', why: 'born today' },
    { birthday: '2027-03-02', problem: 'inFuture', why: 'born tomorrow' },
  ])('$birthday has the problem $problem: $why', ({ birthday, problem }) => {
    expect(childBirthdayProblem(birthday, resolve(draft(), withBabies))).toBe(problem)
  })

  test('of a baby matches no group where the travel has no baby package', () => {
    expect(childBirthdayProblem('2026-06-01', resolve(draft(), offer()))).toBe('noGroup')
  })
})

test('the birthday of a child is judged by its age today while no date is chosen', () => {
  const undated = resolve(draft({ date: null }), offer())
  expect(
    ['2025-03-01', '2025-03-02', '2011-03-01', '2011-03-02'].map((day) => childBirthdayProblem(day, undated)),
  ).toEqual([null, 'noGroup', 'isAdult', null])
})

test('no child can be added to twelve people, whatever is typed', () => {
  const people = (count: number) =>
    resolve(draft({ travellers: Array.from({ length: count }, () => traveller()) }), offer())
  const problems = (count: number) => ['2018-05-14', null].map((day) => childBirthdayProblem(day, people(count)))
  expect(problems(11)).toEqual([null, 'unreadable'])
  expect(problems(12)).toEqual(['partyFull', 'partyFull'])
})

test('the birthday of a child matches no group where the travel has none', () => {
  const withoutGroups = offer({ travel: travel({ ageGroups: [], pricing: null }) })
  expect(childBirthdayProblem('1990-01-01', resolve(draft(), withoutGroups))).toBe('noGroup')
})

test('the adult age is the minimum of the adult groups', () => {
  expect(adultAge(offer())).toBe(16)
  expect(adultAge(offer({ travel: travel({ ageGroups: [] }) }))).toBeNull()
})

describe('the maximum of adults, children or babies', () => {
  test('is the rest of twelve people', () => {
    expect(mostPeopleWithOthers(2, draft({ babies: [baby()] }))).toBe(11)
  })
  test('is never less than the present number', () => {
    const thirteen = draft().travellers.concat(
      Array.from({ length: 11 }, () => draft().travellers[1] ?? draft().travellers[0]!),
    )
    expect(mostPeopleWithOthers(13, { travellers: thirteen, babies: [] })).toBe(13)
  })
})

describe('babies', () => {
  const BABY_PACKAGE = room({ id: 'baby', ratioPackageNo: '900', isBabyPackage: true })
  const selling = (places: number | null) =>
    offer({
      pricing: pricing({ accommodations: [room(), BABY_PACKAGE] }),
      contingents: places === null ? null : contingentsLeft({ 900: places }).contingents,
    })
  const withBabies = (babies: number) => draft({ babies: Array.from({ length: babies }, () => baby()) })

  test.each([
    { places: 6, babies: 0, most: 6 },
    { places: 6, babies: 6, most: 6 },
    { places: 6, babies: 7, most: 7 },
    { places: 0, babies: 0, most: 0 },
    { places: 20, babies: 0, most: 10 },
    { places: null, babies: 0, most: 10 },
  ])('are limited to $most with $places places left and $babies present', ({ places, babies, most }) => {
    expect(mostBabies(resolve(withBabies(babies), selling(places)))).toBe(most)
  })

  test.each([
    { places: 6, wanted: 6, babies: 6 },
    { places: 6, wanted: 7, babies: 6 },
    { places: null, wanted: 7, babies: 7 },
  ])('are set to $babies for $wanted wanted with $places places left', ({ places, wanted, babies }) => {
    expect(
      draftAfter(draft(), selling(places), (now) => withParty(now, { adults: 2, childBirthdays: [], babies: wanted }))
        .babies,
    ).toHaveLength(babies)
  })

  test('present before stay when fewer places are left', () => {
    expect(
      draftAfter(withBabies(3), selling(1), (now) => withParty(now, { adults: 3, childBirthdays: [], babies: 3 }))
        .babies,
    ).toHaveLength(3)
  })

  test('have a reason when no more can be added', () => {
    const waitlist = { kind: 'waitlist', isOn: true }
    expect(babyReason(resolve(withBabies(5), selling(6)))).toBeNull()
    expect(babyReason(resolve(withBabies(6), selling(6)))).toEqual({
      key: 'booking.reason.soldOut',
      count: 6,
      remedy: waitlist,
    })
    expect(
      babyReason(resolve(withBabies(6), { ...selling(6), settings: settings({ statuses: [] }) }))?.remedy,
    ).toBeNull()
    expect(babyReason(resolve(draft(), offer()))).toEqual({ key: 'booking.reason.noBabies', remedy: null })
  })
})

test('a booking has twelve people at most', () => {
  const full = { key: 'booking.reason.partyFull', count: 12, remedy: null }
  const people = (count: number) => draft({ travellers: Array.from({ length: count }, () => traveller()) })
  expect(babyReason(resolve(people(11), offer()))?.key).toBe('booking.reason.noBabies')
  expect(babyReason(resolve(people(12), offer()))).toEqual(full)
  expect(babyReason(resolve({ ...people(11), babies: [baby()] }, offer()))).toEqual(full)
})
