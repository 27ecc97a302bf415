import { expect, test } from 'vitest'
import { fullName } from '#domain/booking/people/issues.ts'

test.each([
  ['Anna', 'Muster', 'Anna Muster'],
  [' Anna ', ' Muster ', 'Anna Muster'],
  ['Anna', ' ', 'Anna'],
  ['', 'Muster', 'Muster'],
  [' ', '', null],
])('«%s» «%s» has the name %j', (firstName, lastName, name) => {
  expect(fullName({ firstName, lastName })).toBe(name)
})
