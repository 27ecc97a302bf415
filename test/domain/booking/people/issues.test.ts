import { expect, test } from 'vitest'
import { fullName, isNameShared, openPerson } from '#domain/booking/people/issues.ts'

test.each([
  ['Anna', 'Muster', 'Anna Muster'],
  [' Anna ', ' Muster ', 'Anna Muster'],
  ['Anna', ' ', 'Anna'],
  ['', 'Muster', 'Muster'],
  [' ', '', null],
])('«%s» «%s» has the name %j', (firstName, lastName, name) => {
  expect(fullName({ firstName, lastName })).toBe(name)
})

// rule 10.6
test('of father and son with one name an issue tells the numbers, of others the name', () => {
  const named = (firstName: string) => ({ firstName, lastName: 'Muster' })
  const travellers = [named('Hans'), named('Anna'), named(' Hans ')]
  expect(travellers.map((_, index) => openPerson(travellers, index))).toEqual([
    { travellerNo: 1 },
    'Anna Muster',
    { travellerNo: 3 },
  ])
})

test('travellers without a name share none', () => {
  const nobody = { firstName: '', lastName: ' ' }
  expect(isNameShared([nobody, nobody], 0)).toBe(false)
})
