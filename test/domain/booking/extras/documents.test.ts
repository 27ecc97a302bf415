import { expect, test } from 'vitest'
import { withDocuments } from '#domain/booking/commands/extras.ts'
import { resolve } from '#domain/booking/draft/booking.ts'
import { chosenDocuments, documentOptions, documentReason } from '#domain/booking/extras/documents.ts'
import { after, draftAfter } from '#test/support/commands.ts'
import { departure, services } from '#test/support/builders/departure.ts'
import { draft } from '#test/support/builders/draft.ts'
import { offer, travel, travelPricing } from '#test/support/builders/offer.ts'
import { pricing } from '#test/support/builders/pricing.ts'

const selling = (prices: Record<string, number | null>, isTravelDocumentationAvailable = true) =>
  offer({
    travel: travel({ pricing: travelPricing({ isTravelDocumentationAvailable }) }),
    pricing: pricing({ departures: [departure({ services: services(prices) })] }),
  })

const BOTH = selling({ '5390': 2500, '5391': 0 })

// rules 9.3.2.1, 9.3.2.2
test('documents are electronic by default, or by post', () => {
  expect(
    documentOptions(resolve(draft(), BOTH)).map(({ name, serviceNo, centimes, isChosen }) => [
      name,
      serviceNo,
      centimes,
      isChosen,
    ]),
  ).toEqual([
    ['electronic', '5391', 0, true],
    ['print', '5390', 2500, false],
  ])
  expect(chosenDocuments(after(resolve(draft(), BOTH), (now) => withDocuments(now, 'print')))?.serviceNo).toBe('5390')
})

// rules 3.1.3.1, 9.3.2.1
test('documents are offered only where the travel has them', () => {
  expect(documentOptions(resolve(draft(), selling({ '5390': 2500, '5391': 0 }, false)))).toEqual([])
  expect(chosenDocuments(resolve(draft(), selling({ '5390': 2500, '5391': 0 }, false)))).toBeNull()
})

// rule 9.3.2.1
test('print without a price cannot be chosen, electronic is included', () => {
  for (const prices of [{}, { '5390': null, '5391': null }]) {
    expect(
      documentOptions(resolve(draft({ travelDocuments: 'print' }), selling(prices))).map(
        ({ name, centimes, isChosen }) => [name, centimes, isChosen],
      ),
    ).toEqual([
      ['electronic', 0, true],
      ['print', null, false],
    ])
  }
  expect(chosenDocuments(resolve(draft(), selling({})))?.centimes).toBe(0)
})

test('electronic documents with a price cost that price', () => {
  expect(chosenDocuments(resolve(draft(), selling({ '5391': 500 })))?.centimes).toBe(500)
})

test('print falls back to electronic on a date where it has no price', () => {
  const electronicOnly = selling({ '5390': null, '5391': 0 })
  expect(draftAfter(draft(), electronicOnly, (now) => withDocuments(now, 'print')).travelDocuments).toBe('electronic')
  expect(chosenDocuments(resolve(draft({ travelDocuments: 'print' }), electronicOnly))?.name).toBe('electronic')
})

test('print is never preselected', () => {
  expect(chosenDocuments(resolve(draft(), selling({ '5390': 2500 })))?.name).toBe('electronic')
})

test('a form that cannot be chosen has a reason', () => {
  expect(documentReason('print', resolve(draft(), BOTH))).toBeNull()
  expect(documentReason('print', resolve(draft(), selling({ '5391': 0 })))).toEqual({
    key: 'booking.reason.documentsOnRequest',
    remedy: null,
  })
  expect(documentReason('electronic', resolve(draft(), selling({ '5390': 0 })))).toBeNull()
  expect(documentReason('electronic', resolve(draft(), selling({ '5391': 0 }, false)))).toEqual({
    key: 'booking.reason.documentsMissing',
    remedy: null,
  })
  expect(documentReason('print', resolve(draft({ date: null }), BOTH))).toEqual({
    key: 'booking.reason.noDate',
    remedy: { kind: 'date', date: { dateId: 'd1', extensionId: null }, startDate: '2027-06-12' },
  })
})

// rule 9.3.2.3
test('papers by post are sold up to 5 days before the departure, and kept by a booking that is sent', () => {
  const on = (today: string) => ({ ...BOTH, today })
  const printed = draft({ travelDocuments: 'print' })
  expect(documentReason('print', resolve(draft(), on('2027-06-07')))).toBeNull()
  expect(chosenDocuments(resolve(printed, on('2027-06-07')))?.name).toBe('print')
  const late = on('2027-06-08')
  expect(documentReason('print', resolve(draft(), late))).toEqual({
    key: 'booking.reason.documentsTooLate',
    remedy: null,
  })
  expect(documentReason('electronic', resolve(draft(), late))).toBeNull()
  expect(draftAfter(printed, late, (now) => withDocuments(now, 'print')).travelDocuments).toBe('electronic')
  const sent = { ...printed, submission: { ...printed.submission, bookingId: 'b1' } }
  expect(chosenDocuments(resolve(sent, late))?.name).toBe('print')
})
