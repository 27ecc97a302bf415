import { describe, expect, test } from 'vitest'
import { reconciled } from '#domain/booking/changes/reconcile.ts'
import { changesSince, repaired, repairOf, withChangesAcknowledged } from '#domain/booking/changes/repair.ts'
import { withRepair } from '#domain/booking/changes/withRepair.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { settle } from '#domain/booking/settle.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { NO_BUS } from '#test/support/builders/departure.ts'
import { insurance, draft, traveller, billedTraveller, baby } from '#test/support/builders/draft.ts'
import { AGE_GROUPS, contingentsLeft, status, travel, travelPricing } from '#test/support/builders/offer.ts'
import { mandatorySettings, personalAddon } from '#test/support/builders/pricing.ts'
import { wholeOffer, wholePricing } from '#test/support/builders/wholeOffer.ts'

/** Two adults in the double room with trip, balcony and stops; what they saw is known. */
function left(fields: Partial<BookingDraft> = {}, offer = wholeOffer()): BookingDraft {
  const travellers = [
    billedTraveller({ outboundStopNo: '1', returnStopNo: '11' }),
    traveller({ birthday: '1958-06-12', outboundStopNo: '2', returnStopNo: '12' }),
  ]
  const chosen = {
    personalAddons: [{ addonId: 'ausflug', quantity: 2, mandatory: false }],
    accommodationAddons: [
      { type: 'accommodation' as const, typeId: 'dz', addonId: 'balkon', quantity: 1, mandatory: false },
    ],
  }
  return withChangesAcknowledged(resolve(settle(draft({ travellers, ...chosen, ...fields }), offer), offer))
}

type Pricing = NonNullable<Offer['pricing']>
type Departure = Pricing['departures'][number]

/** The offer with its departures changed. */
function changed(change: (departure: Departure) => Departure | null, offer = wholeOffer()): Offer {
  const departures = wholePricing().departures.flatMap((departure) => change(departure) ?? [])
  return wholeOffer({ ...offer, pricing: wholePricing({ departures }) })
}

const without = <Value>(map: ReadonlyMap<string, Value>, ...keys: readonly string[]) =>
  new Map([...map].filter(([key]) => !keys.includes(key)))

const withPrice = (packageNo: string, centimes: number) =>
  changed((departure) => ({
    ...departure,
    packagePrices: new Map([...departure.packagePrices, [packageNo, centimes]]),
  }))

const withContingents = (packages: Readonly<Record<string, number>>, services: Readonly<Record<string, number>> = {}) =>
  wholeOffer(
    contingentsLeft(
      { 101: 20, 102: 20, 103: 20, 104: 20, ...packages },
      {
        ...Object.fromEntries([...(wholePricing().departures[0]?.services.keys() ?? [])].map((no) => [no, 20])),
        ...services,
      },
    ),
  )

test('an unchanged offer has no changes', () => {
  expect(changesSince(resolve(left(), wholeOffer()))).toEqual([])
  expect(repairOf(resolve(left(), wholeOffer())).draft).toEqual(left())
})

describe('a changed price', () => {
  test('is reported for its line and for the total', () => {
    expect(changesSince(resolve(left(), withPrice('101', 139_000)))).toEqual([
      {
        kind: 'price',
        lineKind: 'room',
        name: 'Doppelzimmer',
        was: 258_000,
        now: 278_000,
        currency: 'CHF',
        repair: null,
      },
      { kind: 'total', was: 270_000, now: 290_000, currency: 'CHF', repair: null },
    ])
  })

  test('is reported until it is acknowledged', () => {
    const offer = withPrice('101', 139_000)
    expect(changesSince(resolve(withChangesAcknowledged(resolve(left(), offer)), offer))).toEqual([])
  })

  test('in another currency is no change of the total', () => {
    const offer = wholeOffer({ pricing: wholePricing({ currency: 'EUR' }) })
    expect(changesSince(resolve(left(), offer))).toEqual([])
  })
})

