import { expect, test } from 'vitest'
import { benefitTable } from '#domain/booking/insurance/insuranceBenefits.ts'
import { draft, insurance, summaryOf } from '#test/support/builders/draft.ts'

const of = draft()
const cancellation = insurance()
const assistance = insurance({ ratioServiceNo: '9002', label: 'Assistance' })
const offering = (...offered: (typeof cancellation)[]) => ({
  ...of,
  summary: summaryOf(of, { travellerInsurances: [offered, offered] }),
})
const BENEFITS = [
  { label: 'Krankheit vor der Abreise', ratioServiceNos: ['9001', '9100'] },
  { label: 'Rücktransport', ratioServiceNos: ['9002'] },
  { label: 'Gepäck', ratioServiceNos: ['9999'] },
]

test('insurances that pay for the same share a column, and what none pays for has no row', () => {
  expect(benefitTable(offering(cancellation, assistance), BENEFITS)).toEqual({
    covers: [
      { label: 'Annullierung', ratioServiceNos: ['9001', '9100'] },
      { label: 'Assistance', ratioServiceNos: ['9002'] },
    ],
    rows: [
      { label: 'Krankheit vor der Abreise', isPaid: [true, false] },
      { label: 'Rücktransport', isPaid: [false, true] },
    ],
  })
})

test('there is nothing to compare with one kind of cover, without descriptions, or before the offer is known', () => {
  expect(benefitTable(offering(cancellation), BENEFITS)).toBeNull()
  expect(benefitTable(offering(cancellation, assistance), [])).toBeNull()
  expect(benefitTable(of, BENEFITS)).toBeNull()
})
