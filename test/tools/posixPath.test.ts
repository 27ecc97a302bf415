import { win32 } from 'node:path'
import { expect, test } from 'vitest'
import { posixPath } from '#tools/posixPath.mjs'

test('a path of Windows gets slashes between its parts', () => {
  expect(posixPath(win32.relative('C:\\site', 'C:\\site\\src\\web\\root.tsx'), win32.sep)).toBe('src/web/root.tsx')
  expect(posixPath(win32.join('C:/site', 'src', 'domain'), win32.sep)).toBe('C:/site/src/domain')
})

test('on other systems a backslash is part of a name', () => {
  expect(posixPath('docs/a\\b.txt', '/')).toBe('docs/a\\b.txt')
})
