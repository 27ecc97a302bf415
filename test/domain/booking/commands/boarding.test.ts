import { describe, expect, test } from 'vitest'
import { withBoarding, withBoardingBothWays, withReturnAsOutbound } from '#domain/booking/commands/boarding.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { draftAfter } from '#test/support/commands.ts'
import { BUS, departure } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'

const byCoach = offer({ pricing: pricing({ departures: [departure({ busNetwork: BUS })] }) })

describe('choosing a stop', () => {
  const numbers = (of: ReturnType<typeof draft>) =>
    of.travellers.map(({ outboundStopNo, returnStopNo }) => [outboundStopNo, returnStopNo])

  // rule 4.15.1
  test('without a traveller applies to all', () => {
    const chosen = draftAfter(draft(), byCoach, (now) =>
      withBoarding(now, { direction: 'outbound', stopNo: '2', travellerIndex: null }),
    )
    expect(numbers(chosen)).toEqual([
      ['2', null],
      ['2', null],
    ])
  })

  // rule 4.15.1
  test('for one traveller leaves the others unchanged', () => {
    const chosen = draftAfter(draft(), byCoach, (now) =>
      withBoarding(now, { direction: 'return', stopNo: '11', travellerIndex: 1 }),
    )
    expect(numbers(chosen)).toEqual([
      [null, null],
      [null, '11'],
    ])
  })

  test.each(['9', '12', 'none'])('refuses the outbound stop %s', (stopNo) => {
    const before = draft()
    expect(
      draftAfter(before, byCoach, (now) => withBoarding(now, { direction: 'outbound', stopNo, travellerIndex: null })),
    ).toBe(before)
  })

  test('can be undone', () => {
    const chosen = draftAfter(draft(), byCoach, (now) =>
      withBoarding(now, { direction: 'outbound', stopNo: '1', travellerIndex: null }),
    )
    const back = draftAfter(chosen, byCoach, (now) =>
      withBoarding(now, { direction: 'outbound', stopNo: null, travellerIndex: 0 }),
    )
    expect(numbers(back)).toEqual([
      [null, null],
      ['1', null],
    ])
  })

  test('survives a response without bus network, as in the first steps', () => {
    const chosen = draftAfter(draft(), byCoach, (now) =>
      withBoarding(now, { direction: 'outbound', stopNo: '1', travellerIndex: null }),
    )
    const light = draftAfter(chosen, offer(), (now) =>
      withBoarding(now, { direction: 'return', stopNo: null, travellerIndex: null }),
    )
    expect(numbers(light)).toEqual([
      ['1', null],
      ['1', null],
    ])
  })
})

test('return stops can be set to the outbound ones', () => {
  const held = offer({ pricing: pricing({ departures: [departure({ busNetwork: BUS })] }) })
  const apart = draft({
    travellers: [traveller({ outboundStopNo: '1' }), traveller({ outboundStopNo: '2' }), traveller()],
  })
  expect(draftAfter(apart, held, withReturnAsOutbound).travellers.map(({ returnStopNo }) => returnStopNo)).toEqual([
    '11',
    '12',
    null,
  ])
})

test('without a date, stops can be cleared and none can be chosen', () => {
  const undated = draft({ date: null, travellers: [traveller({ outboundStopNo: '1', returnStopNo: '11' })] })
  const booking = resolve(undated, byCoach)
  expect(withBoarding(booking, { direction: 'outbound', stopNo: '2', travellerIndex: null })).toBe(undated)
  expect(withReturnAsOutbound(booking)).toBe(undated)
  const cleared = withBoardingBothWays(booking, { stopNo: null, travellerIndex: null })
  expect(cleared.travellers.map(({ outboundStopNo, returnStopNo }) => [outboundStopNo, returnStopNo])).toEqual([
    [null, '11'],
  ])
})

test('a return stop is left where the outbound one has none on the way back', () => {
  const back = { ...BUS.return, stops: BUS.return.stops.filter(({ stopNo }) => stopNo !== '12') }
  const oneWay = offer({ pricing: pricing({ departures: [departure({ busNetwork: { ...BUS, return: back } })] }) })
  const apart = draft({ travellers: [traveller({ outboundStopNo: '2', returnStopNo: '11' })] })
  expect(withReturnAsOutbound(resolve(apart, oneWay)).travellers[0]?.returnStopNo).toBe('11')
})

describe('the return stop follows the outbound one', () => {
  const stopsAfter = (
    travellers: Parameters<typeof traveller>[0][],
    choice: Parameters<typeof withBoardingBothWays>[1],
  ) =>
    draftAfter(draft({ travellers: travellers.map(traveller) }), byCoach, (now) =>
      withBoardingBothWays(now, choice),
    ).travellers.map(({ outboundStopNo, returnStopNo }) => [outboundStopNo, returnStopNo])

  test('for travellers who have chosen neither', () => {
    expect(stopsAfter([{}, {}], { stopNo: '2', travellerIndex: null })).toEqual([
      ['2', '12'],
      ['2', '12'],
    ])
  })

  test('only for travellers whose return stop equals the outbound one', () => {
    const before = [
      { outboundStopNo: '1', returnStopNo: '11' },
      { outboundStopNo: '1', returnStopNo: '12' },
    ]
    expect(stopsAfter(before, { stopNo: '2', travellerIndex: null })).toEqual([
      ['2', '12'],
      ['2', '12'],
    ])
    const apart = [{ outboundStopNo: '2', returnStopNo: '11' }]
    expect(stopsAfter(apart, { stopNo: '1', travellerIndex: null })).toEqual([['1', '11']])
    const elsewhere = [{ outboundStopNo: '1', returnStopNo: '12' }]
    expect(stopsAfter(elsewhere, { stopNo: '1', travellerIndex: null })).toEqual([['1', '12']])
  })

  test('for the one traveller whose stop is chosen', () => {
    expect(stopsAfter([{}, {}], { stopNo: '1', travellerIndex: 1 })).toEqual([
      [null, null],
      ['1', '11'],
    ])
    expect(stopsAfter([{ outboundStopNo: '2' }, {}], { stopNo: '1', travellerIndex: 1 })).toEqual([
      ['2', null],
      ['1', '11'],
    ])
  })

  test('and is cleared where the coach does not halt there on the way back', () => {
    const back = { ...BUS.return, stops: BUS.return.stops.filter(({ stopNo }) => stopNo !== '12') }
    const oneWay = offer({ pricing: pricing({ departures: [departure({ busNetwork: { ...BUS, return: back } })] }) })
    const before = draft({ travellers: [traveller({ outboundStopNo: '1', returnStopNo: '11' })] })
    const [moved] = draftAfter(before, oneWay, (now) =>
      withBoardingBothWays(now, { stopNo: '2', travellerIndex: null }),
    ).travellers
    expect([moved?.outboundStopNo, moved?.returnStopNo]).toEqual(['2', null])
  })

  test('a stop that is not offered changes nothing', () => {
    const before = draft()
    expect(draftAfter(before, byCoach, (now) => withBoardingBothWays(now, { stopNo: '9', travellerIndex: null }))).toBe(
      before,
    )
  })
})
