import { join, relative } from 'node:path'
import ts from 'typescript'
import { readGeneratedTypes, type GeneratedTypes } from './generatedTypes.ts'
import type { Place } from './place.ts'
import { filesBelow, textOf } from './projectFiles.ts'
import { createProgram } from './program.ts'

/** Folders whose code reads answers of the platform. */
const READERS = ['src/domain', 'src/state', 'src/web']
const GENERATED = 'src/gql/graphql.ts'

/** Where code reads a key of an answer, or fills a field of an input: by selection key or `Input.field`. */
export type Reads = ReadonlyMap<string, readonly Place[]>

/**
 * Follows names through the types of the project: only what the compiler knows to come from a document counts, so a
 * `name` of a travel is never taken for the `name` of a room.
 * @param names keys to look for; code that mentions none is not even opened
 */
export function readsOf(root: string, names: ReadonlySet<string>): Reads {
  const found = new Map<string, Place[]>()
  if (names.size === 0) return found
  const isCandidate = mentions(names)
  const files = READERS.flatMap((folder) => filesBelow(root, folder)).filter(
    (file) => /\.tsx?$/.test(file) && isCandidate(textOf(root, file)),
  )
  const program = createProgram(root, [...files, GENERATED])
  const generated = program.getSourceFile(join(root, GENERATED))
  if (generated === undefined) return found
  const search: Search = { checker: program.getTypeChecker(), types: readGeneratedTypes(generated), names }
  for (const file of files) {
    const source = program.getSourceFile(join(root, file))
    if (source === undefined) continue
    for (const [key, node] of readsIn(source, search)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart()).line + 1
      found.set(key, [...(found.get(key) ?? []), { file: relative(root, source.fileName), line }])
    }
  }
  return found
}

interface Search {
  readonly checker: ts.TypeChecker
  readonly types: GeneratedTypes
  readonly names: ReadonlySet<string>
}

function mentions(names: ReadonlySet<string>): (text: string) => boolean {
  const pattern = new RegExp(`\\b(?:${[...names].join('|')})\\b`)
  return (text) => pattern.test(text)
}

function readsIn(source: ts.SourceFile, search: Search): readonly (readonly [string, ts.Node])[] {
  const found: (readonly [string, ts.Node])[] = []
  const visit = (node: ts.Node): void => {
    if (ts.isIdentifier(node) && search.names.has(node.text)) {
      for (const key of keysOf(propertyRead(node, search.checker), search)) found.push([key, node])
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}

/** The property a name reads or fills; undefined where it is just a name. */
function propertyRead(name: ts.Identifier, checker: ts.TypeChecker): ts.Symbol | undefined {
  const { parent } = name
  if (ts.isPropertyAccessExpression(parent) && parent.name === name) return checker.getSymbolAtLocation(name)
  if (ts.isBindingElement(parent) && ts.isObjectBindingPattern(parent.parent) && (parent.propertyName ?? parent.name) === name) {
    return checker.getPropertyOfType(checker.getTypeAtLocation(parent.parent), name.text)
  }
  const isFilled = (ts.isPropertyAssignment(parent) || ts.isShorthandPropertyAssignment(parent)) && parent.name === name
  const wanted = isFilled ? checker.getContextualType(parent.parent) : undefined
  if (wanted !== undefined) return checker.getPropertyOfType(wanted, name.text)
  // `Room['capacitySettings']` in a type is no read of the value.
  return undefined
}

function keysOf(property: ts.Symbol | undefined, { checker, types }: Search): ReadonlySet<string> {
  const seen = new Set<ts.Symbol>()
  const keys = new Set<string>()
  const follow = (symbol: ts.Symbol): void => {
    if (seen.has(symbol)) return
    seen.add(symbol)
    for (const declaration of symbol.declarations ?? []) {
      const key = types.keyOf(declaration)
      if (key !== null) keys.add(key)
    }
    checker.getRootSymbols(symbol).forEach(follow)
  }
  if (property !== undefined) follow(property)
  return keys
}
