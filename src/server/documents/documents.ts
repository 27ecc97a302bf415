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
import { LRUCache } from 'lru-cache'
import { isWithinLimits } from './documentShape.ts'

/** A document of `operations/` with its fragments. */
export interface TrustedDocument {
  readonly name: string
  readonly text: string
  readonly document: DocumentNode
  readonly operation: OperationDefinitionNode
  readonly fragments: ReadonlyMap<string, FragmentDefinitionNode>
  /** Names of the variables of `@include` and `@skip`. */
  readonly flags: readonly string[]
}

export interface TrustedDocuments {
  readonly all: readonly TrustedDocument[]
  /** The trusted document that is equivalent and has this name; null if there is none. */
  readonly find: (query: string, operationName: string) => TrustedDocument | null
}

/** Maximum length of a query text, as a multiple of our longest document, which is minified: indented it has 1.5 times. */
const MAX_LENGTH_RATIO = 2

/** Limits of the cache of equivalent texts: clients and older builds format the same document differently. */
const MAX_CACHED_TEXTS = 64
const MAX_CACHED_CHARACTERS = 256 * 1024

/** @param texts trusted documents, one operation with its fragments each */
export function createTrustedDocuments(texts: readonly string[]): TrustedDocuments {
  const all = texts.map(toTrustedDocument)
  const byText = new Map(all.map((trusted) => [trusted.text, trusted]))
  const byCanonicalText = new Map(all.map((trusted) => [canonical(trusted.document), trusted]))
  const longest = MAX_LENGTH_RATIO * Math.max(0, ...all.map(({ text }) => text.length))
  const equivalentTexts = new LRUCache<string, TrustedDocument>({
    max: MAX_CACHED_TEXTS,
    maxSize: MAX_CACHED_CHARACTERS,
    sizeCalculation: (_trusted, { length }) => length,
  })

  function findEquivalent(query: string): TrustedDocument | null {
    if (query.length > longest || !isWithinLimits(query)) return null
    const meaning = canonicalText(query)
    const trusted = meaning === null ? undefined : byCanonicalText.get(meaning)
    if (trusted === undefined) return null
    equivalentTexts.set(query, trusted)
    return trusted
  }

  return {
    all,
    find: (query, operationName) => {
      const trusted = byText.get(query) ?? equivalentTexts.get(query) ?? findEquivalent(query)
      return trusted?.name === operationName ? trusted : null
    },
  }
}

function toTrustedDocument(text: string): TrustedDocument {
  const document = parse(text, { noLocation: true })
  const operation = document.definitions.find((definition) => definition.kind === Kind.OPERATION_DEFINITION)
  const name = operation?.name?.value
  if (operation === undefined || name === undefined)
    throw new Error(`A trusted document has no named operation: ${text}`)
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
    // A syntax error.
    return null
  }
}

/**
 * Canonical text of a document: equivalent documents have the same one, whatever their whitespace, `__typename` fields
 * and order of selections, arguments and fragments. Persisted documents are sorted, documents of clients are not.
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
