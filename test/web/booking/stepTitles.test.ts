import { expect, test } from 'vitest'
import { stepTitle } from '#web/booking/stepTitles.ts'

test('a step without stops speaks of none, and the title of a document fits every transport', () => {
  expect([true, false, null].map((isByCoach) => stepTitle('zusatzleistungen', isByCoach))).toEqual([
    ...['Einsteigen und Versicherung', 'Versicherung und Extras', 'Zusatzleistungen'],
  ])
})
