import { expect, test } from 'vitest'
import { offer } from '#test/support/builders/offer.ts'
import { roomWords } from '#web/booking/roomWords.ts'
import { sentWords } from '#web/booking/sentWords.ts'
import { stepTitle } from '#web/booking/step/stepTitles.ts'

test('a step without stops speaks of none', () => {
  expect(
    [true, false].map((isByCoach) =>
      stepTitle('zusatzleistungen', isByCoach, { ...roomWords(offer()), ...sentWords(null) }),
    ),
  ).toEqual(['Einsteigen und Versicherung', 'Versicherung und mehr'])
})
