import { describe, expect, test } from 'vitest'
import { withDate, withExtension, withoutExtension } from '#domain/booking/commands/dates.ts'
import {
  addedDays,
  baseDate,
  choiceAmong,
  extensionContingent,
  extensionOptions,
  hasExtensionStep,
  includingChosen,
} from '#domain/booking/dates/extension.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { price } from '#domain/booking/price/price.ts'
import { after, draftAfter } from '#test/support/commands.ts'
import { departure, extension } from '#test/support/builders/departure.ts'
import { draft, summaryOf, traveller } from '#test/support/builders/draft.ts'
import { contingentsLeft, offer, status } from '#test/support/builders/offer.ts'
import { familyPackage, pricing, SINGLE_ROOM } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'
import { isExtensible } from '#domain/catalogue/saleDates.ts'

const longer = (fields: Parameters<typeof departure>[0] = {}) =>
  departure({
    id: 'd1-v',
    endDate: '2027-06-21',
    includesExtension: true,
    extensionBaseDate: { id: 'd1' },
    extensions: [extension(), extension({ id: 'berge', packages: { dz: '301', ez: '302' } })],
    packagePrices: new Map([
      ['201', 159_000],
      ['202', 189_000],
      ['301', 149_000],
    ]),
    ...fields,
  })
const sold = offer({ pricing: pricing({ departures: [departure(), longer()] }) })
const SEA = { dateId: 'd1-v', extensionId: 'meer' }
const MOUNTAINS = { dateId: 'd1-v', extensionId: 'berge' }
const BASE = { dateId: 'd1', extensionId: null }

test('extensions of the chosen departure are offered, except CLOSED ones', () => {
  expect(extensionOptions(resolve(draft(), sold)).map(({ extension }) => extension?.id)).toEqual(['meer', 'berge'])
  expect(extensionOptions(resolve(draft({ date: { dateId: 'd9', extensionId: null } }), sold))).toEqual([])
  const closed = offer({ pricing: pricing({ departures: [departure(), longer({ status: status('CLOSED') })] }) })
  expect(extensionOptions(resolve(draft(), closed))).toEqual([])
})

// rule 2.5.2
test('the extension step is shown with an extension or an upgrade on offer', () => {
  expect(hasExtensionStep(resolve(draft(), sold))).toBe(true)
  expect(hasExtensionStep(resolve(draft(), offer()))).toBe(false)
  expect(hasExtensionStep(resolve(draft({ isUpgradedToExtension: true }), offer()))).toBe(true)
})

describe('upgrading to an extension', () => {
  const upgraded = draftAfter({ ...draft(), summary: summaryOf(draft()) }, sold, (now) => withExtension(now, SEA))

  // rule 4.7.1
  test('stores the date before and keeps the rooms', () => {
    expect(upgraded).toMatchObject({
      date: SEA,
      isUpgradedToExtension: true,
      extensionDowngradeDate: BASE,
      summary: null,
    })
    expect(upgraded.rooms).toEqual([{ accommodationId: 'dz', quantity: 1 }])
  })

  // rule 3.6.3.3
  test('prices the rooms by the packages of the extension', () => {
    expect(price(resolve(upgraded, sold)).total.centimes).toBe(318_000)
    expect(price(after(resolve(upgraded, sold), (now) => withExtension(now, MOUNTAINS))).total.centimes).toBe(298_000)
  })

  // rule 4.7.2
  test('from another extension stores the departure, not the extension', () => {
    expect(draftAfter(upgraded, sold, (now) => withExtension(now, MOUNTAINS))).toMatchObject({
      date: MOUNTAINS,
      extensionDowngradeDate: BASE,
    })
  })

  test('drops rooms that are not sold with the extension', () => {
    const singles = draft({ rooms: [{ accommodationId: 'ez', quantity: 2 }] })
    expect(draftAfter(singles, sold, (now) => withExtension(now, SEA)).rooms).toEqual([
      { accommodationId: 'ez', quantity: 2 },
    ])
    expect(draftAfter(singles, sold, (now) => withExtension(now, MOUNTAINS)).rooms).toEqual([])
  })

  test('changes nothing for a date that is no extension of the departure', () => {
    const before = draft()
    expect(draftAfter(before, sold, (now) => withExtension(now, BASE))).toBe(before)
  })

  // rule 4.7.3
  test('is undone by returning to the stored date', () => {
    expect(draftAfter(upgraded, sold, withoutExtension)).toMatchObject({
      date: BASE,
      isUpgradedToExtension: false,
      extensionDowngradeDate: null,
    })
    expect(draftAfter(upgraded, sold, (now) => withDate(now, BASE)).rooms).toEqual([
      { accommodationId: 'dz', quantity: 1 },
    ])
    const before = draft()
    expect(draftAfter(before, sold, withoutExtension)).toBe(before)
  })
})

