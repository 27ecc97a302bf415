import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path/posix'
import { parseSync, type types } from '@babel/core'

export type Node = types.Node
export type Expression = types.Expression

/** The syntax tree of one module with what its top level names. */
export interface Module {
  /** Path from the root of the project. */
  readonly file: string
  readonly program: types.Program
  readonly constants: ReadonlyMap<string, Expression>
  readonly imports: ReadonlyMap<string, ImportedName>
}

interface ImportedName {
  readonly source: string
  /** Its name in the module it comes from; null for a namespace or a default. */
  readonly name: string | null
}

/**
 * Reads a module written in TypeScript, with or without markup.
 * @throws {SyntaxError} where it is neither
 */
export function readModule(file: string, code: string): Module {
  const tree = parseSync(code, {
    babelrc: false,
    configFile: false,
    filename: file,
    parserOpts: { plugins: file.endsWith('x') ? ['typescript', 'jsx'] : ['typescript'] },
  })
  if (tree === null) throw new SyntaxError(`${file} cannot be read`)
  const statements = tree.program.body.map((statement) =>
    statement.type === 'ExportNamedDeclaration' ? (statement.declaration ?? statement) : statement,
  )
  return {
    file,
    program: tree.program,
    constants: new Map(
      statements.flatMap((statement) => (statement.type === 'VariableDeclaration' ? constantsOf(statement) : [])),
    ),
    imports: new Map(
      statements.flatMap((statement) => (statement.type === 'ImportDeclaration' ? importsOf(statement) : [])),
    ),
  }
}

/** The module of ours an import leads to; null for a package. Paths start at the root of the project. */
export function importedModule(from: Module, source: string): Module | null {
  const file = source.startsWith('#')
    ? join('src', source.slice(1))
    : source.startsWith('.')
      ? join(dirname(from.file), source)
      : null
  return file !== null && /\.tsx?$/.test(file) ? readModule(file, readFileSync(file, 'utf8')) : null
}

function constantsOf({ kind, declarations }: types.VariableDeclaration): (readonly [string, Expression])[] {
  if (kind !== 'const') return []
  return declarations.flatMap(({ id, init }) => (id.type === 'Identifier' && init ? [[id.name, init]] : []))
}

function importsOf({ source, specifiers }: types.ImportDeclaration): (readonly [string, ImportedName])[] {
  return specifiers.map((specifier) => {
    const imported = specifier.type === 'ImportSpecifier' ? specifier.imported : null
    return [
      specifier.local.name,
      { source: source.value, name: imported?.type === 'Identifier' ? imported.name : null },
    ]
  })
}
