import { RULES_FOLDER, ruleNumbers, type RulePage } from './rulePages.ts'
import type { RuledTest } from './ruledTests.ts'

/** Where the tests of each rule are listed. */
export const TESTS_PAGE = `${RULES_FOLDER}/tests.md`

/** The page that lists the tests of each rule, in Markdown. */
export function testsPage(pages: readonly RulePage[], tests: readonly RuledTest[]): string {
  const byRule = testsByRule(tests)
  const lines = pages.flatMap(({ file, title, sections }) => [
    `## [${title}](${file})`,
    '',
    ...sections.flatMap(({ heading, rules }) => [
      ...(heading === null ? [] : [`### ${heading}`, '']),
      ...rules.flatMap((rule) => [`- **${rule}**`, ...(byRule.get(rule) ?? []).map((test) => `  - ${toLink(test)}`)]),
      '',
    ]),
  ])
  const head = ['# Tests of the rules', '', 'Written by `npm run rules`; do not edit.', '']
  const count = `${ruleNumbers(pages).length} rules, held by ${tests.length} tests and groups of tests.`
  return [...head, count, '', ...lines].join('\n')
}

/** Tests by the number of each rule they name. */
export function testsByRule(tests: readonly RuledTest[]): ReadonlyMap<string, readonly RuledTest[]> {
  const byRule = new Map<string, RuledTest[]>()
  for (const test of tests) for (const rule of test.rules) byRule.set(rule, [...(byRule.get(rule) ?? []), test])
  return byRule
}

function toLink({ file, path }: RuledTest): string {
  const name = file.replace(/^test\//, '').replace(/\.test\.tsx?$/, '')
  return `[${name}](../../${file}): ${path.map(escaped).join(' › ')}`
}

function escaped(text: string): string {
  return text.replaceAll(/[\\`*_[\]<>|]/g, (mark) => `\\${mark}`)
}
