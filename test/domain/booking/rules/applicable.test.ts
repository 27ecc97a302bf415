import { describe, expect, test } from 'vitest'
import { resolve } from '#domain/booking/draft/booking.ts'
import {
  applicableTravellers,
  failedChecksOfEach,
  isForAnybody,
  recipients,
  travellersWith,
  travellersWithDiscount,
} from '#domain/booking/rules/applicable.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { discount, mandatorySettings, personalAddon, pricing } from '#test/support/builders/pricing.ts'

const CHILDREN = mandatorySettings(false, { checkAgeGroups: true, ageGroups: ['child'] })
const child = () => traveller({ ageGroupId: 'child', birthday: '2018-01-01' })
const choices = (...list: readonly (readonly [string, number])[]) =>
  list.map(([addonId, quantity]) => ({ addonId, quantity, mandatory: false }))
const family = draft({
  travellers: [traveller(), child(), traveller(), child()],
  personalAddons: choices(['ausflug', 3], ['zoo', 1]),
  personalDiscounts: [
    { discountId: 'stamm', quantity: 3, mandatory: false },
    { discountId: 'kind', quantity: 1, mandatory: false },
  ],
})
const against = offer({
  pricing: pricing({
    personalAddons: [personalAddon(), personalAddon({ id: 'zoo', mandatorySettings: CHILDREN })],
    personalDiscounts: [discount(), discount({ id: 'kind', mandatorySettings: CHILDREN })],
  }),
})

describe('the travellers an item applies to', () => {
  test('are those whose rules pass and whose age group is allowed', () => {
    expect(applicableTravellers({ mandatorySettings: CHILDREN }, resolve(family, against))).toEqual([1, 3])
    expect(
      applicableTravellers({ mandatorySettings: null, allowedAgeGroups: ['adult'] }, resolve(family, against)),
    ).toEqual([0, 2])
    expect(
      applicableTravellers({ mandatorySettings: CHILDREN, allowedAgeGroups: ['adult'] }, resolve(family, against)),
    ).toEqual([])
  })

  test('do not include travellers without an age group where groups are restricted', () => {
    const ageless = { ...family, travellers: [traveller({ ageGroupId: null })] }
    expect(
      applicableTravellers(
        { mandatorySettings: null, allowedAgeGroups: ['adult', 'child'] },
        resolve(ageless, against),
      ),
    ).toEqual([])
    expect(applicableTravellers({ mandatorySettings: null }, resolve(ageless, against))).toEqual([0])
  })

  // rules 5.5.2, 10.34
  test('are all where no age groups are named', () => {
    const ageless = { ...family, travellers: [traveller({ ageGroupId: null }), child()] }
    expect(
      applicableTravellers({ mandatorySettings: null, allowedAgeGroups: null }, resolve(ageless, against)),
    ).toEqual([0, 1])
    expect(applicableTravellers({ mandatorySettings: null, allowedAgeGroups: [] }, resolve(ageless, against))).toEqual(
      [],
    )
  })

  test('are none until a date is chosen', () => {
    const dateless = { ...family, date: null }
    expect(applicableTravellers({ mandatorySettings: null }, resolve(dateless, against))).toEqual([])
    expect(isForAnybody({ mandatorySettings: null }, resolve(dateless, against))).toBe(false)
    expect(isForAnybody({ mandatorySettings: null }, resolve(family, against))).toBe(true)
    expect(failedChecksOfEach({ mandatorySettings: null }, resolve(dateless, against))).toEqual([])
  })
})

test('the failed checks of a traveller list the age once', () => {
  const item = { mandatorySettings: CHILDREN, allowedAgeGroups: ['child'] }
  expect(failedChecksOfEach(item, resolve(family, against))).toEqual([['ages'], [], ['ages'], []])
  expect(failedChecksOfEach({ ...item, allowedAgeGroups: [] }, resolve(family, against))).toEqual([
    ['ages'],
    ['ages'],
    ['ages'],
    ['ages'],
  ])
})

describe('the travellers with an item', () => {
  test('are the first it applies to, up to its quantity', () => {
    expect(travellersWith('ausflug', resolve(family, against))).toEqual([0, 1, 2])
    expect(travellersWith('zoo', resolve(family, against))).toEqual([1])
    expect(travellersWithDiscount('stamm', resolve(family, against))).toEqual([0, 1, 2])
    expect(travellersWithDiscount('kind', resolve(family, against))).toEqual([1])
  })

  test('are none where it was not chosen, is not sold or nothing is loaded', () => {
    const plain = { ...family, personalAddons: [], personalDiscounts: [] }
    expect([
      travellersWith('ausflug', resolve(plain, against)),
      travellersWithDiscount('stamm', resolve(plain, against)),
    ]).toEqual([[], []])
    expect([
      travellersWith('gone', resolve(family, against)),
      travellersWithDiscount('gone', resolve(family, against)),
    ]).toEqual([[], []])
    const unloaded = offer({ pricing: null })
    expect([
      travellersWith('ausflug', resolve(family, unloaded)),
      travellersWithDiscount('stamm', resolve(family, unloaded)),
    ]).toEqual([[], []])
  })
})

test.each([
  { where: 'some have it', maxQuantity: 2, holders: [1], told: { some: [1], most: null } },
  { where: 'all have it', maxQuantity: 2, holders: [0, 1], told: { some: [], most: null } },
  { where: 'nobody has it and not all can', maxQuantity: 1, holders: [], told: { some: [], most: 1 } },
  { where: 'nobody has it and all can', maxQuantity: 2, holders: [], told: { some: [], most: null } },
])('the recipients of an extra where $where', ({ maxQuantity, holders, told }) => {
  const pair = resolve(draft({ travellers: [traveller(), traveller()] }), offer())
  expect(recipients({ maxQuantity, reason: null }, holders, pair)).toEqual(told)
})

test('the recipients of an unavailable extra are not told', () => {
  const pair = resolve(draft({ travellers: [traveller(), traveller()] }), offer())
  const reason = { key: 'booking.reason.soldOut', remedy: null } as const
  expect(recipients({ maxQuantity: 0, reason }, [], pair)).toEqual({ some: [], most: null })
})
