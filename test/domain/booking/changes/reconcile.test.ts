import { describe, expect, test } from 'vitest'
import {
  currentBooking,
  restored,
  reconciled,
  hasChangedSinceSnapshot,
  currentSnapshot,
  nearestVariantId,
  acknowledge,
} from '#domain/booking/changes/reconcile.ts'
import { withChangesAcknowledged } from '#domain/booking/changes/repair.ts'
import { withPricingTravel } from '#domain/booking/commands/dates.ts'
import { withPersonalAddon } from '#domain/booking/commands/extras.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { enterStep } from '#domain/booking/funnel/navigation.ts'
import { price } from '#domain/booking/price/price.ts'
import { settle } from '#domain/booking/settle.ts'
import { NO_BUS } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { travelPricing } from '#test/support/builders/offer.ts'
import { wholeOffer, wholePricing } from '#test/support/builders/wholeOffer.ts'

const OFFER = wholeOffer()
const dear = wholeOffer({ pricing: wholePricing({ personalAddons: [] }) })
const here = withChangesAcknowledged(resolve(draft(), OFFER))
const withTrip = (before: BookingDraft) =>
  settle(withPersonalAddon(resolve(before, OFFER), { addonId: 'ausflug', quantity: 1 }), OFFER)

// rule 10.5
test('a placed booking keeps the early-booking discount of the day it was booked', () => {
  // Until 60 days before 12 June, and two days more.
  const [lastDay, after] = ['2027-04-15', '2027-04-16'].map((today) => wholeOffer({ today }))
  const hasDiscount = (stored: BookingDraft, at = OFFER) =>
    price(currentBooking(stored, 'provence', at)).lines.some(({ kind }) => kind === 'bargain')
  expect([hasDiscount(draft(), lastDay), hasDiscount(draft(), after)]).toEqual([true, false])
  const placed = draft({ submission: { ...draft().submission, bookingId: 'b1', bookedOn: '2027-04-15' } })
  expect(hasDiscount(placed, after)).toBe(true)
})

describe('the snapshot', () => {
  test('is renewed by a command that changes anything visible', () => {
    expect(acknowledge(resolve(here, OFFER), resolve(withTrip(here), OFFER)).snapshot?.totalCentimes).toBe(257_000)
    expect(here.snapshot?.totalCentimes).toBe(252_000)
  })

  test('stays while the visitor only goes to another step, so that changes are still reported', () => {
    const now = reconciled(resolve(acknowledge(resolve(here, OFFER), resolve(withTrip(here), OFFER)), dear)).draft
    const entered = enterStep(now, { number: 1, event: 'booking_step_1_services' }, 1).draft
    expect(acknowledge(resolve(now, dear), resolve(entered, dear)).snapshot).toEqual(now.snapshot)
    expect(hasChangedSinceSnapshot(resolve(acknowledge(resolve(now, dear), resolve(entered, dear)), dear))).toBe(true)
  })

  test('exists from the first command on', () => {
    const unseen = { ...here, snapshot: null }
    expect(acknowledge(resolve(unseen, OFFER), resolve(unseen, OFFER)).snapshot).toEqual(here.snapshot)
  })

  test('is dropped when the visitor decides something while its result is unknown', () => {
    const other = settle(withPricingTravel(resolve(here, OFFER), 'v2'), OFFER)
    expect(acknowledge(resolve(here, OFFER), resolve(other, OFFER)).snapshot).toBeNull()
    expect(
      acknowledge(
        resolve(here, { ...OFFER, pricing: null }),
        resolve({ ...here, bookingRemarks: 'Fensterplatz' }, { ...OFFER, pricing: null }),
      ).snapshot,
    ).toEqual(here.snapshot)
  })

  test('stays as it is once the booking is placed', () => {
    const placed = { ...here, submission: { ...here.submission, bookingId: 'b1' } }
    expect(acknowledge(resolve(placed, OFFER), resolve({ ...placed, rooms: [] }, OFFER)).snapshot).toEqual(
      here.snapshot,
    )
  })

  test('is null while the stops of the party are not loaded', () => {
    const light = wholeOffer({
      pricing: wholePricing({
        departures: wholePricing().departures.map((departure) => ({ ...departure, busNetwork: NO_BUS })),
      }),
    })
    const boarding = draft({ travellers: [traveller({ outboundStopNo: '1' })] })
    expect(currentSnapshot(resolve(boarding, light))).toBeNull()
    expect(currentSnapshot(resolve(boarding, OFFER))).not.toBeNull()
    expect(currentSnapshot(resolve(draft(), light))).not.toBeNull()
  })

  test('has no names', () => {
    expect(JSON.stringify(here.snapshot)).not.toMatch(/Anna|Muster|1960|Gasse|031/)
  })
})

