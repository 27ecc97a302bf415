import { expect, test } from 'vitest'
import { checkAllowlist } from '#tools/drift/unrequestedFields.ts'

test('unrequested fields are split into allowed and not allowed ones, and obsolete entries are reported', () => {
  const told = checkAllowlist(['Image.url', 'Travel.title'], {
    'Image.url': 'found by its publicId',
    'Travel.name': 'drawn by nobody',
  })
  expect(told).toEqual({
    explained: ['Image.url  found by its publicId'],
    unexplained: ['Travel.title'],
    obsolete: ['Travel.name'],
  })
})