// rule 9.6.3.1
test('a room on an extension date costs the sum of travel and extension', () => {
  const [both, alone] = [
    [
      ['101', 129_000],
      ['201', 30_000],
    ],
    [['201', 159_000]],
  ] as const
  const totals = [both, alone].map((prices) => {
    const against = offer({
      pricing: pricing({ departures: [departure(), longer({ packagePrices: new Map(prices) })] }),
    })
    return price(after(resolve(draft(), against), (now) => withExtension(now, SEA))).total.centimes
  })
  expect(totals).toEqual([318_000, 318_000])
})

describe('the contingent of an extension', () => {
  const left = (packages: Readonly<Record<string, number>>) => ({ ...sold, ...contingentsLeft(packages, {}, 'd1-v') })
  const upgraded = { ...draft(), date: SEA, isUpgradedToExtension: true, extensionDowngradeDate: BASE }

  // rule 5.7.4.2
  test('is that of the room with the fewest left', () => {
    const mixed = {
      ...upgraded,
      rooms: [
        { accommodationId: 'dz', quantity: 1 },
        { accommodationId: 'ez', quantity: 1 },
      ],
    }
    expect(extensionContingent(resolve(mixed, left({ 201: 7, 202: 5 })))).toBe(3)
    expect(extensionContingent(resolve(mixed, left({ 201: 7, 202: 2 })))).toBe(2)
  })

  // rule 5.7.4.1
  test.each([
    { places: 5, times: 1 },
    { places: 6, times: 2 },
  ])('of a family of three is counted in threes: $places places are enough $times times', ({ places, times }) => {
    const family = [traveller({ familyPackageId: 'familie' }), traveller(), traveller({ ageGroupId: 'child' })]
    const fz = room({ id: 'fz', isFamilyPackageAccommodation: true, totalCapacity: 3 })
    const mapped = longer({ extensions: [extension({ packages: { dz: '201', ez: '202', fz: '208' } })] })
    const packaged = pricing({
      departures: [departure(), mapped],
      accommodations: [room(), SINGLE_ROOM, fz],
      familyPackages: [familyPackage()],
    })
    const against = { ...offer({ pricing: packaged }), contingents: left({ 208: places }).contingents }
    expect(extensionContingent(resolve({ ...upgraded, rooms: [], travellers: family }, against))).toBe(times)
  })

  // rule 5.7.4.2
  test.each([
    { packages: { 101: 8, 201: 4 }, times: 2 },
    { packages: { 101: 3, 201: 4 }, times: 1 },
    { packages: { 101: 1, 201: 4 }, times: 0 },
    { packages: { 201: 4 }, times: 0 },
  ])(
    'is the smaller one of travel and extension where both are sold: $packages are enough $times times',
    ({ packages, times }) => {
      const packagePrices = new Map([
        ['101', 129_000],
        ['201', 30_000],
      ])
      const both = offer({ pricing: pricing({ departures: [departure(), longer({ packagePrices })] }) })
      expect(extensionContingent(resolve(upgraded, { ...both, contingents: left(packages).contingents }))).toBe(times)
    },
  )

  // rule 9.2.6
  test('starts at 9999 without rooms and is 999 while unknown', () => {
    expect(extensionContingent(resolve({ ...upgraded, rooms: [] }, left({})))).toBe(9999)
    expect(extensionContingent(resolve(upgraded, sold))).toBe(999)
  })

  test('is 0 without a date, and for a room the variant no longer has', () => {
    expect(extensionContingent(resolve({ ...upgraded, date: null }, left({ 201: 7 })))).toBe(0)
    expect(
      extensionContingent(
        resolve({ ...upgraded, rooms: [{ accommodationId: 'gone', quantity: 1 }] }, left({ 201: 7 })),
      ),
    ).toBe(0)
  })

  test.each([
    { places: 5, times: 2 },
    { places: 4, times: 2 },
    { places: 3, times: 1 },
    { places: 1, times: 0 },
  ])('of a family package is its $places places divided by two travellers: $times', ({ places, times }) => {
    const accommodations = [room({ id: 'dz' }), room({ id: 'ez' })]
    const family = {
      accommodations,
      familyPackages: [familyPackage({ accommodation: 'dz' })],
      departures: [departure(), longer()],
    }
    const against = { ...offer({ pricing: pricing(family) }), contingents: left({ 201: places }).contingents }
    const travellers = upgraded.travellers.map((one, index) => ({
      ...one,
      familyPackageId: index === 0 ? 'familie' : null,
    }))
    expect(extensionContingent(resolve({ ...upgraded, travellers }, against))).toBe(times)
    expect(
      extensionContingent(resolve({ ...upgraded, travellers }, { ...against, contingents: left({}).contingents })),
    ).toBe(0)
  })
})

