import { describe, expect, test } from 'vitest'
import type { BookingDraft } from '#domain/booking/draft/draft.ts'
import type { StepNumber } from '#domain/booking/draft/funnelProgress.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import {
  enterStep,
  firstOpenStep,
  progress,
  reachableStep,
  stepAfter,
  stepBefore,
  withEvent,
} from '#domain/booking/funnel/navigation.ts'
import { stepByNumber, stepByPath, steps, type Step } from '#domain/booking/funnel/steps.ts'
import { departure, extension } from '#test/support/builders/departure.ts'
import { draft, insurance, summaryOf } from '#test/support/builders/draft.ts'
import { offer } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'

const LONGER = departure({
  id: 'd2',
  includesExtension: true,
  endDate: '2027-06-21',
  extensions: [extension()],
  extensionBaseDate: { id: 'd1' },
})
const plain = offer()
const extendable = offer({ pricing: pricing({ departures: [departure(), LONGER] }) })

const step = (number: StepNumber): Step => stepByNumber(number) ?? steps[0]!

/** A draft in which all these steps were seen. */
const seen = (numbers: readonly StepNumber[], fields: Partial<BookingDraft> = {}) =>
  draft({ sentEvents: numbers.map((number) => step(number).event), ...fields })

const insured = (() => {
  const { travellers } = draft()
  return travellers.map((person) => ({ ...person, insurance: insurance() }))
})()

// rules 2.5.1.2, 2.5.1.3, 2.5.1.4, 2.5.1.5, 2.5.1.6, 2.5.1.7, 2.5.1.8, 9.9.1
test('steps are ordered by number, each with its own path and event', () => {
  expect(steps.map(({ number }) => number)).toEqual([0, 0.5, 1, 2, 3, 4, 4.5])
  expect(steps.map(({ path }) => path)).toEqual([
    'start',
    'verlaengerung',
    'leistungen',
    'personen',
    'zusatzleistungen',
    'zahlung',
    'online-zahlung',
  ])
  expect(steps.map(({ event }) => event)).toEqual([
    'booking_start',
    'booking_step_1.5_extension_upsell',
    'booking_step_1_services',
    'booking_step_2_personal_data',
    'booking_step_3_additional_services',
    'booking_step_4_select_payment_method',
    'booking_step_4_payment_selection',
  ])
  expect(stepByPath('personen')?.number).toBe(2)
  expect(stepByPath('bestaetigung')).toBeNull()
})

describe('the next and previous step', () => {
  // rule 2.5.2
  test('skip the extension where there is none', () => {
    expect(stepAfter(resolve(draft(), plain), step(0))?.number).toBe(1)
    expect(stepAfter(resolve(draft(), extendable), step(0))?.number).toBe(0.5)
    expect(stepBefore(resolve(draft(), plain), step(1))?.number).toBe(0)
    expect(stepBefore(resolve(draft(), extendable), step(1))?.number).toBe(0.5)
  })

  test('skip the online payment for an invoice', () => {
    expect(stepAfter(resolve(draft(), plain), step(4))).toBeNull()
    const online = draft({ payment: { ...draft().payment, type: 'online' } })
    expect(stepAfter(resolve(online, plain), step(4))?.number).toBe(4.5)
    expect(stepBefore(resolve(draft(), plain), step(0))).toBeNull()
  })
})

describe('resuming a booking', () => {
  test.each<[string, BookingDraft, number]>([
    ['at the start when nothing was seen', draft(), 0],
    ['at the step that was seen and not left', seen([0, 1]), 1],
    ['at that step from an earlier one too', seen([0, 1], { currentStep: 0 }), 1],
    ['at a step that lacks something', seen([0, 1, 2, 3, 4], { travellers: [] }), 0],
    ['at the additional services when insurances are missing', seen([0, 1, 2, 3]), 3],
    ['at the payment when all else is done', seen([0, 1, 2, 3, 4], { travellers: insured }), 4],
  ])('%s', (_case, at, number) => {
    expect(firstOpenStep(resolve(at, plain))?.number).toBe(number)
  })

  test('starts at the online payment once it is placed', () => {
    const submission = { ...draft().submission, submitSuccessful: true, bookingId: 'b1' }
    const placed = draft({ submission, payment: { ...draft().payment, type: 'online' } })
    expect(firstOpenStep(resolve(placed, plain))?.number).toBe(4.5)
  })
})

