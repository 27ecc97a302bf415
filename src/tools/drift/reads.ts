import { join } from 'node:path'
import type ts from 'typescript'
import { compiler } from './compiler.ts'
import { createDataFlows, type DataFlow } from './dataFlow.ts'
import { readGeneratedTypes } from './generatedTypes.ts'
import { createNaming, type Naming } from './naming.ts'
import { isInputField } from './propertyName.ts'

/** Reads of answers and writes of inputs in one module. Properties are named as in `naming.ts`. */
export interface ModuleReads {
  /** Properties read, or written of an input, each with its line. */
  readonly reads: readonly (readonly [property: string, line: number])[]
  readonly flows: readonly DataFlow[]
}

interface Modules {
  readonly root: string
  /** The module with the types of the documents. */
  readonly generated: string
  /** Paths from the root. */
  readonly files: readonly string[]
}

/**
 * Resolves properties by their types: only values that the compiler traces to a document count, so the `name` of a
 * travel is never confused with the `name` of a room.
 */
export function readsOf(program: ts.Program, { root, generated, files }: Modules): ReadonlyMap<string, ModuleReads> {
  const types = program.getSourceFile(join(root, generated))
  if (types === undefined) return new Map()
  const checker = program.getTypeChecker()
  const naming = createNaming(root, checker, readGeneratedTypes(types))
  return new Map(
    files.flatMap((file) => {
      const source = program.getSourceFile(join(root, file))
      return source === undefined ? [] : [[file, readsIn(source, checker, naming)] as const]
    }),
  )
}

function readsIn(source: ts.SourceFile, checker: ts.TypeChecker, naming: Naming): ModuleReads {
  const reads = new Map<string, readonly [string, number]>()
  const flows = createDataFlows(checker, naming)
  const visit = (node: ts.Node): void => {
    if (compiler.isIdentifier(node) && naming.words.has(node.text)) {
      const line = source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1
      for (const name of namesUsed(node, checker, naming)) reads.set(`${name} ${line}`, [name, line])
    }
    flows.follow(node)
    compiler.forEachChild(node, visit)
  }
  visit(source)
  return { reads: [...reads.values()], flows: flows.found() }
}

/** The properties that an identifier reads or writes; empty for any other identifier. */
function namesUsed(word: ts.Identifier, checker: ts.TypeChecker, { namesOf, inputWords }: Naming): Iterable<string> {
  const { parent } = word
  if (compiler.isPropertyAccessExpression(parent) && parent.name === word)
    return namesOf(checker.getSymbolAtLocation(word))
  if (
    compiler.isBindingElement(parent) &&
    compiler.isObjectBindingPattern(parent.parent) &&
    (parent.propertyName ?? parent.name) === word
  ) {
    return namesOf(checker.getPropertyOfType(checker.getTypeAtLocation(parent.parent), word.text))
  }
  // `Room['capacitySettings']` in a type is no read of the value.
  const isFilled =
    (compiler.isPropertyAssignment(parent) || compiler.isShorthandPropertyAssignment(parent)) && parent.name === word
  const wanted = isFilled && inputWords.has(word.text) ? checker.getContextualType(parent.parent) : undefined
  // To fill what is no input is not to read it.
  return wanted === undefined ? [] : [...namesOf(checker.getPropertyOfType(wanted, word.text))].filter(isInputField)
}
