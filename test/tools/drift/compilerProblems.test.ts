import { expect, test } from 'vitest'
import { compilerProblems } from '#tools/drift/compilerProblems.ts'

const end = { status: 0, stdout: '', stderr: '' }

test('a compiler that passes leaves nothing to mend', () => {
  expect(compilerProblems(end)).toEqual([])
})

test('each error of the compiler is a place to mend', () => {
  const stdout = `src/a.ts(1,2): error TS2339: Property 'x' does not exist.\r\n  It is of type 'Y'.\r\nsrc/b.ts(3,4): error TS1005: ';' expected.\r\n`
  expect(compilerProblems({ ...end, status: 2, stdout })).toEqual([
    "src/a.ts(1,2): error TS2339: Property 'x' does not exist.",
    "src/b.ts(3,4): error TS1005: ';' expected.",
  ])
})

test('an error without a place is to mend as well', () => {
  const stdout = "error TS5083: Cannot read file '/site/tsconfig.json'.\n"
  expect(compilerProblems({ ...end, status: 1, stdout })).toEqual([stdout.trim()])
})

test('a compiler that crashes is told with all it said, or with its end', () => {
  expect(compilerProblems({ ...end, status: 134, stderr: 'FATAL ERROR: out of memory\n at main\n' })).toEqual([
    'FATAL ERROR: out of memory',
    ' at main',
  ])
  expect(compilerProblems({ ...end, status: null })).toEqual([
    'The compiler was stopped before it had checked the types',
  ])
  expect(compilerProblems({ ...end, status: 3 })).toEqual([
    'The compiler exited with status 3 without an error message',
  ])
})
