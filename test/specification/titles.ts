import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'

/** Stands between a group of tests, a test of it, and a named case of that. */
export const STEP = ' › '

const ROOT = join(import.meta.dirname, '..')
const TEST_FUNCTIONS = ['describe', 'test', 'it']
/** What is marked so does not run. */
const SWITCHED_OFF = ['skip', 'todo', 'fails']

/** The titles of a test file, `domain/money` for `test/domain/money.test.ts`; null when there is no such file. */
export function titlesOfFile(name: string): readonly string[] | null {
  const plain = read(join(ROOT, `${name}.test.ts`))
  if (plain !== null) return titlesIn(plain)
  const withMarkup = read(join(ROOT, `${name}.test.tsx`))
  return withMarkup === null ? null : titlesIn(withMarkup, ts.ScriptKind.TSX)
}

function read(path: string): string | null {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return null
  }
}

/** Title of everything in a source that runs: groups, tests, and the cases of a table that begin with a text. */
export function titlesIn(source: string, kind = ts.ScriptKind.TS): readonly string[] {
  const file = ts.createSourceFile('tests', source, ts.ScriptTarget.Latest, false, kind)
  return titlesBelow(file, [])
}

function titlesBelow(node: ts.Node, path: readonly string[]): readonly string[] {
  const titled = ts.isCallExpression(node) ? readTitled(node) : null
  const here = titled === null ? path : [...path, titled.title]
  const own =
    titled === null ? [] : [here, ...titled.cases.map((name) => [...path, titled.title.replace(/%[sj]/, name)])]
  const below: string[] = []
  if (titled?.isOff !== true) ts.forEachChild(node, (child) => void below.push(...titlesBelow(child, here)))
  return titled?.isOff === true ? [] : [...own.map((titles) => titles.join(STEP)), ...below]
}

interface Titled {
  readonly title: string
  readonly cases: readonly string[]
  readonly isOff: boolean
}

/** `test(title, …)`, `test.each(table)(title, …)` and the like; null for any other call. */
function readTitled({ expression, arguments: [first] }: ts.CallExpression): Titled | null {
  const isPrepared = ts.isCallExpression(expression)
  const [root = '', ...modifiers] = namesIn(isPrepared ? expression.expression : expression)
  if (!TEST_FUNCTIONS.includes(root) || first === undefined || !ts.isStringLiteralLike(first)) return null
  return {
    title: first.text,
    cases: isPrepared ? casesOf(expression.arguments[0]) : [],
    isOff: modifiers.some((name) => SWITCHED_OFF.includes(name)),
  }
}

/** `['test', 'each']` of `test.each`. */
function namesIn(node: ts.Node): readonly string[] {
  if (ts.isIdentifier(node)) return [node.text]
  return ts.isPropertyAccessExpression(node) ? [...namesIn(node.expression), node.name.text] : []
}

function casesOf(table: ts.Node | undefined): readonly string[] {
  if (table === undefined) return []
  if (ts.isAsExpression(table)) return casesOf(table.expression)
  if (!ts.isArrayLiteralExpression(table)) return []
  return table.elements.flatMap((row) => {
    const first = ts.isArrayLiteralExpression(row) ? row.elements[0] : row
    return first !== undefined && ts.isStringLiteralLike(first) ? [first.text] : []
  })
}
