import { describe, expect, test } from 'vitest'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { additionalServicesIssues, paymentIssues, startIssues } from '#domain/booking/funnel/checks.ts'
import { BUS, departure } from '#test/support/builders/departure.ts'
import { baby, billedTraveller, draft, insurance, summaryOf, traveller } from '#test/support/builders/draft.ts'
import { contingentsLeft, offer, settings, status, travel, travelPricing } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const byCoach = offer({ pricing: pricing({ departures: [departure({ busNetwork: BUS })] }) })

describe('issues of the start step', () => {
  // rule 2.5.1.2
  test('are none with date, people and beds', () => {
    expect(startIssues(resolve(draft(), offer()))).toEqual([])
  })

  // rules 5.9.1, 8.1.1.1, 8.1.2, 10.6
  test('name everybody without accommodation, by number where there is no name', () => {
    const travellers = [billedTraveller({ accommodationId: null }), traveller(), traveller({ accommodationId: null })]
    expect(startIssues(resolve(draft({ travellers }), offer()))).toEqual([
      { key: 'booking.peopleWithoutAccommodationInfo', count: 2, open: ['Anna Muster', { travellerNo: 3 }] },
    ])
  })

  const gone = { date: { dateId: 'gone', extensionId: null } }
  const closed = offer({
    settings: settings({ statuses: [] }),
    pricing: pricing({ departures: [departure({ status: status('CLOSED') })] }),
  })
  const waiting = {
    ...closed,
    settings: settings({ statuses: [status('WAITLIST', { isDefaultWaitlistFallback: true })] }),
  }
  test.each<{ what: string; fields?: Partial<BookingDraft>; held?: ReturnType<typeof offer>; key: string }>([
    { what: 'a variant', fields: { pricingTravelId: null }, key: 'booking.variantMissing' },
    { what: 'a loaded variant', held: offer({ pricing: null }), key: 'booking.variantMissing' },
    { what: 'a date', fields: { date: null }, key: 'booking.dateMissing' },
    { what: 'a date that is still sold', fields: gone, key: 'booking.dateMissing' },
    {
      what: 'any date on sale',
      fields: gone,
      held: offer({ pricing: pricing({ departures: [] }) }),
      key: 'booking.noDateOnSale',
    },
    { what: 'travellers', fields: { travellers: [] }, key: 'booking.travellersMissing' },
    { what: 'a date that is not closed', held: closed, key: 'booking.dateClosed' },
    { what: 'a date that is not closed, or its waitlist', held: waiting, key: 'booking.dateClosedCanWait' },
  ])('needs $what', ({ fields = {}, held = offer(), key }) => {
    expect(startIssues(resolve(draft(fields), held))).toEqual([{ key }])
  })
})

describe('babies', () => {
  const withCot = pricing({
    accommodations: [room(), room({ id: 'baby', ratioPackageNo: '900', isBabyPackage: true })],
  })
  const left = (places: number) => contingentsLeft({ 101: 2, 900: places }).contingents
  const party = draft({ babies: [baby({ firstName: 'Mia' }), baby()] })

  test.each([
    [2, []],
    [1, [{ key: 'booking.babiesWithoutPlace', count: 1, open: [{ babyNo: 2 }] }]],
    [0, [{ key: 'booking.babiesWithoutPlace', count: 2, open: ['Mia', { babyNo: 2 }] }]],
  ])('need a place each on the chosen date: of two with %d left', (places, issues) => {
    expect(startIssues(resolve(party, offer({ pricing: withCot, contingents: left(places) })))).toEqual(issues)
  })

  test('cannot travel where there is no package for them', () => {
    expect(startIssues(resolve(party, offer()))).toEqual([
      { key: 'booking.babiesWithoutPlace', count: 2, open: ['Mia', { babyNo: 2 }] },
    ])
  })

  test('need no place on a waitlist', () => {
    const waiting = { ...party, switchedToWaitlistFallback: true }
    expect(startIssues(resolve(waiting, offer({ pricing: withCot, contingents: left(0) })))).toEqual([])
  })
})

