import { describe, expect, test } from 'vitest'
import type { SelectedItem } from '#domain/booking/compare/unavailable.ts'
import { selectedServices, selectedStops } from '#domain/booking/compare/selectedServices.ts'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { BUS, departure, services } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { pricing } from '#test/support/builders/pricing.ts'
import { wholeOffer } from '#test/support/builders/wholeOffer.ts'

const from = wholeOffer()
const named = (selected: readonly SelectedItem[]) =>
  selected.map(({ kind, id, label, quantity }) => [kind, id, label, quantity])
const counted = (selected: readonly SelectedItem[], moved: BookingDraft, to: Offer) =>
  selected.map(({ countIn }) => countIn(resolve(moved, to)))

describe('selected stops', () => {
  const boarding = draft({
    travellers: [
      traveller({ outboundStopNo: '1', returnStopNo: '11' }),
      traveller({ outboundStopNo: '2', returnStopNo: '11' }),
      traveller({ outboundStopNo: '1', returnStopNo: null }),
    ],
  })

  test('are one item for all travellers with the same one', () => {
    expect(named(selectedStops(resolve(boarding, from)))).toEqual([
      ['busStop', '1', '06:30 | Bern, Neufeld', 2],
      ['busStop', '2', '08:00 | Zürich, Sihlquai', 1],
      ['busStop', '11', '19:30 | Bern, Neufeld', 2],
    ])
  })

  test('count the travellers who have a stop there', () => {
    const moved = draft({
      travellers: [
        traveller({ outboundStopNo: '2', returnStopNo: '11' }),
        traveller({ outboundStopNo: '1', returnStopNo: '99' }),
        traveller({ outboundStopNo: null, returnStopNo: '11' }),
      ],
    })
    expect(counted(selectedStops(resolve(boarding, from)), moved, from)).toEqual([1, 1, 1])
  })

  test('count 0 without a date and for missing travellers', () => {
    expect(counted(selectedStops(resolve(boarding, from)), { ...boarding, date: null }, from)).toEqual([0, 0, 0])
    expect(
      counted(
        selectedStops(resolve(boarding, from)),
        { ...boarding, travellers: boarding.travellers.slice(0, 1) },
        from,
      ),
    ).toEqual([1, 0, 1])
  })

  test('are empty without a date or a known network', () => {
    const light = wholeOffer({ pricing: pricing({ departures: [departure()] }) })
    expect(selectedStops(resolve(boarding, light))).toEqual([])
    expect(selectedStops(resolve({ ...boarding, date: null }, from))).toEqual([])
  })
})

describe('selected services', () => {
  const chosen = draft({
    esims: [
      { serviceNo: '601', quantity: 2 },
      { serviceNo: '602', quantity: 1 },
    ],
    travelDocuments: 'print',
    co2compensation: true,
  })
  const soldWith = (entries: Parameters<typeof services>[0]) =>
    wholeOffer({ pricing: pricing({ departures: [departure({ services: services(entries), busNetwork: BUS })] }) })

  test('are the chosen and offered ones', () => {
    expect(named(selectedServices(resolve(chosen, from)))).toEqual([
      ['esim', '601', 'eSIM Frankreich 1', 2],
      ['esim', '602', 'eSIM Frankreich 5', 1],
      ['documents', '5390', 'Reiseunterlagen per Post inkl. Reiseführer in Buchform', 1],
      ['co2', '7474', 'CO2-Kompensation', 1],
    ])
  })

  test('do not include services that are not chosen', () => {
    expect(selectedServices(resolve(draft({ esims: [{ serviceNo: '601', quantity: 0 }] }), from))).toEqual([])
  })

  test('do not include services that are not offered', () => {
    expect(selectedServices(resolve(chosen, soldWith({ 301: 5000 })))).toEqual([])
    expect(selectedServices(resolve({ ...chosen, date: null }, from))).toEqual([])
  })

  test('count the quantity chosen in the other draft', () => {
    const moved = { ...chosen, esims: [{ serviceNo: '602', quantity: 1 }], co2compensation: false }
    expect(counted(selectedServices(resolve(chosen, from)), moved, from)).toEqual([0, 1, 1, 0])
    expect(counted(selectedServices(resolve(chosen, from)), chosen, from)).toEqual([2, 1, 1, 1])
  })

  test('count 0 for printed documents where there are none', () => {
    const [, , documents] = selectedServices(resolve(chosen, from))
    expect(documents?.countIn(resolve(chosen, soldWith({ 5391: 0 })))).toBe(0)
    expect(documents?.countIn(resolve({ ...chosen, travelDocuments: 'electronic' }, from))).toBe(0)
    expect(documents?.countIn(resolve({ ...chosen, date: null }, from))).toBe(0)
  })
})
