import { isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql'
import { fieldCoordinate } from './coordinates.ts'
import { readDocuments } from './documents.ts'
import { findReaders } from './readers.ts'
import { selectionsOf, type Selection } from './selections.ts'

export interface Coverage {
  /** Fields of the schema that no document requests, in the order of the schema. */
  readonly unrequested: readonly string[]
  /** Requested fields that no code reads, without a reason. */
  readonly unread: readonly Selection[]
  /** Requested fields that no code reads, with the reason. */
  readonly explained: readonly (Selection & { readonly reason: string })[]
  /** Fields with a reason that are read, or not requested. */
  readonly obsolete: readonly string[]
}

/** Keys of graphcache entities; components need not read them. */
const CACHE_KEY = 'id'

/**
 * Which schema fields are requested, and which of those are read.
 * @param reasons why no code reads a requested field, by its coordinate
 */
export async function coverageOf(
  root: string,
  schema: GraphQLSchema,
  reasons: Readonly<Record<string, string>> = {},
): Promise<Coverage> {
  const selections = selectionsOf(readDocuments(root), { schema, missing: new Set() }).filter(
    ({ path }) => path !== null,
  )
  const requested = new Set(selections.flatMap(({ coordinates }) => coordinates))
  const readersOf = await findReaders(root, selections, requested)
  const isRead = ({ document, coordinates, path }: Selection) =>
    path?.at(-1) === CACHE_KEY ||
    coordinates.some((coordinate) => {
      const { code, documents } = readersOf(coordinate)
      // A field selected in several branches of a document is read by the code of any of them.
      return code.length > 0 && documents.some((other) => other.document === document)
    })
  const unread = selections.filter((selection) => !isRead(selection))
  const reasonFor = ({ coordinates: [coordinate = ''] }: Selection) => reasons[coordinate]
  const explained = unread.flatMap((selection) => {
    const reason = reasonFor(selection)
    return reason === undefined ? [] : [{ ...selection, reason }]
  })
  return {
    unrequested: fieldsOf(schema).filter((coordinate) => !requested.has(coordinate)),
    unread: unread.filter((selection) => reasonFor(selection) === undefined),
    explained,
    obsolete: Object.keys(reasons).filter(
      (coordinate) => !explained.some(({ coordinates }) => coordinates.includes(coordinate)),
    ),
  }
}

function fieldsOf(schema: GraphQLSchema): readonly string[] {
  return Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) =>
      isObjectType(type) || isInterfaceType(type)
        ? Object.keys(type.getFields()).map((field) => fieldCoordinate(type.name, field))
        : [],
    )
}
