import { expect, test } from 'vitest'
import { emptyBaby } from '#domain/booking/draft/emptyDraft.ts'
import { withoutPersonalData } from '#domain/booking/draft/privacy.ts'
import { emptyPassport } from '#domain/booking/people/passport.ts'
import { baby, billedTraveller, contact, draft } from '#test/support/builders/draft.ts'

const passport = { ...emptyPassport(), number: 'X1234567' }
const submission = { ...draft().submission, bookingId: 'b1', orderNo: '4711' }
const placed = draft({
  travellers: [billedTraveller({ nationality: 'CH', passport, outboundStopNo: '1' })],
  babies: [baby({ firstName: 'Mia', birthday: '2026-05-01', passport })],
  billingAddress: contact(),
  travellerRemarks: 'Fensterplatz',
  bookingRemarks: 'Geburtstag',
  submission,
  customData: { booking: { group: 'Chor' }, travellers: [{ diet: 'vegi' }] },
})
const NOBODY = { ...emptyBaby(), nationality: '' }

test('without personal data a booking has no people left', () => {
  const bare = withoutPersonalData(placed)
  expect(bare.travellers).toEqual([{ ...billedTraveller({ outboundStopNo: '1' }), ...NOBODY }])
  expect(bare.babies).toEqual([NOBODY])
  expect(bare).toMatchObject({ billingAddress: null, travellerRemarks: '', bookingRemarks: '' })
  expect(bare.customData).toEqual({ booking: {}, travellers: [] })
  expect(JSON.stringify(bare)).not.toMatch(/Anna|Muster|1960|Mia|Fensterplatz|Geburtstag|X1234567|Chor|vegi/)
})

test('without personal data a booking keeps its numbers, rooms and stops', () => {
  expect(withoutPersonalData(placed)).toMatchObject({
    submission,
    rooms: [{ accommodationId: 'dz', quantity: 1 }],
    date: { dateId: 'd1' },
  })
})
