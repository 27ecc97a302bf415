import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { describe, expect, test } from 'vitest'
import { choicesOf, snapshotOf } from '#domain/booking/changes/snapshotOf.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { departure } from '#test/support/builders/departure.ts'
import { baby, draft, insurance, traveller } from '#test/support/builders/draft.ts'
import { bookingAddon, pricing } from '#test/support/builders/pricing.ts'
import { wholeOffer, wholePricing } from '#test/support/builders/wholeOffer.ts'

const OFFER = wholeOffer()
const linesOf = (booking: BookingDraft, by = OFFER) =>
  (snapshotOf(resolve(booking, by))?.lines ?? []).map(({ id, kind, label, quantity, centimes }) => [
    id,
    kind,
    label,
    quantity,
    centimes,
  ])
const early = ['bargain:900', 'bargain', 'FB5', 2, -8000]

describe('a snapshot', () => {
  test('has variant, date, status and total', () => {
    expect(snapshotOf(resolve(draft(), OFFER))).toMatchObject({
      variantId: 'v1',
      variantLabel: 'Car',
      status: 'BOOKABLE',
      currency: 'CHF',
      totalCentimes: 250_000,
      babiesTooOld: 0,
      date: { dateId: 'd1', extensionId: null, startDate: '2027-06-12', endDate: '2027-06-18', extension: null },
      baseDate: { dateId: 'd1', extensionId: null },
      ageGroupIds: ['adult', 'adult'],
    })
  })

  test('has the name of the extension', () => {
    const long = {
      date: { dateId: 'd3', extensionId: 'meer' },
      isUpgradedToExtension: true,
      extensionDowngradeDate: { dateId: 'd1', extensionId: null },
    }
    expect(snapshotOf(resolve(draft(long), OFFER))).toMatchObject({
      date: { dateId: 'd3', extensionId: 'meer', extension: 'Drei Tage am Meer' },
      baseDate: { dateId: 'd1' },
    })
  })

  test('has no total while a price is missing', () => {
    const without = wholeOffer({ pricing: wholePricing({ departures: [departure({ packagePrices: new Map() })] }) })
    expect(snapshotOf(resolve(draft(), without))?.totalCentimes).toBeNull()
  })

  test('is null while another variant or none is loaded', () => {
    expect(snapshotOf(resolve(draft(), { ...OFFER, pricing: null }))).toBeNull()
    expect(snapshotOf(resolve(draft({ pricingTravelId: 'v2' }), OFFER))).toBeNull()
  })

  test('counts babies who are too old, not those of unknown age', () => {
    const babies = [baby(), baby({ birthday: '2026-12-24' }), baby({ birthday: '2024-01-01' })]
    expect(snapshotOf(resolve(draft({ babies }), OFFER))?.babiesTooOld).toBe(1)
  })
})

describe('the lines of a snapshot', () => {
  test('add up insurances of one kind, whatever the price of each', () => {
    const travellers = [
      traveller({ insurance: insurance() }),
      traveller({ insurance: insurance({ centimes: 6900 }) }),
      traveller({ insurance: insurance({ ratioServiceNo: '9002', label: 'Gepäck', centimes: 2000 }) }),
    ]
    expect(linesOf(draft({ travellers, rooms: [] }))).toEqual([
      ['insurance:9001', 'insurance', 'Annullierung', 2, 12_800],
      ['insurance:9002', 'insurance', 'Gepäck', 1, 2000],
      [...early.slice(0, 3), 3, -12_000],
    ])
  })

  test('add up an extra of the group over all age groups', () => {
    const travellers = [traveller(), traveller(), traveller({ ageGroupId: 'child' })]
    expect(
      linesOf(
        draft({ travellers, rooms: [], collectiveAddons: [{ addonId: 'konzert', quantity: 1, mandatory: false }] }),
      )[0],
    ).toEqual(['collectiveAddon:konzert', 'collectiveAddon', 'Konzert', 1, 7500])
  })

  test('keep all other extras separate', () => {
    expect(linesOf(draft({ bookingAddons: [{ addonId: 'parkplatz', quantity: 1, mandatory: false }] }))).toEqual([
      ['room:dz', 'room', 'Doppelzimmer', 2, 258_000],
      ['bookingAddon:parkplatz', 'bookingAddon', 'Parkplatz', 1, 2000],
      early,
    ])
  })

  const many = Array.from({ length: 130 }, (_, index) => bookingAddon({ id: `extra${index}`, name: 'x'.repeat(81) }))
  const all = many.map(({ id }) => ({ addonId: id, quantity: 1, mandatory: false }))

  test('are at most 120, with names of at most 80 characters', () => {
    const lines = linesOf(draft({ bookingAddons: all }), wholeOffer({ pricing: wholePricing({ bookingAddons: many }) }))
    expect(lines).toHaveLength(120)
    expect(lines[1]?.[2]).toBe('x'.repeat(80))
  })
})

describe('the stops of a snapshot', () => {
  const travellers = [
    traveller({ outboundStopNo: '2', returnStopNo: '12' }),
    traveller({ outboundStopNo: '2', returnStopNo: null }),
  ]

  test('are those in use, without duplicates', () => {
    expect(snapshotOf(resolve(draft({ travellers }), OFFER))?.stops).toEqual([
      { direction: 'outbound', stopNo: '2', time: '08:00', label: '08:00 | Zürich, Sihlquai' },
      { direction: 'return', stopNo: '12', time: '18:00', label: '18:00 | Zürich, Sihlquai' },
    ])
  })

  test('are empty without a bus or a date', () => {
    expect(snapshotOf(resolve(draft({ travellers }), wholeOffer({ pricing: pricing() })))?.stops).toEqual([])
    expect(snapshotOf(resolve(draft({ travellers, date: null }), OFFER))?.stops).toEqual([])
  })
})

test('choices of a snapshot have only bed and stops of the travellers', () => {
  const esims = [{ serviceNo: '601', quantity: 1 }]
  const personalDiscounts = [{ discountId: 'stamm', quantity: 1, mandatory: false }]
  const travellers = [traveller({ familyPackageId: 'familie', firstName: 'Anna', outboundStopNo: '1' })]
  expect(choicesOf(draft({ travellers, esims, personalDiscounts, co2compensation: true }))).toEqual({
    rooms: [{ accommodationId: 'dz', quantity: 1 }],
    accommodationAddons: [],
    personalAddons: [],
    bookingAddons: [],
    collectiveAddons: [],
    personalDiscounts,
    esims,
    co2compensation: true,
    travelDocuments: 'electronic',
    familyPackageId: 'familie',
    paymentType: 'invoice',
    people: [{ accommodationId: 'dz', outboundStopNo: '1', returnStopNo: null }],
  })
})
