import { describe, expect, test } from 'vitest'
import { boardingStops } from '#domain/booking/boarding/busStops.ts'
import {
  withDate,
  withExtension,
  withoutExtension,
  withPricingTravel,
  withWaitlist,
} from '#domain/booking/commands/dates.ts'
import { statusOfferedToSwitch } from '#domain/booking/dates/waitlist.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { draftAfter } from '#test/support/commands.ts'
import { BUS, departure, extension } from '#test/support/builders/departure.ts'
import { draft, insurance } from '#test/support/builders/draft.ts'
import { offer, settings, status } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'

const later = departure({ id: 'd2', startDate: '2027-07-01', endDate: '2027-07-07' })
const longer = departure({
  id: 'd2-v',
  startDate: '2027-07-01',
  endDate: '2027-07-10',
  includesExtension: true,
  extensions: [extension()],
  extensionBaseDate: { id: 'd2' },
  packagePrices: new Map([['201', 1]]),
})
const sold = offer({ pricing: pricing({ departures: [departure(), later, longer] }) })
const LATER = { dateId: 'd2', extensionId: null }
const SEA = { dateId: 'd2-v', extensionId: 'meer' }
const boarded = () =>
  draft({
    summaryLoadingError: 2,
    travellers: draft().travellers.map((one) => ({ ...one, outboundStopNo: '1', insurance: insurance() })),
  })

describe('switching the variant', () => {
  // rule 4.5.6.1
  test('preselects its first date that is not CLOSED, without selections', () => {
    const closedFirst = offer({ pricing: pricing({ departures: [departure({ status: status('CLOSED') }), later] }) })
    const next = draftAfter(boarded(), closedFirst, (now) => withPricingTravel(now, 'v1'))
    expect(next).toMatchObject({ pricingTravelId: 'v1', date: LATER, rooms: [], summaryLoadingError: 0 })
  })

  test('keeps the people and their data', () => {
    expect(
      draftAfter(draft(), sold, (now) => withPricingTravel(now, 'v1')).travellers.map(({ firstName }) => firstName),
    ).toEqual(['Anna', 'Beat'])
  })

  test('leaves the date empty while the variant is not loaded', () => {
    expect(draftAfter(draft(), sold, (now) => withPricingTravel(now, 'v2'))).toMatchObject({
      pricingTravelId: 'v2',
      date: null,
    })
  })
})

