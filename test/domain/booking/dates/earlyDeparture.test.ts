import { expect, test } from 'vitest'
import { daysUntilEarly } from '#domain/booking/dates/earlyDeparture.ts'

test('a departure within three days is pointed out, a later one is not', () => {
  const until = (startDate: string) => daysUntilEarly(startDate, '2027-02-27')
  expect(['2027-02-27', '2027-02-28', '2027-03-02', '2027-03-03'].map(until)).toEqual([0, 1, 3, null])
})
