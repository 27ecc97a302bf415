import type ts from 'typescript'
import { compiler } from './compiler.ts'
import type { SourceLocation } from './sourceLocation.ts'
import { filesBelow, textOf } from './projectFiles.ts'

const READERS = ['src/domain', 'src/state', 'src/web']

/**
 * Exhaustive handling of an enum's values: a `switch` with a case for each and no default, or a record with an entry for
 * each. Code with a default, or that uses values as text, is excluded.
 */
export function exhaustiveCasesOf(root: string, values: readonly string[]): readonly SourceLocation[] {
  return READERS.flatMap((folder) => filesBelow(root, folder))
    .filter((file) => /\.tsx?$/.test(file))
    .flatMap((file) => {
      const text = textOf(root, file)
      return values.every((value) => text.includes(value)) ? casesIn(file, text, new Set(values)) : []
    })
}

function casesIn(file: string, text: string, values: ReadonlySet<string>): readonly SourceLocation[] {
  const source = compiler.createSourceFile(file, text, compiler.ScriptTarget.ES2023)
  const found: SourceLocation[] = []
  const visit = (node: ts.Node): void => {
    if (covers(namesIn(node), values))
      found.push({ file, line: source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1 })
    compiler.forEachChild(node, visit)
  }
  visit(source)
  return found
}

function covers(names: readonly string[], values: ReadonlySet<string>): boolean {
  return names.length > 0 && [...values].every((value) => names.includes(value))
}

/** Values that a switch or record handles; empty if there is a default. */
function namesIn(node: ts.Node): readonly string[] {
  if (compiler.isSwitchStatement(node)) {
    const { clauses } = node.caseBlock
    if (clauses.some(compiler.isDefaultClause)) return []
    return clauses.flatMap((clause) =>
      compiler.isCaseClause(clause) && compiler.isStringLiteral(clause.expression) ? [clause.expression.text] : [],
    )
  }
  if (!compiler.isObjectLiteralExpression(node)) return []
  return node.properties.flatMap(({ name }) =>
    name && (compiler.isIdentifier(name) || compiler.isStringLiteral(name)) ? [name.text] : [],
  )
}
