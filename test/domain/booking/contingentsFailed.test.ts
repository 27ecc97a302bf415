import { describe, expect, test } from 'vitest'
import { placesOn } from '#domain/booking/availability/dateAvailability.ts'
import { withParty } from '#domain/booking/commands/people.ts'
import { extensionOutlook } from '#domain/booking/compare/extensionFeasibility.ts'
import { waitlistCause } from '#domain/booking/dates/waitlist.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { bookingAddonOptions, personalAddonOptions } from '#domain/booking/extras/addons.ts'
import { startIssues, paymentIssues } from '#domain/booking/funnel/checks.ts'
import { openIssues } from '#domain/booking/funnel/steps.ts'
import { mostBabies, babyReason } from '#domain/booking/people/partyLimits.ts'
import { party } from '#domain/booking/people/partyPeople.ts'
import { familyPackageReason } from '#domain/booking/rooms/familyPackage.ts'
import { roomOptions } from '#domain/booking/rooms/rooms.ts'
import { solveRooms } from '#domain/booking/rooms/solver/solver.ts'
import { settle } from '#domain/booking/settle.ts'
import type { Offer } from '#domain/catalogue/offer.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { contingentsLeft, settings, status } from '#test/support/builders/offer.ts'
import { room } from '#test/support/builders/room.ts'
import { wholeOffer, wholePricing } from '#test/support/builders/wholeOffer.ts'

const BED = { ...traveller(), accommodationId: 'dz' }
const housed = draft({ rooms: [{ accommodationId: 'dz', quantity: 1 }], travellers: [BED, BED] })
const homeless = draft({ rooms: [], travellers: [traveller(), traveller()] })

const known = (dateId: string) =>
  contingentsLeft(
    { 101: 20, 102: 20, 103: 20, 104: 20 },
    { 301: 20, 302: 20, 303: 20, 304: 20, 305: 20, 306: 20, 307: 20, 501: 20 },
    dateId,
  )

/** The whole offer whose contingents could be had a while ago, or never. */
function failed(fields: Partial<Offer> = {}): Offer {
  return wholeOffer({ contingentsFailedFor: 'd1', ...fields })
}
const stale = failed(known('d1'))

test('the contingent state follows from date and status', () => {
  const waitlist = { statuses: [status('WAITLIST', { isDefaultStatus: true })] }
  expect(resolve(housed, wholeOffer()).contingents.state).toBe('loading')
  expect(resolve(housed, wholeOffer(known('d1'))).contingents.state).toBe('known')
  expect(resolve(housed, wholeOffer(known('d2'))).contingents.state).toBe('loading')
  expect(resolve(housed, failed()).contingents.state).toBe('failed')
  expect(resolve(housed, stale).contingents.state).toBe('failed')
  expect(resolve(housed, failed({ contingentsFailedFor: 'd2' })).contingents.state).toBe('loading')
  expect(resolve(housed, failed({ settings: settings(waitlist) })).contingents.state).toBe('ignored')
  expect(resolve({ ...housed, date: null }, failed()).contingents.state).toBe('loading')
})