describe('rooms no longer available', () => {
  const full = withContingents({ 101: 1 })

  test('are reported with the nearest replacement, which keeps what is left', () => {
    const [room, extra, total] = changesSince(resolve(left(), full))
    expect(room).toEqual({
      kind: 'gone',
      lineKind: 'room',
      name: 'Doppelzimmer',
      repair: {
        kind: 'beds',
        rooms: [{ accommodationId: 'bett', quantity: 2 }],
        familyPackageId: null,
        beds: [{ name: 'Bett im Doppelzimmer', quantity: 2 }],
      },
    })
    expect(extra).toMatchObject({ kind: 'gone', lineKind: 'roomAddon', name: 'Balkon', repair: null })
    expect(total).toBeUndefined()
  })

  test('are replaced by the nearest ones, and everybody has a bed again', () => {
    const after = repaired(resolve(left(), full))
    expect(after.travellers.map(({ accommodationId }) => accommodationId)).toEqual(['bett', 'bett'])
    expect(after.personalAddons).toContainEqual({ addonId: 'ausflug', quantity: 2, mandatory: false })
  })

  test('are kept in part where fewer are left', () => {
    const people = [billedTraveller(), traveller(), traveller(), traveller()]
    const before = left({ travellers: people, rooms: [{ accommodationId: 'dz', quantity: 2 }] })
    const [fewer] = changesSince(resolve(before, withContingents({ 101: 3, 104: 1 })))
    expect(fewer).toMatchObject({ kind: 'fewer', lineKind: 'room', was: 4, now: 2 })
    expect(fewer?.repair).toMatchObject({
      rooms: [
        { accommodationId: 'dz', quantity: 1 },
        { accommodationId: 'ez', quantity: 1 },
        { accommodationId: 'bett', quantity: 1 },
      ],
    })
  })

  test('have no repair where no other room is left', () => {
    const [room] = changesSince(resolve(left(), withContingents({ 101: 1, 102: 0, 104: 0 })))
    expect(room?.repair).toBeNull()
  })

  test('are restored when they are available again', () => {
    const dropped = reconciled(resolve(left(), full)).draft
    expect(dropped.rooms).toEqual([])
    expect(reconciled(resolve(dropped, wholeOffer())).draft.rooms).toEqual([{ accommodationId: 'dz', quantity: 1 }])
    expect(changesSince(resolve(dropped, wholeOffer()))).toEqual([])
  })
})

test('a family package no longer available is replaced by rooms', () => {
  const people = [
    billedTraveller({ familyPackageId: 'familie' }),
    traveller(),
    traveller({ birthday: '2018-01-01', ageGroupId: 'child' }),
  ]
  const before = left({ travellers: people, rooms: [] })
  expect(before.travellers.map(({ accommodationId }) => accommodationId)).toEqual(['fz', 'fz', 'fz'])
  const offer = wholeOffer({ pricing: wholePricing({ familyPackages: [] }) })
  const [gone] = changesSince(resolve(before, offer))
  expect(gone).toMatchObject({
    kind: 'gone',
    lineKind: 'familyPackage',
    name: 'Familienpauschale',
    repair: { kind: 'beds' },
  })
  expect(repaired(resolve(before, offer)).travellers.every(({ accommodationId }) => accommodationId !== null)).toBe(
    true,
  )
})

