import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where the rules stand, one page a subject. */
export const RULES_FOLDER = 'docs/rules'

/** Rules that stand under one heading of a page; a page without headings is one section. */
export interface Section {
  /** `4.1 Life of a booking`; null for a page without headings. */
  readonly heading: string | null
  /** Numbers of the rules, in their order. */
  readonly rules: readonly string[]
}

export interface RulePage {
  /** Name of the file below `docs/rules`. */
  readonly file: string
  /** `4 States and transitions`. */
  readonly title: string
  readonly sections: readonly Section[]
}

/** The pages of the rules in the order of their numbers. */
export function readRulePages(root: string): readonly RulePage[] {
  return readdirSync(join(root, RULES_FOLDER))
    .filter((file) => /^\d+-.*\.md$/.test(file))
    .toSorted((a, b) => Number.parseInt(a) - Number.parseInt(b))
    .map((file) => readRulePage(file, readFileSync(join(root, RULES_FOLDER, file), 'utf8')))
}

/** Reads one page: its title, its headings, and each paragraph that begins with a number in bold. */
export function readRulePage(file: string, markdown: string): RulePage {
  const [head = '', ...parts] = markdown.split(/^## /m)
  const title = /^# (.+)$/m.exec(head)?.[1] ?? file
  const sections = parts.map((part) => ({ heading: part.split('\n')[0] ?? '', rules: rulesIn(part) }))
  const first = rulesIn(head)
  return { file, title, sections: first.length === 0 ? sections : [{ heading: null, rules: first }, ...sections] }
}

function rulesIn(markdown: string): readonly string[] {
  return [...markdown.matchAll(/^\*\*(\d+(?:\.\d+)+)\*\* /gm)].map(([, number = '']) => number)
}

/** The numbers of all rules, in their order. */
export function ruleNumbers(pages: readonly RulePage[]): readonly string[] {
  return pages.flatMap(({ sections }) => sections.flatMap(({ rules }) => rules))
}
