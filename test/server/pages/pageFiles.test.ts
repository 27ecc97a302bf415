import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { readPageFiles } from '#server/pages/pageFiles.ts'

let directory = ''

beforeEach(() => {
  directory = mkdtempSync(join(tmpdir(), 'page-files-'))
})

afterEach(() => {
  rmSync(directory, { recursive: true })
})

test('style sheets are found by URL path, and the core font subset is read', () => {
  mkdirSync(join(directory, 'assets'))
  writeFileSync(join(directory, 'assets/site-AAAAAAAA.css'), 'p{}')
  writeFileSync(join(directory, 'assets/archivo-core-AAAAAAAA.woff2'), 'core')
  writeFileSync(join(directory, 'assets/archivo-rest-AAAAAAAA.woff2'), 'rest')
  const { sheet, coreFont } = readPageFiles(directory)
  expect(sheet('/assets/site-AAAAAAAA.css')).toBe('p{}')
  expect(sheet('/assets/../site-AAAAAAAA.css')).toBeNull()
  expect(coreFont).toBe('Y29yZQ==')
})

test('a missing build has no files to inline', () => {
  const { sheet, coreFont } = readPageFiles(directory)
  expect(sheet('/assets/site-AAAAAAAA.css')).toBeNull()
  expect(coreFont).toBeNull()
})
