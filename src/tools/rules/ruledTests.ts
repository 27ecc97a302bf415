import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { posixPath } from '#tools/posixPath.mjs'

/** A test, a case of a table, or a group, with the rules that the comment above it names. */
export interface RuledTest {
  /** `test/domain/money.test.ts`. */
  readonly file: string
  /** Titles of its groups and its own. */
  readonly path: readonly string[]
  readonly rules: readonly string[]
}

/** The tests that name rules, and the comments that belong to no test. */
export interface RuleReferences {
  readonly tests: readonly RuledTest[]
  /** Comments of rules that stand above nothing that runs, as `file:line`. */
  readonly strays: readonly string[]
}

const TEST_FUNCTIONS = ['describe', 'test', 'it']
/** A test marked with one of these does not run, or is expected to fail. */
const SWITCHED_OFF = ['skip', 'todo', 'fails']
/** `// rule 4.1.2` or `// rules 4.1.2, 4.1.4`, alone on its line. */
const RULE_COMMENT = /^[ \t]*\/\/ rules? (\d+(?:\.\d+)*(?:, \d+(?:\.\d+)*)*)$/gm

/** Every test below `test` that names rules. */
export function readRuledTests(root: string): RuleReferences {
  const files = readdirSync(join(root, 'test'), { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.test\.tsx?$/.test(file))
    .map((file) => `test/${posixPath(file)}`)
    .toSorted()
  const read = files.map((file) => ruledTestsIn(file, readFileSync(join(root, file), 'utf8')))
  return { tests: read.flatMap(({ tests }) => tests), strays: read.flatMap(({ strays }) => strays) }
}

/** The tests of one file that name rules. */
export function ruledTestsIn(file: string, source: string): RuleReferences {
  const comments = [...source.matchAll(RULE_COMMENT)]
  if (comments.length === 0) return { tests: [], strays: [] }
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS
  const found = testsBelow(ts.createSourceFile(file, source, ts.ScriptTarget.Latest, false, kind), source)
  const used = new Set(found.flatMap(({ lines }) => lines))
  const strays = comments
    .map(({ index }) => source.slice(0, index).split('\n').length)
    .filter((line) => !used.has(line))
    .map((line) => `${file}:${line}`)
  return { tests: found.map(({ path, rules }) => ({ file, path, rules })), strays }
}

interface Found {
  readonly path: readonly string[]
  readonly rules: readonly string[]
  /** Lines of the comments, from 1. */
  readonly lines: readonly number[]
}

function testsBelow(node: ts.Node, source: string, groups: readonly string[] = []): readonly Found[] {
  const title = ts.isCallExpression(node) ? titleOf(node) : null
  if (title?.isOff === true) return []
  const path = title === null ? groups : [...groups, title.text]
  const own =
    title === null ? [] : [{ path, node }, ...title.cases.map((one) => ({ ...one, path: [...groups, one.text] }))]
  const found: Found[] = own.flatMap((one) => foundAt(one.path, one.node, source))
  ts.forEachChild(node, (child) => void found.push(...testsBelow(child, source, path)))
  return found
}

/** The node as a test with the rules of the comments above it; empty where these name none. */
function foundAt(path: readonly string[], node: ts.Node, source: string): readonly Found[] {
  const above = commentsAbove(node, source)
  if (above.length === 0) return []
  const rules = above.flatMap(({ text }) => text.match(/\d+(?:\.\d+)*/g) ?? [])
  return [{ path, rules, lines: above.map(({ line }) => line) }]
}

function commentsAbove(node: ts.Node, source: string) {
  return (ts.getLeadingCommentRanges(source, node.getFullStart()) ?? []).flatMap(({ pos, end }) => {
    const text = source.slice(pos, end)
    const line = source.slice(0, pos).split('\n').length
    return new RegExp(RULE_COMMENT.source).test(text) ? [{ text, line }] : []
  })
}

/** The title in `test(title, …)`, `test.each(table)(title, …)` and the like, with its cases; null for any other call. */
function titleOf({ expression, arguments: [first] }: ts.CallExpression) {
  const isTable = ts.isCallExpression(expression)
  const [root = '', ...modifiers] = namesIn(isTable ? expression.expression : expression)
  if (!TEST_FUNCTIONS.includes(root) || first === undefined || !ts.isStringLiteralLike(first)) return null
  const { text } = first
  return {
    text,
    cases: isTable
      ? casesOf(expression.arguments[0]).map(({ node, name }) => ({ node, text: text.replace(/%[sj]/, () => name) }))
      : [],
    isOff: modifiers.some((name) => SWITCHED_OFF.includes(name)),
  }
}

interface Case {
  readonly node: ts.Node
  readonly name: string
}

/** The rows of a table that begin with a text. */
function casesOf(table: ts.Node | undefined): readonly Case[] {
  if (table === undefined) return []
  if (ts.isAsExpression(table)) return casesOf(table.expression)
  if (!ts.isArrayLiteralExpression(table)) return []
  return table.elements.flatMap((node) => {
    const first = ts.isArrayLiteralExpression(node) ? node.elements[0] : node
    return first !== undefined && ts.isStringLiteralLike(first) ? [{ node, name: first.text }] : []
  })
}

/** `['test', 'each']` of `test.each`. */
function namesIn(node: ts.Node): readonly string[] {
  if (ts.isIdentifier(node)) return [node.text]
  return ts.isPropertyAccessExpression(node) ? [...namesIn(node.expression), node.name.text] : []
}
