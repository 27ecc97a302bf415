import { expect, test } from 'vitest'
import { alternatives, enumeration } from '#web/text/lists.ts'

test.each([
  [[], ''],
  [['Kabine'], 'Kabine'],
  [['Doppelzimmer', 'Kabine'], 'Doppelzimmer oder Kabine'],
  [['Doppelzimmer', 'Einzelzimmer', 'Kabine'], 'Doppelzimmer, Einzelzimmer oder Kabine'],
])('alternatives are told as people tell them: %j is «%s»', (texts, told) => {
  expect(alternatives(texts)).toBe(told)
  expect(enumeration(texts)).toBe(told.replace(' oder ', ' und '))
})
