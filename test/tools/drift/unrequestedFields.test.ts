import { expect, test } from 'vitest'
import { checkAllowlist } from '#tools/drift/unrequestedFields.ts'

test('fields nobody asks for are told with their reason, without one, and reasons that nothing needs', () => {
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
