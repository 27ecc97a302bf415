import { describe, expect, test } from 'vitest'
import { withDate } from '#domain/booking/commands/dates.ts'
import {
  areRoomsBegun,
  bedCount,
  bedsMissing,
  hasBedForEverybody,
  hasRooms,
  isGroup,
  peopleCount,
} from '#domain/booking/draft/chosen.ts'
import { isDateGone } from '#domain/booking/availability/unbookableDate.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { after } from '#test/support/commands.ts'
import { departure } from '#test/support/builders/departure.ts'
import { baby, draft, traveller } from '#test/support/builders/draft.ts'
import { offer, settings, status, travel } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'

const LATER = { dateId: 'd2', extensionId: null }

describe('the status of a booking', () => {
  // rule 4.6.4
  test('is that of the chosen date', () => {
    const onRequest = departure({
      id: 'd2',
      startDate: '2027-07-01',
      endDate: '2027-07-07',
      status: status('WAITLIST_CONTINGENT_CHECK'),
    })
    const sold = offer({ pricing: pricing({ departures: [departure(), onRequest] }) })
    expect(resolve(draft(), sold).status.status).toBe('BOOKABLE')
    expect(after(resolve(draft(), sold), (now) => withDate(now, LATER)).status.status).toBe('WAITLIST_CONTINGENT_CHECK')
  })

  // rules 4.2.3, 7.4.1
  test('follows newly loaded settings', () => {
    expect(resolve(draft(), offer({ travel: travel({ status: status('CLOSED') }) })).status.status).toBe('CLOSED')
  })

  // rule 4.2.3
  test('stays the waitlist fallback after reloading, while switched to it', () => {
    const waiting = draft({ switchedToWaitlistFallback: true })
    expect(resolve(waiting, offer({ travel: travel({ status: status('CLOSED') }) })).status.status).toBe('WAITLIST')
  })

  test('is the resolved one where the platform no longer has a fallback', () => {
    const without = offer({ settings: settings({ statuses: [status('BOOKABLE', { isDefaultStatus: true })] }) })
    expect(resolve(draft({ switchedToWaitlistFallback: true }), without).status.status).toBe('BOOKABLE')
  })
})

describe('the chosen date', () => {
  const GONE = { dateId: 'gone', extensionId: null }
  const other = offer({ pricing: pricing({ id: 'v2' }) })

  test('is gone when the loaded variant no longer sells it', () => {
    expect(isDateGone(resolve(draft({ date: GONE }), offer()))).toBe(true)
    expect(isDateGone(resolve(draft(), offer()))).toBe(false)
  })

  test.each([
    ['none was chosen', draft({ date: null }), offer()],
    ['another variant is loaded', draft({ date: GONE }), other],
    ['nothing is loaded', draft({ date: GONE }), offer({ pricing: null })],
  ])('is not gone while %s', (_case, booking, held) => {
    expect(isDateGone(resolve(booking, held))).toBe(false)
  })

  test('is looked up in the chosen variant only', () => {
    expect(resolve(draft(), offer()).sale?.date.id).toBe('d1')
    expect(resolve(draft(), other).sale).toBeNull()
    expect(resolve(draft(), { ...offer(), pricing: null }).sale).toBeNull()
    expect(resolve(draft({ date: GONE }), offer()).sale).toBeNull()
  })
})

describe('beds', () => {
  const [housed, waiting] = [traveller({ accommodationId: 'dz' }), traveller({ accommodationId: null })]

  test.each([
    { party: 'everybody', travellers: [housed, housed], counts: [2, 0], isComplete: true },
    { party: 'a part of the party', travellers: [housed, waiting], counts: [1, 1], isComplete: false },
    { party: 'nobody', travellers: [waiting], counts: [0, 1], isComplete: false },
    { party: 'an empty party', travellers: [], counts: [0, 0], isComplete: false },
  ])('of $party are counted', ({ travellers, counts, isComplete }) => {
    expect([bedCount({ travellers }), bedsMissing({ travellers })]).toEqual(counts)
    expect(hasBedForEverybody({ travellers })).toBe(isComplete)
  })

  test('of a family package count as rooms, and so do rooms before anybody has a bed', () => {
    const rooms = [{ accommodationId: 'dz', quantity: 1 }]
    expect(hasRooms({ rooms: [], travellers: [housed] })).toBe(true)
    expect(hasRooms({ rooms, travellers: [waiting] })).toBe(true)
    expect(hasRooms({ rooms: [], travellers: [waiting] })).toBe(false)
  })
})

test('rooms are begun while some have a bed and others do not', () => {
  const [housed, waiting] = [traveller(), traveller({ accommodationId: null })]
  expect(areRoomsBegun(draft({ travellers: [housed, waiting] }))).toBe(true)
  expect(areRoomsBegun(draft({ travellers: [housed, housed] }))).toBe(false)
  expect(areRoomsBegun(draft({ travellers: [waiting, waiting], rooms: [] }))).toBe(false)
})

test('two travellers are a group, one with a baby is none', () => {
  const alone = draft({ travellers: [traveller()], babies: [baby()] })
  expect([isGroup(draft({ travellers: [traveller(), traveller()] })), isGroup(alone)]).toEqual([true, false])
  expect(peopleCount(alone)).toBe(2)
})
