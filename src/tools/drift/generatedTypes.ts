import type ts from 'typescript'
import { compiler } from './compiler.ts'
import { typeKey } from './propertyName.ts'

/**
 * Index of the generated types: each property of a document's type by document and path of keys, and each property of an
 * input type.
 */
export interface GeneratedTypes {
  /** Names of all these properties. */
  readonly words: ReadonlySet<string>
  /** Names of the fields of inputs. */
  readonly inputWords: ReadonlySet<string>
  /** Key of the selection or input field a property stands for; null for what comes from elsewhere. */
  readonly keyOf: (declaration: ts.Node) => string | null
}

export function readGeneratedTypes(source: ts.SourceFile): GeneratedTypes {
  const keys = new Map<ts.Node, string>()
  const [words, inputWords] = [new Set<string>(), new Set<string>()]
  const aliases = source.statements.filter(compiler.isTypeAliasDeclaration)
  const unions = new Map(aliases.flatMap(membersOf))
  for (const statement of aliases) {
    const name = unions.get(statement.name.text) ?? statement.name.text
    const isInput = name.endsWith('Input')
    collect(statement.type, [], (property, path) => {
      keys.set(property, isInput ? `${name}.${path.join('.')}` : typeKey(name, path))
      words.add(path.at(-1) ?? '')
      if (isInput) inputWords.add(path.at(-1) ?? '')
    })
  }
  return { words, inputWords, keyOf: (declaration) => keys.get(declaration) ?? null }
}

/** A fragment on an interface has a type for each kind of entity it may meet, and goes by the name of their union. */
function membersOf({ name, type }: ts.TypeAliasDeclaration): readonly (readonly [string, string])[] {
  if (!compiler.isUnionTypeNode(type)) return []
  return type.types.flatMap((member) =>
    compiler.isTypeReferenceNode(member) ? [[member.typeName.getText(), name.text] as const] : [],
  )
}

type Found = (property: ts.PropertySignature, path: readonly string[]) => void

function collect(node: ts.Node, path: readonly string[], found: Found): void {
  compiler.forEachChild(node, (child) => {
    if (!compiler.isPropertySignature(child)) {
      collect(child, path, found)
    } else if (compiler.isIdentifier(child.name)) {
      const below = [...path, child.name.text]
      found(child, below)
      if (child.type) collect(child.type, below, found)
    }
  })
}
