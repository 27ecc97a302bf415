import { expect, test } from 'vitest'
import { stepTitle } from '#web/booking/step/stepTitles.ts'

test('a step without stops speaks of none', () => {
  expect([true, false].map((isByCoach) => stepTitle('zusatzleistungen', isByCoach))).toEqual([
    'Einsteigen und Versicherung',
    'Versicherung und mehr',
  ])
})
