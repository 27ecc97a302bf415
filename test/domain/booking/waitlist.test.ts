import { describe, expect, test } from 'vitest'
import { fewPlacesLeft, waitlistCause } from '#domain/booking/waitlist.ts'
import { departure } from '#test/support/builders/departure.ts'
import { draft, traveller } from '#test/support/builders/draft.ts'
import { offer, settings, status } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'

const withLeft = (double: number, single: number) =>
  offer({ contingents: { dateId: 'd1', left: { packages: new Map([['101', double], ['102', single]]), services: new Map() } } })
const homeless = draft({ rooms: [], travellers: [traveller({ accommodationId: null }), traveller({ accommodationId: null })] })

describe('few places', () => {
  test.each([
    { double: 6, single: 2, few: 8 },
    { double: 6, single: 3, few: null },
    { double: 0, single: 0, few: null },
  ])('$double in double and $single in single rooms make $few', ({ double, single, few }) => {
    expect(fewPlacesLeft(draft(), withLeft(double, single))).toBe(few)
  })

  test('are not known before the contingents are', () => {
    expect(fewPlacesLeft(draft(), offer())).toBeNull()
  })
})

describe('the waitlist', () => {
  test('is offered on a closed date', () => {
    const closed = offer({ pricing: pricing({ departures: [departure({ status: status('CLOSED') })] }) })
    expect(waitlistCause(draft(), closed)).toBe('closed')
  })
  test('is offered where the rooms left do not take everybody', () => {
    expect(waitlistCause(homeless, withLeft(1, 1))).toBe('noPlaces')
  })
  test('is not offered where beds are left, taken or not', () => {
    expect(waitlistCause(homeless, withLeft(2, 0))).toBeNull()
    expect(waitlistCause(draft(), withLeft(2, 0))).toBeNull()
  })
  test('can be left again', () => {
    expect(waitlistCause(draft({ switchedToWaitlistFallback: true }), offer())).toBe('switched')
  })
  test('is not offered on a date that is one already, nor where the platform has none', () => {
    const waiting = offer({ pricing: pricing({ departures: [departure({ status: status('WAITLIST') })] }) })
    const closed = offer({
      settings: settings({ statuses: [] }),
      pricing: pricing({ departures: [departure({ status: status('CLOSED') })] }),
    })
    expect(waitlistCause(draft(), waiting)).toBeNull()
    expect(waitlistCause(draft(), closed)).toBeNull()
  })
})
