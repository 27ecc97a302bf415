import { describe, expect, test } from 'vitest'
import { appliesTo, failedChecks, type RuleContext, type RulePerson } from '#domain/booking/rules/rules.ts'
import { saleDate } from '#test/support/builders/departure.ts'
import { AGE_GROUPS, TODAY } from '#test/support/builders/offer.ts'
import { mandatorySettings } from '#test/support/builders/pricing.ts'

const guest: RulePerson = {
  ageGroupId: 'adult',
  ageGroup: AGE_GROUPS[0]!,
  ageAtStart: 67,
  traveller: { accommodationId: 'dz', isFamilyPackageMember: false },
}
const member: RulePerson = { ...guest, traveller: { accommodationId: 'fz', isFamilyPackageMember: true } }
const context: RuleContext = {
  today: TODAY,
  date: saleDate(),
  familyPackageId: 'familie',
  accommodationAddons: [],
}
const balcony = (
  typeId: string,
  type: 'accommodation' | 'familyPackage' = 'accommodation',
  quantity = 1,
): RuleContext => ({
  ...context,
  accommodationAddons: [{ type, typeId, addonId: 'balkon', quantity, mandatory: false }],
})
const ageFilter = (minAge: number | null, maxAge: number | null) =>
  ({
    checkAgeGroups: true,
    ageGroups: ['adult'],
    useAgeFilter: true,
    ageFilter: { __typename: 'AgeFilter', minAge, maxAge },
  }) as const

type Case = [string, Parameters<typeof mandatorySettings>[1], RulePerson, RuleContext, boolean]

