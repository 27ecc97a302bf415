import type ts from 'typescript'
import { compiler } from './compiler.ts'
import { passedValuesOf } from './passedValues.ts'
import type { Naming } from './naming.ts'

/** A value is passed on under another type: reading the property of that type reads the one of the origin. */
export type DataFlow = readonly [property: string, origin: string]

export interface DataFlows {
  /** Records the values a node passes on: arguments, return values, component attributes, typed initialisers. */
  readonly follow: (node: ts.Node) => void
  readonly found: () => readonly DataFlow[]
}

/** Maximum depth of nested types that are followed. */
const MAX_DEPTH = 6

const HAS_PROPERTIES = compiler.TypeFlags.Object | compiler.TypeFlags.Intersection

export function createDataFlows(checker: ts.TypeChecker, { namesOf }: Naming): DataFlows {
  const found = new Map<string, DataFlow>()
  const seen = new Map<ts.Type, Set<ts.Type>>()

  function connect(from: ts.Type, to: ts.Type, depth: number): void {
    if (from === to || depth > MAX_DEPTH || isConnected(from, to)) return
    for (const target of partsOf(to)) {
      for (const source of partsOf(from)) if (source !== target) connectObjects(source, target, depth)
    }
  }

  function isConnected(from: ts.Type, to: ts.Type): boolean {
    const targets = seen.get(from) ?? new Set()
    seen.set(from, targets)
    return targets.size === targets.add(to).size
  }

  function connectObjects(from: ts.Type, to: ts.Type, depth: number): void {
    const [entry, wantedEntry] = [from, to].map((type) => checker.getIndexTypeOfType(type, compiler.IndexKind.Number))
    if (entry !== undefined && wantedEntry !== undefined) connect(entry, wantedEntry, depth)
    if (entry !== undefined) return
    const [callable, wanted] = [from, to].map(
      (type) => checker.getSignaturesOfType(type, compiler.SignatureKind.Call)[0],
    )
    if (callable !== undefined && wanted !== undefined) connectFunctions(callable, wanted, depth)
    if (callable !== undefined || wanted !== undefined) return
    for (const property of checker.getPropertiesOfType(to)) {
      const origin = checker.getPropertyOfType(from, property.name)
      if (origin === undefined || origin === property) continue
      record(property, origin)
      connect(checker.getTypeOfSymbol(origin), checker.getTypeOfSymbol(property), depth + 1)
    }
  }

  /** Parameters are contravariant: arguments flow in, the return value flows out. */
  function connectFunctions(from: ts.Signature, to: ts.Signature, depth: number): void {
    from.parameters.forEach((parameter, index) => {
      const given = to.parameters[index]
      if (given !== undefined) connect(checker.getTypeOfSymbol(given), checker.getTypeOfSymbol(parameter), depth + 1)
    })
    connect(checker.getReturnTypeOfSignature(from), checker.getReturnTypeOfSignature(to), depth + 1)
  }

  function record(property: ts.Symbol, origin: ts.Symbol): void {
    const origins = namesOf(origin)
    if (origins.size === 0) return
    for (const own of namesOf(property)) {
      for (const name of origins) if (name !== own) found.set(`${own} ${name}`, [own, name])
    }
  }

  function follow(node: ts.Node): void {
    for (const { value, type } of passedValuesOf(node, checker)) {
      if (partsOf(type).length > 0) connect(checker.getTypeAtLocation(value), type, 0)
    }
  }

  return { follow, found: () => [...found.values()] }
}

function partsOf(type: ts.Type): readonly ts.Type[] {
  return (type.isUnion() ? type.types : [type]).filter(({ flags }) => (flags & HAS_PROPERTIES) !== 0)
}
