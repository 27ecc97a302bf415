import { describe, expect, test } from 'vitest'
import { applyCommand } from '#domain/booking/commands/command.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { isSent } from '#domain/booking/draft/sent.ts'
import { departure, services } from '#test/support/builders/departure.ts'
import { draft } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'

const { submission } = draft()
const OFFER = offer({ pricing: pricing({ departures: [departure({ services: services({ 7474: 800 }) })] }) })

const SENT = [
  ['is under way', { ...submission, submissionId: 's1', isSubmitting: true }],
  ['may have been booked', { ...submission, submissionId: 's1' }],
  ['was booked', { ...submission, submissionId: 's1', submitSuccessful: true, bookingId: 'b1' }],
  ['was booked by an older page', { ...submission, bookingId: 'b1' }],
  ['has succeeded', { ...submission, submitSuccessful: true }],
] as const

describe('a command', () => {
  test.each(SENT)('changes nothing in a draft that %s', (_case, of) => {
    const sent = draft({ submission: of })
    expect(isSent(sent)).toBe(true)
    expect(applyCommand(resolve(sent, OFFER), (now) => ({ ...now.draft, co2compensation: true })).draft).toBe(sent)
  })

  test('is applied before, and again after a refusal', () => {
    const refused = draft({
      submission: { ...submission, refusal: { message: null, shownCentimes: null, platformCentimes: null } },
    })
    for (const open of [draft(), refused]) {
      expect(isSent(open)).toBe(false)
      expect(
        applyCommand(resolve(open, OFFER), (now) => ({ ...now.draft, co2compensation: true })).draft.co2compensation,
      ).toBe(true)
    }
  })
})
