import {
  GraphQLBoolean,
  GraphQLError,
  type GraphQLFieldConfig,
  type GraphQLFieldConfigArgumentMap,
  GraphQLFloat,
  GraphQLID,
  GraphQLInputObjectType,
  type GraphQLInputType,
  GraphQLInt,
  GraphQLList,
  GraphQLNonNull,
  GraphQLObjectType,
  type GraphQLOutputType,
  GraphQLScalarType,
  GraphQLSchema,
  GraphQLString,
} from 'graphql'
import {
  contract,
  type Fields,
  isList,
  type Kind,
  type Part,
  type RootField,
} from '#test/support/contract/baseContract.ts'
import { pickAt } from '#test/support/random.ts'
import type { Traits } from './traits.ts'

/** Resolves one root field to an encoded response in the structure of the contract. */
export type RootResolver = (given: Readonly<Record<string, unknown>>) => unknown

/**
 * A schema of exactly the contract, with its own type names and a separate type for each path. Output types coerce
 * nothing: values leave as the resolver returns them.
 */
export function generatedSchema(traits: Traits, resolvers: Readonly<Record<string, RootResolver>>): GraphQLSchema {
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

/** Encodes plain values in the formats of one platform, without loss. */
export interface Encoding {
  /** A response, by the types of the contract. */
  readonly answer: (part: Part, value: unknown, path: string) => unknown
  readonly id: (id: string, path: string) => string | number
  /** A reference number of the back office. */
  readonly code: (no: number, path: string) => string | number
  readonly amount: (amount: number, path: string) => string | number
  /** A list; an empty one may become null. */
  readonly list: <Entry>(entries: readonly Entry[], path: string) => readonly Entry[] | null
  /** A table of the back office, with or without `data` around it. */
  readonly table: (rows: readonly object[] | object, path: string) => unknown
  readonly json: (value: object, path: string) => unknown
}

const TEXTS_WITH_TAGS = /(^|\.)(info|description|infoText|bookingInsuranceInfo|co2CompensationInfo|text|slogan)$/

/** Tables that rules 3.6 specify with `.data`. */
const WRITTEN_WITH_DATA = /^(date\.json\.t_packages|date\.json\.t_reiseleistungen|catalogue\.t_katalogreise)$/

export function createEncoding(traits: Traits): Encoding {
  const { seed } = traits
  /** The format at a path: the platform's, or chosen by path if the trait is `each`. */
  function format<Format extends string>(trait: Format | 'each', path: string, formats: readonly Format[]): Format {
    return trait === 'each' ? pickAt(seed, path, formats) : trait
  }
  const isText = (trait: Traits['numbers'], path: string) => format(trait, path, ['text', 'number']) === 'text'

  const id: Encoding['id'] = (value, path) => (isText(traits.ids, path) ? value : Number(value))
  const code: Encoding['code'] = (no, path) => (isText(traits.codes, path) ? String(no) : no)
  const amount: Encoding['amount'] = (value, path) => {
    if (!isText(traits.numbers, path)) return value
    return /(price|preis|zuschlag)$/i.test(path) ? value.toFixed(2) : String(value)
  }
  const flag = (value: boolean, path: string) => {
    switch (format(traits.flags, path, ['true', '1', '"1"'])) {
      case 'true':
        return value
      case '1':
        return value ? 1 : 0
      case '"1"':
        return value ? '1' : '0'
    }
  }
  const day = (value: string, path: string) =>
    format(traits.days, path, ['day', 'midnight in UTC']) === 'day' ? value : `${value}T00:00:00.000Z`
  const isNull = (path: string) => format(traits.empties, path, ['empty', 'null']) === 'null'
  const list: Encoding['list'] = (entries, path) => (entries.length === 0 && isNull(path) ? null : entries)
  const text = (value: string, path: string) => {
    if (path.endsWith('publicId')) return `${traits.pictures}${value}`
    if (traits.texts === 'plain' || value === '' || !TEXTS_WITH_TAGS.test(path)) return value
    return `<p>${value} &amp; <strong>mehr</strong></p><script>alert("${value}")</script><img src="x" onerror="alert(1)">`
  }

  function leaf(kind: Kind, value: unknown, path: string): unknown {
    switch (kind) {
      case 'id':
        // Ids that are not numeric, such as those of pages, remain text.
        return /^\d+$/.test(String(value)) ? id(String(value), path) : String(value)
      case 'no':
        return code(Number(value), path)
      case 'number':
        return amount(Number(value), path)
      case 'flag':
        return flag(value === true, path)
      case 'text':
        return text(String(value), path)
      case 'day':
        return day(String(value), path)
      case 'json':
        return value
    }
  }

  function answer(part: Part, value: unknown, path: string): unknown {
    if (value === null || value === undefined) return null
    if (isList(part))
      return list(
        (value as readonly unknown[]).map((entry) => answer(part[0], entry, path)),
        path,
      )
    if (typeof part === 'string') return leaf(part, value, path)
    const fields = value as Readonly<Record<string, unknown>>
    for (const name of Object.keys(fields))
      if (!(name in part)) throw new Error(`${path}.${name} is not in the contract`)
    if (isBlank(fields) && isNull(path)) return null
    return Object.fromEntries(
      Object.entries(part).map(([name, inner]) => [name, answer(inner, fields[name], `${path}.${name}`)]),
    )
  }

  const table: Encoding['table'] = (rows, path) => {
    const inner = Array.isArray(rows) ? list<object>(rows, path) : rows
    const form = format<'as written' | 'wrapped' | 'bare'>(traits.tables, path, ['wrapped', 'bare'])
    const isWrapped = form === 'as written' ? WRITTEN_WITH_DATA.test(path) : form === 'wrapped'
    const isNumbered =
      Array.isArray(inner) &&
      inner.length > 0 &&
      format(traits.rows, `${path} rows`, ['listed', 'numbered']) === 'numbered'
    const content = isNumbered ? Object.fromEntries(inner.map((row, index) => [String(index), row])) : inner
    return isWrapped ? { data: content } : content
  }
  const json: Encoding['json'] = (value, path) =>
    format(traits.json, path, ['object', 'text']) === 'text' ? JSON.stringify(value) : value

  return { answer, id, code, amount, list, table, json }
}

/** Whether a value contains no information. */
function isBlank(value: unknown): boolean {
  if (value === null || value === undefined || value === false || value === '') return true
  if (Array.isArray(value)) return value.length === 0
  return typeof value === 'object' && Object.values(value).every(isBlank)
}
