import { expect, test } from 'vitest'
import { insurancesOf } from '#domain/booking/insurance/insuranceOfEach.ts'
import { draft, insurance, NO_INSURANCE, summaryOf, traveller } from '#test/support/builders/draft.ts'

const seen = (of: ReturnType<typeof draft>, index: number) =>
  insurancesOf({ ...of, summary: summaryOf(of) }, index).map(({ kind, insurance: { ratioServiceNo }, isChosen }) => [
    kind,
    ratioServiceNo,
    isChosen,
  ])

test('nothing is chosen beforehand, and to have none is a choice like the others', () => {
  expect(seen(draft(), 0)).toEqual([
    ['personal', '9001', false],
    ['none', '9000', false],
  ])
})

test('each traveller has their own choice', () => {
  const of = draft({ travellers: [traveller({ insurance: insurance() }), traveller({ insurance: NO_INSURANCE })] })
  expect(seen(of, 0)).toEqual([
    ['personal', '9001', true],
    ['none', '9000', false],
  ])
  expect(seen(of, 1)).toEqual([
    ['personal', '9001', false],
    ['none', '9000', true],
  ])
})

test('the insurance of the whole booking counts for each traveller', () => {
  const of = draft({ familyInsurance: insurance({ ratioServiceNo: '9100' }) })
  expect(seen(of, 1)).toEqual([
    ['booking', '9100', true],
    ['personal', '9001', false],
    ['none', '9000', false],
  ])
})