describe('extras', () => {
  test('with fewer units left are kept in part', () => {
    const [fewer] = changesSince(resolve(left(), withContingents({}, { 301: 1 })))
    expect(fewer).toEqual({ kind: 'fewer', lineKind: 'personalAddon', name: 'Ausflug', was: 2, now: 1, repair: null })
  })

  test('no longer available are reported by name', () => {
    const [gone] = changesSince(resolve(left(), wholeOffer({ pricing: wholePricing({ personalAddons: [] }) })))
    expect(gone).toEqual({ kind: 'gone', lineKind: 'personalAddon', name: 'Ausflug', repair: null })
  })

  test('that became mandatory are reported with their price', () => {
    const spa = personalAddon({ id: 'spa', name: 'Badetuch', mandatorySettings: mandatorySettings(true) })
    const addons = [...wholePricing().personalAddons, spa]
    expect(
      changesSince(resolve(left(), wholeOffer({ pricing: wholePricing({ personalAddons: addons }) }))),
    ).toContainEqual({
      kind: 'new',
      lineKind: 'personalAddon',
      name: 'Badetuch',
      centimes: 10_000,
      currency: 'CHF',
      repair: null,
    })
  })

  test('of the group count as one item whatever the age groups', () => {
    const before = left({ collectiveAddons: [{ addonId: 'konzert', quantity: 1, mandatory: false }] })
    const dearer = changed((departure) => ({
      ...departure,
      services: new Map(
        [...departure.services].map(([no, service]) => [no, no === '304' ? { ...service, centimes: 3500 } : service]),
      ),
    }))
    expect(changesSince(resolve(before, dearer))).toContainEqual({
      kind: 'price',
      lineKind: 'collectiveAddon',
      name: 'Konzert',
      was: 6000,
      now: 7000,
      currency: 'CHF',
      repair: null,
    })
  })
})

test.each<readonly [string, Partial<BookingDraft>, string, string]>([
  [
    'a discount',
    { personalDiscounts: [{ discountId: 'stamm', quantity: 1, mandatory: false }] },
    '401',
    'personalDiscount',
  ],
  ['a data package', { esims: [{ serviceNo: '601', quantity: 1 }] }, '601', 'esim'],
  ['printed documents', { travelDocuments: 'print' }, '5390', 'documents'],
  ['CO2 compensation', { co2compensation: true }, '7474', 'co2'],
  ['the early-booking discount', {}, '900', 'bargain'],
])('%s that is no longer sold is named', (...[, fields, serviceNo, what]) => {
  const offer = changed((departure) => ({ ...departure, services: without(departure.services, serviceNo) }))
  expect(changesSince(resolve(left(fields), offer))).toContainEqual(
    expect.objectContaining({ kind: 'gone', lineKind: what, repair: null }),
  )
})

describe('the end of the early-booking discount', () => {
  test.each([
    ['2027-04-15', 0],
    ['2027-04-16', 1],
  ])('is reported after its last day: on %s there are %i changes', (today, count) => {
    expect(
      changesSince(resolve(left(), wholeOffer({ today }))).filter((change) => change.kind === 'gone'),
    ).toHaveLength(count)
  })
})

describe('an insurance', () => {
  const before = left({ familyInsurance: insurance({ ratioServiceNo: '9100', label: 'Familie', centimes: 18_900 }) })

  test('no longer offered is reported and never replaced unasked', () => {
    expect(changesSince(resolve({ ...before, familyInsurance: null }, wholeOffer()))).toContainEqual({
      kind: 'gone',
      lineKind: 'insurance',
      name: 'Familie',
      repair: null,
    })
  })

  test('with another price is the same insurance', () => {
    const dearer = {
      ...before,
      familyInsurance: insurance({ ratioServiceNo: '9100', label: 'Familie', centimes: 19_900 }),
    }
    expect(changesSince(resolve(dearer, wholeOffer()))[0]).toEqual({
      kind: 'price',
      lineKind: 'insurance',
      name: 'Familie',
      was: 18_900,
      now: 19_900,
      currency: 'CHF',
      repair: null,
    })
  })
})

