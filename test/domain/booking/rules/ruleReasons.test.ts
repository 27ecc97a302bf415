import { describe, expect, test } from 'vitest'
import { resolve } from '#domain/booking/draft/booking.ts'
import { nobodyReason, type RestrictedItem } from '#domain/booking/rules/ruleReasons.ts'
import { departure } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { offer, TODAY } from '#test/support/builders/offer.ts'
import { mandatorySettings, pricing } from '#test/support/builders/pricing.ts'

type RuleFields = NonNullable<Parameters<typeof mandatorySettings>[1]>

const later = departure({ id: 'd2', startDate: '2027-07-10', endDate: '2027-07-16' })
const against = offer({ pricing: pricing({ departures: [departure(), later] }) })
const item = (rules: RuleFields, fields: Partial<RestrictedItem> = {}): RestrictedItem => ({
  mandatorySettings: mandatorySettings(false, rules),
  isCandidate: () => true,
  isSoldOn: () => true,
  ...fields,
})
const couple = draft({ travellers: [traveller({ birthday: '1960-06-12' }), traveller()] })
const reason = (rules: RuleFields, fields: Partial<RestrictedItem> = {}, of = couple) =>
  nobodyReason(item(rules, fields), resolve(of, against))
const filter = (minAge: number | null, maxAge: number | null): RuleFields => ({
  checkAgeGroups: true,
  ageGroups: ['adult'],
  useAgeFilter: true,
  ageFilter: { __typename: 'AgeFilter', minAge, maxAge },
})
const dates = (...ids: readonly string[]): RuleFields => ({
  checkTravelDate: true,
  travelDates: ids.map((id) => ({ __typename: 'TravelDateReference', id })),
})

