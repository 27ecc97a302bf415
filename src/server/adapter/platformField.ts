import { getNamedType, isInputObjectType, isLeafType, type GraphQLField, type GraphQLNamedType } from 'graphql'

/** A field of the contract as a platform with a known schema has it. */
export interface PlatformField {
  /** Null where the platform lacks it, and inside of JSON. */
  readonly field: GraphQLField<unknown, unknown> | null
  /** Type of the platform; inside of JSON the type of the whole; null where the platform lacks the field. */
  readonly type: GraphQLNamedType | null
  /** A reference that the platform has as an `object` is read by its id, an object that it has as `json` as a whole. */
  readonly form: 'same' | 'object' | 'json'
  readonly isReadable: boolean
}

const LACKING: PlatformField = { field: null, type: null, form: 'same', isReadable: false }

/**
 * @param parent type of the platform; null for none
 * @param ours type of the field in the contract
 */
export function platformField(parent: GraphQLNamedType | null, name: string, ours: GraphQLNamedType): PlatformField {
  if (parent === null) return LACKING
  const form = isLeafType(ours) ? 'same' : 'json'
  if (isLeafType(parent)) return { field: null, type: parent, form, isReadable: true }
  const field = fieldOf(parent, name)
  if (field === null) return LACKING
  const type = getNamedType(field.type)
  if (isLeafType(type)) return { field, type, form, isReadable: true }
  if (!isLeafType(ours)) return { field, type, form: 'same', isReadable: true }
  return { field, type, form: 'object', isReadable: fieldOf(type, 'id') !== null }
}

function fieldOf(type: GraphQLNamedType, name: string): GraphQLField<unknown, unknown> | null {
  return 'getFields' in type && !isInputObjectType(type) ? (type.getFields()[name] ?? null) : null
}
