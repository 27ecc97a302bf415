import { describe, expect, test } from 'vitest'
import { resolve } from '#domain/booking/draft/booking.ts'
import { agesRemedy, otherDateRemedy } from '#domain/booking/rules/remedies.ts'
import { departure, extension } from '#test/support/builders/departure.ts'
import { draft } from '#test/support/builders/draft.ts'
import { AGE_GROUPS, offer, status } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'

describe('the remedy of another date', () => {
  const on = (id: string, startDate: string, fields: Parameters<typeof departure>[0] = {}) =>
    departure({ id, startDate, endDate: '2027-12-31', ...fields })
  const selling = (...departures: readonly ReturnType<typeof departure>[]) =>
    offer({ pricing: pricing({ departures }) })
  const proposed = (against: ReturnType<typeof offer>, of = draft()) => {
    const remedy = otherDateRemedy(resolve(of, against), () => true)
    return remedy?.kind === 'date' ? remedy.date.dateId : null
  }

  test('is the nearest one, before or after', () => {
    expect(proposed(selling(on('before', '2027-06-02'), departure(), on('after', '2027-06-23')))).toBe('before')
    expect(proposed(selling(on('before', '2027-05-31'), departure(), on('after', '2027-06-23')))).toBe('after')
  })

  test('is the earlier of two that are equally near', () => {
    expect(proposed(selling(on('before', '2027-06-02'), departure(), on('after', '2027-06-22')))).toBe('before')
  })

  test('is never the chosen one, nor a CLOSED one', () => {
    expect(proposed(selling(departure()))).toBeNull()
    expect(proposed(selling(departure(), on('closed', '2027-06-13', { status: status('CLOSED') })))).toBeNull()
  })

  test('is one on which the option is possible', () => {
    const both = selling(departure(), on('near', '2027-06-13'), on('far', '2027-09-01'))
    expect(otherDateRemedy(resolve(draft(), both), ({ id }) => id === 'far')).toEqual({
      kind: 'date',
      startDate: '2027-09-01',
      date: { dateId: 'far', extensionId: null },
    })
  })

  test('has an extension only where the chosen one does', () => {
    const longer = on('longer', '2027-06-12', {
      includesExtension: true,
      extensions: [extension(), extension({ id: 'berge' })],
      extensionBaseDate: { id: 'd1' },
    })
    const all = selling(departure(), longer, on('far', '2027-09-01'))
    expect(proposed(all)).toBe('far')
    expect(proposed(all, draft({ date: { dateId: 'longer', extensionId: 'meer' } }))).toBe('longer')
  })

  test('is the first one while none is chosen', () => {
    expect(proposed(selling(departure(), on('far', '2027-09-01')), draft({ date: null }))).toBe('d1')
  })
})

describe('the remedy of the right ages', () => {
  const GROUPS = [
    { ...AGE_GROUPS[0]!, id: 'senior', minAge: 65, maxAge: 120 },
    { ...AGE_GROUPS[0]!, id: 'adult', minAge: 16, maxAge: 64 },
    { ...AGE_GROUPS[1]!, id: 'child', minAge: 6, maxAge: 15 },
    { ...AGE_GROUPS[1]!, id: 'small', minAge: 2, maxAge: 5 },
  ]
  const filter = (minAge: number | null, maxAge: number | null) =>
    ({ __typename: 'AgeFilter', minAge, maxAge }) as const

  test.each([
    ['are those of the group', ['child'], null, [{ from: 6, to: 15 }]],
    ['have no lower limit where they include the youngest', ['small'], null, [{ from: null, to: 5 }]],
    ['have no upper limit where they include the oldest', ['senior'], null, [{ from: 65, to: null }]],
    ['are one range for groups that follow each other', ['adult', 'child'], null, [{ from: 6, to: 64 }]],
    [
      'are two ranges with a gap between',
      ['senior', 'child'],
      null,
      [
        { from: 6, to: 15 },
        { from: 65, to: null },
      ],
    ],
    ['are cut by the filter', ['adult', 'child'], filter(12, 17), [{ from: 12, to: 17 }]],
    ['can be a single year', ['child'], filter(12, 12), [{ from: 12, to: 12 }]],
    ['are only those of the groups the filter leaves', ['senior', 'child'], filter(null, 12), [{ from: 6, to: 12 }]],
    ['are any where all are', ['senior', 'adult', 'child', 'small'], null, [{ from: null, to: null }]],
  ])('%s', (...[, ageGroupIds, ageFilter, ranges]) => {
    expect(agesRemedy({ ageGroupIds, filter: ageFilter }, GROUPS)).toEqual({ kind: 'ages', ranges })
  })

  test('is null without a group or outside every group', () => {
    expect(agesRemedy({ ageGroupIds: [], filter: null }, GROUPS)).toBeNull()
    expect(agesRemedy({ ageGroupIds: ['child'], filter: filter(16, null) }, GROUPS)).toBeNull()
  })
})
