import { isInputObjectType, isInterfaceType, isObjectType, type GraphQLSchema, type StringValueNode } from 'graphql'

/** Names of schema elements: `Travel.teaser`, `TravelDate.json(tables)`, `InitBookingPaymentInput.returnUrl`. */
export type Coordinates = ReadonlySet<string>

export function fieldCoordinate(typeName: string, fieldName: string): string {
  return `${typeName}.${fieldName}`
}

export function argumentCoordinate(typeName: string, fieldName: string, argumentName: string): string {
  return `${typeName}.${fieldName}(${argumentName})`
}

/** An element of the schema, or its definition in a document. */
export interface Described {
  readonly description?: string | StringValueNode | null | undefined
}

/** Whether an element of `schema.graphql` is an addition of ours, which a foreign platform may lack (rule 7.1.3). */
export function isAddition({ description }: Described): boolean {
  const text = typeof description === 'string' ? description : description?.value
  return text !== undefined && /^\s*Addition:/.test(text)
}

/** The fields, arguments and input fields of the contract that are ours. */
export function additionsOf(contract: GraphQLSchema): Coordinates {
  return new Set(partsOf(contract).filter(isAddition).map(toCoordinate))
}

/**
 * The additions that a platform lacks.
 * @param platform Its schema; null when it hides it, and then it is taken to have none.
 */
export function missingAdditions(contract: GraphQLSchema, platform: GraphQLSchema | null): Coordinates {
  const additions = additionsOf(contract)
  if (platform === null) return additions
  const known = coordinatesOf(platform)
  return new Set([...additions].filter((coordinate) => !known.has(coordinate)))
}

/** Every field, argument and input field of a schema. */
function coordinatesOf(schema: GraphQLSchema): Coordinates {
  return new Set(partsOf(schema).map(toCoordinate))
}

interface Part {
  readonly coordinate: string
  readonly description: string | null | undefined
}

const toCoordinate = ({ coordinate }: Part): string => coordinate

function partsOf(schema: GraphQLSchema): readonly Part[] {
  const types = Object.values(schema.getTypeMap()).filter(({ name }) => !name.startsWith('__'))
  return types.flatMap((type) => {
    if (isInputObjectType(type)) return Object.values(type.getFields()).map((field) => fieldPart(type.name, field))
    if (!isObjectType(type) && !isInterfaceType(type)) return []
    return Object.values(type.getFields()).flatMap((field) => [
      fieldPart(type.name, field),
      ...field.args.map(({ name, description }) => ({
        coordinate: argumentCoordinate(type.name, field.name, name),
        description,
      })),
    ])
  })
}

function fieldPart(
  typeName: string,
  { name, description }: Omit<Part, 'coordinate'> & { readonly name: string },
): Part {
  return { coordinate: fieldCoordinate(typeName, name), description }
}
