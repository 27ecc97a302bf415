import { diff } from '@graphql-inspector/core'
import { isEnumType, type GraphQLSchema } from 'graphql'
import { missingAdditions } from './coordinates.ts'
import { readDocuments } from './documents.ts'
import { locationText, sortedLocations, type SourceLocation } from './sourceLocation.ts'
import { findReaders, type Readers, type ReadersOf } from './readers.ts'
import { renamesBetween } from './renames.ts'
import { selectionsOf } from './selections.ts'
import { readSiteParts, type SiteParts } from './siteParts.ts'
import { metaOf, toSchemaChange, type SchemaChange, type InspectorChange } from './schemaChange.ts'
import { typeChangesOf } from './typeChange.ts'
import { SEVERITIES, assess, assessRename, type Assessment } from './severity.ts'

/** A document that uses the changed element. */
export interface UsingDocument extends SourceLocation {
  readonly name: string
}

/** A difference between two schemas, and its effect on the project. */
export interface Finding extends Assessment {
  /** `Travel.teaser`, `TravelDate.json(tables)` or the name of a type. */
  readonly coordinate: string
  /** The change in one sentence. */
  readonly change: string
  readonly documents: readonly UsingDocument[]
  /** Code that relies on it. */
  readonly code: readonly SourceLocation[]
  /** Steps and pages that contain this code. */
  readonly siteParts: readonly string[]
}

export interface Schemas {
  /** `schema.graphql` of this project. */
  readonly contract: GraphQLSchema
  readonly platform: GraphQLSchema
}

/** All differences between contract and platform, by descending severity. */
export async function findDrift(root: string, { contract, platform }: Schemas): Promise<readonly Finding[]> {
  const renames = renamesBetween(contract, platform)
  const differences = (await diff(contract, platform))
    .filter((change) => isIndependent(change, { contract, renames }))
    .map(toDifference)
  if (differences.length === 0) return []
  const missing = missingAdditions(contract, platform)
  const selections = selectionsOf(readDocuments(root), { schema: contract, missing })
  const touching = new Set(differences.filter(({ effect }) => effect !== 'none').map(({ coordinate }) => coordinate))
  const context: FindingContext = {
    root,
    contract,
    renames,
    missing,
    readersOf: await findReaders(root, selections, touching),
    siteParts: readSiteParts(root),
  }
  const findings = await Promise.all(differences.map((difference) => toFinding(difference, context)))
  return findings.toSorted(
    (a, b) =>
      SEVERITIES.indexOf(a.severity) - SEVERITIES.indexOf(b.severity) || a.coordinate.localeCompare(b.coordinate),
  )
}

interface FindingContext {
  readonly root: string
  readonly contract: GraphQLSchema
  readonly renames: ReadonlyMap<string, string>
  readonly missing: ReadonlySet<string>
  readonly readersOf: ReadersOf
  readonly siteParts: SiteParts
}

interface Difference extends SchemaChange {
  readonly change: string
}

function toDifference(change: InspectorChange): Difference {
  return { ...toSchemaChange(change), change: change.message.replaceAll('\n', ' ') }
}

async function toFinding({ coordinate, effect, change }: Difference, context: FindingContext): Promise<Finding> {
  const { root, contract, renames, missing, readersOf, siteParts } = context
  const newName = renames.get(coordinate)
  const readers: Readers = effect === 'none' ? { documents: [], code: [] } : readersOf(coordinate)
  const cases = effect === 'unknownValue' ? await casesOf(root, contract, coordinate) : []
  const assessment =
    newName === undefined
      ? assess(effect, { readers, cases, isMissing: missing.has(coordinate) })
      : assessRename(readers, newName)
  const code = sortedLocations(effect === 'unknownValue' ? cases : readers.code)
  const named = readers.documents.map(
    ({ document, file, line }) => [locationText({ file, line }), { name: document, file, line }] as const,
  )
  const documents = [...new Map(named).values()]
  return {
    ...assessment,
    coordinate,
    change: newName === undefined ? change : `Type '${coordinate}' is called '${newName}' now`,
    documents,
    code,
    siteParts: merged([...documents, ...code].flatMap(({ file }) => siteParts(file))),
  }
}

function merged(parts: readonly string[]): readonly string[] {
  const each = [...new Set(parts)]
  if (each.includes('every page')) return ['every page']
  return each.includes('every step') ? each.filter((part) => !part.startsWith('step ')) : each
}

async function casesOf(root: string, contract: GraphQLSchema, name: string): Promise<readonly SourceLocation[]> {
  const { exhaustiveCasesOf } = await import('./cases.ts')
  const type = contract.getType(name)
  return isEnumType(type)
    ? exhaustiveCasesOf(
        root,
        type.getValues().map(({ name: value }) => value),
      )
    : []
}

interface FilterContext {
  readonly contract: GraphQLSchema
  readonly renames: ReadonlyMap<string, string>
}

/** False for a change that another one implies, such as the members of a new or renamed type. */
function isIndependent(change: InspectorChange, { contract, renames }: FilterContext): boolean {
  const { type, path = '' } = change
  const [owner = ''] = path.split('.')
  if (type.startsWith('DIRECTIVE_USAGE')) return false
  if (contract.getType(owner) === undefined) return type === 'TYPE_ADDED' && ![...renames.values()].includes(owner)
  if (type !== 'FIELD_TYPE_CHANGED') return true
  const { oldFieldType, newFieldType } = metaOf(change)
  if (typeof oldFieldType !== 'string' || typeof newFieldType !== 'string') return true
  const renamed = oldFieldType.replace(/\w+/, (name) => renames.get(name) ?? name)
  return renamed === oldFieldType || typeChangesOf({ before: renamed, after: newFieldType }).length > 0
}
