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

test('insurances with the same benefits share a column, and benefits of none have no row', () => {
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

test('there is no comparison of a single kind of cover, without descriptions, or before the offers are loaded', () => {
  expect(benefitTable(offering(cancellation), BENEFITS)).toBeNull()
  expect(benefitTable(offering(cancellation, assistance), [])).toBeNull()
  expect(benefitTable(of, BENEFITS)).toBeNull()
})
