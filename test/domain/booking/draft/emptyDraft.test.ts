import { expect, test } from 'vitest'
import { emptyTraveller, emptyDraft } from '#domain/booking/draft/emptyDraft.ts'

// rules 2.5.1.1, 3.8.1.1, 4.1.2, 9.1.3
test('an empty draft is before the first step, without events and activity', () => {
  expect(emptyDraft('provence')).toMatchObject({
    travelId: 'provence',
    version: '2.2.0',
    currentStep: -1,
    sentEvents: [],
    lastActivityTimestamp: null,
  })
})

// rule 2.4.1
test('an empty draft has the page of the travel as its entry point by default', () => {
  expect(emptyDraft('provence').entryPoint).toBe('travelPage')
  expect(emptyDraft('provence', 'newsletter').entryPoint).toBe('newsletter')
})

// rules 3.8.5, 5.11.1
test('terms and compensation are not preselected; the newsletter is', () => {
  expect(emptyDraft('provence')).toMatchObject({
    gtcAccepted: false,
    partnerGtcAccepted: false,
    co2compensation: false,
    newsletterRegistration: true,
  })
})

// rules 3.8.4, 3.8.7, 9.3.2.2
test('documents default to electronic and payment to the invoice', () => {
  expect(emptyDraft('provence')).toMatchObject({ travelDocuments: 'electronic', payment: { type: 'invoice' } })
})

// rules 3.9.2.4, 10.21
test('the salutation defaults to MR', () => {
  expect(emptyTraveller().salutation).toBe('MR')
})
