import {
  GraphQLBoolean,
  GraphQLError,
  GraphQLFloat,
  GraphQLID,
  GraphQLInputObjectType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  GraphQLScalarType,
  GraphQLSchema,
  GraphQLString,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigArgumentMap,
  type GraphQLInputType,
  type GraphQLOutputType,
} from 'graphql'
import {
  contract,
  isList,
  type Fields,
  type Kind,
  type Part,
  type RootField,
} from '#test/support/contract/baseContract.ts'
import { pickAt } from './random.ts'
import type { Traits } from './traits.ts'

/** Resolves one root field to an encoded response in the structure of the contract. */
export type RootResolver = (given: Readonly<Record<string, unknown>>) => unknown

/**
 * A schema of exactly the contract, with its own type names and a separate type for each path. Output types coerce
 * nothing: values leave as the resolver returns them.
 */
export function strangeSchema(traits: Traits, resolvers: Readonly<Record<string, RootResolver>>): GraphQLSchema {
  const name = typeNames(traits)
  const scalars = new Map<Kind, GraphQLScalarType>()
  const jsonInput = new GraphQLScalarType({ name: 'JSON' })

  function scalar(kind: Kind): GraphQLScalarType {
    if (kind === 'json') return jsonInput
    const known =
      scalars.get(kind) ?? new GraphQLScalarType({ name: name(`scalar ${kind}`), serialize: (value) => value })
    scalars.set(kind, known)
    return known
  }

  function outputType(part: Part, path: string): GraphQLOutputType {
    if (isList(part)) return new GraphQLList(outputType(part[0], path))
    if (typeof part === 'string') return scalar(part)
    const fields = Object.entries(part).map(
      ([field, inner]) => [field, outputField(inner, `${path}.${field}`)] as const,
    )
    return new GraphQLObjectType({ name: name(path), fields: Object.fromEntries(fields) })
  }

  function outputField(part: Part, path: string): GraphQLFieldConfig<unknown, unknown> {
    const type = outputType(part, path)
    if (!traits.failing.includes(path)) return { type }
    const resolve = () => {
      throw new GraphQLError('Dieser Teil ist im Moment nicht erreichbar.')
    }
    return { type, resolve }
  }

  function inputType(part: Part, path: string): GraphQLInputType {
    if (isList(part)) return new GraphQLList(inputType(part[0], path))
    if (typeof part !== 'string') {
      const fields = Object.entries(part).map(
        ([field, inner]) => [field, { type: inputType(inner, `${path}.${field}`) }] as const,
      )
      return new GraphQLInputObjectType({ name: name(`input ${path}`), fields: Object.fromEntries(fields) })
    }
    if (NUMBERED.includes(path)) return numberedArgument(traits, path)
    switch (part) {
      case 'id':
        return idArgument(traits, path)
      case 'json':
        return jsonInput
      case 'number':
        return GraphQLFloat
      case 'flag':
        return GraphQLBoolean
      case 'no':
      case 'text':
      case 'day':
        return GraphQLString
    }
  }

  function argumentsOf(root: string, known: Fields): GraphQLFieldConfigArgumentMap {
    const hasOtherName = 'id' in known && Object.keys(known).length > 1
    const entries = Object.entries(known).map(([argument, part]) => {
      const type = inputType(part, `${root}.${argument}`)
      const isRequired = traits.requiredArguments && !hasOtherName && part !== 'text' && !isList(part)
      return [argument, { type: isRequired ? new GraphQLNonNull(type) : type }] as const
    })
    return Object.fromEntries(entries)
  }

  function rootType(kind: 'query' | 'mutation'): GraphQLObjectType {
    const fields = Object.entries(rootsOf(kind)).map(([root, { result, arguments: known }]) => {
      const resolve = (_source: unknown, given: Readonly<Record<string, unknown>>) => resolvers[root]?.(given)
      return [root, { type: outputType(result, root), args: argumentsOf(root, known), resolve }] as const
    })
    return new GraphQLObjectType({ name: name(kind), fields: Object.fromEntries(fields) })
  }

  return new GraphQLSchema({ query: rootType('query'), mutation: rootType('mutation') })
}

/** Root fields of all operations; operations with the same root field share its type. */
export function rootsOf(kind: 'query' | 'mutation'): Readonly<Record<string, RootField>> {
  const roots: Record<string, RootField> = {}
  for (const operation of Object.values(contract).filter((one) => one.kind === kind)) {
    for (const [root, field] of Object.entries(operation.roots)) roots[root] = merged(roots[root], field)
  }
  return roots
}

function merged(known: RootField | undefined, field: RootField): RootField {
  if (known === undefined) return field
  const result = { ...(known.result as Fields), ...(field.result as Fields) }
  return {
    reference: `${known.reference}; ${field.reference}`,
    arguments: { ...known.arguments, ...field.arguments },
    result,
  }
}

/** Ids specified as numbers by rules 7.2.1.2 and 7.2.1.6. All others are text (`"4"`) or unspecified. */
const NUMBERED = ['placeBooking.tenantId', 'ratioConfig.id']

function numberedArgument({ seed, numberedArguments }: Traits, path: string): GraphQLScalarType {
  const format = numberedArguments === 'each' ? pickAt(seed, path, ['Int', 'ID'] as const) : numberedArguments
  return format === 'Int' ? GraphQLInt : GraphQLID
}

function idArgument({ seed, idArguments }: Traits, path: string): GraphQLScalarType {
  const format = idArguments === 'each' ? pickAt(seed, path, ['ID', 'String'] as const) : idArguments
  return format === 'ID' ? GraphQLID : GraphQLString
}

const PLAUSIBLE = [
  'Travel',
  'RatioTravel',
  'Accommodation',
  'AgeGroup',
  'Addon',
  'Tenant',
  'TravelDate',
  'Extension',
  'Status',
  'Picture',
  'Rules',
  'AvailabilityStatus',
  'Booking',
  'Package',
  'Pricing',
  'Image',
  'CapacitySettings',
  'PersonalAddon',
  'TravelExtension',
  'Contingent',
] as const

/** A unique type name for each path. */
function typeNames({ seed, typeNames: format }: Traits): (place: string) => string {
  const taken = new Set(['ID', 'String', 'Int', 'Float', 'Boolean', 'JSON'])
  return (place) => {
    const words = format === 'plausible' ? PLAUSIBLE : (['Ding', 'Wert', 'Satz', 'Zeile', 'Feld', 'Teil'] as const)
    const word = pickAt(seed, place, words)
    let name: string =
      format === 'plausible' ? word : `${word}_${pickAt(seed, `${place} letter`, ['a', 'q', 'x', 'z'])}`
    for (let count = 2; taken.has(name); count++) name = `${word}${count}`
    taken.add(name)
    return name
  }
}
