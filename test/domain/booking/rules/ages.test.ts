import { describe, expect, test } from 'vitest'
import {
  adultBirthdayBounds,
  ageGroupIdOf,
  agesOfChange,
  areAllMinors,
  childAgeGroup,
  childAges,
  comesOfAge,
  isAgeTaken,
  isMinor,
  isTooYoungToBill,
  latestBirthday,
  middleAge,
  MIN_BILLING_AGE,
  presumedAdultGroup,
  presumedAgeAtStart,
} from '#domain/booking/rules/ages.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { addDays, ageOn } from '#domain/calendar.ts'
import type { AgeGroup } from '#domain/catalogue/catalogue.ts'
import { draft } from '#test/support/builders/draft.ts'
import { AGE_GROUPS, offer, travel } from '#test/support/builders/offer.ts'

const DAYS = { startDate: '2027-06-12', endDate: '2027-06-18' }
const senior: AgeGroup = {
  __typename: 'AgeGroup',
  id: 'senior',
  name: 'Senioren',
  type: 'ADULT',
  minAge: 65,
  maxAge: 120,
  icon: null,
}
const younger = AGE_GROUPS.map((group) => (group.id === 'adult' ? { ...group, maxAge: 64 } : group))
const GENERATIONS = [senior, ...younger]

// rule 5.1.2.2
test.each([
  ['2027-03-01', '2009-03-01'],
  ['2028-02-29', '2010-02-28'],
  ['2026-02-28', '2008-02-28'],
  ['2026-03-01', '2008-03-01'],
])('on %s a billed person was born on %s at the latest', (today, latest) => {
  expect(latestBirthday(MIN_BILLING_AGE, today)).toBe(latest)
  expect(isTooYoungToBill(latest, today)).toBe(false)
  expect(isTooYoungToBill(addDays(latest, 1), today)).toBe(true)
})

// rules 5.1.2.1, 9.2.1
test('a person who turns 18 tomorrow is too young to be billed, one without a birthday is not', () => {
  expect(isTooYoungToBill('2009-03-02', '2027-03-01')).toBe(true)
  expect(isTooYoungToBill(null, '2027-03-01')).toBe(false)
})

// rules 5.1.3.1, 5.1.3.2
test('an adult is 16 at the start, and below the maximum age at the end', () => {
  expect(adultBirthdayBounds(DAYS, AGE_GROUPS)).toEqual({ earliest: '1907-06-19', latest: '2011-06-12' })
})

test.each([
  { endDate: '2028-02-29', last: '1908-02-29', earliest: '1908-03-01' },
  { endDate: '2028-03-01', last: '1908-03-01', earliest: '1908-03-02' },
  { endDate: '2027-02-28', last: '1907-02-28', earliest: '1907-03-01' },
  { endDate: '2027-03-01', last: '1907-03-01', earliest: '1907-03-02' },
])(
  'at the end on $endDate a person born on $earliest is 119 and travels, one born on $last is 120 and does not',
  ({ endDate, last, earliest }) => {
    expect(adultBirthdayBounds({ startDate: '2027-02-20', endDate }, AGE_GROUPS).earliest).toBe(earliest)
    expect([ageOn(earliest, endDate), ageOn(last, endDate)]).toEqual([119, 120])
    const days = { startDate: '2027-02-20', endDate }
    expect(isAgeTaken({ birthday: earliest, ageGroupId: 'adult' }, days, AGE_GROUPS)).toBe(true)
    expect(isAgeTaken({ birthday: last, ageGroupId: 'adult' }, days, AGE_GROUPS)).toBe(false)
  },
)

// rule 5.1.3.1
test('at the end on 29 February a person born on 1 March of a common year is below the maximum age', () => {
  const groups = AGE_GROUPS.map((group) => (group.id === 'adult' ? { ...group, maxAge: 99 } : group))
  const days = { startDate: '2028-02-20', endDate: '2028-02-29' }
  expect(adultBirthdayBounds(days, groups).earliest).toBe('1929-03-01')
  expect(isAgeTaken({ birthday: '1929-03-01', ageGroupId: 'adult' }, days, groups)).toBe(true)
  expect(isAgeTaken({ birthday: '1929-02-28', ageGroupId: 'adult' }, days, groups)).toBe(false)
})