describe('the dates to choose from include the chosen one', () => {
  const [base, sea, mountains] = sold.saleDates
  const ids = (dates: readonly { readonly id: string; readonly extension: { readonly id: string } | null }[]) =>
    dates.map(({ id, extension: chosen }) => chosen?.id ?? id)
  const shown = (fields: Parameters<typeof draft>[0], dates = base === undefined ? [] : [base]) =>
    ids(includingChosen(dates, resolve(draft(fields), sold)))

  test('in its order, where it is not among them', () => {
    expect(shown({ date: MOUNTAINS })).toEqual(['d1', 'berge'])
    const later = [sea, mountains].filter((date) => date !== undefined)
    expect(shown({ date: BASE }, later)).toEqual(['d1', 'meer', 'berge'])
  })

  test('unless it is an upgrade of one of them, or there is none', () => {
    expect(shown({ date: SEA, isUpgradedToExtension: true, extensionDowngradeDate: BASE })).toEqual(['d1'])
    expect(shown({ date: null })).toEqual(['d1'])
    expect(shown({ date: BASE })).toEqual(['d1'])
  })
})

// rule 4.7.1
test('the departure of an extension is the remembered one, as far as it is on sale', () => {
  const upgraded = { date: SEA, isUpgradedToExtension: true, extensionDowngradeDate: BASE }
  expect(baseDate(resolve(draft(upgraded), sold))?.id).toBe('d1')
  expect(baseDate(resolve(draft(), sold))?.id).toBe('d1')
  expect(baseDate(resolve(draft({ date: null }), sold))).toBeNull()
  expect(
    baseDate(resolve(draft({ ...upgraded, extensionDowngradeDate: { dateId: 'd9', extensionId: null } }), sold)),
  ).toBeNull()
})

test('the contingent of an extension is none without a date, and counts as 999 on a waitlist', () => {
  expect(extensionContingent(resolve(draft({ date: null }), sold))).toBe(0)
  expect(extensionContingent(resolve(draft({ switchedToWaitlistFallback: true }), sold))).toBe(999)
})

test('an upgraded departure is shown as chosen where the extension is not listed', () => {
  const upgraded = draft({
    date: { dateId: 'd2', extensionId: 'meer' },
    isUpgradedToExtension: true,
    extensionDowngradeDate: { dateId: 'd1', extensionId: null },
  })
  const longer = departure({
    id: 'd2',
    endDate: '2027-06-21',
    includesExtension: true,
    extensions: [extension()],
    extensionBaseDate: { id: 'd1' },
  })
  const { saleDates } = offer({ pricing: pricing({ departures: [departure(), longer] }) })
  const [base, extended] = saleDates
  if (base === undefined || extended === undefined) throw new Error('Two dates are sold')
  expect(choiceAmong([base], upgraded)).toEqual(upgraded.extensionDowngradeDate)
  expect(choiceAmong(saleDates, upgraded)).toEqual(upgraded.date)
  expect(addedDays(extended, base)).toBe(3)
  expect([base, extended].map((date) => isExtensible(date, saleDates))).toEqual([true, false])
})
