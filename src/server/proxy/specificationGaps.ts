import { TypeInfo, visit, visitWithTypeInfo, type GraphQLSchema } from 'graphql'
import { additionsOf, argumentCoordinate, coordinatesOf, fieldCoordinate } from './additions.ts'
import type { KnownDocument } from './documents.ts'

/** A part of the specification that a platform lacks, and the operations that fail for it. */
export interface SpecificationGap {
  readonly coordinate: string
  readonly operations: readonly string[]
}

/** What the documents ask for that is no addition and that the platform does not have. */
export function specificationGaps(
  documents: readonly KnownDocument[],
  contract: GraphQLSchema,
  platform: GraphQLSchema,
): readonly SpecificationGap[] {
  const [additions, known] = [additionsOf(contract), coordinatesOf(platform)]
  const operationsByGap = new Map<string, string[]>()
  for (const document of documents) {
    for (const coordinate of coordinatesIn(document, contract)) {
      if (additions.has(coordinate) || known.has(coordinate)) continue
      operationsByGap.set(coordinate, [...(operationsByGap.get(coordinate) ?? []), document.name])
    }
  }
  return [...operationsByGap].map(([coordinate, operations]) => ({ coordinate, operations }))
}

function coordinatesIn({ document }: KnownDocument, contract: GraphQLSchema): ReadonlySet<string> {
  const types = new TypeInfo(contract)
  const coordinates = new Set<string>()
  visit(
    document,
    visitWithTypeInfo(types, {
      Field: ({ name }) => {
        const parent = types.getParentType()
        // Each part below an addition is one with it.
        if (parent && isAddition(types)) return false
        if (parent && !name.value.startsWith('__')) coordinates.add(fieldCoordinate(parent.name, name.value))
        return undefined
      },
      // What `@include` takes is no part of a type.
      Directive: () => false,
      Argument: ({ name }) => {
        const [parent, field] = [types.getParentType(), types.getFieldDef()]
        if (parent && field) coordinates.add(argumentCoordinate(parent.name, field.name, name.value))
      },
    }),
  )
  return coordinates
}

function isAddition(types: TypeInfo): boolean {
  return types.getFieldDef()?.description?.includes('Addition') === true
}
