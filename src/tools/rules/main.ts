import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readRulePages } from './rulePages.ts'
import { readRuledTests } from './ruledTests.ts'
import { TESTS_PAGE, testsPage } from './testsPage.ts'

/** `npm run rules`: writes down which tests hold which rule. */
const root = process.cwd()
writeFileSync(join(root, TESTS_PAGE), testsPage(readRulePages(root), readRuledTests(root).tests))
