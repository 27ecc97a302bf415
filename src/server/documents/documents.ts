import {
  Kind,
  parse,
  print,
  visit,
  type ASTNode,
  type DocumentNode,
  type FragmentDefinitionNode,
  type OperationDefinitionNode,
} from 'graphql'
import { isModestDocument } from './documentShape.ts'

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

/** How many times as long as our longest document a text may be to be looked at: indented, it is half as long again. */
const LONGEST_SPELLING = 2

/** Spellings remembered beside our own: a client prints its document in one way, an older build in another. */
const MOST_SPELLINGS = 64
const MOST_SPELLING_CHARACTERS = 256 * 1024

/** @param texts Known documents, one operation with its fragments each. */
export function createKnownDocuments(texts: readonly string[]): KnownDocuments {
  const all = texts.map(toKnownDocument)
  const byText = new Map(all.map((known) => [known.text, known]))
  const byMeaning = new Map(all.map((known) => [canonical(known.document), known]))
  const longest = LONGEST_SPELLING * Math.max(0, ...all.map(({ text }) => text.length))
  const spellings = createSpellings()

  function byOtherSpelling(query: string): KnownDocument | null {
    if (query.length > longest || !isModestDocument(query)) return null
    const meaning = canonicalText(query)
    const known = meaning === null ? undefined : byMeaning.get(meaning)
    if (known === undefined) return null
    spellings.remember(query, known)
    return known
  }

  return {
    all,
    find: (query, operationName) => {
      const known = byText.get(query) ?? spellings.find(query) ?? byOtherSpelling(query)
      return known?.name === operationName ? known : null
    },
  }
}

interface Spellings {
  readonly find: (text: string) => KnownDocument | undefined
  readonly remember: (text: string, known: KnownDocument) => void
}

/** Bounded by number and by size; the oldest makes room. */
function createSpellings(): Spellings {
  const known = new Map<string, KnownDocument>()
  let characters = 0
  const isFull = (): boolean => known.size > MOST_SPELLINGS || characters > MOST_SPELLING_CHARACTERS
  return {
    find: (text) => known.get(text),
    remember: (text, document) => {
      known.set(text, document)
      characters += text.length
      for (const oldest of known.keys()) {
        if (!isFull()) return
        known.delete(oldest)
        characters -= oldest.length
      }
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
  visit(document, {
    Directive: (directive) => visit(directive, { Variable: (variable) => void flags.add(variable.name.value) }),
  })
  return {
    name,
    text,
    document,
    operation,
    fragments: new Map(fragments.map((fragment) => [fragment.name.value, fragment])),
    flags: [...flags],
  }
}

function canonicalText(query: string): string | null {
  try {
    return canonical(parse(query, { noLocation: true }))
  } catch {
    // Not GraphQL.
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
  return sorted(bare.definitions)
    .map((definition) => print(definition))
    .join('\n')
}

function sorted<Node extends ASTNode>(nodes: readonly Node[]): readonly Node[] {
  const printed = nodes.map((node) => ({ node, text: print(node) }))
  return printed.toSorted((a, b) => (a.text < b.text ? -1 : 1)).map(({ node }) => node)
}
