import { expect, test } from 'vitest'
import { roomWords } from '#platform/booking/roomWords.ts'

// rule 10.27
test.each([
  ['a hotel tells of rooms', { name: 'Einzelzimmer', label: null }, 'Bitte wählen Sie die Zimmer neu.'],
  ['a ship tells of cabins', { name: 'Einzelkabine', label: null }, 'Bitte wählen Sie die Kabinen neu.'],
  [
    'a ship known by its label tells of cabins',
    { name: 'EK', label: 'Einzelkabine' },
    'Bitte wählen Sie die Kabinen neu.',
  ],
])('a refusal on %s', (_, room, told) => {
  expect(roomWords({ variant: { document: { accommodations: [room] } } }).chooseAnew).toBe(told)
})