describe('a date no longer sold', () => {
  const noFirst = changed((departure) => (departure.id === 'd2' ? departure : null))

  test('has the nearest date of the variant as repair', () => {
    expect(changesSince(resolve(left(), noFirst))).toEqual([
      {
        kind: 'date',
        state: 'gone',
        startDate: '2027-06-12',
        endDate: '2027-06-18',
        repair: {
          kind: 'date',
          date: { dateId: 'd2', extensionId: null },
          startDate: '2027-06-19',
          endDate: '2027-06-25',
        },
      },
    ])
  })

  test('is replaced by that date with all choices available there', () => {
    const after = repaired(resolve(left(), noFirst))
    expect(after.date).toEqual({ dateId: 'd2', extensionId: null })
    expect(after.rooms).toEqual([{ accommodationId: 'dz', quantity: 1 }])
    expect(after.travellers.map(({ outboundStopNo }) => outboundStopNo)).toEqual(['1', '2'])
    expect(after.accommodationAddons).toHaveLength(1)
  })

  test('is repaired alone: choices unavailable there are still reported', () => {
    const [change] = changesSince(resolve(left(), noFirst))
    const dear = changed((departure) =>
      departure.id === 'd2' ? { ...departure, services: without(departure.services, '301') } : null,
    )
    if (change?.repair === null || change === undefined) throw new Error('no repair')
    const after = withRepair(resolve(left(), dear), change.repair)
    expect(changesSince(resolve(after, dear))).toContainEqual({
      kind: 'gone',
      lineKind: 'personalAddon',
      name: 'Ausflug',
      repair: null,
    })
  })

  test.each([
    ['departed', wholeOffer({ today: '2027-06-12' })],
    ['notOnline', changed((departure) => (departure.id === 'd2' ? departure : { ...departure, isSoldOnline: false }))],
    [
      'notOnline',
      changed((departure) => (departure.id === 'd2' ? departure : { ...departure, arePricesReadable: false })),
    ],
    ['gone', noFirst],
  ])('is reported as %s', (state, offer) => {
    expect(changesSince(resolve(left(), offer))[0]).toMatchObject({ kind: 'date', state })
  })

  test('because it is closed has the nearest open date as repair, the waitlist where there is none', () => {
    const closed = changed((departure) =>
      departure.id === 'd1' ? { ...departure, status: status('CLOSED') } : departure.id === 'd2' ? departure : null,
    )
    expect(changesSince(resolve(left(), closed))[0]).toMatchObject({
      kind: 'date',
      state: 'closed',
      repair: { kind: 'date', date: { dateId: 'd2' } },
    })
    const alone = changed((departure) => (departure.id === 'd1' ? { ...departure, status: status('CLOSED') } : null))
    expect(changesSince(resolve(left(), alone))[0]).toMatchObject({
      kind: 'date',
      state: 'closed',
      repair: { kind: 'waitlist' },
    })
    expect(repaired(resolve(left(), alone))).toMatchObject({
      switchedToWaitlistFallback: true,
      rooms: [{ accommodationId: 'dz', quantity: 1 }],
    })
  })

  test('without any other has no repair and keeps the choices', () => {
    const nothing = changed(() => null)
    expect(changesSince(resolve(left(), nothing))).toMatchObject([{ kind: 'date', repair: null }])
    expect(repaired(resolve(left(), nothing)).rooms).toEqual(left().rooms)
    expect(changesSince(resolve(repaired(resolve(left(), nothing)), nothing))).toEqual([])
  })

  test('is not reported for a new status, which is a change of its own', () => {
    const waiting = changed((departure) => ({ ...departure, status: status('WAITLIST') }))
    expect(changesSince(resolve(left(), waiting))[0]).toEqual({
      kind: 'status',
      was: 'BOOKABLE',
      now: 'WAITLIST',
      repair: null,
    })
    expect(changesSince(resolve(withChangesAcknowledged(resolve(left(), waiting)), wholeOffer()))[0]).toEqual({
      kind: 'status',
      was: 'WAITLIST',
      now: 'BOOKABLE',
      repair: null,
    })
  })
})

