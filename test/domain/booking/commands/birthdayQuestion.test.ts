import { describe, expect, test } from 'vitest'
import { birthdayQuestion, withBirthday, withTypedBirthday } from '#domain/booking/commands/birthdayQuestion.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { settle } from '#domain/booking/settle.ts'
import { billedTraveller, draft, traveller } from '#test/support/builders/draft.ts'
import { AGE_GROUPS, offer, travel } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const sold = offer()
const asked = (birthday: string, index = 1, fields: Parameters<typeof draft>[0] = {}) =>
  birthdayQuestion(resolve(draft(fields), sold), { index, birthday })

describe('a birthday needs confirmation', () => {
  test('when it turns an adult into a child', () => {
    expect(asked('2015-01-01')).toEqual({ effect: 'child', age: 12, group: 'Kinder' })
  })

  test('when it turns a child into an adult', () => {
    const travellers = [billedTraveller(), traveller({ birthday: '2015-01-01', ageGroupId: 'child' })]
    expect(asked('1951-01-01', 1, { travellers })).toEqual({ effect: 'adult', age: 76, group: 'Erwachsene' })
  })

  test('when it moves a child to another group of minors', () => {
    const [adult, child] = AGE_GROUPS
    if (adult === undefined || child === undefined) throw new Error('no groups')
    const ageGroups = [adult, { ...child, minAge: 6 }, { ...child, id: 'small', name: 'Kleine Kinder', maxAge: 5 }]
    const travellers = [billedTraveller(), traveller({ birthday: '2020-01-01', ageGroupId: 'child' })]
    const question = birthdayQuestion(resolve(draft({ travellers }), offer({ travel: travel({ ageGroups }) })), {
      index: 1,
      birthday: '2023-01-01',
    })
    expect(question).toEqual({ effect: 'otherChild', age: 4, group: 'Kleine Kinder' })
  })

  test('when the billed traveller becomes too young for it', () => {
    expect(asked('2010-01-01', 0)).toMatchObject({ effect: 'notBilled' })
    expect(asked('2010-01-01', 1)).toBeNull()
  })

  test('between groups of adults only when it removes choices', () => {
    const [adult, child] = AGE_GROUPS
    if (adult === undefined || child === undefined) throw new Error('no groups')
    const ageGroups = [{ ...adult, id: 'senior', name: 'Senioren', minAge: 65 }, { ...adult, maxAge: 64 }, child]
    const question = (capacities: Record<string, [number, number]>) => {
      const accommodations = [room({ capacities })]
      const against = offer({ travel: travel({ ageGroups }), pricing: pricing({ accommodations }) })
      return birthdayQuestion(resolve(settle(draft(), against), against), { index: 1, birthday: '1985-06-12' })
    }
    expect(question({ senior: [0, 2], adult: [0, 2] })).toBeNull()
    expect(question({ senior: [0, 2] })).toEqual({ effect: 'choices', age: 42, group: 'Erwachsene' })
  })

  // rule 5.1.1
  test('with the age on the last day of the travel, or today while no date is chosen', () => {
    expect(asked('2015-05-01')).toMatchObject({ effect: 'child', age: 12 })
    expect(asked('2015-05-01', 1, { date: null })).toMatchObject({ effect: 'child', age: 11 })
  })
})

test.each([
  ['the same', '1958-06-12'],
  ['another adult', '1985-06-12'],
  ['in the future', '2056-01-01'],
  ['too long ago', '1860-01-01'],
  ['that of a person who comes of age on the way', '2011-06-13'],
])('a birthday needs no confirmation when it is %s: %s', (_what, birthday) => {
  expect(asked(birthday)).toBeNull()
})

test('a birthday of a child in the same group of minors needs no confirmation', () => {
  const travellers = [billedTraveller(), traveller({ birthday: '2015-01-01', ageGroupId: 'child' })]
  expect(asked('2016-01-01', 1, { travellers })).toBeNull()
})

test('a birthday of an unknown traveller needs no confirmation', () => {
  expect(asked('2015-01-01', 7)).toBeNull()
})

describe('a typed birthday', () => {
  const typed = (birthday: string | null, of = draft()) =>
    settle(withTypedBirthday(resolve(of, sold), { index: 1, birthday }), sold)

  test('is applied at once where it changes nothing else', () => {
    expect(typed('1985-06-12')).toEqual(
      settle(withBirthday(resolve(draft(), sold), { index: 1, birthday: '1985-06-12' }), sold),
    )
  })

  test.each([null, '2056-01-01', '2015-01-01'])('keeps the former birthday while it is not valid: %s', (birthday) => {
    const before = draft()
    const next = typed(birthday)
    expect(next).toEqual({
      ...before,
      travellers: [before.travellers[0], { ...before.travellers[1], isBirthdayPresumed: true }],
    })
    expect(typed('1958-06-12', next)).toEqual(
      settle(withBirthday(resolve(before, sold), { index: 1, birthday: '1958-06-12' }), sold),
    )
  })

  test('changes nothing where it is the former one, or the traveller is unknown', () => {
    const before = draft()
    expect(withTypedBirthday(resolve(before, sold), { index: 1, birthday: '1958-06-12' })).toBe(before)
    expect(withTypedBirthday(resolve(before, sold), { index: 2, birthday: '1985-06-12' })).toBe(before)
  })

  test('stays missing for a traveller without a former one', () => {
    const travellers = [billedTraveller(), traveller()]
    expect(typed('2056-01-01', draft({ travellers })).travellers[1]).toMatchObject({
      birthday: null,
      isBirthdayPresumed: false,
      ageGroupId: 'adult',
    })
  })
})

test('a confirmed birthday is applied with all consequences', () => {
  const next = settle(withBirthday(resolve(draft(), sold), { index: 1, birthday: '2015-01-01' }), sold)
  expect(next.travellers[1]).toMatchObject({ birthday: '2015-01-01', ageGroupId: 'child', isBirthdayPresumed: false })
  expect(next.travellers[0]?.birthday).toBe('1960-02-01')
})
