import { expect, test } from 'vitest'
import { gtcPage } from '#demo/pages/gtc.ts'
import { cancellationFee, cancellationSteps } from '#domain/booking/payment/cancellationTerms.ts'
import { carovia } from '#tenant/config.ts'

const { cancellation, payments } = carovia.terms
const startDate = '2027-07-17'

test('each cancellation period has its dates, without a gap', () => {
  expect(cancellationSteps(cancellation, { bookedOn: '2027-01-15', startDate })).toEqual([
    { percent: 0, feePerPerson: 60, from: null, until: '2027-05-18' },
    { percent: 30, feePerPerson: 0, from: '2027-05-19', until: '2027-06-17' },
    { percent: 50, feePerPerson: 0, from: '2027-06-18', until: '2027-07-02' },
    { percent: 75, feePerPerson: 0, from: '2027-07-03', until: '2027-07-09' },
    { percent: 100, feePerPerson: 0, from: '2027-07-10', until: '2027-07-17' },
  ])
})

test.each([
  ['2027-05-18', 0],
  ['2027-05-19', 30],
  ['2027-07-17', 100],
])('a booking on %s lists no period that has passed', (bookedOn, percent) => {
  expect(cancellationSteps(cancellation, { bookedOn, startDate })[0]).toMatchObject({ percent, from: null })
})

test('an operator without cancellation terms has no periods', () => {
  expect(cancellationSteps([], { bookedOn: '2027-01-15', startDate })).toEqual([])
})

test('the cancellation figures are those of the page of the terms', () => {
  const rows = [...gtcPage.body.matchAll(/<tr><td>([^<]+)<\/td><td>([^<]+)<\/td><\/tr>/g)].map(
    ([, days = '', cost = '']) => [days, cost] as const,
  )
  expect(rows).toHaveLength(cancellation.length)
  rows.forEach(([days, cost], index) => {
    const term = cancellation[index]
    expect(Number(/(\d+)$/.exec(days)?.[1])).toBe(term?.untilDaysBefore)
    const figure = Number(/\d+/.exec(cost)?.[0])
    expect(figure).toBe(term?.percent === 0 ? term.feePerPerson : term?.percent)
  })
  expect(gtcPage.body).toContain(`${String(payments[0]?.percent)} Prozent innert zehn Tagen`)
  expect(gtcPage.body.replaceAll('\n', ' ')).toContain(`der Rest bis ${String(payments[1]?.days)} Tage vor der Abreise`)
})

test('a fee of 60 francs is 6000 centimes, and none is null', () => {
  expect(cancellationFee({ feePerPerson: 60 })).toEqual({ centimes: 6000, currency: 'CHF' })
  expect(cancellationFee({ feePerPerson: 0 })).toBeNull()
})