describe('choosing another date', () => {
  const next = draftAfter(boarded(), sold, (now) => withDate(now, LATER))

  // rules 4.6.1, 4.6.3
  test('resets selections, stops, insurances and the failure count', () => {
    expect(next).toMatchObject({ date: LATER, rooms: [], summary: null, summaryLoadingError: 0 })
    expect(next.travellers[0]).toMatchObject({
      accommodationId: null,
      outboundStopNo: null,
      insurance: null,
      firstName: 'Anna',
    })
  })

  test('changes nothing where it is not sold, or already chosen', () => {
    const before = draft()
    expect(draftAfter(before, sold, (now) => withDate(now, { dateId: 'd9', extensionId: null }))).toBe(before)
    expect(draftAfter(before, sold, (now) => withDate(now, { dateId: 'd1', extensionId: null }))).toBe(before)
  })

  // rule 4.6.3
  test('as an upgrade or a downgrade resets the failure count too, and keeps rooms and stations', () => {
    const busNetwork = BUS
    const [base, upgrade] = [departure({ busNetwork }), { ...longer, extensionBaseDate: { id: 'd1' } }]
    const offered = offer({ pricing: pricing({ departures: [base, { ...upgrade, busNetwork }] }) })
    const stopNo = boardingStops(base)[0]?.stopNo ?? ''
    const before = draft({
      summaryLoadingError: 3,
      travellers: draft().travellers.map((one) => ({ ...one, outboundStopNo: stopNo })),
    })
    const upgraded = draftAfter(before, offered, (now) => withExtension(now, SEA))
    expect(upgraded).toMatchObject({ date: SEA, summaryLoadingError: 0, rooms: before.rooms })
    expect(upgraded.travellers[0]?.outboundStopNo).toBe(stopNo)
    const failed = { ...upgraded, summaryLoadingError: 3 }
    expect(draftAfter(failed, offered, withoutExtension)).toMatchObject({ date: before.date, summaryLoadingError: 0 })
  })

  test('with extension is an upgrade of its departure', () => {
    expect(draftAfter(draft(), sold, (now) => withDate(now, SEA))).toMatchObject({
      date: SEA,
      isUpgradedToExtension: true,
      extensionDowngradeDate: LATER,
      rooms: [],
    })
  })

  test('with extension stands alone where its departure is not sold', () => {
    const alone = offer({ pricing: pricing({ departures: [departure(), longer] }) })
    expect(draftAfter(draft(), alone, (now) => withDate(now, SEA))).toMatchObject({
      date: SEA,
      isUpgradedToExtension: false,
      extensionDowngradeDate: null,
    })
  })

  // rule 4.6.1
  test('with extension stands alone where its departure is CLOSED', () => {
    const closed = offer({
      pricing: pricing({ departures: [departure(), { ...later, status: status('CLOSED') }, longer] }),
    })
    const alone = { date: SEA, isUpgradedToExtension: false, extensionDowngradeDate: null, rooms: [] }
    expect(draftAfter(draft(), closed, (now) => withDate(now, SEA))).toMatchObject(alone)
    const waiting = draftAfter(
      draft(),
      closed,
      (now) => withDate(now, LATER),
      (now) => withWaitlist(now, true),
    )
    expect(draftAfter(waiting, closed, (now) => withDate(now, SEA))).toMatchObject({
      ...alone,
      switchedToWaitlistFallback: false,
    })
  })

  // rules 4.5.4, 4.6.1
  test('with extension stands alone where its departure is sold out', () => {
    const full = offer({ pricing: pricing({ departures: [departure(), { ...later, places: new Map() }, longer] }) })
    expect(draftAfter(draft(), full, (now) => withDate(now, SEA))).toMatchObject({
      date: SEA,
      isUpgradedToExtension: false,
      extensionDowngradeDate: null,
      switchedToWaitlistFallback: false,
    })
  })

  // rule 4.6.4
  test.each([
    { left: 2, kept: 'BOOKABLE' },
    { left: 0, kept: 'WAITLIST' },
  ])('from the waitlist of a full departure to its extension with $left places, is $kept', ({ left, kept }) => {
    const full = offer({
      pricing: pricing({
        departures: [
          { ...later, places: new Map() },
          { ...longer, places: new Map([['201', left]]) },
        ],
      }),
    })
    const upgraded = draftAfter(
      draft(),
      full,
      (now) => withDate(now, LATER),
      (now) => withWaitlist(now, true),
      (now) => withExtension(now, SEA),
    )
    expect(upgraded.date).toEqual(SEA)
    expect(resolve(upgraded, full).status.status).toBe(kept)
  })

  // rule 4.6.1
  test('that is the departure of the chosen extension is a downgrade, which keeps the rooms', () => {
    const roomy = offer({
      pricing: pricing({ departures: [departure(), { ...longer, extensionBaseDate: { id: 'd1' } }] }),
    })
    const upgraded = draftAfter(draft(), roomy, (now) => withDate(now, SEA))
    expect(upgraded).toMatchObject({ isUpgradedToExtension: true, rooms: [{ accommodationId: 'dz', quantity: 1 }] })
    const back = draftAfter(upgraded, roomy, (now) => withDate(now, { dateId: 'd1', extensionId: null }))
    expect(back).toMatchObject({ isUpgradedToExtension: false, rooms: [{ accommodationId: 'dz', quantity: 1 }] })
  })

  // rule 4.6.1
  test('that is CLOSED and with extension stands alone, as no upgrade leads to it', () => {
    const closed = offer({
      pricing: pricing({ departures: [departure(), later, { ...longer, status: status('CLOSED') }] }),
    })
    const before = draftAfter(draft(), closed, (now) => withDate(now, LATER))
    for (const from of [draft(), before])
      expect(draftAfter(from, closed, (now) => withDate(now, SEA))).toMatchObject({
        date: SEA,
        isUpgradedToExtension: false,
        extensionDowngradeDate: null,
      })
  })

  // rule 4.6.1
  test('removes an extension', () => {
    const upgraded = draftAfter(draft(), sold, (now) => withDate(now, SEA))
    expect(draftAfter(upgraded, sold, (now) => withDate(now, { dateId: 'd1', extensionId: null }))).toMatchObject({
      isUpgradedToExtension: false,
      extensionDowngradeDate: null,
    })
  })
})

describe('the waitlist switch', () => {
  const waiting = draftAfter(draft(), offer(), (now) => withWaitlist(now, true))

  // rule 4.4.1
  test('sets the status and keeps the selections', () => {
    expect(resolve(waiting, offer()).status.status).toBe('WAITLIST')
    expect(waiting.rooms).toHaveLength(1)
  })

  // rule 4.4.2
  test('resets all selections when switched off', () => {
    const back = draftAfter(waiting, offer(), (now) => withWaitlist(now, false))
    expect(resolve(back, offer()).status.status).toBe('BOOKABLE')
    expect(back.rooms).toEqual([])
  })

  // rule 4.4.3
  test('offers the fallback, and once switched the initial status', () => {
    expect(statusOfferedToSwitch(resolve(draft(), offer()))?.status).toBe('WAITLIST')
    expect(statusOfferedToSwitch(resolve(waiting, offer()))?.status).toBe('BOOKABLE')
  })

  test('changes nothing without a fallback, or when it is already on', () => {
    const before = draft()
    expect(draftAfter(before, offer({ settings: settings({ statuses: [] }) }), (now) => withWaitlist(now, true))).toBe(
      before,
    )
    expect(draftAfter(waiting, offer(), (now) => withWaitlist(now, true))).toBe(waiting)
  })
})
