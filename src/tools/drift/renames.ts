import { isInterfaceType, isObjectType, type GraphQLNamedType, type GraphQLSchema } from 'graphql'

/** Two types share so much when one is the other under a new name. */
const ALIKE_FROM = 0.6

/** New names of types that went and came back under another name: as many fields in common as makes chance unlikely. */
export function renamesBetween(before: GraphQLSchema, after: GraphQLSchema): ReadonlyMap<string, string> {
  const gone = typesOnlyIn(before, after)
  const come = typesOnlyIn(after, before)
  const pairs = gone
    .flatMap((old) => come.map((candidate) => ({ old, candidate, share: shareOf(old, candidate) })))
    .filter(({ share }) => share >= ALIKE_FROM)
    .toSorted((a, b) => b.share - a.share)
  const renames = new Map<string, string>()
  const taken = new Set<string>()
  // The best pair first: a new type is one old type under a new name, not two.
  for (const { old, candidate } of pairs) {
    if (renames.has(old.name) || taken.has(candidate.name)) continue
    renames.set(old.name, candidate.name)
    taken.add(candidate.name)
  }
  return renames
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
