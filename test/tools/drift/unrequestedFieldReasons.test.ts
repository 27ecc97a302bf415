import { expect, test } from 'vitest'
import { checkReasons } from '#tools/drift/unrequestedFieldReasons.ts'

test('unrequested fields are split into those with a reason and those without, and obsolete reasons are reported', () => {
  const told = checkReasons(['Image.url', 'Travel.title'], {
    'Image.url': 'found by its publicId',
    'Travel.name': 'drawn by nobody',
  })
  expect(told).toEqual({
    explained: ['Image.url  found by its publicId'],
    unexplained: ['Travel.title'],
    obsolete: ['Travel.name'],
  })
})
