/** How a part of a new type compares with the old one, for reading values or for passing them in. */
export type TypeChange = 'nullable' | 'nonNull' | 'other'

/** Scalars with the same JavaScript type, which readers cannot tell apart. */
const ALIKE: Readonly<Record<string, string>> = { ID: 'String', Int: 'Float' }

/**
 * The changes from the outside in: a list may have become required while its entries may be null now.
 * @param change types as they are written: `[String!]` and `[String!]!`
 * @returns none where readers and callers cannot tell the types apart
 */
export function typeChangesOf(change: { readonly before: string; readonly after: string }): readonly TypeChange[] {
  const [before, after] = [partsOf(change.before), partsOf(change.after)]
  const changes = before.required.flatMap((was, level): readonly TypeChange[] => {
    const is = after.required[level] ?? was
    return was === is ? [] : [is ? 'nonNull' : 'nullable']
  })
  const isAlike = before.name === after.name && before.required.length === after.required.length
  return isAlike ? changes : [...changes, 'other']
}

/** The name in a type, and which of its levels are required, from the outside in. */
function partsOf(type: string) {
  const [name = ''] = /\w+/.exec(type) ?? []
  const levels = type.slice(type.indexOf(name) + name.length).split(']')
  return { name: ALIKE[name] ?? name, required: levels.map((marks) => marks === '!').toReversed() }
}
