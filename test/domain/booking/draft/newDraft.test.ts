import { expect, test } from 'vitest'
import { emptyTraveller, newDraft } from '#domain/booking/draft/newDraft.ts'

test('a new booking stands before the first step, with no event sent and no time noted', () => {
  expect(newDraft('provence')).toMatchObject({
    ...{ travelId: 'provence', version: '2.2.0', currentStep: -1, sentEvents: [], lastActivityTimestamp: null },
  })
})

test('a new booking was entered from the page of the travel unless said otherwise', () => {
  expect(newDraft('provence').entryPoint).toBe('travelPage')
  expect(newDraft('provence', 'newsletter').entryPoint).toBe('newsletter')
})

test('nobody has agreed to terms or compensation beforehand; the newsletter is ticked', () => {
  expect(newDraft('provence')).toMatchObject({
    ...{ gtcAccepted: false, partnerGtcAccepted: false, co2compensation: false, newsletterRegistration: true },
  })
})

test('without a choice documents come electronically and the booking is paid by invoice', () => {
  expect(newDraft('provence')).toMatchObject({ travelDocuments: 'electronic', payment: { type: 'invoice' } })
})

test('people are addressed as MR until they say otherwise', () => {
  expect(emptyTraveller().salutation).toBe('MR')
})
