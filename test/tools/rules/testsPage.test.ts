import { expect, test } from 'vitest'
import { readRulePage, ruleNumbers } from '#tools/rules/rulePages.ts'
import { testsPage } from '#tools/rules/testsPage.ts'

const page = readRulePage(
  '4-states.md',
  '# 4 States\n\nIn general.\n\n## 4.1 Life\n\n**4.1.1** One.\nAnd **4.9.9** more.\n\n**4.1.2.1** Two.\n\n## 4.2 Loading\n\n**4.2.1** Three.\n',
)

test('the rules of a page are its paragraphs that begin with a number, below their headings', () => {
  expect(page.sections).toEqual([
    { heading: '4.1 Life', rules: ['4.1.1', '4.1.2.1'] },
    { heading: '4.2 Loading', rules: ['4.2.1'] },
  ])
  expect(ruleNumbers([page])).toEqual(['4.1.1', '4.1.2.1', '4.2.1'])
})

test('a page without headings is one section', () => {
  expect(readRulePage('10-chosen-where-open.md', '# 10 Open\n\n**10.1** _Today._ Now.\n').sections).toEqual([
    { heading: null, rules: ['10.1'] },
  ])
})

test('each rule is listed with links to its tests, titles as plain text', () => {
  const file = 'test/domain/money.test.ts'
  expect(testsPage([page], [{ file, path: ['money', 'is `a|b`'], rules: ['4.1.1', '4.2.1'] }]))
    .toBe(`# Tests of the rules

Written by \`npm run rules\`; do not edit.

3 rules, held by 1 tests and groups of tests.

## [4 States](4-states.md)

### 4.1 Life

- **4.1.1**
  - [domain/money](../../test/domain/money.test.ts): money › is \\\`a\\|b\\\`
- **4.1.2.1**

### 4.2 Loading

- **4.2.1**
  - [domain/money](../../test/domain/money.test.ts): money › is \\\`a\\|b\\\`
`)
})
