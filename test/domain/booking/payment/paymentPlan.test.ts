import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isDueAtOnce, paymentPlan } from '#domain/booking/payment/paymentPlan.ts'
import { addDays } from '#domain/calendar.ts'
import { carovia } from '#tenant/config.ts'

const { payments } = carovia.terms
const START = '2027-07-17'
const total = { centimes: 248_050, currency: 'CHF' } as const

function planOf(bookedOn: string) {
  return paymentPlan(total, payments, { bookedOn, startDate: START }).map(({ centimes, dueOn }) => [centimes, dueOn])
}

test('thirty percent are due ten days after the booking, in whole francs, and the rest thirty days before the departure', () => {
  expect(planOf('2027-01-15')).toEqual([
    [74_400, '2027-01-25'],
    [173_650, '2027-06-17'],
  ])
})

test.each([
  [
    41,
    [
      [74_400, '2027-06-16'],
      [173_650, '2027-06-17'],
    ],
  ],
  [40, [[248_050, '2027-06-17']]],
  [31, [[248_050, '2027-06-17']]],
  [30, [[248_050, '2027-06-17']]],
  [29, [[248_050, '2027-06-18']]],
  [1, [[248_050, '2027-07-16']]],
])('a booking %i days before the departure has its own instalments', (days, plan) => {
  expect(planOf(addDays(START, -days))).toEqual(plan)
})

test('an operator without a plan has no instalments, and neither has a total of 0', () => {
  expect(paymentPlan(total, [], { bookedOn: '2027-01-15', startDate: START })).toEqual([])
  expect(paymentPlan({ ...total, centimes: 0 }, payments, { bookedOn: '2027-01-15', startDate: START })).toEqual([])
})

test('each instalment tells whether another follows, and whether it is the whole', () => {
  const told = (days: number) =>
    paymentPlan(total, payments, { bookedOn: addDays(START, -days), startDate: START }).map(({ isLast, isWhole }) => [
      isLast,
      isWhole,
    ])
  expect(told(100)).toEqual([
    [false, false],
    [true, false],
  ])
  expect(told(20)).toEqual([[true, true]])
})

test('a plan may have several parts before the last', () => {
  const parts = [
    { percent: 10, days: 0, from: 'booking' },
    { percent: 40, days: 60, from: 'departure' },
    { percent: 50, days: 30, from: 'departure' },
  ] as const
  expect(
    paymentPlan(total, parts, { bookedOn: '2027-01-15', startDate: START }).map(({ centimes }) => centimes),
  ).toEqual([24_800, 99_200, 124_050])
})

const BEFORE_DEPARTURE = [
  { percent: 30, days: 60, from: 'departure' },
  { percent: 70, days: 30, from: 'departure' },
] as const

test.each([
  [61, addDays(START, -60)],
  [60, addDays(START, -60)],
  [59, addDays(START, -59)],
  [31, addDays(START, -31)],
])(
  'a deposit counted from the departure, booked %i days before it, is due at the booking at the earliest',
  (days, dueOn) => {
    const plan = paymentPlan(total, BEFORE_DEPARTURE, { bookedOn: addDays(START, -days), startDate: START })
    expect(plan.map((part) => [part.centimes, part.dueOn])).toEqual([
      [74_400, dueOn],
      [173_650, '2027-06-17'],
    ])
  },
)

test('instalments add up to the total, and none is due before the booking', () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 5_000_000 }),
      fc.integer({ min: 1, max: 400 }),
      fc.constantFrom(payments, BEFORE_DEPARTURE),
      (centimes, days, parts) => {
        const bookedOn = addDays(START, -days)
        const plan = paymentPlan({ centimes, currency: 'CHF' }, parts, { bookedOn, startDate: START })
        expect(plan.reduce((sum, part) => sum + part.centimes, 0)).toBe(centimes)
        expect(plan.every(({ dueOn }) => dueOn >= bookedOn)).toBe(true)
        expect(plan.map(({ isLast }) => isLast)).toEqual(plan.map((_, index) => index === plan.length - 1))
      },
    ),
  )
})

test('a payment is due at once on the day of the booking, not a day later', () => {
  expect(isDueAtOnce({ dueOn: '2027-03-01' }, '2027-03-01')).toBe(true)
  expect(isDueAtOnce({ dueOn: '2027-03-02' }, '2027-03-01')).toBe(false)
})