describe.each([
  ['never known', failed()],
  ['known before', stale],
])('while contingents fail to load, %s,', (_name, offer) => {
  test('no room is offered, and chosen ones stay', () => {
    for (const option of roomOptions(resolve(homeless, offer))) {
      expect([option.maxQuantity, option.reason?.key, option.reason?.findRemedy()]).toEqual([
        0,
        'booking.reason.placesUnknown',
        null,
      ])
    }
    const chosen = roomOptions(resolve(housed, offer)).find((option) => option.room.id === 'dz')
    expect([chosen?.quantity, chosen?.maxQuantity]).toEqual([1, 1])
    expect(settle(housed, offer)).toMatchObject({
      rooms: [{ accommodationId: 'dz', quantity: 1 }],
      travellers: [{ accommodationId: 'dz' }, { accommodationId: 'dz' }],
    })
    expect(startIssues(resolve(housed, offer))).toEqual([])
  })

  test('no proposal is made, and no room is shown as full or available', () => {
    expect(solveRooms(resolve(homeless, offer))).toMatchObject({ proposals: [], count: 0 })
    expect(
      offer.saleDates.filter(({ id }) => id === homeless.date?.dateId).map((date) => placesOn(date, offer)),
    ).toEqual([null])
    expect(waitlistCause(resolve(homeless, offer))).toBeNull()
  })

  test('no family package is offered', () => {
    const family = draft({ rooms: [], travellers: [traveller(), traveller(), traveller({ ageGroupId: 'child' })] })
    const reasons = (against: Offer) =>
      wholePricing().familyPackages.map((one) => familyPackageReason(one, resolve(family, against))?.key)
    expect(reasons(wholeOffer())).toEqual([undefined])
    expect(reasons(offer)).toEqual(['booking.reason.placesUnknown'])
  })

  test('no extra is offered beyond those chosen', () => {
    const [first] = personalAddonOptions(resolve(housed, wholeOffer()))
    const id = first?.addon.id ?? ''
    const withOne = settle({ ...housed, personalAddons: [{ addonId: id, quantity: 1, mandatory: false }] }, offer)
    const option = (of: typeof housed) => personalAddonOptions(resolve(of, offer)).find(({ addon }) => addon.id === id)
    expect(option(withOne)).toMatchObject({ quantity: 1, maxQuantity: 1, reason: null })
    expect(option(housed)).toMatchObject({
      quantity: 0,
      maxQuantity: 0,
      reason: { key: 'booking.reason.placesUnknown' },
    })
    for (const { maxQuantity, mandatory } of bookingAddonOptions(resolve(housed, offer)))
      if (!mandatory) expect(maxQuantity).toBe(0)
  })

  test('no baby can be added', () => {
    const pricing = wholePricing()
    const withCot = {
      ...offer,
      pricing: {
        ...pricing,
        accommodations: [...pricing.accommodations, room({ id: 'baby', ratioPackageNo: '104', isBabyPackage: true })],
      },
    }
    expect(mostBabies(resolve(housed, withCot))).toBe(0)
    expect(babyReason(resolve(housed, withCot))?.key).toBe('booking.reason.placesUnknown')
    expect(
      settle(withParty(resolve(housed, withCot), { ...party(resolve(housed, withCot)), babies: 2 }), withCot).babies,
    ).toEqual([])
  })

  test('the booking cannot be submitted', () => {
    expect(openIssues(resolve(housed, offer)).map(({ key }) => key)).toContain('booking.placesUnknown')
  })
})

test('loading contingents block nothing', () => {
  expect(roomOptions(resolve(homeless, wholeOffer())).some(({ maxQuantity }) => maxQuantity > 0)).toBe(true)
  expect(paymentIssues(resolve(housed, wholeOffer())).map(({ key }) => key)).not.toContain('booking.placesUnknown')
})

test('failed contingents block nothing on a waitlist', () => {
  const offer = failed({ settings: settings({ statuses: [status('WAITLIST', { isDefaultStatus: true })] }) })
  expect(roomOptions(resolve(homeless, offer)).some(({ maxQuantity }) => maxQuantity > 0)).toBe(true)
  expect(paymentIssues(resolve(housed, offer)).map(({ key }) => key)).not.toContain('booking.placesUnknown')
})

test('an extension with failed contingents is not offered', () => {
  const date = { dateId: 'd3', extensionId: wholePricing().departures[2]?.extensions[0]?.id ?? '' }
  const outlook = extensionOutlook(resolve(housed, { ...stale, contingents: null, contingentsFailedFor: 'd3' }), date)
  expect(outlook).toEqual({ state: 'impossible', reason: { key: 'booking.reason.placesUnknown', remedy: null } })
})