describe('issues of the additional services', () => {
  const insured = { insurance: insurance() }
  const placed = { ...insured, outboundStopNo: '1', returnStopNo: '11' }

  // rule 2.5.1.6
  test('are none when everybody has stops and an insurance', () => {
    expect(additionalServicesIssues(resolve(draft({ travellers: [traveller(placed)] }), byCoach))).toEqual([])
  })

  // rules 5.9.2.1, 8.1.1.2, 8.1.1.3
  test('name travellers without a stop, by direction', () => {
    const travellers = [
      billedTraveller({ ...insured, outboundStopNo: '1' }),
      traveller({ ...insured, returnStopNo: '11' }),
    ]
    expect(additionalServicesIssues(resolve(draft({ travellers }), byCoach))).toEqual([
      { key: 'booking.busStops.numberOfTravellersWithoutOutboundStop', count: 1, open: [{ travellerNo: 2 }] },
      { key: 'booking.busStops.numberOfTravellersWithoutReturnStop', count: 1, open: ['Anna Muster'] },
    ])
  })

  // rule 5.9.2.1
  test('require no stop where the date has no outbound nodes', () => {
    expect(additionalServicesIssues(resolve(draft({ travellers: [traveller(insured)] }), offer()))).toEqual([])
  })

  test('require no return stop where none is on offer', () => {
    const oneWay = { ...BUS, return: { nodeNos: ['n19'], stops: [] } }
    const held = offer({ pricing: pricing({ departures: [departure({ busNetwork: oneWay })] }) })
    expect(
      additionalServicesIssues(resolve(draft({ travellers: [traveller({ ...insured, outboundStopNo: '1' })] }), held)),
    ).toEqual([])
  })

  test('block the step where stops were sent but are unreadable', () => {
    const travellers = [traveller(insured)]
    const of = (fields: Parameters<typeof departure>[0]) =>
      additionalServicesIssues(
        resolve(draft({ travellers }), offer({ pricing: pricing({ departures: [departure(fields)] }) })),
      )
    expect(of({ isBusNetworkReadable: false })).toEqual([{ key: 'booking.busStops.unreadable' }])
    expect(of({ busNetwork: BUS, isBusNetworkReadable: false })).toEqual([{ key: 'booking.busStops.unreadable' }])
    expect(of({})).toEqual([])
  })

  // rules 5.9.2.2, 8.1.1.4
  test('name travellers without an insurance, unless a family insurance is chosen', () => {
    const travellers = [traveller({ ...placed, insurance: null }), traveller(placed)]
    expect(additionalServicesIssues(resolve(draft({ travellers }), byCoach))).toEqual([
      { key: 'booking.numberOfTravellersWithoutInsurance', count: 1, open: [{ travellerNo: 1 }] },
    ])
    expect(additionalServicesIssues(resolve(draft({ travellers, familyInsurance: insurance() }), byCoach))).toEqual([])
  })

  test.each([
    [2, 1],
    [3, 1],
    [4, 0],
  ] as const)('wait for the summary until its step is passed: at step %d there are %d', (currentStep, count) => {
    const reloaded = draft({ travellers: [traveller(), traveller()], currentStep, summary: null })
    expect(additionalServicesIssues(resolve(reloaded, offer()))).toHaveLength(count)
  })

  test('require no insurance of a traveller without any offer, not even none', () => {
    const plain = draft({ travellers: [traveller(), traveller()] })
    const nothing = { bookingInsurances: [], travellerInsurances: [[], []], noInsurance: null }
    expect(additionalServicesIssues(resolve({ ...plain, summary: summaryOf(plain, nothing) }, offer()))).toEqual([])
    const some = { ...nothing, travellerInsurances: [[insurance()], []] }
    expect(additionalServicesIssues(resolve({ ...plain, summary: summaryOf(plain, some) }, offer()))).toEqual([
      { key: 'booking.numberOfTravellersWithoutInsurance', count: 1, open: [{ travellerNo: 1 }] },
    ])
  })
})

