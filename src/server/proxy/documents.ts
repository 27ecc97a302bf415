import { Kind, parse, print, visit, type ASTNode, type DocumentNode, type FragmentDefinitionNode, type OperationDefinitionNode } from 'graphql'

/** A document of `operations/` with the fragments it reaches. */
export interface KnownDocument {
  readonly name: string
  readonly text: string
  readonly document: DocumentNode
  readonly operation: OperationDefinitionNode
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  /** Variables that decide what is selected (`@include`, `@skip`). */
  readonly flags: readonly string[]
}

export interface KnownDocuments {
  readonly all: readonly KnownDocument[]
  /** The known document that says the same and has this name; null for any other. */
  readonly find: (query: string, operationName: string) => KnownDocument | null
}

/** No document of ours comes near; a text with more is not worth the time to parse it. */
const MOST_TOKENS = 20_000

/** Spellings remembered beside the canonical one: a client prints its document in one way, an older build in another. */
const MOST_SPELLINGS = 64

/** @param texts Known documents, one operation with its fragments each. */
export function createKnownDocuments(texts: readonly string[]): KnownDocuments {
  const all = texts.map(toKnownDocument)
  const byMeaning = new Map(all.map((known) => [canonical(known.document), known]))
  const bySpelling = new Map(all.map((known) => [known.text, known]))

  function byText(query: string): KnownDocument | null {
    const spelled = bySpelling.get(query)
    if (spelled !== undefined) return spelled
    const meaning = canonicalText(query)
    const known = meaning === null ? undefined : byMeaning.get(meaning)
    if (known === undefined) return null
    if (bySpelling.size < all.length + MOST_SPELLINGS) bySpelling.set(query, known)
    return known
  }

  return {
    all,
    find: (query, operationName) => {
      const known = byText(query)
      return known?.name === operationName ? known : null
    },
  }
}

function toKnownDocument(text: string): KnownDocument {
  const document = parse(text, { noLocation: true })
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  const name = operation?.name?.value
  if (operation === undefined || name === undefined) throw new Error(`A known document has no named operation: ${text}`)
  const fragments = document.definitions.filter((definition) => definition.kind === Kind.FRAGMENT_DEFINITION)
  const flags = new Set<string>()
  visit(document, { Directive: (directive) => visit(directive, { Variable: (variable) => void flags.add(variable.name.value) }) })
  return { name, text, document, operation, fragments: new Map(fragments.map((fragment) => [fragment.name.value, fragment])), flags: [...flags] }
}

function canonicalText(query: string): string | null {
  try {
    return canonical(parse(query, { noLocation: true, maxTokens: MOST_TOKENS }))
  } catch {
    // Not GraphQL, too many tokens, or nested beyond the stack: foreign in any case.
    return null
  }
}

/**
 * Two documents with the same canonical text ask the same: spacing, `__typename` and the order of selections, arguments
 * and fragments aside. The list made at build time is sorted, what a client sends is as it was written.
 */
function canonical(document: DocumentNode): string {
  const bare = visit(document, {
    Field: {
      enter: (node) => (node.name.value === '__typename' && node.alias === undefined ? null : undefined),
      leave: (node) => ({ ...node, arguments: sorted(node.arguments ?? []) }),
    },
    SelectionSet: { leave: (node) => ({ ...node, selections: sorted(node.selections) }) },
    OperationDefinition: {
      leave: (node) => ({ ...node, variableDefinitions: sorted(node.variableDefinitions ?? []) }),
    },
  })
  return sorted(bare.definitions).map((definition) => print(definition)).join('\n')
}

function sorted<Node extends ASTNode>(nodes: readonly Node[]): readonly Node[] {
  const printed = nodes.map((node) => ({ node, text: print(node) }))
  return printed.toSorted((a, b) => (a.text < b.text ? -1 : 1)).map(({ node }) => node)
}
