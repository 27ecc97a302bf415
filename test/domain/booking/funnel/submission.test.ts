import { describe, expect, test } from 'vitest'
import { withOptions } from '#domain/booking/commands/options.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { openIssues } from '#domain/booking/funnel/steps.ts'
import { isOutcomeUnknown } from '#domain/booking/draft/sent.ts'
import { expectedTotal, payableTotal, priceChange } from '#domain/booking/funnel/payableTotal.ts'
import {
  isSummaryAwaited,
  withSubmissionNotSent,
  withSubmissionResult,
  withSubmissionStarted,
  withSubmissionUnknown,
  withTotalAccepted,
} from '#domain/booking/funnel/submission.ts'
import { settle } from '#domain/booking/settle.ts'
import { draft, insurance, summaryOf } from '#test/support/builders/draft.ts'
import { departure } from '#test/support/builders/departure.ts'
import { contingentsLeft, offer } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'

const OFFER = offer()

/** Two people in a double room at 1290.-, each insured for 59.-: 2698.- in all. */
const ready = (() => {
  const { travellers } = draft()
  const insured = draft({
    travellers: travellers.map((person) => ({ ...person, insurance: insurance() })),
    gtcAccepted: true,
  })
  return { ...insured, summary: summaryOf(insured) }
})()

const BOOKED = { success: true, bookingId: 'b1', orderNo: '4711', totalPrice: 2698, message: null }
const REFUSED = { success: false, bookingId: null, orderNo: null, totalPrice: null, message: 'Ausgebucht' }
const DEARER = { ...REFUSED, message: 'Neuer Preis', totalPrice: 2750.5 }

describe('a booking can be submitted', () => {
  test('when no step has issues', () => {
    expect(openIssues(resolve(ready, OFFER))).toEqual([])
  })

  test.each([
    // rules 1.1.3.7, 5.11.2, 10.7
    ['terms are not accepted', { gtcAccepted: false }, 'booking.gtcNotAccepted'],
    // rule 10.12
    ['the summary failed three times', { summary: null, summaryLoadingError: 3 }, 'booking.summaryMissing'],
    // rule 4.18.2
    ['its date is no longer sold', { date: { dateId: 'gone', extensionId: null } }, 'booking.dateMissing'],
  ])('not while %s', (...[, blocked, key]) => {
    expect(openIssues(resolve({ ...ready, ...blocked }, OFFER)).map((issue) => issue.key)).toContain(key)
  })

  test('again after a refusal', () => {
    const refused = withSubmissionResult(resolve(withSubmissionStarted(ready, 's1'), OFFER), REFUSED)
    expect(openIssues(resolve(refused, OFFER))).toEqual([])
    expect(withSubmissionStarted(refused, 's2').submission.isSubmitting).toBe(true)
  })
})