describe('rules', () => {
  test.each<Case>([
    ['without a check pass', {}, guest, context, true],
    // rule 5.5.1.1
    ['pass on the first day of booking', { checkDateRange: true, startDate: '2027-03-01' }, guest, context, true],
    // rule 5.5.1.1
    ['fail before it', { checkDateRange: true, startDate: '2027-03-02' }, guest, context, false],
    // rule 5.5.1.1
    [
      'pass on the last day of booking',
      { checkDateRange: true, endDate: '2027-03-01T00:00:00.000Z' },
      guest,
      context,
      true,
    ],
    // rule 5.5.1.1
    ['fail after it', { checkDateRange: true, endDate: '2027-02-28' }, guest, context, false],
    // rule 5.5.1.2
    ['pass in a listed room', { checkAccommodationTypes: true, accommodations: ['dz'] }, guest, context, true],
    // rule 5.5.1.2
    ['fail in another room', { checkAccommodationTypes: true, accommodations: ['ez'] }, guest, context, false],
    [
      'fail without a bed',
      { checkAccommodationTypes: true, accommodations: ['dz'] },
      { ...guest, traveller: { accommodationId: null, isFamilyPackageMember: false } },
      context,
      false,
    ],
    // rule 5.5.1.2
    [
      'pass in a listed family package',
      { checkAccommodationTypes: true, familyPackages: ['familie'] },
      member,
      context,
      true,
    ],
    // rule 5.5.1.2
    [
      'fail beside the family package',
      { checkAccommodationTypes: true, familyPackages: ['familie'] },
      guest,
      context,
      false,
    ],
    [
      'pass with a listed extra of the own room',
      { checkAccommodationAddons: true, accommodationAddons: ['balkon'] },
      guest,
      balcony('dz'),
      true,
    ],
    [
      'fail with the extra in another room',
      { checkAccommodationAddons: true, accommodationAddons: ['balkon'] },
      guest,
      balcony('ez'),
      false,
    ],
    [
      'fail with another extra',
      { checkAccommodationAddons: true, accommodationAddons: ['meer'] },
      guest,
      balcony('dz'),
      false,
    ],
    [
      'fail with none of the extra',
      { checkAccommodationAddons: true, accommodationAddons: ['balkon'] },
      guest,
      balcony('dz', 'accommodation', 0),
      false,
    ],
    [
      'pass with the extra of the package',
      { checkAccommodationAddons: true, accommodationAddons: ['balkon'] },
      member,
      balcony('familie', 'familyPackage'),
      true,
    ],
    // rule 5.5.1.3
    ['pass in a listed age group', { checkAgeGroups: true, ageGroups: ['adult'] }, guest, context, true],
    // rule 5.5.1.3
    ['fail in another age group', { checkAgeGroups: true, ageGroups: ['child'] }, guest, context, false],
    [
      'fail without age group',
      { checkAgeGroups: true, ageGroups: ['adult'] },
      { ...guest, ageGroupId: null, ageGroup: null },
      context,
      false,
    ],
    // rule 5.5.1.3
    ['fail where no age group is listed', { checkAgeGroups: true, ageGroups: [] }, guest, context, false],
    // rule 5.5.1.3
    [
      'fail where no age group is listed, whatever the filter',
      { ...ageFilter(null, null), ageGroups: [] },
      guest,
      context,
      false,
    ],
    // rule 5.5.1.3
    ['pass at the lowest age of the filter', ageFilter(67, null), guest, context, true],
    // rule 5.5.1.3
    ['fail below it', ageFilter(68, null), guest, context, false],
    // rule 5.5.1.3
    ['pass at the highest age of the filter', ageFilter(null, 67), guest, context, true],
    // rule 5.5.1.3
    ['fail above it', ageFilter(null, 66), guest, context, false],
    // rule 5.1.6.2
    ['fail while the age is not known', ageFilter(65, null), { ...guest, ageAtStart: null }, context, false],
    // rule 5.1.6.2
    [
      'pass while the age is not known but every age would do',
      ageFilter(16, 120),
      { ...guest, ageAtStart: null },
      context,
      true,
    ],
    // rule 5.1.6.2
    [
      'fail while the age is not known and the oldest of the group would be too old',
      ageFilter(16, 119),
      { ...guest, ageAtStart: null },
      context,
      false,
    ],
    [
      'pass by the ages of the own group while the age is not known',
      { ...ageFilter(2, 15), ageGroups: ['child'] },
      { ...guest, ageGroupId: 'child', ageGroup: AGE_GROUPS[1]!, ageAtStart: null },
      context,
      true,
    ],
    [
      'fail for a group the travel does not have while the age is not known',
      { ...ageFilter(null, null), ageGroups: ['senior'] },
      { ...guest, ageGroupId: 'senior', ageGroup: null, ageAtStart: null },
      context,
      false,
    ],
    ['ignore a filter without ages', { ...ageFilter(99, null), ageFilter: null }, guest, context, true],
    // rule 5.5.1.3
    ['ignore a filter that is not used', { ...ageFilter(99, null), useAgeFilter: false }, guest, context, true],
    // rule 5.5.1.4
    [
      'pass on a listed date',
      { checkTravelDate: true, travelDates: [{ __typename: 'TravelDateReference', id: 'd1' }] },
      guest,
      context,
      true,
    ],
    // rule 5.5.1.4
    [
      'fail on another date',
      { checkTravelDate: true, travelDates: [{ __typename: 'TravelDateReference', id: 'd2' }] },
      guest,
      context,
      false,
    ],
    // rules 3.6.7, 5.5.1.4
    [
      'fail when one of two checks fails',
      { checkAgeGroups: true, ageGroups: ['adult'], checkTravelDate: true },
      guest,
      context,
      false,
    ],
  ])('%s', (...[, fields, traveller, against, expected]) => {
    expect(appliesTo(mandatorySettings(false, fields), against)(traveller)).toBe(expected)
    expect(failedChecks(mandatorySettings(false, fields), against)(traveller).length === 0).toBe(expected)
  })
})

// rule 5.1.6.1
test.each([
  ['a levy from 40 years', ageFilter(40, null), true],
  ['none from 41', ageFilter(41, null), false],
  ['a levy up to 40 years', ageFilter(null, 40), true],
  ['none up to 39', ageFilter(null, 39), false],
])('an adult without a birthday has to pay %s', (_case, fields, expected) => {
  expect(appliesTo(mandatorySettings(true, fields), context)({ ...guest, ageAtStart: null })).toBe(expected)
})

// rule 5.1.6.1
test('nothing is mandatory for a traveller without birthday whose age group the travel does not have', () => {
  const stranger = { ...guest, ageGroupId: 'senior', ageGroup: null, ageAtStart: null }
  const fields = { ...ageFilter(null, null), ageGroups: ['senior'] }
  expect(appliesTo(mandatorySettings(true, fields), context)(stranger)).toBe(false)
})

test('settings apply to everybody unless rules are in use', () => {
  const failing = mandatorySettings(false, { checkAgeGroups: true, ageGroups: ['child'] })
  expect(appliesTo(null, context)(guest)).toBe(true)
  expect(appliesTo({ ...failing, useRules: false }, context)(guest)).toBe(true)
  expect(appliesTo({ ...failing, rules: null }, context)(guest)).toBe(true)
  expect(appliesTo(failing, context)(guest)).toBe(false)
})