describe('reconciling a draft', () => {
  const chosen = acknowledge(resolve(here, OFFER), resolve(withTrip(here), OFFER))

  test('removes nothing for good: a choice offered again is restored', () => {
    const without = reconciled(resolve(chosen, dear)).draft
    expect(without.personalAddons.map(({ addonId }) => addonId)).toEqual([])
    expect(reconciled(resolve(without, OFFER)).draft.personalAddons).toEqual(chosen.personalAddons)
  })

  test('starts from the draft itself without a snapshot', () => {
    expect(reconciled(resolve({ ...chosen, snapshot: null }, OFFER)).draft).toEqual(chosen)
  })

  test('leaves a booking alone while it is submitted', () => {
    const sending = { ...chosen, submission: { ...chosen.submission, isSubmitting: true } }
    expect(reconciled(resolve(sending, dear)).draft).toBe(sending)
  })
})

test.each<[string, Partial<BookingDraft>]>([
  ['variant', { pricingTravelId: 'v2' }],
  ['date', { date: { dateId: 'd2', extensionId: null } }],
  ['party', { travellers: [] }],
])('a snapshot of another %s brings nothing back', (_case, fields) => {
  const other = { ...here, rooms: [], ...fields }
  expect(restored(other)).toBe(other)
})

test.each([
  [
    'the chosen one',
    'v2',
    [
      ['v1', 'Bahn'],
      ['v2', 'Flug'],
    ] as const,
    'v2',
  ],
  [
    'of the same transport',
    'gone',
    [
      ['v2', 'Flug'],
      ['v3', 'Car'],
    ] as const,
    'v3',
  ],
  [
    'the first',
    'gone',
    [
      ['v2', 'Flug'],
      ['v4', 'Bahn'],
    ] as const,
    'v2',
  ],
  ['none', 'gone', [], null],
])('the variant to book is %s', (...[, pricingTravelId, variants, expected]) => {
  const travels = variants.map(([id, transportTypeLabel]) => ({
    __typename: 'PricingVariant' as const,
    id,
    transportTypeLabel,
  }))
  expect(nearestVariantId({ pricingTravelId, snapshot: here.snapshot }, { pricing: travelPricing({ travels }) })).toBe(
    expected,
  )
})

test('the variant to book has the same label, of which a snapshot keeps the beginning', () => {
  const label = `${'Komfortcar mit Panoramadach '.repeat(4)}und Flug`
  const chosen = wholeOffer({ pricing: wholePricing({ transportTypeLabel: label }) })
  const { snapshot } = withChangesAcknowledged(resolve(draft(), chosen))
  const travels = [
    { __typename: 'PricingVariant' as const, id: 'v2', transportTypeLabel: 'Flug' },
    { __typename: 'PricingVariant' as const, id: 'v4', transportTypeLabel: label },
  ]
  expect(snapshot?.variantLabel.length).toBeLessThan(label.length)
  expect(nearestVariantId({ pricingTravelId: 'gone', snapshot }, { pricing: travelPricing({ travels }) })).toBe('v4')
})

describe('changes are worth computing', () => {
  test.each([
    ['not while all is as it was', here, OFFER, false],
    ['not where nothing was seen', { ...here, snapshot: null }, dear, false],
    ['not while the variant is not loaded', here, { ...OFFER, pricing: null, saleDates: [] }, false],
    ['when the date is gone', here, wholeOffer({ pricing: wholePricing({ departures: [] }) }), true],
    ['when the variant is gone', { ...here, pricingTravelId: 'gone' }, OFFER, true],
  ])('%s', (...[, candidate, offer, expected]) => {
    expect(hasChangedSinceSnapshot(resolve(candidate, offer))).toBe(expected)
  })
})

test('restoring choices sets a family package on the first traveller only', () => {
  const members = [
    traveller({ familyPackageId: 'familie' }),
    traveller(),
    traveller({ ageGroupId: 'child', birthday: '2018-01-01' }),
  ]
  const family = withChangesAcknowledged(resolve(draft({ rooms: [], travellers: members }), OFFER))
  expect(restored(family).travellers.map(({ familyPackageId }) => familyPackageId)).toEqual(['familie', null, null])
})

test('a variant without a snapshot has no replacement by label', () => {
  const variants = [{ __typename: 'PricingVariant' as const, id: 'v3', transportTypeLabel: 'Flug' }]
  expect(
    nearestVariantId({ pricingTravelId: 'v1', snapshot: null }, { pricing: travelPricing({ travels: variants }) }),
  ).toBe('v3')
  expect(nearestVariantId({ pricingTravelId: 'v1', snapshot: null }, { pricing: null })).toBeNull()
})
