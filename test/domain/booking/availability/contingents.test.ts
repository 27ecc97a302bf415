import { describe, expect, test } from 'vitest'
import {
  areContingentsChecked,
  babyContingent,
  packageContingent,
  serviceContingent,
  unitsRemaining,
} from '#domain/booking/availability/contingents.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { draft } from '#test/support/builders/draft.ts'
import { contingentsLeft, offer, settings, status } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const { left: LEFT } = contingentsLeft({ 101: 4 }, { 301: 2 }).contingents
const known = (code = 'BOOKABLE', dateId = 'd1') =>
  offer({
    contingents: { dateId, left: LEFT },
    settings: settings({
      statuses: [
        status(code, { isDefaultStatus: true }),
        status('WAITLIST', { id: 'wait', isDefaultWaitlistFallback: true }),
      ],
    }),
  })

describe('contingents', () => {
  test.each([
    ['are those of the platform', known(), 4, 2],
    // rules 5.7.1, 9.2.4
    ['are 999 on a waitlist', known('WAITLIST'), 999, 999],
    // rule 5.7.1
    ['are 999 on request', known('WAITLIST_CONTINGENT_CHECK'), 999, 999],
    // rules 4.6.2, 4.7.1
    ['are 999 while they are known for another date only', known('BOOKABLE', 'd2'), 999, 999],
    ['are 999 while nothing is known', offer(), 999, 999],
  ])('%s', (...[, against, packages, services]) => {
    expect(packageContingent('101', resolve(draft(), against))).toBe(packages)
    expect(serviceContingent('301', resolve(draft(), against))).toBe(services)
  })

  // rule 5.7.2
  test('are 0 without an entry', () => {
    expect(packageContingent('999', resolve(draft(), known()))).toBe(0)
    expect(serviceContingent('999', resolve(draft(), known()))).toBe(0)
  })

  // rule 5.7.1
  test('are ignored once the visitor switched to the waitlist', () => {
    expect(packageContingent('101', resolve(draft({ switchedToWaitlistFallback: true }), known()))).toBe(999)
    expect(areContingentsChecked(resolve(draft(), known()))).toBe(true)
  })
})

test.each([
  ['the units others leave', new Map([['301', 1]]), '301', LEFT, 1],
  ['all where others take something else', new Map([['302', 1]]), '301', LEFT, 2],
  ['nothing where others take all', new Map([['301', 2]]), '301', LEFT, 0],
  ['never less than nothing', new Map([['301', 3]]), '301', LEFT, 0],
  ['nothing without an entry', new Map<string, number>(), '999', LEFT, 0],
  ['999 while contingents do not count', new Map([['301', 3]]), '301', null, 999],
])('the contingent of a service is %s', (...[, taken, serviceNo, left, expected]) => {
  expect(unitsRemaining(taken, serviceNo, left)).toBe(expected)
})

test('babies use the contingent of their package', () => {
  const withPackage = (fields: Partial<ReturnType<typeof known>> = {}) =>
    offer({
      ...known(),
      pricing: pricing({ accommodations: [room(), room({ id: 'baby', ratioPackageNo: '101', isBabyPackage: true })] }),
      ...fields,
    })
  expect(babyContingent(resolve(draft(), withPackage()))).toBe(4)
  expect(babyContingent(resolve(draft(), withPackage({ contingents: null })))).toBe(999)
  expect(babyContingent(resolve(draft(), known()))).toBe(0)
})