test('several adult groups count as one range of ages', () => {
  expect(adultBirthdayBounds(DAYS, GENERATIONS)).toEqual({ earliest: '1907-06-19', latest: '2011-06-12' })
})

test('without an adult group birthdays have no bounds', () => {
  expect(adultBirthdayBounds(DAYS, [])).toEqual({ earliest: null, latest: null })
})

// rules 4.9.2, 5.1.4
describe('the group of a child depends on its age at the end', () => {
  test.each([
    ['2025-06-18', 'child'],
    ['2025-06-19', null],
    ['2011-06-19', 'child'],
    ['2011-06-18', null],
  ])('born %s: %s', (birthday, expected) => {
    expect(childAgeGroup(birthday, DAYS.endDate, AGE_GROUPS)?.id ?? null).toBe(expected)
  })

  test.each([
    ['2026-02-28', 'child'],
    ['2026-03-01', null],
    ['2012-03-01', 'child'],
    ['2012-02-29', null],
  ])('on 29 February too, born %s: %s', (birthday, expected) => {
    expect(childAgeGroup(birthday, '2028-02-29', AGE_GROUPS)?.id ?? null).toBe(expected)
  })
})

describe('the age group of a traveller', () => {
  test.each([
    ['is kept without birthday', { birthday: null, ageGroupId: 'senior' }, 'senior'],
    ['is the youngest group of adults where nothing is known', { birthday: null, ageGroupId: null }, 'adult'],
    ['follows a birthday given later', { birthday: '1960-01-01', ageGroupId: 'adult' }, 'senior'],
    ['becomes a child’s for a child entered as adult', { birthday: '2020-01-01', ageGroupId: 'adult' }, 'child'],
    [
      'becomes an adult’s for a child who is of age at the end',
      { birthday: '2011-06-18', ageGroupId: 'child' },
      'adult',
    ],
    ['is none where no group takes the age', { birthday: '2026-06-18', ageGroupId: 'child' }, null],
  ])('%s', (_case, traveller, expected) => {
    expect(ageGroupIdOf(traveller, DAYS.endDate, GENERATIONS)).toBe(expected)
  })

  test('is null where the travel has no groups', () => {
    expect(presumedAdultGroup([])).toBeNull()
    expect(ageGroupIdOf({ birthday: null, ageGroupId: 'adult' }, DAYS.endDate, [])).toBeNull()
  })
})

// rule 5.1.6.1
test.each([
  ['is that of the birthday', { ageAtStart: 47, ageGroup: AGE_GROUPS[1]! }, 47],
  ['is 40 without one', { ageAtStart: null, ageGroup: AGE_GROUPS[0]! }, 40],
  ['is the highest of a younger group', { ageAtStart: null, ageGroup: AGE_GROUPS[1]! }, 15],
  ['is the lowest of an older group', { ageAtStart: null, ageGroup: senior }, 65],
  ['is none without birthday and group', { ageAtStart: null, ageGroup: null }, null],
])('the age for what applies without being chosen %s', (_case, person, expected) => {
  expect(presumedAgeAtStart(person)).toBe(expected)
})

// Adults from 16, counted on 12 June 2027; children to 15, counted on 18 June.
describe('a traveller who turns 16 on the way', () => {
  test.each([
    { birthday: '2011-06-12', isBetween: false, why: 'an adult on the first day' },
    { birthday: '2011-06-13', isBetween: true, why: 'on the second day' },
    { birthday: '2011-06-18', isBetween: true, why: 'on the last day' },
    { birthday: '2011-06-19', isBetween: false, why: 'a child to the end' },
  ])('born on $birthday is between the groups: $isBetween ($why)', ({ birthday, isBetween }) => {
    expect(comesOfAge(birthday, DAYS, AGE_GROUPS)).toBe(isBetween)
  })

  test('is a child where a group of minors takes 16, and has no group where there are no adults', () => {
    const upTo16 = AGE_GROUPS.map((group) => (group.id === 'child' ? { ...group, maxAge: 16 } : group))
    expect(comesOfAge('2011-06-15', DAYS, upTo16)).toBe(false)
    expect(
      comesOfAge(
        '2011-06-15',
        DAYS,
        AGE_GROUPS.filter(({ id }) => id === 'child'),
      ),
    ).toBe(false)
  })
})

