import { expect, test } from 'vitest'
import { presentIndices } from '#domain/booking/people/samePeople.ts'

const person = (firstName: string, birthday: string | null = null) => ({
  firstName,
  lastName: firstName === '' ? '' : 'Muster',
  birthday,
})
const [anna, beat, lea] = [person('Anna', '1960-02-01'), person('Beat', '1958-06-12'), person('Lea', '2018-03-04')]

test.each([
  ['by name and birthday, wherever they stand', [anna, beat, lea], [lea, anna], [1, null, 0]],
  ['by name where the birthday was corrected', [anna, beat], [person('Anna', '1961-02-01'), beat], [0, 1]],
  ['by birthday where the name was corrected', [anna, beat], [person('Annelies', '1960-02-01'), beat], [0, 1]],
  ['of two with one name by birthday', [beat, person('Beat', '2018-03-04')], [person('Beat', '2018-03-04')], [null, 0]],
  ['of two with one birthday by name', [lea, person('Tim', '2018-03-04')], [person('Tim', '2018-03-04')], [null, 0]],
  ['by place where no name was given before', [person(''), person('')], [anna], [0, null]],
  ['by place where the name was corrected before a birthday was given', [person('Ana')], [person('Anna')], [0]],
  ['by place where both were given since', [person('Ana'), beat], [anna, beat], [0, 1]],
  ['not by place where nobody has a name now', [person('Ana')], [person('')], [null]],
  ['not by place where one was given', [anna, beat], [anna, person('Carl')], [0, null]],
])('a person is known %s', (...[, before, present, indices]) => {
  expect(presentIndices(before, present)).toEqual(indices)
})