describe('the reason an item applies to nobody', () => {
  test('is null while it applies to somebody', () => {
    expect(reason({})).toBeNull()
    expect(reason({ checkAgeGroups: true, ageGroups: ['adult'] })).toBeNull()
  })

  test('is that there are no travellers or no candidates', () => {
    const nobody = { key: 'booking.reason.noTravellers', remedy: null }
    expect(reason({ checkAgeGroups: true }, {}, draft({ travellers: [] }))).toEqual(nobody)
    expect(reason({ checkAgeGroups: true }, { isCandidate: () => false })).toEqual(nobody)
  })

  test.each<[string, RuleFields, string, unknown]>([
    [
      'a day before booking begins',
      { checkDateRange: true, startDate: '2027-03-02' },
      'periodNotBegun',
      { kind: 'bookingPeriod', from: '2027-03-02', until: null },
    ],
    [
      'before a period of booking',
      { checkDateRange: true, startDate: '2027-03-02', endDate: '2027-03-09' },
      'periodNotBegun',
      { kind: 'bookingPeriod', from: '2027-03-02', until: '2027-03-09' },
    ],
    [
      'on a date it is not for',
      dates('d2'),
      'notOnDate',
      { kind: 'date', date: { dateId: 'd2', extensionId: null }, startDate: '2027-07-10' },
    ],
    ['on dates that are not sold', dates('d9'), 'notOnDate', null],
    ['on no date at all', dates(), 'notOnDate', null],
    [
      'for other ages',
      { checkAgeGroups: true, ageGroups: ['child'] },
      'wrongAge',
      { kind: 'ages', ranges: [{ from: null, to: 15 }] },
    ],
    ['for ages nobody can have', { checkAgeGroups: true, ageGroups: [] }, 'nobodyMatches', null],
    [
      'in a room nobody has',
      { checkAccommodationTypes: true, accommodations: ['ez'], familyPackages: ['familie'] },
      'wrongRoom',
      { kind: 'beds', roomIds: ['ez'], familyPackageIds: ['familie'] },
    ],
    ['in no room at all', { checkAccommodationTypes: true }, 'wrongRoom', null],
    [
      'without the room extra it asks for',
      { checkAccommodationAddons: true, accommodationAddons: ['balkon'] },
      'roomAddonMissing',
      { kind: 'roomAddon', addonIds: ['balkon'] },
    ],
    ['with a room extra that does not exist', { checkAccommodationAddons: true }, 'roomAddonMissing', null],
  ])('is told %s', (...[, rules, key, remedy]) => {
    expect(reason(rules)).toEqual({ key: `booking.reason.${key}`, remedy })
  })

  test('has the last day once its period is over', () => {
    expect(TODAY).toBe('2027-03-01')
    expect(reason({ checkDateRange: true, endDate: '2027-02-28' })).toEqual({
      key: 'booking.reason.periodOver',
      day: '2027-02-28',
      remedy: null,
    })
    expect(reason({ checkDateRange: true, endDate: '2027-03-01' })).toBeNull()
    expect(reason({ checkDateRange: true, startDate: '2027-02-01', endDate: '2027-02-28' })?.key).toBe(
      'booking.reason.periodOver',
    )
  })

  test('is the age filter for known ages outside of it', () => {
    const known = draft({ travellers: [traveller({ birthday: '1960-06-12' })] })
    expect(reason(filter(68, null), {}, known)).toEqual({
      key: 'booking.reason.wrongAge',
      remedy: { kind: 'ages', ranges: [{ from: 68, to: null }] },
    })
    expect(reason(filter(67, 67), {}, known)).toBeNull()
  })

  test('is the missing birthday where the age decides', () => {
    const unknown = draft({ travellers: [traveller({ birthday: null })] })
    expect(reason(filter(65, 70), {}, unknown)).toEqual({
      key: 'booking.reason.ageUnknown',
      remedy: { kind: 'ages', ranges: [{ from: 65, to: 70 }] },
    })
    expect(reason(filter(200, null), {}, unknown)).toEqual({ key: 'booking.reason.nobodyMatches', remedy: null })
    const groupless = draft({ travellers: [traveller({ birthday: null, ageGroupId: null })] })
    expect(reason(filter(65, 70), {}, groupless)?.key).toBe('booking.reason.wrongAge')
  })

  test('is the age groups of an extra as well as those of its rules', () => {
    const allowed = { allowedAgeGroups: ['child'] }
    expect(reason({}, allowed)).toEqual({
      key: 'booking.reason.wrongAge',
      remedy: { kind: 'ages', ranges: [{ from: null, to: 15 }] },
    })
    expect(reason({ checkAgeGroups: true, ageGroups: ['adult'] }, allowed)).toEqual({
      key: 'booking.reason.nobodyMatches',
      remedy: null,
    })
  })

  test('has no remedy where a second check fails as well', () => {
    expect(reason({ ...dates('d2'), checkAgeGroups: true, ageGroups: ['child'] })).toEqual({
      key: 'booking.reason.notOnDate',
      remedy: null,
    })
  })

  test('is that of the traveller with the fewest failed checks', () => {
    const family = draft({ travellers: [traveller(), traveller({ ageGroupId: 'child', birthday: '2018-01-01' })] })
    const rules = { checkAgeGroups: true, ageGroups: ['child'], checkAccommodationTypes: true, accommodations: ['ez'] }
    expect(reason(rules, {}, family)?.key).toBe('booking.reason.wrongRoom')
    expect(reason(rules, { isCandidate: (index) => index === 0 }, family)?.key).toBe('booking.reason.wrongAge')
  })

  test('is that of the first of several with equally many', () => {
    const rules = { checkAgeGroups: true, ageGroups: ['child'], checkAccommodationTypes: true, accommodations: ['ez'] }
    const inSingle = traveller({ accommodationId: 'ez' })
    const child = traveller({ ageGroupId: 'child', birthday: '2018-01-01' })
    const told = (...travellers: readonly ReturnType<typeof traveller>[]) =>
      reason(rules, {}, draft({ travellers }))?.key
    expect(told(inSingle, child)).toBe('booking.reason.wrongAge')
    expect(told(child, inSingle)).toBe('booking.reason.wrongRoom')
    expect(told(traveller(), child, traveller())).toBe('booking.reason.wrongRoom')
  })

  test('proposes only dates on which the item is sold', () => {
    expect(reason(dates('d2'), { isSoldOn: ({ id }) => id !== 'd2' })?.remedy).toBeNull()
  })
})
