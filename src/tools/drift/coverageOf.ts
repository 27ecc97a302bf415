import { isInterfaceType, isObjectType, type GraphQLSchema } from 'graphql'
import { fieldCoordinate } from './coordinates.ts'
import { readDocuments } from './documents.ts'
import { findReaders } from './readers.ts'
import { selectionsOf, type Selection } from './selections.ts'

export interface Coverage {
  /** Fields of the schema that no document requests, in the order of the schema, but for deprecated ones. */
  readonly unrequested: readonly string[]
  /** Requested fields that no code reads. */
  readonly unread: readonly Selection[]
}

/** Keys of graphcache entities; components need not read them. */
const CACHE_KEY = 'id'

/** Which schema fields are requested, and which of those are read. */
export async function coverageOf(root: string, schema: GraphQLSchema): Promise<Coverage> {
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
  return {
    unrequested: fieldsOf(schema).filter((coordinate) => !requested.has(coordinate)),
    unread: selections.filter((selection) => !isRead(selection)),
  }
}

/** What one may ask for; a deprecated field is left alone. */
function fieldsOf(schema: GraphQLSchema): readonly string[] {
  return Object.values(schema.getTypeMap())
    .filter(({ name }) => !name.startsWith('__'))
    .flatMap((type) =>
      isObjectType(type) || isInterfaceType(type)
        ? Object.values(type.getFields())
            .filter(({ deprecationReason }) => typeof deprecationReason !== 'string')
            .map(({ name }) => fieldCoordinate(type.name, name))
        : [],
    )
}
