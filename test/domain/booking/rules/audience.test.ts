import { describe, expect, test } from 'vitest'
import { audienceOf } from '#domain/booking/rules/audience.ts'
import { offer, travel } from '#test/support/builders/offer.ts'
import {
  bookingAddon,
  discount,
  familyPackage,
  mandatorySettings,
  personalAddon,
  pricing,
} from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const ruled = (rules: Parameters<typeof mandatorySettings>[1]) =>
  audienceOf(discount({ mandatorySettings: mandatorySettings(false, rules) }), offer())

test('an extra without rules is for everybody', () => {
  expect(audienceOf(bookingAddon(), offer())).toEqual({ ages: null, bedIds: null, roomAddonIds: null, bookUntil: null })
  expect(audienceOf(personalAddon(), offer()).ages).toBeNull()
})

describe('the ages of an audience', () => {
  test('follow from the allowed age groups', () => {
    const adults = audienceOf(personalAddon({ allowedAgeGroups: ['adult'] }), offer()).ages
    expect(adults).toEqual({ ranges: [{ from: 16, to: null }], areMinors: false })
    expect(audienceOf(personalAddon({ allowedAgeGroups: ['child'] }), offer()).ages).toEqual({
      ranges: [{ from: null, to: 15 }],
      areMinors: true,
    })
  })

  test('are not told where every group of the travel is allowed, though nobody of some age can be booked', () => {
    const sold = travel()
    const ageGroups = sold.ageGroups.map((group) => (group.type === 'MINOR' ? { ...group, maxAge: 11 } : group))
    const gap = offer({ travel: { ...sold, ageGroups } })
    const all = personalAddon({ allowedAgeGroups: ageGroups.map(({ id }) => id) })
    expect(audienceOf(all, gap).ages).toBeNull()
    expect(audienceOf(bookingAddon(), gap).ages).toBeNull()
  })

  test('are narrowed by the age filter of the rules', () => {
    const filter = { minAge: 6, maxAge: 12, __typename: 'AgeFilter' as const }
    const { ages } = ruled({ checkAgeGroups: true, ageGroups: ['child'], useAgeFilter: true, ageFilter: filter })
    expect(ages).toEqual({ ranges: [{ from: 6, to: 12 }], areMinors: true })
  })

  test('are null where their check is off', () => {
    expect(ruled({ checkAgeGroups: false, ageGroups: ['child'] }).ages).toBeNull()
  })
})

test('a room that is sold in family packages only stands for these packages in an audience', () => {
  const sold = pricing({
    accommodations: [room({ id: 'dz' }), room({ id: 'fz', isFamilyPackageAccommodation: true })],
    familyPackages: [familyPackage({ id: 'familie', accommodation: 'fz' })],
  })
  const rules = { checkAccommodationTypes: true, accommodations: ['dz', 'fz'], familyPackages: ['familie'] }
  const item = discount({ mandatorySettings: mandatorySettings(false, rules) })
  expect(audienceOf(item, offer({ pricing: sold })).bedIds).toEqual(['dz', 'familie'])
})

test('the audience has rooms, packages, room extras and the last day where they are checked', () => {
  const checked = ruled({
    checkAccommodationTypes: true,
    accommodations: ['dz'],
    familyPackages: ['familie'],
    checkAccommodationAddons: true,
    accommodationAddons: ['balkon'],
    checkDateRange: true,
    startDate: '2027-01-01',
    endDate: '2027-03-12',
  })
  expect(checked).toEqual({ ages: null, bedIds: ['dz', 'familie'], roomAddonIds: ['balkon'], bookUntil: '2027-03-12' })
  const off = ruled({ accommodations: ['dz'], accommodationAddons: ['balkon'], endDate: '2027-03-12' })
  expect(off).toEqual({ ages: null, bedIds: null, roomAddonIds: null, bookUntil: null })
})