describe('an extension no longer sold', () => {
  const long = left({
    date: { dateId: 'd3', extensionId: 'meer' },
    isUpgradedToExtension: true,
    extensionDowngradeDate: { dateId: 'd1', extensionId: null },
  })
  const short = changed((departure) => (departure.id === 'd3' ? null : departure))

  test('has its departure as repair', () => {
    expect(changesSince(resolve(long, short))).toEqual([
      {
        kind: 'extension',
        name: 'Drei Tage am Meer',
        repair: {
          kind: 'date',
          date: { dateId: 'd1', extensionId: null },
          startDate: '2027-06-12',
          endDate: '2027-06-18',
        },
      },
    ])
    expect(repaired(resolve(long, short))).toMatchObject({
      date: { dateId: 'd1' },
      isUpgradedToExtension: false,
      extensionDowngradeDate: null,
      rooms: [{ accommodationId: 'dz' }],
    })
  })

  test('together with its departure has another date as repair', () => {
    const other = changed((departure) => (departure.id === 'd2' ? departure : null))
    expect(changesSince(resolve(long, other))[0]).toMatchObject({
      kind: 'date',
      state: 'gone',
      repair: { date: { dateId: 'd2' } },
    })
  })
})

describe('a stop no longer served', () => {
  const withoutBern = changed((departure) => {
    const { outbound, return: back } = departure.busNetwork
    return {
      ...departure,
      busNetwork: {
        outbound: { ...outbound, stops: outbound.stops.filter(({ stopNo }) => stopNo !== '1') },
        return: back,
      },
    }
  })

  test('has the nearest by time as repair, for the travellers who used it', () => {
    expect(changesSince(resolve(left(), withoutBern))).toEqual([
      {
        kind: 'stop',
        direction: 'outbound',
        name: '06:30 | Bern, Neufeld',
        repair: {
          kind: 'stop',
          direction: 'outbound',
          stopNo: '2',
          label: '08:00 | Zürich, Sihlquai',
          travellers: [0],
        },
      },
    ])
  })

  test('is replaced by that stop with its surcharge', () => {
    const after = repaired(resolve(left(), withoutBern))
    expect(after.travellers.map(({ outboundStopNo, returnStopNo }) => [outboundStopNo, returnStopNo])).toEqual([
      ['2', '11'],
      ['2', '12'],
    ])
    expect(after.snapshot?.totalCentimes).toBe(272_000)
  })

  test('is not reported while the stops are not loaded', () => {
    const light = changed((departure) => ({ ...departure, busNetwork: NO_BUS }))
    expect(changesSince(resolve(left(), light))).toEqual([])
  })
})

describe('changed travellers', () => {
  const groups = (changedGroups: Readonly<Record<string, number>>, freeUntilAge = 2) => {
    const ageGroups = AGE_GROUPS.map((group) => ({
      ...group,
      minAge: changedGroups[group.id] ?? group.minAge,
      maxAge: group.id === 'child' ? (changedGroups['adult'] ?? 16) - 1 : group.maxAge,
    }))
    const { pricing } = wholeOffer().travel
    return wholeOffer({
      travel: travel({
        ageGroups,
        pricing: pricing && { ...pricing, ageGroupSettings: { ...pricing.ageGroupSettings, freeUntilAge } },
      }),
    })
  }

  test('with another age group are reported by name', () => {
    const before = left({ travellers: [billedTraveller(), traveller({ birthday: '2012-01-01', ageGroupId: 'child' })] })
    expect(changesSince(resolve(before, groups({ adult: 14 })))[0]).toEqual({
      kind: 'ageGroup',
      traveller: 1,
      name: 'Erwachsene',
      repair: null,
    })
  })

  test('without any age group are reported without a name', () => {
    const before = left({ travellers: [billedTraveller(), traveller({ birthday: '2020-01-01', ageGroupId: 'child' })] })
    expect(changesSince(resolve(before, groups({ child: 9 })))[0]).toEqual({
      kind: 'ageGroup',
      traveller: 1,
      name: null,
      repair: null,
    })
  })

  test('babies who are too old now are counted', () => {
    const before = left({ babies: [baby({ birthday: '2026-01-01' })] })
    expect(changesSince(resolve(before, groups({}, 1)))[0]).toEqual({ kind: 'babiesTooOld', count: 1, repair: null })
  })
})