test('where groups of minors and adults overlap, the entered type stays', () => {
  const overlapping = AGE_GROUPS.map((group) => (group.id === 'child' ? { ...group, maxAge: 17 } : group))
  const of = (ageGroupId: string | null) =>
    ageGroupIdOf({ birthday: '2010-06-18', ageGroupId }, DAYS.endDate, overlapping)
  expect([of('adult'), of('child'), of(null)]).toEqual(['adult', 'child', 'child'])
})

describe('the travel takes', () => {
  test.each([
    ['a person without a birthday', { birthday: null, ageGroupId: null }, true],
    ['a child with a group', { birthday: '2020-01-01', ageGroupId: 'child' }, true],
    ['no person of an age without a group', { birthday: '2026-06-18', ageGroupId: null }, false],
    ['no person whose group no longer exists', { birthday: '2020-01-01', ageGroupId: 'toddler' }, false],
    ['an adult of the least age on the first day', { birthday: '2011-06-12', ageGroupId: 'adult' }, true],
    ['no adult a day too young', { birthday: '2011-06-13', ageGroupId: 'adult' }, false],
    ['an adult of the highest age until the last day', { birthday: '1907-06-19', ageGroupId: 'adult' }, true],
    ['no adult a day too old', { birthday: '1907-06-18', ageGroupId: 'adult' }, false],
  ])('%s', (_case, traveller, expected) => {
    expect(isAgeTaken(traveller, DAYS, AGE_GROUPS)).toBe(expected)
  })
})

test('the ages of children are those of all groups of minors, and none where the travel takes no children', () => {
  const [adult, child] = AGE_GROUPS
  if (adult === undefined || child === undefined) throw new Error('no groups')
  const agesOf = (ageGroups: readonly AgeGroup[]) => childAges(offer({ travel: travel({ ageGroups }) }))
  expect(agesOf([adult, { ...child, minAge: 6 }, { ...child, id: 'small', maxAge: 5 }])).toEqual({ from: 2, to: 15 })
  expect(agesOf([adult])).toBeNull()
})

test('nobody comes of age on a travel without adults', () => {
  expect(comesOfAge('2011-06-15', DAYS, [])).toBe(false)
})

test('a change of the party names the ages of children, of adults the lowest, and none for anybody', () => {
  const of = (ageGroupId: string | null) => agesOfChange({ ageGroupId, count: 1 }, offer())
  expect(of('child')).toEqual({ areAdults: false, ages: { from: 2, to: 15 } })
  expect(of('adult')).toEqual({ areAdults: true, ages: { from: 16, to: null } })
  expect(of(null)).toBeNull()
})

test('a change of the party spans the groups that would do as well', () => {
  const changes = { ageGroupId: 'child', count: 1, orGroupIds: ['adult'] }
  expect(agesOfChange(changes, offer())?.ages).toEqual({ from: 2, to: null })
})

test('a child is in a group of minors; its example age lies in the middle', () => {
  const [adults = null, children = null] = AGE_GROUPS
  expect([children, adults, null].map((ageGroup) => isMinor({ ageGroup }))).toEqual([true, false, false])
  expect([children, adults, null].map(middleAge)).toEqual([9, null, null])
})

test('a party is without anybody of age while each is known to be below 18 on the first day', () => {
  const aged = (...ages: readonly (number | null)[]) => ({
    people: ages.map((ageAtStart) => ({ ...resolve(draft(), offer()).people[0]!, ageAtStart })),
  })
  expect(areAllMinors(aged(16, 17))).toBe(true)
  expect(areAllMinors(aged(16, 18))).toBe(false)
  expect(areAllMinors(aged(16, null))).toBe(false)
  expect(areAllMinors(aged())).toBe(false)
})
