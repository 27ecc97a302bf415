import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { readRulePages, ruleNumbers } from '#tools/rules/rulePages.ts'
import { readRuledTests } from '#tools/rules/ruledTests.ts'
import { TESTS_PAGE, testsByRule, testsPage } from '#tools/rules/testsPage.ts'

const ROOT = join(import.meta.dirname, '..')
const THIS_FILE = 'test/rules.test.ts'
/** Pages of Markdown that are no part of the repository and are named all the same. */
const MADE_BY_THE_BUILD = ['licences.md']

const pages = readRulePages(ROOT)
const numbers = ruleNumbers(pages)
const { tests, strays } = readRuledTests(ROOT)

/** Folders of others, of programs, and of what programs write. */
const NOT_OURS = ['.git', '.data', '.backup', '.react-router', 'build', 'coverage', 'node_modules']

/** The texts of the repository, by path. */
const texts = readdirSync(ROOT, { withFileTypes: true })
  .filter(({ name }) => !NOT_OURS.includes(name) && name !== 'package-lock.json')
  .flatMap((entry) => (entry.isDirectory() ? filesBelow(entry.name) : [entry.name]))
  .filter((path) => /\.(css|graphql|js|json|md|mjs|sh|ts|tsx|ya?ml)$/.test(path))
  .map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') }))

function filesBelow(folder: string): readonly string[] {
  return readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length + 1))
}

/** Matches of a pattern in the texts, as `path: found`. */
function findingsOf(find: (text: string) => readonly string[]): readonly string[] {
  return texts.flatMap(({ path, text }) => find(text).map((found) => `${path}: ${found}`))
}

describe('the rules', () => {
  test('stand in the order of their numbers, each once, on the page of their number', () => {
    const keys = numbers.map((number) =>
      number
        .split('.')
        .map((part) => part.padStart(3, '0'))
        .join('.'),
    )
    expect(keys).toEqual([...new Set(keys)].toSorted())
    const misplaced = pages.flatMap(({ file, sections }) =>
      sections.flatMap(({ rules }) => rules.filter((rule) => rule.split('.')[0] !== file.split('-')[0])),
    )
    expect(misplaced).toEqual([])
    expect(numbers.length).toBeGreaterThan(400)
  })

  test('are each held by a test', () => {
    const byRule = testsByRule(tests)
    expect(numbers.filter((number) => !byRule.has(number))).toEqual([])
  })

  test('are named by tests as they are, right above what runs', () => {
    expect(strays).toEqual([])
    const unknown = tests.flatMap(({ file, path, rules }) =>
      rules.filter((rule) => !numbers.includes(rule)).map((rule) => `${rule}: ${file} › ${path.join(' › ')}`),
    )
    expect(unknown).toEqual([])
  })

  test('have an up-to-date list of their tests: npm run rules', () => {
    expect(readFileSync(join(ROOT, TESTS_PAGE), 'utf8')).toBe(testsPage(pages, tests))
  })
})

describe('a citation', () => {
  /** `rule 4.1.2`, `rules 4.1.2, 4.1.4 and 5.1`; where a line breaks, a comment goes on with `*` or `//`. */
  const CITATION =
    /\brules?\s+(?:(?:\*|\/\/|#)\s+)?(\d+(?:\.\d+)*(?:(?:,|\s+and)\s+(?:(?:\*|\/\/|#)\s+)?\d+(?:\.\d+)+)*)/g

  test('names a rule, a heading or a page of docs/rules', () => {
    const isThere = (cited: string) => numbers.some((number) => number === cited || number.startsWith(`${cited}.`))
    const unknown = findingsOf((text) =>
      [...text.matchAll(CITATION)].flatMap(([, list = '']) =>
        (list.match(/\d+(?:\.\d+)*/g) ?? []).filter((cited) => !isThere(cited)),
      ),
    )
    expect(unknown).toEqual([])
  })

  test('names no document that is not in the repository', () => {
    const OUTSIDE =
      /(?<!topojson-)\bspecifications?\b|\bdecisions,? (?:section )?\d|(?<!\.(?:html|md), )\bsections? \d/gi
    const found = findingsOf((text) => text.match(OUTSIDE) ?? [])
    expect(found.filter((finding) => !finding.startsWith(`${THIS_FILE}: `))).toEqual([])
  })

  test('of a decision names one of docs/decisions', () => {
    const numbersThere = new Set(filesBelow('docs/decisions').map((path) => Number.parseInt(basename(path))))
    const unknown = findingsOf((text) =>
      [...text.matchAll(/\bdecision (\d+)/gi)].flatMap(([found, number]) =>
        numbersThere.has(Number(number)) ? [] : [found],
      ),
    )
    expect(unknown).toEqual([])
  })

  test('of a page of Markdown names one that is there', () => {
    const there = new Set([...texts.map(({ path }) => basename(path)), ...MADE_BY_THE_BUILD])
    const missing = findingsOf((text) => (text.match(/[\w-]+\.md\b/g) ?? []).filter((name) => !there.has(name)))
    expect(missing).toEqual([])
  })
})
