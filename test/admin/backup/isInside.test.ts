import { posix, win32 } from 'node:path'
import { expect, test } from 'vitest'
import { isInside } from '#admin/backup/isInside.ts'

test.each([
  ['the folder itself', '/site/.data', true],
  ['a folder in it', '/site/.data/backup', true],
  ['a folder in it, whose name begins with dots', '/site/.data/..backup', true],
  ['a folder beside it', '/site/.backup', false],
  ['the folder around it', '/site', false],
])('%s is told from what lies outside', (_case, folder, expected) => {
  expect(isInside(folder, '/site/.data', posix)).toBe(expected)
})

test('on Windows another drive lies outside', () => {
  expect(isInside('D:\\backup', 'C:\\site\\.data', win32)).toBe(false)
  expect(isInside('C:\\site\\.data\\backup', 'C:\\site\\.data', win32)).toBe(true)
})
