import { describe, expect, test } from 'vitest'
import { changesSince, withChangesAcknowledged } from '#domain/booking/changes/repair.ts'
import type { Change, Repair } from '#domain/booking/changes/repairChange.ts'
import { withRepair } from '#domain/booking/changes/withRepair.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { settle } from '#domain/booking/settle.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { billedTraveller, draft, traveller } from '#test/support/builders/draft.ts'
import { contingentsLeft, status } from '#test/support/builders/offer.ts'
import { wholeOffer, wholePricing } from '#test/support/builders/wholeOffer.ts'

const people = [
  billedTraveller({ outboundStopNo: '1', returnStopNo: '11' }),
  traveller({ birthday: '1958-06-12', outboundStopNo: '2', returnStopNo: '12' }),
]
const BEFORE = wholeOffer()
/** Two in the double room with a trip, who saw it at the prices of the builders. */
const left = withChangesAcknowledged(
  resolve(
    settle(
      draft({ travellers: people, personalAddons: [{ addonId: 'ausflug', quantity: 2, mandatory: false }] }),
      BEFORE,
    ),
    BEFORE,
  ),
)

type Departure = ReturnType<typeof wholePricing>['departures'][number]
const changed = (change: (departure: Departure) => Departure, fields: Parameters<typeof wholeOffer>[0] = {}) =>
  wholeOffer({ ...fields, pricing: wholePricing({ departures: wholePricing().departures.map(change) }) })
/** The trip costs 65.- instead of 50.-. */
const dearer = (departure: Departure): Departure => ({
  ...departure,
  services: new Map(
    [...departure.services].map(([no, service]) => [no, no === '301' ? { ...service, centimes: 6500 } : service]),
  ),
})
const DEARER_TRIP = { kind: 'price', lineKind: 'personalAddon', name: 'Ausflug', was: 10_000, now: 13_000 }

function repairIn(changes: readonly Change[]): Repair {
  const repair = changes.find((change) => change.repair !== null)?.repair
  if (repair === null || repair === undefined) throw new Error('no repair')
  return repair
}
const repairedOnce = (by: Offer, from: BookingDraft = left) =>
  withRepair(resolve(from, by), repairIn(changesSince(resolve(from, by))))
const kinds = (booking: BookingDraft, by: Offer) =>
  changesSince(resolve(booking, by)).map((change) =>
    'lineKind' in change ? `${change.kind} ${change.lineKind}` : change.kind,
  )

