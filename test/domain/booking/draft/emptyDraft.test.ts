import { expect, test } from 'vitest'
import { emptyTraveller, newDraft } from '#domain/booking/draft/emptyDraft.ts'

// rules 2.5.1.1, 3.8.1.1, 4.1.2, 9.1.3
test('a new booking stands before the first step, with no event sent and no time noted', () => {
  expect(newDraft('provence')).toMatchObject({
    travelId: 'provence',
    version: '2.2.0',
    currentStep: -1,
    sentEvents: [],
    lastActivityTimestamp: null,
  })
})

// rule 2.4.1
test('a new booking was entered from the page of the travel unless said otherwise', () => {
  expect(newDraft('provence').entryPoint).toBe('travelPage')
  expect(newDraft('provence', 'newsletter').entryPoint).toBe('newsletter')
})

// rules 3.8.5, 5.11.1
test('nobody has agreed to terms or compensation beforehand; the newsletter is ticked', () => {
  expect(newDraft('provence')).toMatchObject({
    gtcAccepted: false,
    partnerGtcAccepted: false,
    co2compensation: false,
    newsletterRegistration: true,
  })
})

// rules 3.8.4, 3.8.7, 9.3.2.2
test('without a choice documents come electronically and the booking is paid by invoice', () => {
  expect(newDraft('provence')).toMatchObject({ travelDocuments: 'electronic', payment: { type: 'invoice' } })
})

// rules 3.9.2.4, 10.21
test('people are addressed as MR until they say otherwise', () => {
  expect(emptyTraveller().salutation).toBe('MR')
})
