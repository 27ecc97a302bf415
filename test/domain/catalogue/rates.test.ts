import { describe, expect, test } from 'vitest'
import {
  addonRate,
  babyRate,
  collectiveRate,
  collectiveServiceNo,
  extensionPackageNo,
  familyRate,
  packageNosOn,
  placeRate,
  serviceRate,
} from '#domain/catalogue/rates.ts'
import { extension, saleDate, services } from '#test/support/builders/departure.ts'
import { collectiveAddon, PER_NIGHT, personalAddon, SINGLE_ROOM } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const packagePrices = new Map<string, number | null>([
  ['101', 129_000],
  ['102', 0],
  ['103', null],
  ['201', 40_000],
  ['203', null],
])
const date = saleDate({ packagePrices, services: services({ 301: 5000, 302: 0, 303: null, 304: 3000, 305: 1500 }) })
const extendedTo = (packageNo: string) =>
  saleDate({ packagePrices, extension: extension({ packages: { dz: packageNo } }) })
const extended = extendedTo('201')

describe('the price of a place in a room', () => {
  test.each([
    ['costs what its package costs', room(), date, ['101'], 129_000],
    // rule 10.35
    ['has no price at 0', room({ ratioPackageNo: '102' }), date, ['102'], null],
    [
      'costs the extension alone where the travel is at 0',
      room({ ratioPackageNo: '102' }),
      extended,
      ['102', '201'],
      40_000,
    ],
    ['has no price where the package has none', room({ ratioPackageNo: '103' }), date, ['103'], null],
    ['has no price where the package is missing', room({ ratioPackageNo: '109' }), date, ['109'], null],
    // rule 10.23
    ['costs travel and extension on an extension date where both are sold', room(), extended, ['101', '201'], 169_000],
    [
      'costs the extension alone where the travel is not sold beside',
      room({ ratioPackageNo: '109' }),
      extended,
      ['201'],
      40_000,
    ],
    ['is not sold where the extension is in the tables without a price', room(), extendedTo('203'), [], null],
    ['costs the travel alone where the extension is not in the tables', room(), extendedTo('209'), ['101'], 129_000],
    ['is counted once where both have one number', room(), extendedTo('101'), ['101'], 129_000],
    [
      'is not sold on an extension date where neither has a price',
      room({ ratioPackageNo: '103' }),
      extendedTo('209'),
      [],
      null,
    ],
    ['is not sold on an extension date without a mapping', SINGLE_ROOM, extended, [], null],
  ])('%s', (...[, of, on, packageNos, centimes]) => {
    expect([packageNosOn(of, on), placeRate(of, on)]).toEqual([packageNos, centimes])
  })

  test('includes the extension package on an extension date, where it is mapped', () => {
    expect(extensionPackageNo(room(), extended)).toBe('201')
    expect(extensionPackageNo(SINGLE_ROOM, extended)).toBeNull()
    expect(extensionPackageNo(room(), date)).toBeNull()
  })

  test('is null where the mapping has no room', () => {
    const [item] = extension().accommodationMapItems
    const unmapped = {
      ...extension(),
      accommodationMapItems: item === undefined ? [] : [{ ...item, extensionAccommodation: null }],
    }
    expect(placeRate(room(), { ...date, extension: unmapped })).toBeNull()
  })
})

// rules 9.6.3.2, 10.35
test.each([
  ['304', 3000],
  ['302', null],
  ['303', null],
  ['309', null],
])('a family package of the service %s costs %s: at 0 it has no price', (ratioServiceNo, centimes) => {
  expect(familyRate({ ratioServiceNo }, date)).toBe(centimes)
})

// rule 10.35
test('a baby and an extra at 0 are free', () => {
  expect(babyRate({ ratioPackageNo: '102' }, date)).toBe(0)
  expect(addonRate(personalAddon({ ratioServiceNo: '302' }), date)).toBe(0)
})

test('a baby costs its own package, on an extension date too', () => {
  expect(babyRate({ ratioPackageNo: '101' }, extended)).toBe(129_000)
  expect(babyRate({ ratioPackageNo: '103' }, extended)).toBeNull()
  expect(babyRate({ ratioPackageNo: '109' }, extended)).toBeNull()
})

test.each([
  ['301', 5000],
  ['302', 0],
  ['303', null],
  ['309', null],
])('service %s costs %j, and a missing price is never 0', (serviceNo, centimes) => {
  expect(serviceRate(serviceNo, date)).toBe(centimes)
})

describe('the price of an extra', () => {
  test.each([
    ['once', null, 5000],
    ['for each of six nights when it is charged by night', PER_NIGHT, 30_000],
    ['once when hotel nights are not considered', { ...PER_NIGHT, considerHotelNights: false }, 5000],
    ['once when it is of another type', { ...PER_NIGHT, type: 'ONCE' }, 5000],
  ])('is that of its service %s', (_case, calculationSettings, centimes) => {
    expect(addonRate(personalAddon({ calculationSettings }), date)).toBe(centimes)
    expect(collectiveRate(collectiveAddon({ services: { adult: '301' }, calculationSettings }), 'adult', date)).toBe(
      centimes,
    )
  })

  test('charged by night is null without a price', () => {
    expect(addonRate(personalAddon({ ratioServiceNo: '303', calculationSettings: PER_NIGHT }), date)).toBeNull()
  })

  test('of the group is that of the service of each age group, and null for others', () => {
    expect(['adult', 'child', 'senior', null].map((group) => collectiveServiceNo(collectiveAddon(), group))).toEqual([
      '304',
      '305',
      null,
      null,
    ])
    expect(['adult', 'child', 'senior', null].map((group) => collectiveRate(collectiveAddon(), group, date))).toEqual([
      3000,
      1500,
      null,
      null,
    ])
    expect(collectiveRate(collectiveAddon({ services: { adult: null } }), 'adult', date)).toBeNull()
    expect(collectiveRate(collectiveAddon({ services: { adult: '303' } }), 'adult', date)).toBeNull()
  })
})