describe('issues of the payment', () => {
  const ready = draft({ gtcAccepted: true })
  const complete = { ...ready, summary: summaryOf(ready) }
  const keys = (of: BookingDraft, against = offer()) => paymentIssues(resolve(of, against)).map(({ key }) => key)

  test('are none with summary, price and terms', () => {
    expect(keys(complete)).toEqual([])
  })

  // rule 2.5.1.7
  test('require the summary, the terms and a complete price', () => {
    expect(keys({ ...complete, summary: null })).toEqual(['booking.summaryMissing'])
    expect(keys({ ...complete, gtcAccepted: false })).toEqual(['booking.gtcNotAccepted'])
    const unpriced = offer({ pricing: pricing({ departures: [departure({ packagePrices: new Map() })] }) })
    expect(keys(complete, unpriced)).toEqual(['booking.priceMissing'])
  })

  // rules 5.11.2, 10.7
  test('require the partner’s terms where a partner has its own', () => {
    const gtcPdf = { __typename: 'FileReference', url: 'https://partner.example/agb.pdf' } as const
    const tourOperator = { __typename: 'TourOperator', name: 'Partner', gtcPdf } as const
    const partnered = offer({ travel: travel({ pricing: travelPricing({ tourOperator }) }) })
    expect(keys(complete, partnered)).toEqual(['booking.partnerGtcNotAccepted'])
    expect(keys({ ...complete, partnerGtcAccepted: true }, partnered)).toEqual([])
  })
})

describe('stops', () => {
  const insured = draft({ familyInsurance: insurance() })
  const oneWay = (busNetwork: typeof BUS) => offer({ pricing: pricing({ departures: [departure({ busNetwork })] }) })
  const keys = (held: ReturnType<typeof offer>, of = insured) =>
    additionalServicesIssues(resolve(of, held)).map(({ key }) => key)
  const [OUT, BACK] = [
    'booking.busStops.numberOfTravellersWithoutOutboundStop',
    'booking.busStops.numberOfTravellersWithoutReturnStop',
  ]

  test('are required in both directions where the coach halts in both', () => {
    expect(keys(byCoach)).toEqual([OUT, BACK])
  })

  test('are required only in a direction that has some', () => {
    expect(keys(oneWay({ ...BUS, return: { nodeNos: [], stops: [] } }))).toEqual([OUT])
    expect(keys(oneWay({ ...BUS, outbound: { ...BUS.outbound, stops: [] } }))).toEqual([BACK])
  })

  test('are not required while no date is chosen', () => {
    expect(keys(byCoach, { ...insured, date: null })).toEqual([])
  })
})

describe('an insurance is required of a traveller', () => {
  const asked = (fields: Parameters<typeof summaryOf>[1] | null) => {
    const booking = draft()
    const offered = { bookingInsurances: [], travellerInsurances: [[], []], noInsurance: null }
    const summary = fields === null ? null : summaryOf(booking, { ...offered, ...fields })
    return additionalServicesIssues(resolve({ ...booking, summary }, offer())).flatMap(({ open }) => open ?? [])
  }

  test('while the offers are unknown', () => {
    expect(asked(null)).toEqual(['Anna Muster', 'Beat Muster'])
  })

  test.each([
    ['nothing is offered', {}, []],
    ['one traveller has an offer', { travellerInsurances: [[], [insurance()]] }, ['Beat Muster']],
    ['there is one for all', { bookingInsurances: [insurance()] }, ['Anna Muster', 'Beat Muster']],
    ['to have none is an offer', { noInsurance: insurance() }, ['Anna Muster', 'Beat Muster']],
  ])('as far as there is one to choose: %s', (_case, fields, open) => {
    expect(asked(fields)).toEqual(open)
  })
})