test.each([
  ['the operator accepts no online payment', { settings: { ...wholeOffer().settings, onlinePaymentConfig: null } }],
  ['there is no payment page', { hasPaymentPage: false }],
])('a payment method no longer offered is reported: %s', (_case, change) => {
  const before = left({ payment: { ...draft().payment, type: 'online' } })
  const offer = wholeOffer(change)
  expect(changesSince(resolve(before, offer))).toEqual([{ kind: 'payment', repair: null }])
  expect(repaired(resolve(before, offer)).payment.type).toBe('invoice')
})

describe('a variant no longer offered', () => {
  const variants = (entries: readonly (readonly [string, string])[]) =>
    wholeOffer({
      travel: travel({
        pricing: travelPricing({
          travels: entries.map(([id, transportTypeLabel]) => ({
            __typename: 'PricingVariant' as const,
            id,
            transportTypeLabel,
          })),
        }),
      }),
      pricing: null,
    })

  test.each([
    [
      'of the same transport',
      [
        ['v3', 'Flug'],
        ['v2', 'Car'],
      ] as const,
      'v2',
    ],
    [
      'first',
      [
        ['v3', 'Flug'],
        ['v4', 'Bahn'],
      ] as const,
      'v3',
    ],
  ])('has the variant %s as repair', (_case, entries, pricingTravelId) => {
    expect(changesSince(resolve(left(), variants(entries)))).toMatchObject([
      { kind: 'variant', name: 'Car', repair: { kind: 'variant', pricingTravelId } },
    ])
    expect(repaired(resolve(left(), variants(entries)))).toMatchObject({ pricingTravelId, date: null })
    expect(changesSince(resolve(repaired(resolve(left(), variants(entries))), variants(entries)))).toEqual([])
  })

  test('is not reported where the travel has no variant left', () => {
    expect(changesSince(resolve(left(), variants([])))).toEqual([])
  })
})

describe('no change is reported', () => {
  const offer = withPrice('101', 139_000)
  const submission = draft().submission

  test.each([
    ['while the booking is being sent', { ...left(), submission: { ...submission, isSubmitting: true } }, offer],
    ['once it is placed', { ...left(), submission: { ...submission, bookingId: 'b1' } }, offer],
    ['while its variant is not loaded', left(), { ...offer, pricing: null, saleDates: [] }],
    [
      'while another variant is loaded',
      { ...left(), pricingTravelId: 'v1' },
      { ...offer, pricing: { ...wholePricing(), id: 'v2' } },
    ],
  ])('%s', (_case, candidate, against) => {
    expect(changesSince(resolve(candidate, against))).toEqual([])
  })
})

test('a stored draft without a snapshot has its removed choices reported, without prices', () => {
  const old = { ...left(), snapshot: null }
  const changes = changesSince(resolve(old, withContingents({ 101: 1 })))
  expect(changes).toContainEqual(expect.objectContaining({ kind: 'gone', lineKind: 'room', name: 'Doppelzimmer' }))
})

test('a repair is carried out also where the first change has none', () => {
  const offer = changed((departure) => {
    const { outbound, return: back } = departure.busNetwork
    const served = { ...outbound, stops: outbound.stops.filter(({ stopNo }) => stopNo !== '1') }
    return {
      ...departure,
      packagePrices: new Map([...departure.packagePrices, ['101', 139_000]]),
      busNetwork: { outbound: served, return: back },
    }
  })
  expect(changesSince(resolve(left(), offer)).map(({ kind, repair }) => [kind, repair !== null])).toEqual([
    ['price', false],
    ['stop', true],
    ['total', false],
  ])
  expect(repaired(resolve(left(), offer)).travellers.map(({ outboundStopNo }) => outboundStopNo)).toEqual(['2', '2'])
})

test('a closed date is reported once, not also as a new status', () => {
  const closed = changed((departure) => ({ ...departure, status: status('CLOSED') }))
  expect(changesSince(resolve(left(), closed)).map(({ kind }) => kind)).toEqual(['date'])
})