describe('one repair leaves the other changes to be reported:', () => {
  test('of beds, with the acknowledged rooms', () => {
    const full = changed(
      dearer,
      contingentsLeft({ 101: 1, 102: 9, 104: 9 }, { 301: 9, 302: 9, 303: 9, 304: 9, 305: 9, 307: 9 }),
    )
    const after = repairedOnce(full)
    expect(after.rooms).toEqual([{ accommodationId: 'bett', quantity: 2 }])
    expect(after.snapshot?.lines.map(({ kind, centimes }) => [kind, centimes])).toEqual([
      ['personalAddon', 10_000],
      ['personalAddon', 2000],
      ['busStop', 2000],
      ['busStop', 2000],
      ['bargain', -8000],
      ['room', 158_000],
    ])
    expect(after.snapshot?.choices).toMatchObject({
      rooms: after.rooms,
      familyPackageId: null,
      people: [
        { accommodationId: 'bett', outboundStopNo: '1' },
        { accommodationId: 'bett', outboundStopNo: '2' },
      ],
    })
    expect(changesSince(resolve(after, full))).toMatchObject([DEARER_TRIP, { kind: 'total' }])
  })

  const withoutStops = (gone: readonly string[]) =>
    changed((departure) => {
      const { outbound, return: back } = departure.busNetwork
      const served = <Stop extends { readonly stopNo: string }>(stops: readonly Stop[]) =>
        stops.filter(({ stopNo }) => !gone.includes(stopNo))
      return dearer({
        ...departure,
        busNetwork: {
          outbound: { ...outbound, stops: served(outbound.stops) },
          return: { ...back, stops: served(back.stops) },
        },
      })
    })

  test('of an outbound stop', () => {
    const by = withoutStops(['1'])
    const after = repairedOnce(by)
    expect(after.travellers.map(({ outboundStopNo, returnStopNo }) => [outboundStopNo, returnStopNo])).toEqual([
      ['2', '11'],
      ['2', '12'],
    ])
    expect(after.snapshot?.lines.map(({ kind, quantity, centimes }) => [kind, quantity, centimes])).toEqual([
      ['room', 2, 258_000],
      ['personalAddon', 2, 10_000],
      ['personalAddon', 2, 2000],
      ['bargain', 2, -8000],
      ['busStop', 2, 4000],
      ['busStop', 1, 2000],
    ])
    expect(after.snapshot?.choices).toMatchObject({
      rooms: left.rooms,
      people: [
        { accommodationId: 'dz', outboundStopNo: '2', returnStopNo: '11' },
        { accommodationId: 'dz', outboundStopNo: '2', returnStopNo: '12' },
      ],
    })
    expect(after.snapshot?.stops.map(({ stopNo }) => stopNo)).toEqual(['2', '12', '11'])
    expect(changesSince(resolve(after, by))).toMatchObject([DEARER_TRIP, { kind: 'total' }])
  })

  test('of a return stop', () => {
    const by = withoutStops(['12'])
    const after = repairedOnce(by)
    expect(after.travellers.map(({ outboundStopNo, returnStopNo }) => [outboundStopNo, returnStopNo])).toEqual([
      ['1', '11'],
      ['2', '11'],
    ])
    expect(changesSince(resolve(after, by))).toMatchObject([DEARER_TRIP, { kind: 'total' }])
  })

  test('of one of two stops', () => {
    const by = withoutStops(['1', '12'])
    expect(kinds(left, by)).toEqual(['price personalAddon', 'stop', 'stop', 'total'])
    const once = repairedOnce(by)
    expect(once.snapshot?.stops.map(({ direction, stopNo }) => `${direction} ${stopNo}`)).toEqual([
      'outbound 2',
      'return 11',
      'return 12',
    ])
    expect(changesSince(resolve(once, by))[1]).toMatchObject({
      kind: 'stop',
      direction: 'return',
      repair: { stopNo: '11', travellers: [1] },
    })
    const twice = repairedOnce(by, once)
    expect(twice.travellers.map(({ outboundStopNo, returnStopNo }) => [outboundStopNo, returnStopNo])).toEqual([
      ['2', '11'],
      ['2', '11'],
    ])
    expect(kinds(twice, by)).toEqual(['price personalAddon', 'total'])
  })

  test('of the return stop before the outbound one', () => {
    const by = withoutStops(['1', '12'])
    const back = changesSince(resolve(left, by))[2]?.repair ?? null
    if (back === null) throw new Error('no repair')
    const after = withRepair(resolve(left, by), back)
    expect(after.snapshot?.stops.map(({ direction, stopNo }) => `${direction} ${stopNo}`)).toEqual([
      'outbound 2',
      'return 11',
      'outbound 1',
    ])
    expect(kinds(after, by)).toEqual(['price personalAddon', 'stop', 'total'])
  })

  test('of a closed date, by the waitlist', () => {
    const closed = wholeOffer({
      pricing: wholePricing({
        departures: wholePricing()
          .departures.slice(0, 1)
          .map((departure) => dearer({ ...departure, status: status('CLOSED') })),
      }),
    })
    const after = repairedOnce(closed)
    expect(after).toMatchObject({
      switchedToWaitlistFallback: true,
      snapshot: { status: 'WAITLIST', variantId: 'v1', totalCentimes: left.snapshot?.totalCentimes },
    })
    expect(changesSince(resolve(after, closed))).toMatchObject([DEARER_TRIP, { kind: 'total' }])
  })

  test('of a date no longer sold, with the choices unavailable on the new one', () => {
    const other = wholeOffer({
      pricing: wholePricing({ departures: wholePricing().departures.slice(1, 2).map(dearer) }),
    })
    const after = repairedOnce(other)
    expect(after.snapshot).toMatchObject({
      date: { dateId: 'd2', startDate: '2027-06-19' },
      baseDate: { dateId: 'd2' },
      status: 'BOOKABLE',
      totalCentimes: left.snapshot?.totalCentimes,
    })
    expect(changesSince(resolve(after, other))).toMatchObject([DEARER_TRIP, { kind: 'total' }])
  })
})

describe('switching to another variant', () => {
  const repair: Repair = { kind: 'variant', pricingTravelId: 'v2', label: 'Flug' }

  test('acknowledges everything once it is loaded', () => {
    const by = wholeOffer({ pricing: wholePricing({ id: 'v2', transportTypeLabel: 'Flug' }) })
    expect(withRepair(resolve(left, by), repair)).toMatchObject({
      pricingTravelId: 'v2',
      snapshot: { variantId: 'v2', variantLabel: 'Flug' },
    })
  })

  test('acknowledges nothing before', () => {
    expect(withRepair(resolve(left, { ...BEFORE, pricing: null }), repair)).toMatchObject({
      pricingTravelId: 'v2',
      snapshot: null,
    })
  })
})

test('a draft without a snapshot gets one with its repair', () => {
  const closed = { ...draft(), submission: { ...draft().submission, bookingId: 'b1' } }
  expect(withRepair(resolve(closed, BEFORE), { kind: 'waitlist' }).snapshot).toBeNull()
  expect(
    withRepair(resolve({ ...left, submission: closed.submission }, BEFORE), { kind: 'waitlist' }).snapshot,
  ).toBeNull()
})
