import { expect, test } from 'vitest'
import { boardingTowns } from '#domain/booking/boarding/boardingTowns.ts'

test('a town with two boarding places is listed once', () => {
  expect(boardingTowns([{ town: 'Bern' }, { town: 'Bern' }, { town: 'Luzern' }])).toEqual(['Bern', 'Luzern'])
})
