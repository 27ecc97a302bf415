import { describe, expect, test } from 'vitest'
import { isStatusTold, waitlistCause } from '#domain/booking/dates/waitlist.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { departure, saleDate } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { contingentsLeft, offer, settings, status } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'
import { room } from '#test/support/builders/room.ts'

const withLeft = (double: number, single: number) => offer(contingentsLeft({ 101: double, 102: single }))
const homeless = draft({
  rooms: [],
  travellers: [traveller({ accommodationId: null }), traveller({ accommodationId: null })],
})

describe('the waitlist', () => {
  test('is offered on a closed date', () => {
    const closed = offer({ pricing: pricing({ departures: [departure({ status: status('CLOSED') })] }) })
    expect(waitlistCause(resolve(draft(), closed))).toBe('closed')
  })
  test('is offered where the rooms left do not suffice for everybody', () => {
    expect(waitlistCause(resolve(homeless, withLeft(1, 1)))).toBe('noPlaces')
  })
  test('is not offered where beds are left, chosen or not', () => {
    expect(waitlistCause(resolve(homeless, withLeft(2, 0)))).toBeNull()
    expect(waitlistCause(resolve(draft(), withLeft(2, 0)))).toBeNull()
  })
  test('is offered where one of several travellers has no bed left', () => {
    expect(
      waitlistCause(
        resolve(
          draft({ travellers: [traveller({ accommodationId: 'ez' }), traveller({ accommodationId: null })] }),
          withLeft(1, 1),
        ),
      ),
    ).toBe('noPlaces')
  })
  test('is not offered with a bed, a family package, or a party without beds on any date', () => {
    expect(waitlistCause(resolve(draft(), withLeft(1, 1)))).toBeNull()
    const [first, ...others] = homeless.travellers
    expect(
      waitlistCause(
        resolve(
          { ...homeless, travellers: first === undefined ? [] : [{ ...first, familyPackageId: 'familie' }, ...others] },
          withLeft(1, 1),
        ),
      ),
    ).toBeNull()
    const onlyChildren = {
      ...withLeft(9, 9),
      pricing: pricing({ accommodations: [room({ capacities: { adult: [0, 0], child: [2, 2] } })] }),
    }
    expect(waitlistCause(resolve(homeless, onlyChildren))).toBeNull()
  })
  test('is not offered while contingents are unknown', () => {
    expect(waitlistCause(resolve(homeless, offer({ pricing: pricing({ accommodations: [] }) })))).toBeNull()
  })
  test('can be left again', () => {
    expect(waitlistCause(resolve(draft({ switchedToWaitlistFallback: true }), offer()))).toBe('switched')
  })
  test('is not offered on a waitlist date, nor where the platform has none', () => {
    const waiting = offer({ pricing: pricing({ departures: [departure({ status: status('WAITLIST') })] }) })
    const closed = offer({
      settings: settings({ statuses: [] }),
      pricing: pricing({ departures: [departure({ status: status('CLOSED') })] }),
    })
    expect(waitlistCause(resolve(draft(), waiting))).toBeNull()
    expect(waitlistCause(resolve(draft(), closed))).toBeNull()
  })
})

test('the waitlist is not offered on a waitlist date, without a date, or without a fallback', () => {
  const full = withLeft(1, 1)
  const on = (code: string) => ({
    ...full,
    pricing: pricing({ departures: [departure({ status: status(code) })] }),
    saleDates: [saleDate({ status: status(code) })],
  })
  expect(waitlistCause(resolve(homeless, on('WAITLIST')))).toBeNull()
  expect(waitlistCause(resolve(homeless, on('WAITLIST_CONTINGENT_CHECK')))).toBeNull()
  expect(waitlistCause(resolve(homeless, on('PAUSED')))).toBe('noPlaces')
  expect(waitlistCause(resolve({ ...homeless, date: null }, full))).toBeNull()
  expect(waitlistCause(resolve(homeless, { ...full, settings: settings({ statuses: [] }) }))).toBeNull()
})

test('the status of a date is told unless it is simply bookable', () => {
  const on = (code: string) => offer({ pricing: pricing({ departures: [departure({ status: status(code) })] }) })
  expect(isStatusTold(resolve(draft(), on('BOOKABLE')), null)).toBe(false)
  expect(isStatusTold(resolve(draft(), on('BOOKABLE')), 'noPlaces')).toBe(true)
  expect(isStatusTold(resolve(draft(), on('WAITLIST')), null)).toBe(true)
  expect(isStatusTold(resolve(draft({ date: null }), on('WAITLIST')), null)).toBe(false)
})
