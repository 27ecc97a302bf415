import ts from 'typescript'

/**
 * Where the generated types say what: each property of the type of a document, by the document and the keys that lead
 * to it, and each property of an input type.
 */
export interface GeneratedTypes {
  /** Key of the selection or input field a property stands for; null for what comes from elsewhere. */
  readonly keyOf: (declaration: ts.Node) => string | null
}

/** Suffixes codegen gives to the types of operations and fragments. */
const SUFFIXES = /(Fragment|Query|Mutation)$/

/** The same for a selection and for the property made of it. Codegen capitalises names its own way. */
export function selectionKey(document: string, path: readonly string[]): string {
  return [document.replaceAll('_', '').toLowerCase(), ...path].join('/')
}

export function readGeneratedTypes(source: ts.SourceFile): GeneratedTypes {
  const keys = new Map<ts.Node, string>()
  for (const statement of source.statements) {
    if (!ts.isTypeAliasDeclaration(statement)) continue
    const name = statement.name.text
    collect(statement.type, [], (property, path) => {
      keys.set(property, name.endsWith('Input') ? `${name}.${path.join('.')}` : selectionKey(name.replace(SUFFIXES, ''), path))
    })
  }
  return { keyOf: (declaration) => keys.get(declaration) ?? null }
}

type Found = (property: ts.PropertySignature, path: readonly string[]) => void

function collect(node: ts.Node, path: readonly string[], found: Found): void {
  ts.forEachChild(node, (child) => {
    if (!ts.isPropertySignature(child)) {
      collect(child, path, found)
    } else if (ts.isIdentifier(child.name)) {
      const below = [...path, child.name.text]
      found(child, below)
      if (child.type) collect(child.type, below, found)
    }
  })
}