describe('submitting', () => {
  // rule 4.16.2
  test('stores the submission id first and is ignored while in progress', () => {
    const sent = withSubmissionStarted(ready, 's1')
    expect(sent.submission).toMatchObject({ submissionId: 's1', isSubmitting: true })
    expect(withSubmissionStarted(sent, 's2')).toBe(sent)
  })

  // rule 10.13
  test('keeps its id when the outcome is unknown, so that it can be queried', () => {
    const unknown = withSubmissionUnknown(withSubmissionStarted(ready, 's1'))
    expect(isOutcomeUnknown(unknown)).toBe(true)
    expect(withSubmissionStarted(unknown, 's2').submission.submissionId).toBe('s1')
  })

  // rules 4.16.3, 7.4.5
  test('stores booking and order number', () => {
    const placed = withSubmissionResult(resolve(withSubmissionStarted(ready, 's1'), OFFER), BOOKED)
    expect(placed.submission).toMatchObject({
      isSubmitting: false,
      submitSuccessful: true,
      bookingId: 'b1',
      orderNo: '4711',
      totalCentimes: 269_800,
    })
    expect(isOutcomeUnknown(placed)).toBe(false)
  })

  // rule 10.35
  test('has no order number where it is blank, and costs what was agreed where the platform tells 0', () => {
    const sent = resolve(withSubmissionStarted(ready, 's1'), OFFER)
    const { submission } = withSubmissionResult(sent, { ...BOOKED, orderNo: ' ', totalPrice: 0, message: '' })
    expect(submission).toMatchObject({ submitSuccessful: true, bookingId: 'b1', orderNo: null, totalCentimes: null })
  })

  test.each([
    [true, true],
    [false, false],
    [undefined, false],
  ])('stores whether the platform says it confirms by e-mail: %s', (confirmationMail, expected) => {
    const sent = resolve(withSubmissionStarted(ready, 's1'), OFFER)
    const answer = confirmationMail === undefined ? BOOKED : { ...BOOKED, confirmationMail }
    expect(withSubmissionResult(sent, answer).submission.isConfirmedByMail).toBe(expected)
    expect(withSubmissionResult(sent, REFUSED).submission.isConfirmedByMail).toBe(false)
  })

  // rules 4.16.3, 8.1.1.6
  test('stores no numbers after a refusal, and the next attempt has a new id', () => {
    const refused = withSubmissionResult(resolve(withSubmissionStarted(ready, 's1'), OFFER), {
      ...REFUSED,
      bookingId: 'b1',
      orderNo: '1',
    })
    expect(refused.submission).toMatchObject({
      submitSuccessful: false,
      bookingId: null,
      orderNo: null,
      submissionId: null,
    })
    expect(refused.submission.refusal?.message).toBe('Ausgebucht')
    expect(withSubmissionStarted(refused, 's2').submission.submissionId).toBe('s2')
  })

  test('settles with the offer after a refusal, and leaves a placed booking as it was sent', () => {
    const soldOut = { ...OFFER, ...contingentsLeft({ 101: 1 }) }
    const sent = withSubmissionStarted(ready, 's1')
    expect(withSubmissionResult(resolve(sent, soldOut), REFUSED).rooms).toEqual([])
    expect(withSubmissionResult(resolve(sent, soldOut), BOOKED).rooms).toEqual([{ accommodationId: 'dz', quantity: 1 }])
  })
})

describe('a changed price', () => {
  const refused = withSubmissionResult(resolve(withSubmissionStarted(ready, 's1'), OFFER), DEARER)

  // rule 10.14
  test('is shown beside the shown total until it is accepted', () => {
    expect(priceChange(resolve(refused, OFFER))).toEqual({
      source: 'refusal',
      shownCentimes: 269_800,
      platformCentimes: 275_050,
      isAccepted: false,
    })
    expect(priceChange(resolve(withTotalAccepted(resolve(refused, OFFER)), OFFER))?.isAccepted).toBe(true)
  })

  test('replaces the total the visitor agrees to once accepted', () => {
    expect(expectedTotal(resolve(ready, OFFER))).toBe(2698)
    expect(expectedTotal(resolve(refused, OFFER))).toBe(2698)
    expect(expectedTotal(resolve(withTotalAccepted(resolve(refused, OFFER)), OFFER))).toBe(2750.5)
  })

  test('no longer applies once the total of the booking changes', () => {
    const cheaper = { ...withTotalAccepted(resolve(refused, OFFER)), familyInsurance: insurance({ centimes: 100 }) }
    expect(priceChange(resolve(cheaper, OFFER))).toBeNull()
    expect(expectedTotal(resolve(cheaper, OFFER))).not.toBe(2750.5)
  })

  test('is null when the totals agree', () => {
    const agreed = withSubmissionResult(resolve(withSubmissionStarted(ready, 's1'), OFFER), {
      ...REFUSED,
      totalPrice: 2698,
    })
    expect(priceChange(resolve(agreed, OFFER))).toBeNull()
  })
})

// rule 4.16.1
test('marketing information resets the outcome of an earlier submit but not a placed booking', () => {
  const placed = withSubmissionResult(resolve(withSubmissionStarted(ready, 's1'), OFFER), BOOKED)
  const changed = withOptions(placed, { bookingRemarks: 'Fensterplatz', acquisitionChannel: 'zeitung' })
  expect(changed).toMatchObject({ bookingRemarks: 'Fensterplatz', acquisitionChannel: 'zeitung', gtcAccepted: true })
  expect(changed.submission).toMatchObject({ submitSuccessful: false, isSubmitting: false, bookingId: 'b1' })
  expect(withSubmissionStarted(changed, 's2')).toBe(changed)
})

test('a submit that did not reach the platform leaves the booking as before', () => {
  const back = withSubmissionNotSent(resolve(withSubmissionStarted(ready, 's1'), OFFER))
  expect(back).toEqual(ready)
  expect(isOutcomeUnknown(back)).toBe(false)
  expect(withSubmissionStarted(back, 's2').submission.submissionId).toBe('s2')
})

