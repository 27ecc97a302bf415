import { isInterfaceType, isObjectType, type GraphQLNamedType, type GraphQLSchema } from 'graphql'

/** Two types share so much when one is the other under a new name. */
const ALIKE_FROM = 0.6

/** New names of types that went and came back under another name: as many fields in common as makes chance unlikely. */
export function renamesBetween(before: GraphQLSchema, after: GraphQLSchema): ReadonlyMap<string, string> {
  const gone = typesOnlyIn(before, after)
  const come = typesOnlyIn(after, before)
  return new Map(
    gone.flatMap((old) => {
      const [best] = come
        .map((candidate) => ({ candidate, share: shareOf(old, candidate) }))
        .toSorted((a, b) => b.share - a.share)
      return best !== undefined && best.share >= ALIKE_FROM ? [[old.name, best.candidate.name] as const] : []
    }),
  )
}

function typesOnlyIn(one: GraphQLSchema, other: GraphQLSchema): readonly GraphQLNamedType[] {
  return Object.values(one.getTypeMap()).filter((type) => other.getType(type.name) === undefined)
}

function shareOf(one: GraphQLNamedType, other: GraphQLNamedType): number {
  const [names, others] = [fieldsOf(one), fieldsOf(other)]
  const all = new Set([...names, ...others]).size
  return all === 0 || one.constructor !== other.constructor
    ? 0
    : names.filter((name) => others.includes(name)).length / all
}

function fieldsOf(type: GraphQLNamedType): readonly string[] {
  return isObjectType(type) || isInterfaceType(type) ? Object.keys(type.getFields()) : []
}
