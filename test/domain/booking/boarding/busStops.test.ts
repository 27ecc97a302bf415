import { describe, expect, test } from 'vitest'
import {
  boardingSelectionType,
  boardingStops,
  canChooseStops,
  dayAt,
  derivedStops,
  dropOffStops,
  hasBoarding,
  hasStops,
  isByCoach,
  shownStopLabel,
  stopLabel,
  stopLabelWithPrice,
  stopsWithoutReturn,
} from '#domain/booking/boarding/busStops.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { BUS, departure, NO_BUS, saleDate, stop } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'

const byCoach = offer({ pricing: pricing({ departures: [departure({ busNetwork: BUS })] }) })
const date = saleDate({ busNetwork: BUS })

describe('the stops on offer', () => {
  test('outbound are those before the destination', () => {
    expect(boardingStops(date).map(({ stopNo }) => stopNo)).toEqual(['1', '2'])
  })

  test('on the way back are those after the destination', () => {
    expect(dropOffStops(date).map(({ stopNo }) => stopNo)).toEqual(['12', '11'])
  })

  test('are empty without a bus', () => {
    const flight = saleDate({ busNetwork: NO_BUS })
    expect([boardingStops(flight), dropOffStops(flight), hasBoarding(flight)]).toEqual([[], [], false])
    expect(hasBoarding(date)).toBe(true)
  })
})

// rules 3.8.6, 4.6.5.1, 4.6.5.2
test('the stops at the destination are derived from the last outbound and the first return node', () => {
  expect(derivedStops(date)).toEqual({ outboundDropOffStopNo: '9', returnBoardingStopNo: '19' })
  expect(derivedStops(saleDate())).toEqual({ outboundDropOffStopNo: null, returnBoardingStopNo: null })
})

// rules 3.11.1, 3.11.2
test.each([
  { time: '06:30', surcharge: 0, label: '06:30 | Bern', withPrice: '06:30 | Bern + CHF 0.-' },
  { time: '06:30', surcharge: 2000, label: '06:30 | Bern', withPrice: '06:30 | Bern + CHF 20.-' },
  { time: null, surcharge: 1250, label: 'Bern', withPrice: 'Bern + CHF 12.50' },
])('a stop at $time with surcharge $surcharge has the label «$withPrice»', ({ time, surcharge, label, withPrice }) => {
  const bern = stop({ stopNo: '1', nodeNo: 'n1', name: 'Bern', time, surcharge })
  expect(stopLabel(bern)).toBe(label)
  expect(stopLabelWithPrice(bern, 'CHF')).toBe(withPrice)
})

test('a time after midnight is marked only in the label for visitors', () => {
  const late = { ...stop({ stopNo: '1', nodeNo: 'n1', name: 'Bern, Neufeld', time: '00:15' }), isNextDay: true }
  expect(shownStopLabel(late)).toBe('00:15 +1 | Bern, Neufeld')
  expect(stopLabel(late)).toBe('00:15 | Bern, Neufeld')
  expect(shownStopLabel({ ...late, isNextDay: false })).toBe('00:15 | Bern, Neufeld')
  expect(shownStopLabel({ ...late, time: null })).toBe('Bern, Neufeld')
})

// rule 4.15.2
test.each([
  { stops: ['1', '1'], type: 'group' },
  { stops: ['1', '2'], type: 'individual' },
  { stops: ['1', null], type: 'individual' },
  { stops: [null, null], type: 'group' },
])('stops $stops make the selection type $type', ({ stops, type }) => {
  const travellers = stops.map((outboundStopNo) => traveller({ outboundStopNo }))
  expect(boardingSelectionType(resolve(draft({ travellers }), byCoach), 'outbound')).toBe(type)
})

describe('the selection type of stops', () => {
  const travellers = [
    traveller({ outboundStopNo: '1', returnStopNo: '12' }),
    traveller({ outboundStopNo: '1', returnStopNo: '11' }),
  ]

  test('is separate for each direction', () => {
    expect(boardingSelectionType(resolve(draft({ travellers }), byCoach), 'outbound')).toBe('group')
    expect(boardingSelectionType(resolve(draft({ travellers }), byCoach), 'return')).toBe('individual')
    const together = travellers.map((person) => ({ ...person, returnStopNo: '12' }))
    expect(boardingSelectionType(resolve(draft({ travellers: together }), byCoach), 'return')).toBe('group')
  })

  test('is for the group while no date is chosen', () => {
    expect(boardingSelectionType(resolve(draft({ date: null, travellers }), byCoach), 'return')).toBe('group')
  })
})

test.each([
  [
    'nobody has a stop',
    [
      [null, null],
      [null, null],
    ],
    false,
  ],
  [
    'one has a stop on the way out',
    [
      ['1', null],
      [null, null],
    ],
    true,
  ],
  [
    'one has a stop on the way back',
    [
      [null, null],
      [null, '12'],
    ],
    true,
  ],
] as const)('stops are chosen when %s: %j', (...[, stops, expected]) => {
  const travellers = stops.map(([outboundStopNo, returnStopNo]) => traveller({ outboundStopNo, returnStopNo }))
  expect(hasStops({ travellers })).toBe(expected)
})

describe('a travel is by coach', () => {
  const sold = (transportType: string, busNetwork: typeof BUS) =>
    offer({ pricing: pricing({ transportType, departures: [departure({ busNetwork })] }) })

  test('where the date has stops, whatever the transport type of the variant', () => {
    expect(isByCoach(resolve(draft(), sold('FLIGHT', BUS)))).toBe(true)
  })

  test('by the transport type of the variant while no stops are known', () => {
    expect([
      isByCoach(resolve(draft(), sold('BUS', NO_BUS))),
      isByCoach(resolve(draft(), sold('FLIGHT', NO_BUS))),
      isByCoach(resolve(draft({ date: null }), sold('BUS', BUS))),
    ]).toEqual([true, false, true])
  })
})

test('stops can be chosen on a date that has some, which is unknown where they are unreadable', () => {
  const unreadable = offer({ pricing: pricing({ departures: [departure({ isBusNetworkReadable: false })] }) })
  expect([byCoach, offer(), unreadable].map((sold) => canChooseStops(resolve(draft(), sold)))).toEqual([
    true,
    false,
    null,
  ])
  expect(canChooseStops(resolve(draft({ date: null }), byCoach))).toBe(false)
})

test('a stop without a way back is listed once', () => {
  const away = traveller({ outboundStopNo: '2', returnStopNo: null })
  const travellers = [away, away, traveller(), traveller({ outboundStopNo: '1', returnStopNo: '11' })]
  expect(stopsWithoutReturn(resolve(draft({ travellers }), byCoach)).map(({ stopNo }) => stopNo)).toEqual(['2'])
})

test('a stop after midnight is on the next day', () => {
  expect(dayAt('2027-06-30', { isNextDay: true })).toBe('2027-07-01')
  expect(dayAt('2027-06-30', { isNextDay: false })).toBe('2027-06-30')
  expect(dayAt('2027-06-30', null)).toBe('2027-06-30')
})
