import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readStyleSheets } from '#server/pages/styleSheets.ts'

let directory = ''

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'page-files-'))
})

afterEach(() => {
  rmSync(directory, { recursive: true })
})

test('style sheets are found by URL path', () => {
  mkdirSync(join(directory, 'assets'))
  writeFileSync(join(directory, 'assets/site-AAAAAAAA.css'), 'p{}')
  writeFileSync(join(directory, 'assets/archivo-core-AAAAAAAA.woff2'), 'core')
  const sheet = readStyleSheets(directory)
  expect(sheet('/assets/site-AAAAAAAA.css')).toBe('p{}')
  expect(sheet('/assets/../site-AAAAAAAA.css')).toBeNull()
  expect(sheet('/assets/archivo-core-AAAAAAAA.woff2')).toBeNull()
})

test('a missing build has no style sheets', () => {
  expect(readStyleSheets(directory)('/assets/site-AAAAAAAA.css')).toBeNull()
})
