import { getNullableType, isEnumType, isListType, isNonNullType, isObjectType, type GraphQLOutputType } from 'graphql'
import { isValues, type Values } from '#server/documents/graphRequest.ts'
import type { Finding } from './findings.ts'
import { readScalar, UNREADABLE } from './scalars.ts'
import type { Selection } from './selection.ts'

/** Where a value stands in the answer: names and list positions. */
export type Path = readonly (string | number)[]

/** Told of each field that was not as the contract has it. */
export type Report = (finding: Finding, path: Path) => void

interface Place {
  readonly path: Path
  readonly selection: Selection
  readonly report: Report
}

interface Root {
  readonly typeName: string
  readonly selections: readonly Selection[]
}

interface Answered extends Root {
  /** Whether the platform told errors beside its data: null at the root is then no empty list. */
  readonly hasErrors: boolean
}

/**
 * An answer as the contract promises it, under the contract's type names. Scalars are converted, lists and groups that
 * are missing stand empty. What cannot be converted is reported and null, or costs the entry of a list it stands in,
 * or the nearest part that may be null; null where that is the whole.
 */
export function completeAnswer(
  data: Values,
  { typeName, selections, hasErrors }: Answered,
  report: Report,
): Values | null {
  const hole = selections.find((selection) => isHole(data[selection.key], selection, hasErrors))
  if (hole !== undefined) {
    report({ kind: 'refused', coordinate: hole.coordinate }, [hole.key])
    return null
  }
  const completed = completeParts(data, { typeName, selections, path: [], report })
  return isValues(completed) ? completed : null
}

/** Whether what was asked for was not answered at all, and must be. */
function isHole(value: unknown, { isAsked, type }: Selection, hasErrors: boolean): boolean {
  return isAsked && isNonNullType(type) && (value === undefined || (value === null && hasErrors))
}

function completeField(parent: Values, place: Place): unknown {
  const { selection } = place
  const value = selection.isAsked ? parent[selection.key] : null
  return complete(value ?? null, selection.type, place)
}

function complete(value: unknown, type: GraphQLOutputType, place: Place): unknown {
  const bare = getNullableType(type)
  if (value !== null) {
    const completed = completePresent(value, bare, place)
    return completed === UNREADABLE && !isNonNullType(type) ? null : completed
  }
  if (!isNonNullType(type)) return null
  const stand = standIn(bare, place)
  const { selection, path, report } = place
  if (selection.isAsked)
    report({ kind: stand === UNREADABLE ? 'refused' : 'completed', coordinate: selection.coordinate }, path)
  return stand
}

function completePresent(value: unknown, type: GraphQLOutputType, place: Place): unknown {
  if (isListType(type)) return Array.isArray(value) ? completeList(value, type.ofType, place) : refused(place)
  if (isObjectType(type)) return isValues(value) ? completeParts(value, groupOf(type.name, place)) : refused(place)
  const read = isEnumType(type) ? readChoice(value, type.getValues()) : readScalar(String(type), value)
  if (read === UNREADABLE) return refused(place)
  const { clean, coordinate } = place.selection
  if (read !== value) place.report({ kind: 'coerced', coordinate }, place.path)
  return clean !== null && typeof read === 'string' ? clean(read) : read
}

/** An entry that cannot be read costs that entry. */
function completeList(entries: readonly unknown[], type: GraphQLOutputType, place: Place): unknown {
  return entries
    .map((entry, index) => complete(entry ?? null, type, { ...place, path: [...place.path, index] }))
    .filter((entry) => entry !== UNREADABLE)
}

interface Group extends Root, Pick<Place, 'path' | 'report'> {}

function completeParts(value: Values, { typeName, selections, path, report }: Group): unknown {
  const completed: Record<string, unknown> = { __typename: typeName }
  let isReadable = true
  for (const selection of selections) {
    const part = completeField(value, { selection, path: [...path, selection.key], report })
    if (part === UNREADABLE) isReadable = false
    completed[selection.key] = part
  }
  return isReadable ? completed : UNREADABLE
}

function groupOf(typeName: string, { selection, path, report }: Place): Group {
  return { typeName, path, report, selections: selection.selections ?? [] }
}

/** What stands for null where the contract promises a value: nothing in a list, no, a group of such. */
function standIn(type: GraphQLOutputType, place: Place): unknown {
  if (isListType(type)) return []
  // Whether an act was carried out is never guessed.
  if (String(type) === 'Boolean') return place.selection.name === 'success' ? UNREADABLE : false
  if (!isObjectType(type)) return UNREADABLE
  // The group is reported as a whole.
  return completeParts({}, groupOf(type.name, { ...place, report: () => undefined }))
}

function readChoice(value: unknown, choices: readonly { readonly value: unknown }[]): unknown {
  const upper = typeof value === 'string' ? value.toUpperCase() : value
  return choices.some((choice) => choice.value === upper) ? upper : UNREADABLE
}

function refused({ selection, path, report }: Place): typeof UNREADABLE {
  report({ kind: 'refused', coordinate: selection.coordinate }, path)
  return UNREADABLE
}