// rule 10.14
test('the total that was agreed to is what is expected while the outcome is unknown, whatever prices become', () => {
  const agreed = withTotalAccepted(resolve(ready, OFFER))
  const sent = withSubmissionUnknown(withSubmissionStarted(agreed, 's1'))
  const dearer = offer({
    pricing: pricing({ departures: [departure({ packagePrices: new Map([['101', 130_000]]) })] }),
  })
  const before = expectedTotal(resolve(ready, OFFER))
  expect(expectedTotal(resolve(ready, dearer))).not.toBe(before)
  expect(expectedTotal(resolve(sent, dearer))).toBe(before)
  expect(withTotalAccepted(resolve(sent, dearer))).toBe(sent)
  // Certainly not sent: the next click agrees anew.
  const back = withSubmissionNotSent(resolve(sent, dearer))
  expect(expectedTotal(resolve(back, dearer))).toBe(expectedTotal(resolve(ready, dearer)))
  expect(back.submission.agreedCentimes).toBeNull()
})

describe('a choice sold out during a submit', () => {
  const soldOut = { ...OFFER, ...contingentsLeft({ 101: 1 }) }
  const sent = withSubmissionStarted(ready, 's1')

  test('is removed once it is certain that nothing arrived', () => {
    expect(withSubmissionNotSent(resolve(sent, soldOut)).rooms).toEqual([])
  })

  test('stays while the outcome is unknown, as this booking may have taken it', () => {
    expect(settle(withSubmissionUnknown(sent), soldOut).rooms).toEqual([{ accommodationId: 'dz', quantity: 1 }])
  })
})

test('a booking has not succeeded while it is submitted', () => {
  expect(withSubmissionStarted(ready, 's1').submission.submitSuccessful).toBe(false)
})

describe('without a complete price', () => {
  const undated = { ...withSubmissionResult(resolve(withSubmissionStarted(ready, 's1'), OFFER), DEARER), date: null }

  test('there is no expected total and no price change', () => {
    expect(expectedTotal(resolve(undated, OFFER))).toBeNull()
    expect(priceChange(resolve(undated, OFFER))).toBeNull()
  })

  test('there is no total to accept', () => {
    expect(withTotalAccepted(resolve(undated, OFFER)).submission.acceptedTotalCentimes).toBeNull()
    expect(withTotalAccepted(resolve(ready, OFFER)).submission.acceptedTotalCentimes).toBeNull()
  })
})

test('a booking costs what was charged for it, else the sum of its lines', () => {
  const { submission } = draft()
  expect(payableTotal(resolve(draft(), offer()))).toEqual({ centimes: 258_000, currency: 'CHF' })
  const charged = draft({ submission: { ...submission, totalCentimes: 260_000 } })
  expect(payableTotal(resolve(charged, offer())).centimes).toBe(260_000)
})

// rules 10.5, 10.14
test('a placed booking costs what was agreed where the platform does not say what it charged', () => {
  const { submission } = draft()
  const placed = { ...submission, submitSuccessful: true, bookingId: 'b1', agreedCentimes: 248_000 }
  expect(payableTotal(resolve(draft({ submission: placed }), offer())).centimes).toBe(248_000)
  const charged = { ...placed, totalCentimes: 249_000 }
  expect(payableTotal(resolve(draft({ submission: charged }), offer())).centimes).toBe(249_000)
})

test('a booking costs what the platform last asked for it', () => {
  const refusal = { message: null, shownCentimes: 258_000, platformCentimes: 259_000 }
  const refused = draft({ submission: { ...draft().submission, refusal } })
  expect(payableTotal(resolve(refused, offer())).centimes).toBe(259_000)
})

test('the summary is awaited where nothing else is missing, until it has failed three times', () => {
  const [summary, terms] = [{ key: 'booking.summaryMissing' }, { key: 'booking.gtcNotAccepted' }] as const
  const after = (summaryLoadingError: number) => resolve(draft({ summaryLoadingError }), offer())
  expect(isSummaryAwaited(after(2), [summary])).toBe(true)
  expect(isSummaryAwaited(after(3), [summary])).toBe(false)
  expect(isSummaryAwaited(after(0), [summary, terms])).toBe(false)
  expect(isSummaryAwaited(after(0), [])).toBe(false)
})
