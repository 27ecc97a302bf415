import { expect, test } from 'vitest'
import { ruledTestsIn } from '#tools/rules/ruledTests.ts'

const FILE = 'test/domain/money.test.ts'
/** Put together, so that this file names no rules itself. */
const RULE = '// rule'

test('a test, a group and a case of a table are found with the rules named above them', () => {
  const { tests, strays } = ruledTestsIn(
    FILE,
    `
${RULE} 4.1
describe('money', () => {
  // Another reason.
  ${RULE}s 4.1.2, 4.1.4
  ${RULE} 9.7.1
  test('adds up', () => {})
  test.each([
    ${RULE} 4.2
    ['one', 1],
    ['two', 2],
  ] as const)('%s is read', () => {})
  ${RULE} 4.3
  describe.each(['SQLite'])('on %s', () => {
    test.skipIf(false)('keeps', () => {})
  })
})`,
  )
  expect(strays).toEqual([])
  expect(tests).toEqual([
    { file: FILE, path: ['money'], rules: ['4.1'] },
    { file: FILE, path: ['money', 'adds up'], rules: ['4.1.2', '4.1.4', '9.7.1'] },
    { file: FILE, path: ['money', 'one is read'], rules: ['4.2'] },
    { file: FILE, path: ['money', 'on %s'], rules: ['4.3'] },
  ])
})

test('a case keeps its name, whatever stands in it', () => {
  const { tests } = ruledTestsIn(
    FILE,
    `test.each([\n  ${RULE} 4.2\n  ["$& costs $1 and $'", 1],\n])('%s is read', () => {})`,
  )
  expect(tests.map(({ path }) => path)).toEqual([["$& costs $1 and $' is read"]])
})

test('a test that does not run holds no rule', () => {
  const source = ['skip', 'todo', 'fails'].map((off) => `${RULE} 1.1\ntest.${off}('a', () => {})`).join('\n')
  const skipped = `${RULE} 1.1\ndescribe.skip('b', () => {\n  ${RULE} 1.2\n  test('c', () => {})\n})`
  expect(ruledTestsIn(FILE, `${source}\n${skipped}`)).toEqual({
    tests: [],
    strays: [1, 3, 5, 7, 9].map((line) => `${FILE}:${line}`),
  })
})

test('a rule named above anything but a test is a stray', () => {
  const source = `${RULE} 1.1\nconst price = 1\n${RULE} 1.2\n\ntest('a', () => {\n  ${RULE} 1.3\n  expect(price).toBe(1)\n})`
  expect(ruledTestsIn(FILE, source).strays).toEqual([`${FILE}:1`, `${FILE}:6`])
})