describe('a step requested by its URL', () => {
  test('is shown when no earlier step has issues', () => {
    expect(reachableStep(resolve(draft(), plain), step(2))?.number).toBe(2)
    expect(reachableStep(resolve(draft(), plain), step(3))?.number).toBe(3)
  })

  // rule 2.5.8
  test('is replaced by the first step with issues', () => {
    expect(reachableStep(resolve(draft({ travellers: [] }), plain), step(3))?.number).toBe(0)
    expect(reachableStep(resolve(draft(), plain), step(4))?.number).toBe(3)
  })

  // rule 2.5.8
  test('is replaced by the next one when it is not part of the booking', () => {
    expect(reachableStep(resolve(draft(), plain), step(0.5))?.number).toBe(1)
    expect(reachableStep(resolve(draft({ travellers: [] }), plain), step(0.5))?.number).toBe(0)
    expect(reachableStep(resolve(draft(), plain), step(4.5))?.number).toBe(3)
  })

  test('is replaced by the step of the submit while its outcome is unknown, whatever is no longer available', () => {
    const unknown = draft({ travellers: [], submission: { ...draft().submission, submissionId: 's1' } })
    expect(reachableStep(resolve(unknown, plain), step(1))?.number).toBe(4)
    expect(firstOpenStep(resolve(unknown, plain))?.number).toBe(4)
  })

  // rule 2.5.1.8
  test('is not the online payment before the booking is placed', () => {
    const paying = draft({ travellers: insured, gtcAccepted: true, payment: { ...draft().payment, type: 'online' } })
    const ready = { ...paying, summary: summaryOf(paying) }
    expect(reachableStep(resolve(ready, plain), step(4.5))?.number).toBe(4)
  })
})

describe('entering a step', () => {
  // rule 4.1.3
  test('stores step and time and tracks its event once per booking', () => {
    const first = enterStep(draft(), step(1), 1_800_000_000)
    expect(first.eventToSend).toBe('booking_step_1_services')
    expect(first.draft).toMatchObject({ currentStep: 1, lastActivityTimestamp: 1_800_000_000 })
    const again = enterStep(first.draft, step(1), 1_800_000_060)
    expect(again.eventToSend).toBeNull()
    expect(again.draft.lastActivityTimestamp).toBe(1_800_000_060)
    expect(again.draft.sentEvents).toEqual(['booking_step_1_services'])
  })

  test('clears the summary when the additional services are entered from before', () => {
    const known = draft({ currentStep: 2 })
    const summary = summaryOf(known)
    expect(enterStep({ ...known, summary }, step(3), 1).draft.summary).toBeNull()
    expect(enterStep({ ...known, summary, currentStep: 3 }, step(4), 1).draft.summary).toBe(summary)
    expect(enterStep({ ...known, summary, currentStep: 4 }, step(3), 1).draft.summary).toBe(summary)
    expect(enterStep({ ...known, summary, currentStep: 3 }, step(2), 1).draft.summary).toBe(summary)
  })

  test('an event that belongs to no step is tracked once as well', () => {
    const sent = withEvent(draft(), 'booking_submit')
    expect(sent.eventToSend).toBe('booking_submit')
    expect(withEvent(sent.draft, 'booking_submit').eventToSend).toBeNull()
  })
})

test('a step in between has the displayed number of the step before', () => {
  const online = draft({ payment: { ...draft().payment, type: 'online' } })
  expect(progress(resolve(online, plain)).map(({ no }) => no)).toEqual([1, 2, 3, 4, 5, 5])
})

test('progress marks steps that were left as done, the present one as active, and a step only looked at as open', () => {
  expect(progress(resolve(seen([0, 1, 2], { currentStep: 1 }), plain))).toEqual([
    { path: 'start', no: 1, number: 0, state: 'done' },
    { path: 'leistungen', no: 2, number: 1, state: 'active' },
    { path: 'personen', no: 3, number: 2, state: 'open' },
    { path: 'zusatzleistungen', no: 4, number: 3, state: 'open' },
    { path: 'zahlung', no: 5, number: 4, state: 'open' },
  ])
})

test('the online payment is done once it is paid', () => {
  const paying = (outcome: BookingDraft['payment']['outcome']) =>
    draft({ payment: { ...draft().payment, type: 'online', outcome } })
  expect(
    (['paid', 'failed', null] as const).map((outcome) => step(4.5).isDone(resolve(paying(outcome), plain))),
  ).toEqual([true, false, false])
})
