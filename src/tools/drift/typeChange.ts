import { Kind, parseType, type TypeNode } from 'graphql'

/** How a part of a new type compares with the old one, for reading values or for passing them in. */
export type TypeChange = 'nullable' | 'nonNull' | 'other'

/** Scalars with the same JavaScript type, which readers cannot tell apart. */
const ALIKE: readonly (readonly string[])[] = [
  ['ID', 'String'],
  ['Int', 'Float'],
]

/**
 * The changes from the outside in: a list may have become required while its entries may be null now.
 * @param change types as they are written: `[String!]` and `[String!]!`
 * @returns none where readers and callers cannot tell the types apart
 */
export function typeChangesOf(change: { readonly before: string; readonly after: string }): readonly TypeChange[] {
  return compare(parseType(change.before, { noLocation: true }), parseType(change.after, { noLocation: true }))
}

function compare(before: TypeNode, after: TypeNode): readonly TypeChange[] {
  const [wasRequired, isRequired] = [before.kind === Kind.NON_NULL_TYPE, after.kind === Kind.NON_NULL_TYPE]
  const inside = compareBare(bare(before), bare(after))
  return wasRequired === isRequired ? inside : [isRequired ? 'nonNull' : 'nullable', ...inside]
}

type BareType = Exclude<TypeNode, { readonly kind: typeof Kind.NON_NULL_TYPE }>

function bare(type: TypeNode): BareType {
  return type.kind === Kind.NON_NULL_TYPE ? type.type : type
}

function compareBare(before: BareType, after: BareType): readonly TypeChange[] {
  if (before.kind === Kind.LIST_TYPE && after.kind === Kind.LIST_TYPE) return compare(before.type, after.type)
  if (before.kind === Kind.LIST_TYPE || after.kind === Kind.LIST_TYPE) return ['other']
  const [one, other] = [before.name.value, after.name.value]
  return one === other || ALIKE.some((names) => names.includes(one) && names.includes(other)) ? [] : ['other']
}
